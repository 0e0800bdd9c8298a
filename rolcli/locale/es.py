"""Generated from es.po by ``python -m rolcli.locale.build``; do not edit."""

# ruff: noqa: E501

MESSAGES: dict[str, str | tuple[str, str]] = {
}

WORDS: dict[str, str] = {
}
