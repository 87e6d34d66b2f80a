package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * Holds the cells of a board and which of its edges are joined. Cells are numbered layer by layer and row by row; holes
 * get no numbers.
 */
final class DerivedBoard {
    static final char MANDATORY = '.';
    private static final char OPTIONAL = '?';
    private static final char HOLE = '#';
    private static final int MOST_CELLS = 1_000_000;

    private final LatticeForm form;
    private final ClosedEdges closed;
    private final PicturePosition size;
    private final List<PicturePosition> cells = new ArrayList<>();
    private final Map<PicturePosition, Integer> numbers = new HashMap<>();
    private final Map<PicturePosition, Character> marks;

    private DerivedBoard(LatticeForm form, Map<PicturePosition, Character> marks, ClosedEdges closed) {
        this.form = form;
        this.marks = marks;
        this.closed = closed;
        int layers = 0;
        int rows = 0;
        int columns = 0;
        for (Map.Entry<PicturePosition, Character> each : marks.entrySet()) {
            PicturePosition picturePosition = each.getKey();
            layers = Math.max(layers, picturePosition.layer() + 1);
            rows = Math.max(rows, picturePosition.row() + 1);
            columns = Math.max(columns, picturePosition.column() + 1);
            if (each.getValue() != HOLE) {
                numbers.put(picturePosition, cells.size());
                cells.add(picturePosition);
            }
        }
        this.size = new PicturePosition(layers, rows, columns);
    }

    /**
     * Returns the number of dimensions of a board, which is read from its size or picture. Some lattices have no fixed
     * number of dimensions.
     */
    static int dimensions(PuzzleNode node) throws UnreadablePuzzle {
        return node instanceof PuzzleNode.Words words
                        && BoardSizes.isSize(words.text().strip())
                ? words.text().split("[xX]").length
                : DrawnMarks.dimensions(node, "The board");
    }

    /** Reads a board from a size or a picture. */
    static DerivedBoard read(LatticeForm form, PuzzleNode node, ClosedEdges closed) throws UnreadablePuzzle {
        if (node instanceof PuzzleNode.Words words
                && BoardSizes.isSize(words.text().strip())) {
            String text = words.text().strip();
            UnreadablePuzzle.when(
                    closed.any() && BoardSizes.isBySide(text),
                    node.line(),
                    "The edges of a board of this shape cannot meet.");
            return new DerivedBoard(
                    form,
                    BoardSizes.of(form, text)
                            .orElseThrow(() -> new UnreadablePuzzle(
                                    node.line(),
                                    "%s is not a size of this lattice, or is too large for this checker."
                                            .formatted(UnreadablePuzzle.quote(text)))),
                    closed);
        }
        Optional<Set<PicturePosition>> listed = DrawnMarks.listed(form, node, "The board");
        Map<PicturePosition, Character> marks =
                listed.isPresent() ? box(listed.get(), node) : DrawnMarks.of(form, node, "The board");
        if (form == LatticeForm.SQUARE && marks.values().stream().allMatch(mark -> mark == '0' || mark == '1')) {
            marks.replaceAll((picturePosition, mark) -> mark == '1' ? MANDATORY : HOLE);
        }
        DerivedBoard board = new DerivedBoard(form, marks, closed);
        board.refuse(node);
        return board;
    }

    /**
     * Returns a picture of the smallest box around some cells, as the character at each position. The cells are moved
     * so that the first corner of the box is at the origin. All other positions in the box are holes.
     */
    private static Map<PicturePosition, Character> box(Set<PicturePosition> cells, PuzzleNode node)
            throws UnreadablePuzzle {
        PicturePosition first = corner(cells, Math::min);
        PicturePosition last = corner(cells, Math::max).minus(first);
        UnreadablePuzzle.when(
                (last.layer() + 1L) * (last.row() + 1L) * (last.column() + 1L) > MOST_CELLS,
                node.line(),
                "The board has more cells than this checker can handle.");
        Map<PicturePosition, Character> marks = new TreeMap<>();
        for (int layer = 0; layer <= last.layer(); layer++) {
            for (int row = 0; row <= last.row(); row++) {
                for (int column = 0; column <= last.column(); column++) {
                    PicturePosition at = new PicturePosition(layer, row, column);
                    marks.put(at, cells.contains(at.plus(first)) ? MANDATORY : HOLE);
                }
            }
        }
        return marks;
    }

    private static PicturePosition corner(Set<PicturePosition> cells, IntBinaryOperator extreme) {
        return cells.stream()
                .reduce((one, other) -> new PicturePosition(
                        extreme.applyAsInt(one.layer(), other.layer()),
                        extreme.applyAsInt(one.row(), other.row()),
                        extreme.applyAsInt(one.column(), other.column())))
                .orElseThrow();
    }

