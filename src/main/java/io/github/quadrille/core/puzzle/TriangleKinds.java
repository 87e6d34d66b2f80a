package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Lattices;


/**
 * The polyiamonds up to seven cells, with the letters and sizes that David Goodger's Polyform Puzzler has for them.
 * O'Beirne's names of the hexiamonds are bar (I6), sphinx (P6), crook (J6), crown (E6), lobster (V6), signpost (H6), snake
 * (S6), butterfly (X6), chevron (C6), hook (G6), yacht (F6) and hexagon (O6).
 */
final class TriangleKinds {
    private TriangleKinds() {}

    static KindCatalogue catalogue() {
        KindCatalogue kinds = new KindCatalogue(Lattices.TRIANGULAR);
        kinds.shape("T1", "X");
        kinds.shape("D2", "XX");
        kinds.shape("I3", "XXX");
        kinds.shape("I4", "XXXX");
        kinds.shape("C4", "XXX/..X");
        kinds.shape("T4", "..X/.XXX");
        kinds.shape("I5", "XXXXX");
        kinds.shape("C5", "XXX/X.X");
        kinds.shape("L5", "....X/.XXXX");
        kinds.shape("P5", "..X/.XXXX");
        kinds.shape("I6", "XXXXXX");
        kinds.shape("P6", "....X/.XXXXX");
        kinds.shape("J6", "XXXXX/X");
        kinds.shape("E6", "XXXXX/..X");
        kinds.shape("V6", "..XX/.XXXX");
        kinds.shape("H6", "XXXX/..XX");
        kinds.shape("S6", "....X/.XXXX/.X");
        kinds.shape("X6", "..X/.XXXX/...X");
        kinds.shape("C6", "....XX/.XXXX");
        kinds.shape("G6", "...XX/.XXXX");
        kinds.shape("F6", "..X.X/.XXXX");
        kinds.shape("O6", "XXX/XXX");
        kinds.shape("I7", "XXXXXXX");
        kinds.shape("P7", "..X/.XXXXXX");
        kinds.shape("E7", "....X/.XXXXXX");
        kinds.shape("L7", "......X/.XXXXXX");
        kinds.shape("H7", "....XX/.XXXXX");
        kinds.shape("G7", "...XX/.XXXXX");
        kinds.shape("M7", "..X.X/.XXXXX");
        kinds.shape("T7", "..X/.XXXXX/.X");
        kinds.shape("X7", "..X/.XXXXX/...X");
        kinds.shape("Q7", "..X/.XXXXX/.....X");
        kinds.shape("R7", "..XXXXX/.XX");
        kinds.shape("J7", "XXXXX/XX");
        kinds.shape("F7", "XXXXX/X.X");
        kinds.shape("C7", "XXXXX/X...X");
        kinds.shape("Y7", "XXXXX/.XX");
        kinds.shape("Z7", "XXXX/..XXX");
        kinds.shape("B7", "..XX/.XXXX/...X");
        kinds.shape("A7", "XXXX/X.XX");
        kinds.shape("W7", "....X/.XXXX/...XX");
        kinds.shape("D7", "..X/.XXX/.XXX");
        kinds.shape("U7", "..X.XX/.XXXX");
        kinds.shape("V7", "..X/..XX/XXXX");
        kinds.shape("N7", "....XX/.XXXX/.X");
        kinds.shape("S7", "...XX/.XXXX/.X");
        kinds.family("tetriamonds", "I4 C4 T4");
        kinds.family("pentiamonds", "I5 C5 L5 P5");
        kinds.family("hexiamonds", "I6 P6 J6 E6 V6 H6 S6 X6 C6 G6 F6 O6");
        kinds.family("heptiamonds", "I7 P7 E7 L7 H7 G7 M7 T7 X7 Q7 R7 J7 F7 C7 Y7 Z7 B7 A7 W7 D7 U7 V7 N7 S7");
        return kinds;
    }
}
