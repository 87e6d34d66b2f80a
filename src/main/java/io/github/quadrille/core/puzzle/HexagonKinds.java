package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Lattices;


/** The polyhexes up to five cells, with the letters and sizes that David Goodger's Polyform Puzzler has for them. */
final class HexagonKinds {
    private HexagonKinds() {}

    static KindCatalogue catalogue() {
        KindCatalogue kinds = new KindCatalogue(Lattices.HEXAGONAL);
        kinds.shape("H1", "X");
        kinds.shape("I2", "X X");
        kinds.shape("I3", "X X X");
        kinds.shape("V3", "   X/X X");
        kinds.shape("A3", " X/X X");
        kinds.shape("I4", "X X X X");
        kinds.shape("J4", "     X/X X X");
        kinds.shape("P4", "   X/X X X");
        kinds.shape("S4", "   X X/X X");
        kinds.shape("U4", "X . X/ X X");
        kinds.shape("Y4", "   X/X X/   X");
        kinds.shape("O4", " X X/X X");
        kinds.shape("A5", "   X/X X X/   X");
        kinds.shape("B5", "   X X/X X X");
        kinds.shape("C5", "X . . X/ X X X");
        kinds.shape("D5", " X X/X X X");
        kinds.shape("E5", "   X/X X X X");
        kinds.shape("F5", " X . X/X X X");
        kinds.shape("G5", "   X X/X X . X");
        kinds.shape("H5", "  X/   X X/X X");
        kinds.shape("I5", "X X X X X");
        kinds.shape("J5", "       X/X X X X");
        kinds.shape("L5", "      X/     X/X X X");
        kinds.shape("N5", "     X X/X X X");
        kinds.shape("P5", "     X/X X X X");
        kinds.shape("Q5", "     X/X X X/ X");
        kinds.shape("R5", "    X/     X/X X X");
        kinds.shape("S5", "      X/ X X X/X");
        kinds.shape("T5", "     X/X X X/   X");
        kinds.shape("U5", " X/X . X/ X X");
        kinds.shape("V5", "  X/ X/X X X");
        kinds.shape("W5", "      X/   X X/X X");
        kinds.shape("X5", " X/X X X/   X");
        kinds.shape("Y5", "     X/X X X/     X");
        kinds.family("trihexes", "I3 V3 A3");
        kinds.family("tetrahexes", "I4 J4 P4 S4 U4 Y4 O4");
        kinds.family("pentahexes", "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 L5 N5 P5 Q5 R5 S5 T5 U5 V5 W5 X5 Y5");
        return kinds;
    }
}