    private void refuse(PuzzleNode node) throws UnreadablePuzzle {
        for (char mark : marks.values()) {
            if (mark != MANDATORY && mark != OPTIONAL && mark != HOLE) {
                throw new UnreadablePuzzle(
                        node.line(),
                        "The board may have only '.', '?' and '#', but has the character %s."
                                .formatted(UnreadablePuzzle.quote("" + mark)));
            }
        }
        boolean isBox = form == LatticeForm.SQUARE || form.dimensions() == 3;
        UnreadablePuzzle.when(
                isBox && (long) size.layer() * size.row() * size.column() != marks.size(),
                node.line(),
                "The rows of the board must have the same length.");
        UnreadablePuzzle.when(
                cells.isEmpty() || cells.size() > MOST_CELLS,
                node.line(),
                "The board has no cell, or more than this checker can handle.");
    }

    LatticeForm form() {
        return form;
    }

    /** Returns the positions of the cells, in the order of their numbers. */
    List<PicturePosition> cells() {
        return cells;
    }

    boolean isMandatory(int cell) {
        return marks.get(cells.get(cell)) == MANDATORY;
    }

    /** Returns the number of the cell at a position, which may be beyond a joined edge; -1 if there is no cell. */
    int at(PicturePosition picturePosition) {
        return numbers.getOrDefault(closed.carried(picturePosition, size), -1);
    }

    /**
     * Returns the number of the cell at a position of the picture; -1 if there is no cell, or if the position is beyond
     * an edge, even a joined edge.
     */
    int drawnAt(PicturePosition picturePosition) {
        return numbers.getOrDefault(picturePosition, -1);
    }

    /** Returns which edges of the board are joined. */
    ClosedEdges closed() {
        return closed;
    }

    /** Returns how many layers, rows and columns the picture has. */
    PicturePosition size() {
        return size;
    }

    /** Reads the position of a cell from a list of its coordinates. */
    static PicturePosition position(LatticeForm form, PuzzleNode node) throws UnreadablePuzzle {
        List<Integer> numbers = new ArrayList<>();
        if (node instanceof PuzzleNode.Items list) {
            for (PuzzleNode item : list.items()) {
                String text = item.word("A coordinate");
                if (text.matches("-?\\d{1,6}")) {
                    numbers.add(Integer.parseInt(text));
                }
            }
        }
        int wanted = form.dimensions();
        UnreadablePuzzle.when(numbers.size() != wanted, node.line(), "A cell should have %d coordinates.", wanted);
        return LatticeForm.position(numbers);
    }

    /**
     * Returns the characters of a picture, such as the picture of the colours, at their positions on the board. If a
     * picture of hexagons does not fit the board, all its columns are shifted right by the number of the first column
     * in which the board has a cell.
     */
    Map<PicturePosition, Character> besides(Map<PicturePosition, Character> drawn) {
        boolean fits = drawn.entrySet().stream().allMatch(mark -> mark.getValue() == HOLE || at(mark.getKey()) >= 0);
        int start = fits || form != LatticeForm.HEXAGONAL
                ? 0
                : cells.stream().mapToInt(PicturePosition::column).min().orElse(0);
        Map<PicturePosition, Character> moved = new TreeMap<>();
        drawn.forEach((place, mark) -> moved.put(place.plus(new PicturePosition(0, 0, start)), mark));
        return moved;
    }

    /**
     * Returns the turns and mirror images that take the board to itself; none if edges are joined.
     *
     * @param rowOf the row of a cell in the model; -1 for a cell that a given piece covers
     */
    List<DerivedModel.BoardMove> moves(IntUnaryOperator rowOf) {
        List<DerivedModel.BoardMove> moves = new ArrayList<>();
        Map<PicturePosition, Integer> places = new HashMap<>();
        Set<List<PicturePosition>> images = closed.any() ? Set.of() : form.images(cells);
        for (List<PicturePosition> image : images) {
            if (places.isEmpty()) {
                image.forEach(cell -> places.put(cell, places.size()));
            }
            List<Integer> move = new ArrayList<>();
            List<Integer> numbers = new ArrayList<>();
            for (int cell = 0; cell < image.size(); cell++) {
                Integer to = places.get(image.get(cell));
                boolean isTaken = rowOf.applyAsInt(cell) < 0;
                // A cell of a given piece is always covered, so it does not matter whether the board requires this cell
                // to be covered.
                boolean isSame = to != null
                        && isTaken == (rowOf.applyAsInt(to) < 0)
                        && (isTaken || isMandatory(cell) == isMandatory(to));
                if (!isSame) {
                    move.clear();
                    break;
                }
                numbers.add(to);
                if (rowOf.applyAsInt(cell) >= 0) {
                    move.add(rowOf.applyAsInt(to));
                }
            }
            if (!move.isEmpty()) {
                moves.add(new DerivedModel.BoardMove(move, numbers));
            }
        }
        return moves;
    }

    /** Returns how many rows the picture has. */
    int rows() {
        return size.row();
    }
}
