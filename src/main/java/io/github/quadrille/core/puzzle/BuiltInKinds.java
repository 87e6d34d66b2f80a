package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The polyominoes up to five cells, by size and letter (Golomb, <i>Polyominoes</i>, 1954 and 1994), and their sets.
 *
 * <p>Tetrominoes go by their letter alone ({@code T} is {@code T4}). The mirror image of a one-sided tetromino has its
 * own letter (J of L, Z of S), that of a pentomino a prime ({@code F5'}). In a fixed puzzle a kind may say by how many
 * degrees it is turned clockwise: {@code L@90}.
 */
public final class BuiltInKinds {
    private static final KindCatalogue SQUARES = new KindCatalogue(Lattices.SQUARE);

    static {
        SQUARES.shape("O1", "X");
        SQUARES.shape("I2", "XX");
        SQUARES.shape("I3", "XXX");
        SQUARES.shape("V3", "X./XX");
        SQUARES.shape("I", "XXXX");
        SQUARES.shape("O", "XX/XX");
        SQUARES.shape("T", "XXX/.X.");
        SQUARES.shape("L", "..X/XXX");
        SQUARES.shape("S", ".XX/XX.");
        SQUARES.shape("J", "X../XXX");
        SQUARES.shape("Z", "XX./.XX");
        SQUARES.shape("F5", ".XX/XX./.X.");
        SQUARES.shape("I5", "XXXXX");
        SQUARES.shape("L5", "X./X./X./XX");
        SQUARES.shape("N5", ".X/XX/X./X.");
        SQUARES.shape("P5", "XX/XX/X.");
        SQUARES.shape("T5", "XXX/.X./.X.");
        SQUARES.shape("U5", "X.X/XXX");
        SQUARES.shape("V5", "X../X../XXX");
        SQUARES.shape("W5", "X../XX./.XX");
        SQUARES.shape("X5", ".X./XXX/.X.");
        SQUARES.shape("Y5", ".X/XX/.X/.X");
        SQUARES.shape("Z5", "XX./.X./.XX");
        for (String name : List.of("F5", "L5", "N5", "P5", "Y5", "Z5")) {
            SQUARES.mirrored(name);
        }
        for (String letter : List.of("I", "O", "T", "L", "S", "J", "Z")) {
            SQUARES.alias(letter + "4", letter);
        }
        SQUARES.alias("L3", "V3");
        SQUARES.alias("monomino", "O1");
        SQUARES.alias("domino", "I2");
        String pentominoes = "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5";
        SQUARES.set("tetrominoes", PieceSymmetry.FREE, "T I O L S");
        SQUARES.set("one-sided-tetrominoes", PieceSymmetry.ONE_SIDED, "I O T L J S Z");
        SQUARES.set("fixed-tetrominoes", PieceSymmetry.FIXED, turned("I", "O", "T", "L", "J", "S", "Z"));
        SQUARES.set("pentominoes", PieceSymmetry.FREE, pentominoes);
        SQUARES.set("one-sided-pentominoes", PieceSymmetry.ONE_SIDED, pentominoes + " F5' L5' N5' P5' Y5' Z5'");
    }

    private BuiltInKinds() {}

    /** The kinds and sets of a lattice. */
    public static KindCatalogue of(Lattice lattice) {
        if (lattice == Lattices.CUBIC) {
            return Solid.KINDS;
        }
        if (lattice == Lattices.HEXAGONAL) {
            return Hexagons.KINDS;
        }
        return lattice == Lattices.TRIANGULAR ? Triangles.KINDS : SQUARES;
    }

    /** Drawn when they are asked for: most commands are about squares. */
    private static final class Solid {
        private static final KindCatalogue KINDS = SolidKinds.catalogue();
    }

    /** Likewise. */
    private static final class Hexagons {
        private static final KindCatalogue KINDS = HexagonKinds.catalogue();
    }

    /** Likewise. */
    private static final class Triangles {
        private static final KindCatalogue KINDS = TriangleKinds.catalogue();
    }

    /** Of squares, the name that answers use: {@code T} for {@code T4}; other names are returned as they are. */
    public static String canonicalName(String name) {
        return SQUARES.canonicalName(name);
    }

    /** Of squares, the kind of a name, alias or turned name such as {@code L@90}. */
    public static Optional<Kind> find(String name) {
        return SQUARES.find(name);
    }

    /**
     * Of squares, the set of a name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static PieceSet set(String name) {
        return findSet(name).orElseThrow(() -> new IllegalArgumentException("There is no set '" + name + "'."));
    }

    /** Of squares, the set of this name, such as {@code pentominoes}. */
    public static Optional<PieceSet> findSet(String name) {
        return SQUARES.findSet(name);
    }

    /** All names that a puzzle file of squares may use for kinds, without turned ones, and for sets. */
    public static List<String> names() {
        return SQUARES.names();
    }

    /** The names of all different turned versions. */
    private static String turned(String... names) {
        List<String> turned = new ArrayList<>();
        for (String name : names) {
            int turns =
                    SQUARES.drawing(name).orientations(PieceSymmetry.ONE_SIDED).size();
            for (int turn = 0; turn < turns; turn++) {
                turned.add(name + "@" + turn * 90);
            }
        }
        return String.join(" ", turned);
    }

    /** The polyhexes up to five cells, with the letters and sizes that David Goodger's Polyform Puzzler has for them. */
    private static final class HexagonKinds {
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

    /**
     * The polycubes up to five cells. Flat ones are called as the polyominoes are; of the solid ones those of four cubes as Piet
     * Hein's Soma cube has them (A, B, P), those of five after Kadon's Superquints, with the size added as Polyform Puzzler does:
     * L15 is the first L of five cubes, and J15 its mirror image.
     */
    private static final class SolidKinds {
        private SolidKinds() {}

        static KindCatalogue catalogue() {
            KindCatalogue kinds = new KindCatalogue(Lattices.CUBIC);
            kinds.shape("O1", "X");
            kinds.shape("I2", "XX");
            kinds.shape("I3", "XXX");
            kinds.shape("V3", "X./XX");
            kinds.shape("I", "XXXX");
            kinds.shape("O", "XX/XX");
            kinds.shape("T", "XXX/.X.");
            kinds.shape("L", "..X/XXX");
            kinds.shape("Z", "XX./.XX");
            kinds.shape("B", "../.X//X./XX");
            kinds.shape("P", "X./XX//../X.");
            kinds.shape("A", "X./XX//../.X");
            kinds.shape("F5", ".XX/XX./.X.");
            kinds.shape("I5", "XXXXX");
            kinds.shape("L5", "X./X./X./XX");
            kinds.shape("N5", ".X/XX/X./X.");
            kinds.shape("P5", "XX/XX/X.");
            kinds.shape("T5", "XXX/.X./.X.");
            kinds.shape("U5", "X.X/XXX");
            kinds.shape("V5", "X../X../XXX");
            kinds.shape("W5", "X../XX./.XX");
            kinds.shape("X5", ".X./XXX/.X.");
            kinds.shape("Y5", ".X/XX/.X/.X");
            kinds.shape("Z5", "XX./.X./.XX");
            kinds.shape("L15", "..X/XXX//.../X..");
            kinds.shape("L25", "..X/XXX//.../.X.");
            kinds.shape("L35", "..X/XXX//.../..X");
            kinds.shape("L45", "..X/XXX//..X/...");
            kinds.shape("J15", ".../X..//..X/XXX");
            kinds.shape("J25", ".../.X.//..X/XXX");
            kinds.shape("J45", "..X/...//..X/XXX");
            kinds.shape("N15", ".../X..//.XX/XX.");
            kinds.shape("N25", ".../.X.//.XX/XX.");
            kinds.shape("S15", ".XX/XX.//.../X..");
            kinds.shape("S25", ".XX/XX.//.../.X.");
            kinds.shape("T15", "X./XX/X.//../X./..");
            kinds.shape("T25", "X./XX/X.//../.X/..");
            kinds.shape("V15", ".X/XX/..//../X./X.");
            kinds.shape("V25", ".X./XX.//.XX/...");
            kinds.shape("Q5", "XX/XX//../X.");
            kinds.shape("A5", ".X/XX//.X/X.");
            for (String letter : List.of("I", "O", "T", "L", "Z", "A", "B", "P")) {
                kinds.alias(letter + "4", letter);
            }
            String flat = "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5";
            String solid = " L15 L25 L35 L45 J15 J25 J45 N15 N25 S15 S25 T15 T25 V15 V25 Q5 A5";
            kinds.set("soma", PieceSymmetry.ONE_SIDED, "V3 T L Z A B P");
            kinds.set("tetracubes", PieceSymmetry.ONE_SIDED, "I O T L Z A B P");
            kinds.set("solid-pentominoes", PieceSymmetry.ONE_SIDED, flat);
            kinds.set("pentacubes", PieceSymmetry.ONE_SIDED, flat + solid);
            return kinds;
        }
    }

    /**
     * The polyiamonds up to seven cells, with the letters and sizes that David Goodger's Polyform Puzzler has for them.
     * O'Beirne's names of the hexiamonds are bar (I6), sphinx (P6), crook (J6), crown (E6), lobster (V6), signpost (H6), snake
     * (S6), butterfly (X6), chevron (C6), hook (G6), yacht (F6) and hexagon (O6).
     */
    private static final class TriangleKinds {
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
}
