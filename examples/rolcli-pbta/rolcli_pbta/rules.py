"""The rules in one line each, in English and in Spanish."""

RULES = {
    "PB-01": ("A move throws 2d6 and adds a stat.", "Un movimiento tira 2d6 y suma un rasgo."),
    "PB-02": ("10 and more: a strong hit.", "10 o más: éxito completo."),
    "PB-03": ("7 to 9: a hit at a cost.", "De 7 a 9: éxito con un coste."),
    "PB-04": ("6 and less: the referee's move.", "6 o menos: mueve quien dirige."),
    "PB-05": ("12 and more, if agreed: better still.", "12 o más, si se acuerda: aún mejor."),
    "PB-06": ("What was gained for the next move is added.", "Se suma lo ganado para la tirada."),
    "PB-07": ("With advantage 3d6, the best two; else the worst.", "Con ventaja 3d6, los dos "
              "mejores; con desventaja, los peores."),
    "PB-08": ("Armour takes its number off the harm.", "La armadura resta su número al daño."),
    "PB-09": ("Six of harm kill; from four on it gets worse.", "Seis de daño matan; desde cuatro "
              "empeora."),
}
