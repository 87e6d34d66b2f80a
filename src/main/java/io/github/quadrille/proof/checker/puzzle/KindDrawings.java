package io.github.quadrille.proof.checker.puzzle;

import java.util.Map;

/**
 * Defines the named kinds and sets of kinds as the manual does. Each kind has a name and a drawing. A drawing has its
 * rows from the top, with slashes between rows, and bars between layers. Rows of hexagons lean: each begins half a cell
 * further right than the row above. For flat boards, a test checks that each set has every shape of its size once. It
 * also checks this for the tetracubes and pentacubes in three dimensions.
 */
final class KindDrawings {
    private static final String SQUARES = """
            O1 #   I2 ##   I3 ###   V3 #./##   I ####   O ##/##   T ###/.#.   L ..#/###   S .##/##.   J #../###   Z ##./.##
            F5 .##/##./.#.   I5 #####   L5 #./#./#./##   N5 .#/##/#./#.   P5 ##/##/#.   T5 ###/.#./.#.   U5 #.#/###
            V5 #../#../###   W5 #../##./.##   X5 .#./###/.#.   Y5 .#/##/.#/.#   Z5 ##./.#./.##
            """;
    private static final String CUBES = """
            O1 #   I2 ##   I3 ###   V3 #./##   I ####   O ##/##   T ###/.#.   L ..#/###   Z ##./.##   B ../.#|#./##
            P #./##|../#.   A #./##|../.#   F5 .##/##./.#.   I5 #####   L5 #./#./#./##   N5 .#/##/#./#.   P5 ##/##/#.
            T5 ###/.#./.#.   U5 #.#/###   V5 #../#../###   W5 #../##./.##   X5 .#./###/.#.   Y5 .#/##/.#/.#   Z5 ##./.#./.##
            L15 ..#/###|.../#..   L25 ..#/###|.../.#.   L35 ..#/###|.../..#   L45 ..#/###|..#/...   J15 .../#..|..#/###
            J25 .../.#.|..#/###   J45 ..#/...|..#/###   N15 .../#..|.##/##.   N25 .../.#.|.##/##.   S15 .##/##.|.../#..
            S25 .##/##.|.../.#.   T15 #./##/#.|../#./..   T25 #./##/#.|../.#/..   V15 .#/##/..|../#./#.   V25 .#./##.|.##/...
            Q5 ##/##|../#.   A5 .#/##|.#/#.
            """;
    private static final String HYPERCUBES = """
            H15 ##/.#|../.#||../..|../.#   H25 ##/#.|#.||..|#.   H35 ##/#.|#.||#.
            """;
    private static final String HEXAGONS = """
            H1 #   I2 ##   I3 ###   V3 ..#/##   A3 .#/##   I4 ####   J4 ...#/###   P4 ..#/###   S4 ..##/##   U4 #.#/##
            Y4 ..#/##/.#   O4 .##/##   A5 ..#/###/.#   B5 ..##/###   C5 #..#/###   D5 .##/###   E5 ..#/####   F5 .#.#/###
            G5 ..##/##.#   H5 ..#/..##/##   I5 #####   J5 ....#/####   L5 ....#/...#/###   N5 ...##/###   P5 ...#/####
            Q5 ...#/###/#   R5 ...#/...#/###   S5 ....#/.###/#   T5 ...#/###/.#   U5 .#/#.#/##   V5 ..#/.#/###   W5 ....#/..##/##
            X5 .#/###/.#   Y5 ...#/###/..#
            """;
    private static final String TRIANGLES = """
            T1 #   D2 ##   I3 ###   I4 ####   C4 ###/..#   T4 ..#/.###   I5 #####   C5 ###/#.#   L5 ....#/.####   P5 ..#/.####
            I6 ######   P6 ....#/.#####   J6 #####/#   E6 #####/..#   V6 ..##/.####   H6 ####/..##   S6 ....#/.####/.#
            X6 ..#/.####/...#   C6 ....##/.####   G6 ...##/.####   F6 ..#.#/.####   O6 ###/###   I7 #######   P7 ..#/.######
            E7 ....#/.######   L7 ......#/.######   H7 ....##/.#####   G7 ...##/.#####   M7 ..#.#/.#####   T7 ..#/.#####/.#
            X7 ..#/.#####/...#   Q7 ..#/.#####/.....#   R7 ..#####/.##   J7 #####/##   F7 #####/#.#   C7 #####/#...#
            Y7 #####/.##   Z7 ####/..###   B7 ..##/.####/...#   A7 ####/#.##   W7 ....#/.####/...##   D7 ..#/.###/.###
            U7 ..#.##/.####   V7 ..#/..##/####   N7 ....##/.####/.#   S7 ...##/.####/.#
            """;

