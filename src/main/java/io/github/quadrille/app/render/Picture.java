package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A {@code Picture} is a board and the pieces that lie on it, numbered from 0. Memory is linear in the size of the
 * board.
 */
public final class Picture {
    /** This value stands in place of a piece for a cell that no piece covers. */
    public static final int OPEN = -1;
    /** This value stands in place of a piece where there is no cell, because of a hole or beyond an edge. */
    public static final int NOTHING = -2;

    private final Puzzle puzzle;
    private final boolean anywhere;
    private final boolean isSheet;
    private final List<List<Cell>> pieces = new ArrayList<>();
    private final List<Integer> kinds = new ArrayList<>();
    private final int[] cover;
    /** The map holds the kind of each given piece. Its keys are the cells of the pieces, sorted row by row. */
    private final Map<List<Cell>, Integer> given;

    private Picture(Puzzle puzzle, Packing packing, boolean anywhere, boolean isSheet) {
        this.puzzle = puzzle;
        this.anywhere = anywhere;
        this.isSheet = isSheet;
        this.given = puzzle.given().stream()
                .collect(Collectors.toMap(
                        piece -> sorted(piece.cells()),
                        piece -> puzzle.bag().indexOfKind(piece.kind()),
                        (first, second) -> first));
        this.cover = region().picture().stream()
                .flatMapToInt(String::chars)
                .map(mark -> mark == Region.HOLE ? NOTHING : OPEN)
                .toArray();
        packing.pieces().forEach(this::lay);
    }

    /** Returns the picture of a board with only the given pieces. */
    public static Picture of(Puzzle puzzle) {
        return of(puzzle, new Packing(puzzle.given()));
    }

    /**
     * Returns the picture of a board with some or all of its pieces.
     *
     * @throws IllegalArgumentException when a piece has an unknown kind or no cells, leaves the board or overlaps
     *     another
     */
    public static Picture of(Puzzle puzzle, Packing packing) {
        return new Picture(puzzle, packing, false, false);
    }

    /**
     * Returns the picture of a board on which pieces may overlap each other and holes, and may lie beyond the bottom
     * and the right edge. Then {@link #pieceAt} returns the last piece at each position of the board.
     *
     * @throws IllegalArgumentException when a piece has an unknown kind or no cells, or lies beyond the top or the left
     *     edge
     */
    public static Picture ofState(Puzzle puzzle, Packing state) {
        return new Picture(puzzle, state, true, false);
    }

    /**
     * Returns the picture of pieces whose board is not known. The board has only the cells of the pieces, inside the
     * smallest rectangle around them.
     *
     * @throws IllegalArgumentException when there are no pieces, when pieces overlap, or when pieces are too far apart
     */
    public static Picture of(Packing packing) {
        return BoardlessPuzzle.picture(packing);
    }

    /** Returns the picture of kinds side by side, on a board that is made for them. */
    static Picture ofKinds(Puzzle puzzle, Packing kinds) {
        return new Picture(puzzle, kinds, false, true);
    }

    boolean isSheet() {
        return isSheet;
    }

    /** Returns the puzzle of the picture. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** Returns the board. */
    public Region region() {
        return puzzle.region();
    }

    /**
     * Returns the piece at a position; {@link #OPEN} or {@link #NOTHING} where there is no piece. Where opposite edges
     * of the board meet, the position can lie beyond the edge.
     */
    public int pieceAt(int row, int column) {
        return pieceAt(0, row, column);
    }

    /**
     * Returns the piece at a cell of any layer; {@link #OPEN} or {@link #NOTHING} where there is no piece. Where
     * opposite edges of the board meet, the cell can lie beyond the edge.
     */
    int pieceAt(Cell cell) {
        return pieceAt(cell.layer(), cell.row(), cell.column());
    }

    private int pieceAt(int layer, int row, int column) {
        int square = region().squareAt(layer, row, column);
        return square < 0 ? NOTHING : cover[square];
    }

    /**
     * Returns the connected parts of some cells. Cells that touch only where opposite edges of the board meet are not
     * connected.
     */
    List<List<Cell>> touching(Collection<Cell> cells) {
        return TouchingCells.parts(region().lattice(), cells, UnaryOperator.identity());
    }

    /**
     * Returns the optional cells without a piece if {@code optional} is true, and otherwise the mandatory cells without
     * a piece.
     */
    List<Cell> openCells(boolean optional) {
        return region().cells().stream()
                .filter(cell -> pieceAt(cell) == OPEN && (region().markAt(cell) == Region.OPTIONAL) == optional)
                .toList();
    }

    /** Tells whether a cell belongs to the board and no piece lies there. */
    boolean isOpen(Cell cell) {
        return region().contains(cell) && pieceAt(cell) == OPEN;
    }

    /** Tells whether a piece lies on a cell of the board. */
    boolean isCovered(Cell cell) {
        return region().contains(cell) && pieceAt(cell) >= 0;
    }

    /** Returns the colours that a rule gives to cells of the board. */
    Map<Cell, Character> boardColours() {
        return puzzle.rules().colours().map(Rule.Colours::board).orElse(Map.of());
    }

