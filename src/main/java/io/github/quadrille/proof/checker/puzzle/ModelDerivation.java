package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.DerivedModel.DerivedKind;
import io.github.quadrille.proof.checker.puzzle.PieceLooks.Look;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/**
 * Derives the linear model of a puzzle. A column is a placement. A row bounds how many placements of a set are chosen.
 * There is a row for each cell, then a row for each kind, and then there are further rows for the rules. If pieces are
 * given, the model is that of the remaining puzzle: the board lacks the cells of the given pieces, and the counts of
 * their kinds are lower by the number of given pieces.
 */
public final class ModelDerivation {
    private static final String RULES = "rules";
    private static final Set<String> KEYS = Set.of(
            "name",
            "author",
            "description",
            "instructions",
            "lattice",
            "board",
            "wrap",
            "symmetry",
            "pieces",
            "shapes",
            "given",
            "goal",
            "maximise",
            "weights",
            "cell-weights",
            RULES,
            "colours");
    private static final List<String> BESIDE_PIECES = List.of("lattice", "symmetry", "wrap", "goal");
    private static final Pattern PICTURE = Pattern.compile("[.?# \\n]+|[01, \\n]+");
    /**
     * This pattern matches a board of the line-clearing game: fields with commas between them, and the letters r, b or
     * B for tokens.
     */
    private static final Pattern LINE_CLEARING = Pattern.compile("(?=[^rbB]*[rbB])(?=[^,]*,)[rbB, \\n]+");

    private static final int SET_OF_TETROMINOES = 20;

    private ModelDerivation() {}

    /** Returns whether a text is the size of a board. */
    public static boolean isSize(String text) {
        return BoardSizes.isSize(text);
    }

    /**
     * Derives the model of a board that is given by its size.
     *
     * @param size the size of the board
     * @param beside the values of {@code pieces}, {@code lattice}, {@code symmetry}, {@code wrap}, {@code goal} and
     *     {@code rules} that the user gives
     */
    public static DerivedModel ofSize(String size, Map<String, String> beside) throws UnreadablePuzzle {
        Map<String, PuzzleNode> puzzle = new LinkedHashMap<>(Map.of("board", words(size)));
        if (!beside.containsKey("pieces")) {
            UnreadablePuzzle.when(
                    !size.matches("\\d{1,4}[xX]\\d{1,4}"),
                    0,
                    "A size of this lattice does not say which pieces to use. Add --pieces.");
            String[] sides = size.split("[xX]");
            long sets = Long.parseLong(sides[0]) * Long.parseLong(sides[1]) / SET_OF_TETROMINOES;
            puzzle.put("pieces", new PuzzleNode.Entries(0, Map.of("tetrominoes", words(Long.toString(sets)))));
        }
        return of(puzzle, beside);
    }

