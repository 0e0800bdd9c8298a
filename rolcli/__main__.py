"""The entry point: ``rolcli`` and ``python -m rolcli``."""

from __future__ import annotations

import gc
import os
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import MAGIC_NUMBER, SourceFileLoader
from _imp import _fix_co_filename  # type: ignore[attr-defined]  # as the import system does
from marshal import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType, ModuleType
    from typing import Any

ALLOCATIONS = 100_000
"""Objects made before the first garbage collection; a usual call never makes so many."""
LARGEST = 1 << 16
"""The most bytes that are read at once; a longer compiled module is left to others."""
PACKAGE = "rolcli"


class Loader(SourceFileLoader):
    """Loads a module of this package from its compiled file, if that is up to date.

    Any other case, a missing or old file, is left to the class above, which compiles.
    """

    def __init__(self, name: str, path: str, compiled: str, source: os.stat_result) -> None:
        self.name = name  # all that the class above would do, at half the price
        self.path = path
        self.compiled = compiled
        self.source = source

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of the module in it."""
        code = self.get_code(self.name)
        if code is None:
            raise ImportError(f"there is no code of {self.name}", name=self.name)
        exec(code, module.__dict__)

    def get_code(self, name: str) -> CodeType | None:
        """Give the code of the module."""
        source = self.source
        try:
            handle = os.open(self.compiled, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        except OSError:
            return super().get_code(name)
        try:
            data = os.read(handle, LARGEST)
        finally:
            os.close(handle)
        flags = b"\0\0\0\0"  # the file is judged by date and size, not by a hash
        date = (int(source.st_mtime) & 0xFFFFFFFF).to_bytes(4, "little")
        size = (source.st_size & 0xFFFFFFFF).to_bytes(4, "little")
        if data[:16] != MAGIC_NUMBER + flags + date + size or len(data) == LARGEST:
            return super().get_code(name)
        code: CodeType = loads(memoryview(data)[16:])
        _fix_co_filename(code, self.path)
        return code


class Finder:
    """Finds the modules of this package in its own folders, without asking along sys.path.

    Two fifths of the price of a small module are what the import system does to find it, and
    a call imports forty to ninety of them.
    """

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.end = f".{sys.implementation.cache_tag}.pyc"

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Find a module, or give None to leave it to the others."""
        if not name.startswith(PACKAGE + "."):
            return None
        place = self.folder + name[len(PACKAGE) :].replace(".", os.sep)
        package = None
        try:
            source = os.stat(place + ".py")
        except OSError:
            package, place = place, os.path.join(place, "__init__")
            try:
                source = os.stat(place + ".py")
            except OSError:
                return None
        at = place.rindex(os.sep)
        compiled = f"{place[:at]}{os.sep}__pycache__{place[at:]}{self.end}"
        loader = Loader(name, place + ".py", compiled, source)
        spec = ModuleSpec(name, loader, origin=loader.path, is_package=package is not None)
        if package is not None:
            spec.submodule_search_locations = [package]
        spec.has_location = True
        spec.cached = compiled
        return spec


def load_quickly() -> None:
    """Let a Finder look for the modules of this package, where they are files as usual."""
    usual = isinstance(__spec__ and __spec__.loader, SourceFileLoader)
    if usual and not sys.flags.optimize and sys.pycache_prefix is None:
        sys.meta_path.insert(0, Finder(os.path.dirname(os.path.abspath(__file__))))


def entry() -> None:
    """Answer the command line as a process of its own, and end it at once.

    The interpreter's tear-down takes a quarter of the time of a short call, and
    nothing is left for it to do: files are closed and the streams flushed.
    """
    gc.set_threshold(ALLOCATIONS)
    load_quickly()
    code = main()
    if sys.gettrace() is not None or sys.getprofile() is not None or sys.flags.inspect:
        sys.exit(code)  # whoever watches the program wants to see its end
    try:
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):  # there is none, or nobody reads it
        pass
    os._exit(code)


def main() -> int:
    """Answer the command line of this process; give the exit code."""
    try:
        from rolcli.cli.environment import Environment
        from rolcli.cli.run import run

        code = run(sys.argv[1:], Environment.process())
    except KeyboardInterrupt:
        code = 130
    return hush(code)


def hush(code: int) -> int:
    """Keep the interpreter from complaining, at its end, of a stdout that cannot be written."""
    stream = sys.stdout
    try:
        if stream is not None:
            stream.flush()
    except (OSError, ValueError):
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (OSError, ValueError):
            pass
    return code


if __name__ == "__main__":
    entry()