    /** Returns the marks that show what rules say about open cells. */
    RuleMarks ruleMarks() {
        return RuleMarks.of(puzzle).on(this::isOpen);
    }

    /**
     * Returns the cells on which several pieces lie, and the holes on which a piece lies, each with the number of these
     * pieces. A packing or a part of one has no such cells.
     */
    Map<Cell, Integer> conflicts() {
        Map<Cell, Integer> counts = new TreeMap<>();
        if (anywhere) {
            pieces.forEach(piece -> piece.forEach(cell -> counts.merge(cell, 1, Integer::sum)));
            counts.entrySet().removeIf(entry -> entry.getValue() == 1 && !isHole(entry.getKey()));
        }
        return counts;
    }

    private boolean isHole(Cell cell) {
        return region().contains(cell) && region().markAt(cell) == Region.HOLE;
    }

    /**
     * Returns one string for each row, layer by layer. A function supplies the character of each piece, and {@link
     * Region} supplies the marks of other cells.
     */
    List<String> drawn(IntFunction<Character> ofPiece) {
        return region().picture(cell -> {
            Cell at = region().cell(cell);
            int piece = pieceAt(at);
            return piece >= 0 ? ofPiece.apply(piece) : openMark(at);
        });
    }

    /**
     * Returns the mark of an open cell. On an empty board the mark is the colour of the cell, if it has one. Next to
     * pieces, the letter of a colour would look like a piece.
     */
    char openMark(Cell cell) {
        char mark = region().markAt(cell);
        return pieces.isEmpty() ? boardColours().getOrDefault(cell, mark) : mark;
    }

    /** Returns the number of pieces. */
    public int size() {
        return pieces.size();
    }

    /** Returns the cells of a piece, row by row. */
    public List<Cell> cells(int piece) {
        return pieces.get(piece);
    }

    /** Returns a picture of this board with only some of the pieces, which are numbered anew in the given order. */
    public Picture only(List<Integer> some) {
        Stream<Placement> kept = some.stream().map(piece -> new Placement(kindName(piece), cells(piece)));
        return new Picture(puzzle, new Packing(kept.toList()), anywhere, isSheet);
    }

    /**
     * Returns the name of a piece: the name of its kind, followed by a number if there are several pieces of that kind.
     */
    public String name(int piece) {
        return kindName(piece) + (counts()[kind(piece)] > 1 ? " " + new LayerParts(this).number(piece) : "");
    }

    /** Tells whether a piece is one of the given pieces of the puzzle. */
    public boolean isGiven(int piece) {
        return Objects.equals(kind(piece), given.get(cells(piece)));
    }

    /** Tells whether the puzzle has given pieces. */
    boolean hasGiven() {
        return !given.isEmpty();
    }

    /** Returns the index of a piece's kind among {@link #kindNames}. */
    public int kind(int piece) {
        return kinds.get(piece);
    }

    /** Returns the pieces of the same kind that touch a piece, once for each side that they share. */
    List<Integer> ofSameKindBeside(int piece) {
        List<Integer> beside = new ArrayList<>();
        for (Cell cell : pieces.get(piece)) {
            for (Cell step : region().lattice().steps(cell)) {
                int other = pieceAt(cell.shifted(step));
                if (other >= 0 && other != piece && kind(other) == kind(piece)) {
                    beside.add(other);
                }
            }
        }
        return beside;
    }

    /** Returns the number of pieces of each kind. */
    int[] counts() {
        int[] counts = new int[puzzle.bag().size()];
        kinds.forEach(kind -> counts[kind]++);
        return counts;
    }

    /** Returns the names of all kinds, used or not. */
    public List<String> kindNames() {
        return puzzle.bag().kinds().stream().map(Kind::name).toList();
    }

    /** Returns the name of a piece's kind. */
    public String kindName(int piece) {
        return puzzle.bag().kind(kind(piece)).name();
    }

    /** Returns the letter of a piece's kind. */
    public char letter(int piece) {
        return puzzle.bag().letter(kind(piece));
    }

    private void lay(Placement placement) {
        int kind = puzzle.bag().indexOfKind(placement.kind());
        if (kind < 0 || placement.cells().isEmpty()) {
            String fault = kind < 0 ? "The bag has no kind '%s'." : "A piece '%s' has no cells.";
            throw new IllegalArgumentException(fault.formatted(placement.kind()));
        }
        for (Cell cell : placement.cells()) {
            boolean inside = region().contains(cell);
            int square = inside ? region().squareAt(cell.layer(), cell.row(), cell.column()) : -1;
            if (anywhere ? cell.row() < 0 || cell.column() < 0 : !inside || cover[square] != OPEN) {
                String fault = !inside || cover[square] == NOTHING
                        ? "which is not a cell of the board"
                        : "which is covered already";
                throw new IllegalArgumentException("A piece '%s' lies on %s, %s."
                        .formatted(placement.kind(), region().lattice().name(cell), fault));
            }
            if (inside) {
                cover[square] = pieces.size();
            }
        }
        pieces.add(sorted(placement.cells()));
        kinds.add(kind);
    }

    private static List<Cell> sorted(List<Cell> cells) {
        return cells.stream().sorted().toList();
    }
}
