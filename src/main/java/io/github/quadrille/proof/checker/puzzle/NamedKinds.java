package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.LatticeForm.PieceMoves;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The kinds that need no drawing in the puzzle file. */
final class NamedKinds {
    private static final Map<String, String> OTHER_NAMES = Map.of("L3", "V3", "monomino", "O1", "domino", "I2");
    private static final Pattern RECTANGLE = Pattern.compile("([1-9][0-9]{0,3})x([1-9][0-9]{0,3})");
    private static final String ONE_SIDED = "one-sided-";
    private static final String FIXED_TETROMINOES = "fixed-tetrominoes";

    private final LatticeForm form;
    private final Map<String, List<PicturePosition>> shapes = new LinkedHashMap<>();

    NamedKinds(LatticeForm form) {
        this.form = form;
        String[] words = KindDrawings.of(form);
        for (int i = 0; i < words.length; i += 2) {
            List<PicturePosition> shape = new ArrayList<>();
            int layer = -1;
            for (String drawn : words[i + 1].split("\\|")) {
                // Nothing between two bars: the coordinate before that of the layer goes on.
                layer = drawn.isEmpty() ? LatticeForm.BASE - 1 : layer + 1;
                String[] rows = drawn.split("/");
                for (int row = 0; row < rows.length; row++) {
                    for (int column = 0; column < rows[row].length(); column++) {
                        if (rows[row].charAt(column) == '#') {
                            shape.add(new PicturePosition(layer, row, column));
                        }
                    }
                }
            }
            shapes.put(words[i], shape);
        }
    }

    /** The name by which the bag has a kind: {@code T4} is {@code T}. */
    String usualName(String name) {
        boolean isFlat = form == LatticeForm.SQUARE;
        int at = name.indexOf('@');
        String plain = at < 0 ? name : name.substring(0, at);
        if (isFlat && OTHER_NAMES.containsKey(plain)) {
            plain = OTHER_NAMES.get(plain);
        } else if (plain.matches("[A-Z]4") && shapes.containsKey(plain.substring(0, 1))) {
            plain = plain.substring(0, 1);
        }
        return at < 0 ? plain : plain + name.substring(at);
    }

    /** The shape of a kind: of {@code F5'} the mirror image of {@code F5}, of {@code L@90} the L turned clockwise. */
    Optional<List<PicturePosition>> shape(String name) {
        String usual = usualName(name);
        int at = usual.indexOf('@');
        if (at >= 0) {
            int turns = form == LatticeForm.SQUARE
                    ? List.of("0", "90", "180", "270").indexOf(usual.substring(at + 1))
                    : -1;
            return turns < 0 ? Optional.empty() : shape(usual.substring(0, at)).map(shape -> form.turned(shape, turns));
        }
        if (usual.endsWith("'") && form != LatticeForm.CUBIC) {
            return Optional.ofNullable(shapes.get(usual.substring(0, usual.length() - 1)))
                    .map(form::mirrored);
        }
        return Optional.ofNullable(shapes.get(usual)).or(() -> rectangle(usual));
    }

    /** Of squares, {@code 3x5} has three rows of five. */
    private Optional<List<PicturePosition>> rectangle(String name) {
        Matcher sides = RECTANGLE.matcher(name);
        if (form != LatticeForm.SQUARE || !sides.matches()) {
            return Optional.empty();
        }
        int columns = Integer.parseInt(sides.group(2));
        int cells = Integer.parseInt(sides.group(1)) * columns;
        return cells > PieceKinds.MOST_CELLS
                ? Optional.empty()
                : Optional.of(IntStream.range(0, cells)
                        .mapToObj(cell -> new PicturePosition(0, cell / columns, cell % columns))
                        .toList());
    }

    /** What pieces of a set may do, if it is one. */
    Optional<PieceMoves> movesOfSet(String name) {
        boolean known = !namesOfSet(name).isEmpty();
        PieceMoves usual = form == LatticeForm.CUBIC ? PieceMoves.ONE_SIDED : PieceMoves.FREE;
        return !known
                ? Optional.empty()
                : Optional.of(
                        name.equals(FIXED_TETROMINOES)
                                ? PieceMoves.FIXED
                                : name.startsWith(ONE_SIDED) ? PieceMoves.ONE_SIDED : usual);
    }

    /** The kinds of a set; none if it is no set. */
    List<String> namesOfSet(String name) {
        String listed = KindDrawings.sets(form).get(name);
        if (listed != null) {
            return List.of(listed.split(" "));
        }
        if (form == LatticeForm.SQUARE && name.equals(FIXED_TETROMINOES)) {
            return turnedTetrominoes();
        }
        return name.startsWith(ONE_SIDED) && form != LatticeForm.CUBIC
                ? withMirrorImages(namesOfSet(name.substring(ONE_SIDED.length())))
                : List.of();
    }

    private List<String> turnedTetrominoes() {
        List<String> names = new ArrayList<>();
        for (String name : List.of("I", "O", "T", "L", "J", "S", "Z")) {
            int different =
                    form.orientations(shapes.get(name), PieceMoves.ONE_SIDED).size();
            for (int turn = 0; turn < different; turn++) {
                names.add(name + "@" + 90 * turn);
            }
        }
        return names;
    }

    private List<String> withMirrorImages(List<String> free) {
        List<String> all = new ArrayList<>(free);
        for (String name : free) {
            List<PicturePosition> shape = shapes.get(name);
            if (form.orientations(shape, PieceMoves.FREE).size()
                    > form.orientations(shape, PieceMoves.ONE_SIDED).size()) {
                all.add(name + "'");
            }
        }
        return all;
    }

    /**
     * What names of kinds and sets mean, as the manual says it: a name and the kind as drawn, rows from the top with slashes
     * between, layers with bars. Rows of hexagons lean: each begins half a cell further right than the one above. That each set has every
     * shape of its size once is tested.
     */
    private static final class KindDrawings {
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

        /** By lattice, the sets whose kinds have letters of their own; the others follow. */
        private static final Map<LatticeForm, Map<String, String>> SETS = Map.of(
                LatticeForm.SQUARE,
                Map.of(
                        "tetrominoes",
                        "T I O L S",
                        "one-sided-tetrominoes",
                        "I O T L J S Z",
                        "pentominoes",
                        PENTOMINOES),
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

        /** Names and drawings in turn. */
        static String[] of(LatticeForm form) {
            String table = switch (form) {
                case SQUARE -> SQUARES;
                case CUBIC -> CUBES;
                case HYPERCUBIC, HYPERCUBIC_5, HYPERCUBIC_6 -> CUBES + HYPERCUBES;
                case HEXAGONAL -> HEXAGONS;
                case TRIANGULAR -> TRIANGLES;
            };
            return table.strip().split("\\s+");
        }

        /** Names of sets, each with the names of its kinds. */
        static Map<String, String> sets(LatticeForm form) {
            return SETS.get(form.dimensions() > 3 ? LatticeForm.HYPERCUBIC : form);
        }
    }
}