    private static final String PENTOMINOES = "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5";

    /**
     * Each lattice is mapped to its sets. Each set has a name and the names of its kinds. {@link NamedKinds} derives
     * further sets, such as most one-sided sets.
     */
    private static final Map<LatticeForm, Map<String, String>> SETS = Map.of(
            LatticeForm.SQUARE,
            Map.of("tetrominoes", "T I O L S", "one-sided-tetrominoes", "I O T L J S Z", "pentominoes", PENTOMINOES),
            LatticeForm.CUBIC,
            Map.of(
                    "soma",
                    "V3 T L Z A B P",
                    "tetracubes",
                    "I O T L Z A B P",
                    "solid-pentominoes",
                    PENTOMINOES,
                    "pentacubes",
                    PENTOMINOES + " L15 L25 L35 L45 J15 J25 J45 N15 N25 S15 S25 T15 T25 V15 V25 Q5 A5"),
            LatticeForm.HYPERCUBIC,
            Map.of(
                    "tetracubes",
                    "I O T L Z A P",
                    "solid-pentominoes",
                    PENTOMINOES,
                    "pentacubes",
                    PENTOMINOES + " L15 L25 L35 L45 N15 N25 T15 T25 V15 Q5 A5 H15 H25 H35"),
            LatticeForm.FCC,
            Map.of(
                    "planar-trominoes", "I3 V3",
                    "planar-tetrominoes", "I O T L S",
                    "planar-pentominoes", PENTOMINOES,
                    "planar-trihexes", "I3 hV3 hA3",
                    "planar-tetrahexes", "I hJ4 hP4 hS4 hU4 hY4 hO4",
                    "planar-pentahexes",
                            "hA5 hB5 hC5 hD5 hE5 hF5 hG5 hH5 I5 hJ5 hL5 hN5 hP5 hQ5 hR5 hS5 hT5 hU5 hV5 hW5 hX5 hY5"),
            LatticeForm.HEXAGONAL,
            Map.of(
                    "trihexes", "I3 V3 A3",
                    "tetrahexes", "I4 J4 P4 S4 U4 Y4 O4",
                    "pentahexes", "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 L5 N5 P5 Q5 R5 S5 T5 U5 V5 W5 X5 Y5"),
            LatticeForm.TRIANGULAR,
            Map.of(
                    "tetriamonds", "I4 C4 T4",
                    "pentiamonds", "I5 C5 L5 P5",
                    "hexiamonds", "I6 P6 J6 E6 V6 H6 S6 X6 C6 G6 F6 O6",
                    "heptiamonds", "I7 P7 E7 L7 H7 G7 M7 T7 X7 Q7 R7 J7 F7 C7 Y7 Z7 B7 A7 W7 D7 U7 V7 N7 S7"));

    private KindDrawings() {}

    /** Returns the names and drawings of all kinds of a lattice. Each name is followed by the drawing of its kind. */
    static String[] of(LatticeForm form) {
        String table = switch (form) {
            case SQUARE -> SQUARES;
            case CUBIC -> CUBES;
            case HYPERCUBIC, HYPERCUBIC_5, HYPERCUBIC_6 -> CUBES + HYPERCUBES;
            case HEXAGONAL -> HEXAGONS;
            case TRIANGULAR -> TRIANGLES;
            // The drawing of a row of hexagons becomes the drawing of a layer with one row of balls. Mirror images and
            // straight pieces are left out, so that each shape has only one name.
            case FCC ->
                SQUARES.replaceAll("\\b[JZ] \\S+", "")
                        + HEXAGONS.replaceAll("(H1|I\\d) \\S+", "")
                                .replace('/', '|')
                                .replaceAll("(\\w\\d) ", "h$1 ");
        };
        return table.strip().split("\\s+");
    }

    /** Returns the sets of a lattice. The name of each set is mapped to the names of its kinds. */
    static Map<String, String> sets(LatticeForm form) {
        return SETS.get(form.dimensions() > 3 ? LatticeForm.HYPERCUBIC : form);
    }
}