    /**
     * Derives the model of a puzzle file, or of a file that only has the picture of a board.
     *
     * @param bytes the file in UTF-8: a puzzle in YAML or JSON, or a picture
     * @param beside the values of keys that the file does not have; rules are added to the rules of the file
     */
    public static DerivedModel ofFile(byte[] bytes, Map<String, String> beside) throws UnreadablePuzzle {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new UnreadablePuzzle(0, "This file is not text.");
        }
        String plain = text.replaceFirst("^\uFEFF", "").replace("\r\n", "\n");
        UnreadablePuzzle.when(
                LINE_CLEARING.matcher(plain).matches(),
                0,
                "This is a board of the line-clearing game, whose model cannot be derived here. Leave out --puzzle to"
                        + " check the proof against its model only.");
        return PICTURE.matcher(plain).matches() ? ofPicture(plain, beside) : of(PuzzleTree.parse(plain), beside);
    }

    /**
     * Derives the model of a picture. If no pieces are given, a picture of 0 and 1 is a board for any number of
     * tetrominoes. The goal is then to cover, unless another goal is given.
     */
    private static DerivedModel ofPicture(String text, Map<String, String> beside) throws UnreadablePuzzle {
        Map<String, PuzzleNode> puzzle = new LinkedHashMap<>();
        boolean isMatrix = text.indexOf('0') >= 0 || text.indexOf('1') >= 0;
        puzzle.put("board", words(isMatrix ? text.replaceAll("[ ,]", "") : text));
        if (isMatrix && !beside.containsKey("pieces")) {
            puzzle.put("pieces", new PuzzleNode.Entries(0, Map.of("tetrominoes", words("any"))));
            if (!beside.containsKey("goal")) {
                puzzle.put("goal", words("cover"));
            }
        }
        boolean mayBeSwapped = !isMatrix && text.matches("[.# \n]*") && text.indexOf('#') >= 0;
        return mayBeSwapped ? ofSigns(puzzle, text, beside) : of(puzzle, beside);
    }

    /**
     * Derives the model of a picture with {@code .} and {@code #}. Usually each {@code .} is a cell. If an option gives
     * the pieces for a packing of squares, the least and the greatest total size of the pieces are compared with the
     * picture. If only the number of {@code #} lies between these two sizes, each {@code #} is a cell.
     */
    private static DerivedModel ofSigns(Map<String, PuzzleNode> puzzle, String text, Map<String, String> beside)
            throws UnreadablePuzzle {
        boolean isPacked = beside.getOrDefault("goal", "pack").equals("pack");
        Map<String, PuzzleNode> file = withBeside(puzzle, beside);
        LatticeForm form = form(Optional.ofNullable(file.get("lattice")));
        if (form == LatticeForm.SQUARE && isPacked && beside.containsKey("pieces")) {
            PieceKinds.addOption(beside.get("pieces"), file, form);
            List<DerivedKind> kinds = PieceKinds.read(file, form);
            if (!fits(text, '.', kinds) && fits(text, '#', kinds)) {
                String swapped = text.replace('.', ' ').replace('#', '.').replace(' ', '#');
                return of(Map.of("board", words(swapped)), beside);
            }
        }
        return of(puzzle, beside);
    }

    private static boolean fits(String text, char cell, List<DerivedKind> kinds) {
        long cells = text.chars().filter(mark -> mark == cell).count();
        long least = 0;
        long most = 0;
        for (DerivedKind kind : kinds) {
            long size = kind.orientations().iterator().next().size();
            least += size * kind.min();
            most += size * kind.max();
        }
        return cells > 0 && least <= cells && cells <= most;
    }

    /**
     * Returns the keys of a file with their values, and adds the values that the user gives as options, except the
     * pieces. Rules are added to the rules of the file.
     */
    private static Map<String, PuzzleNode> withBeside(Map<String, PuzzleNode> written, Map<String, String> beside)
            throws UnreadablePuzzle {
        Map<String, PuzzleNode> file = new LinkedHashMap<>(written);
        BESIDE_PIECES.stream().filter(beside::containsKey).forEach(key -> file.put(key, words(beside.get(key))));
        if (beside.containsKey(RULES)) {
            List<PuzzleNode> all = new ArrayList<>(DerivedRules.items(PuzzleTree.value(beside.get(RULES))));
            if (file.containsKey(RULES)) {
                all.addAll(DerivedRules.items(file.get(RULES)));
            }
            file.put(RULES, new PuzzleNode.Items(0, all));
        }
        return file;
    }

    private static PuzzleNode words(String text) {
        return new PuzzleNode.Words(0, text, false);
    }

    private static DerivedModel of(Map<String, PuzzleNode> written, Map<String, String> beside)
            throws UnreadablePuzzle {
        for (String key : written.keySet()) {
            UnreadablePuzzle.when(
                    !KEYS.contains(key) || (beside.containsKey(key) && !key.equals(RULES)),
                    written.get(key).line(),
                    "The key %s is unknown, or an option gives its value, too.",
                    UnreadablePuzzle.quote(key));
        }
        Map<String, PuzzleNode> file = withBeside(written, beside);
        LatticeForm form = form(Optional.ofNullable(file.get("lattice")));
        if (form.dimensions() > 3 && file.containsKey("board")) {
            form = form.of(DerivedBoard.dimensions(file.get("board")));
        }
        if (beside.containsKey("pieces")) {
            PieceKinds.addOption(beside.get("pieces"), file, form);
        }
        for (String needed : List.of("board", "pieces")) {
            UnreadablePuzzle.when(!file.containsKey(needed), 0, "The puzzle has no '%s'.", needed);
        }
        ClosedEdges closed = ClosedEdges.read(form, Optional.ofNullable(file.get("wrap")));
        DerivedBoard board = DerivedBoard.read(form, file.get("board"), closed);
        return model(file, board, PieceKinds.read(file, form));
    }

    private static LatticeForm form(Optional<PuzzleNode> node) throws UnreadablePuzzle {
        String word = node.isEmpty() ? "square" : node.get().word("The lattice");
        for (LatticeForm form : LatticeForm.values()) {
            if (form.name().toLowerCase(Locale.ROOT).equals(word)) {
                return form;
            }
        }
        throw new UnreadablePuzzle(
                node.orElseThrow().line(),
                "There is no such lattice. Use square, cubic, hexagonal, triangular, fcc or hypercubic.");
    }

    private static DerivedModel model(Map<String, PuzzleNode> file, DerivedBoard board, List<DerivedKind> kinds)
            throws UnreadablePuzzle {
        Optional<CoveringWorth> worth = CoveringWorth.read(file, board, kinds);
        List<DerivedRule> rules = DerivedRules.read(file, board, kinds, worth.isPresent());
        AllowedPlacements allowed = new AllowedPlacements(board, rules);
        PlacedPieces pieces = new PlacedPieces(board);
        pieces.refuseTooMany(kinds);
        List<Set<CellSet>> all = new ArrayList<>();
        List<Set<CellSet>> placements = new ArrayList<>();
        for (int kind = 0; kind < kinds.size(); kind++) {
            DerivedKind one = kinds.get(kind);
            int number = kind;
            all.add(one.max() == 0 || (!rules.isEmpty() && !file.containsKey("given")) ? Set.of() : pieces.of(one));
            placements.add(
                    rules.isEmpty() || one.max() == 0
                            ? all.get(kind)
                            : pieces.of(
                                    allowed.looks(kind, one.drawn()),
                                    (look, cells) -> allowed.allows(number, look, cells)));
        }
        List<DerivedKind> left = new ArrayList<>(kinds);
        List<GivenPiecesReader.Laid> laid = new ArrayList<>();
        BitSet covered = new BitSet();
        if (file.containsKey("given")) {
            GivenPiecesReader given = new GivenPiecesReader(board, left, byCells(all));
            covered = given.read(file.get("given"));
            laid.addAll(given.laid());
        }
        for (GivenPiecesReader.Laid piece : laid) {
            UnreadablePuzzle.when(
                    !placements.get(piece.kind()).contains(piece.cells()),
                    file.get("given").line(),
                    "A given piece breaks a rule.");
        }
        int[] rowOf = new int[board.cells().size()];
        List<DerivedModel.ModelRow> rows = new ArrayList<>();
        for (int cell = 0; cell < rowOf.length; cell++) {
            rowOf[cell] = rows.size();
            if (!covered.get(cell)) {
                String name = "cell " + board.form().name(board.cells().get(cell));
                int min = worth.isEmpty() && board.isMandatory(cell) ? 1 : 0;
                rows.add(new DerivedModel.ModelRow(name, min, 1));
            }
        }
        int cells = rows.size();
        List<DerivedModel.Placed> columns = new ArrayList<>();
        List<RowsOfRules.Piece> open = new ArrayList<>();
        for (int kind = 0; kind < left.size(); kind++) {
            DerivedKind one = left.get(kind);
            rows.add(new DerivedModel.ModelRow("kind " + one.name(), one.min(), one.max()));
            for (CellSet set : one.max() == 0 ? Set.<CellSet>of() : placements.get(kind)) {
                if (Arrays.stream(set.cells()).noneMatch(covered::get)) {
                    open.add(new RowsOfRules.Piece(kind, set.numbers()));
                    int[] on =
                            Arrays.stream(set.cells()).map(cell -> rowOf[cell]).toArray();
                    long value = worth.isEmpty() ? 0 : worth.get().of(one, set.cells());
                    columns.add(new DerivedModel.Placed(cells + kind, on, value));
                }
            }
        }
        List<RowsOfRules.Piece> lying = laid.stream()
                .map(piece -> new RowsOfRules.Piece(piece.kind(), piece.cells().numbers()))
                .toList();
        List<RowsOfRules.Piece> both = new ArrayList<>(open);
        both.addAll(lying);
        BitSet taken = covered;
        return new DerivedModel(
                rows,
                cells,
                columns,
                worth.isPresent(),
                () -> board.moves(cell -> taken.get(cell) ? -1 : rowOf[cell]),
                RowsOfRules.of(rules, board, worth.isEmpty(), both, open.size()),
                (to, kindsTo) -> rules.isEmpty()
                        || (DerivedRule.areKept(rules, to, kindsTo) && RowsOfRules.areMoved(lying, to, kindsTo)));
    }

    private static Map<CellSet, List<Integer>> byCells(List<Set<CellSet>> placements) {
        Map<CellSet, List<Integer>> kinds = new HashMap<>();
        for (int kind = 0; kind < placements.size(); kind++) {
            for (CellSet set : placements.get(kind)) {
                kinds.computeIfAbsent(set, cells -> new ArrayList<>()).add(kind);
            }
        }
        return kinds;
    }

    /**
     * A {@code CellSet} holds the numbers of the cells of one placement. Two sets are equal if they have the same
     * numbers.
     */
    static final class CellSet {
        private final int[] cells;

        /**
         * Creates a set of cells.
         *
         * @param cells the numbers of the cells, in ascending order; the array is not copied
         */
        CellSet(int... cells) {
            this.cells = cells;
        }

        int[] cells() {
            return cells;
        }

        BitSet numbers() {
            BitSet numbers = new BitSet();
            Arrays.stream(cells).forEach(numbers::set);
            return numbers;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof CellSet set && Arrays.equals(cells, set.cells);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(cells);
        }

        @Override
        public String toString() {
            return Arrays.toString(cells);
        }
    }

    /**
     * Lists placements. Each orientation is tried with its first cell on each cell of the board. It gives a placement
     * if its cells are different cells of the board and the caller allows the placement.
     */
    private static final class PlacedPieces {
        private static final long MOST = 8_000_000;

        private final DerivedBoard board;

        PlacedPieces(DerivedBoard board) {
            this.board = board;
        }

        /** Refuses a puzzle that could have too many placements for the memory. */
        void refuseTooMany(List<DerivedKind> kinds) throws UnreadablePuzzle {
            long cells = 0;
            for (DerivedKind kind : kinds) {
                for (List<PicturePosition> orientation : kind.orientations()) {
                    cells += (long) board.cells().size() * (orientation.size() + 10);
                }
            }
            UnreadablePuzzle.when(cells > 20 * MOST, 0, "The puzzle has more placements than this checker can handle.");
        }

        /** Returns all placements of a kind as sets of cells, without regard to rules and colours. */
        Set<CellSet> of(DerivedKind kind) {
            Set<Look> looks = new LinkedHashSet<>();
            kind.orientations().forEach(cells -> looks.add(new Look(cells, "")));
            return of(looks, (look, cells) -> true);
        }

        /**
         * Returns the placements of pieces in these orientations as sets of cells, each set once.
         *
         * @param looks the orientations with their colours
         * @param allowed whether a placement is allowed, given its cells in the order of the orientation
         */
        Set<CellSet> of(Set<Look> looks, BiPredicate<Look, int[]> allowed) {
            Set<CellSet> found = new LinkedHashSet<>();
            for (Look look : looks) {
                for (PicturePosition there : board.cells()) {
                    PicturePosition step = there.minus(look.cells().get(0));
                    if (board.form().mayMove(step)) {
                        int[] cells = look.cells().stream()
                                .mapToInt(cell -> board.at(cell.plus(step)))
                                .toArray();
                        int[] sorted = Arrays.stream(cells).sorted().toArray();
                        if (sorted[0] >= 0
                                && Arrays.stream(sorted).distinct().count() == sorted.length
                                && allowed.test(look, cells)) {
                            found.add(new CellSet(sorted));
                        }
                    }
                }
            }
            return found;
        }
    }
}
