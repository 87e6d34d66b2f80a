package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** What is to be seen: a board and the pieces that lie on it, numbered from 0. Memory is linear in the board. */
public final class Picture {
    /** In place of a piece: a cell that no piece covers. */
    public static final int OPEN = -1;
    /** In place of a piece: no cell, be it a hole or beyond an edge. */
    public static final int NOTHING = -2;

    private final Puzzle puzzle;
    private final boolean anywhere;
    private final List<List<Cell>> pieces = new ArrayList<>();
    private final List<Integer> kinds = new ArrayList<>();
    private final int[] cover;
    /** The kinds and cells of pieces that lay there before. */
    private final Set<Given> given;

    /** @param cells row by row */
    private record Given(int kind, List<Cell> cells) {}

    private Picture(Puzzle puzzle, Packing packing, boolean anywhere) {
        this.puzzle = puzzle;
        this.anywhere = anywhere;
        this.given = puzzle.given().stream()
                .map(piece -> new Given(puzzle.bag().indexOfKind(piece.kind()), sorted(piece.cells())))
                .collect(Collectors.toSet());
        this.cover = puzzle.region().picture().stream()
                .flatMapToInt(String::chars)
                .map(mark -> mark == Region.HOLE ? NOTHING : OPEN)
                .toArray();
        packing.pieces().forEach(this::lay);
    }

    /** A board with the pieces that are given, and no others. */
    public static Picture of(Puzzle puzzle) {
        return of(puzzle, new Packing(puzzle.given()));
    }

    /**
     * A board with some or all of its pieces.
     *
     * @throws IllegalArgumentException when a piece has an unknown kind or no cells, leaves the board or overlaps
     */
    public static Picture of(Puzzle puzzle, Packing packing) {
        return new Picture(puzzle, packing, false);
    }

    /**
     * A board with pieces that may lie on each other, on holes, and beyond the bottom and the right edge: then
     * {@link #pieceAt} tells of the board's positions, and of the last piece on each.
     *
     * @throws IllegalArgumentException when a piece has an unknown kind or no cells, or lies beyond the top or the left edge
     */
    public static Picture ofState(Puzzle puzzle, Packing state) {
        return new Picture(puzzle, state, true);
    }

    /**
     * Pieces whose board is not known: they are all there is of it, inside the smallest rectangle around them.
     *
     * @throws IllegalArgumentException when there are no pieces, they overlap, or they are too far apart
     */
    public static Picture of(Packing packing) {
        Packing moved = BoardlessPuzzle.movedToOrigin(packing);
        return of(BoardlessPuzzle.around(moved), moved);
    }

    /** What people call the puzzle. */
    public String name() {
        return puzzle.name();
    }

    /** What its cells are. */
    public Lattice lattice() {
        return puzzle.region().lattice();
    }

    public int layers() {
        return puzzle.region().layers();
    }

    public int rows() {
        return puzzle.region().rows();
    }

    public int columns() {
        return puzzle.region().columns();
    }

    public Wrap wrap() {
        return puzzle.region().wrap();
    }

    /** What the board is at a position inside the rectangle, by the marks of {@link Region}, pieces or not. */
    public char markAt(int row, int column) {
        return puzzle.region().markAt(row, column);
    }

    /** The piece at any position, carried over edges that meet; {@link #OPEN} or {@link #NOTHING} where there is none. */
    public int pieceAt(int row, int column) {
        return pieceAt(0, row, column);
    }

    /** The same in any layer. */
    int pieceAt(int layer, int row, int column) {
        int square = puzzle.region().squareAt(layer, row, column);
        return square < 0 ? NOTHING : cover[square];
    }

    /** A position carried over the edges that meet. */
    Cell carried(Cell cell) {
        return puzzle.region().carried(cell);
    }

    /** All cells of the board. */
    List<Cell> cells() {
        return puzzle.region().cells();
    }

    /** Where the board has holes that do not reach the rim of the picture. */
    List<Cell> enclosedHoles() {
        Set<Cell> holes = new TreeSet<>();
        for (int square = 0; square < cover.length; square++) {
            Cell cell = new Cell(square / columns() / rows(), square / columns() % rows(), square % columns());
            if (puzzle.region().cellAt(cell) < 0) {
                holes.add(cell);
            }
        }
        return TouchingCells.parts(lattice(), holes, UnaryOperator.identity()).stream()
                .filter(part -> part.stream().noneMatch(this::isAtRim))
                .flatMap(List::stream)
                .toList();
    }

    private boolean isAtRim(Cell cell) {
        return cell.row() == 0 || cell.row() == rows() - 1 || cell.column() == 0 || cell.column() == columns() - 1;
    }

    /** The cells on which no piece lies and that may be covered, or that must be. */
    List<Cell> openCells(boolean optional) {
        return cells().stream()
                .filter(cell -> cover[square(cell)] == OPEN)
                .filter(cell -> (puzzle.region().markAt(cell) == Region.OPTIONAL) == optional)
                .toList();
    }

    /** One string per row, layer by layer, of what a function makes of each piece, and of the marks of {@link Region}. */
    List<String> drawn(IntFunction<Character> ofPiece) {
        return puzzle.region().picture(cell -> {
            Cell at = puzzle.region().cell(cell);
            int piece = cover[square(at)];
            return piece >= 0 ? ofPiece.apply(piece) : puzzle.region().markAt(at);
        });
    }

    /** How many pieces there are. */
    public int size() {
        return pieces.size();
    }

    /** The cells of a piece, row by row. */
    public List<Cell> cells(int piece) {
        return pieces.get(piece);
    }

    /** Whether the puzzle has a piece already where this one lies. */
    public boolean isGiven(int piece) {
        return hasGiven() && given.contains(new Given(kind(piece), pieces.get(piece)));
    }

    /** Whether the puzzle has pieces already. */
    boolean hasGiven() {
        return !given.isEmpty();
    }

    /** The index of a piece's kind among {@link #kindNames}. */
    public int kind(int piece) {
        return kinds.get(piece);
    }

    /** How many pieces of each kind there are. */
    int[] counts() {
        int[] counts = new int[puzzle.bag().size()];
        kinds.forEach(kind -> counts[kind]++);
        return counts;
    }

    /** The names of all kinds, used or not. */
    public List<String> kindNames() {
        return puzzle.bag().kinds().stream().map(Kind::name).toList();
    }

    /** The name of a piece's kind. */
    public String kindName(int piece) {
        return kindOf(piece).name();
    }

    /** The letter of a piece's kind. */
    public char letter(int piece) {
        return letterOfKind(kind(piece));
    }

    /** The letter of a kind by its index. */
    char letterOfKind(int kind) {
        return puzzle.bag().letter(kind);
    }

    private int square(Cell cell) {
        return (cell.layer() * rows() + cell.row()) * columns() + cell.column();
    }

    private Kind kindOf(int piece) {
        return puzzle.bag().kind(kind(piece));
    }

    private void lay(Placement placement) {
        int kind = puzzle.bag().indexOfKind(placement.kind());
        if (kind < 0 || placement.cells().isEmpty()) {
            String fault = kind < 0 ? "The bag has no kind '%s'." : "A piece '%s' has no cells.";
            throw new IllegalArgumentException(fault.formatted(placement.kind()));
        }
        for (Cell cell : placement.cells()) {
            boolean inside = puzzle.region().contains(cell);
            int square = inside ? square(cell) : -1;
            if (anywhere ? cell.row() < 0 || cell.column() < 0 : !inside || cover[square] != OPEN) {
                String fault = !inside || cover[square] == NOTHING ? "which is no cell" : "which is covered already";
                throw new IllegalArgumentException("A piece '%s' lies on %s, %s."
                        .formatted(placement.kind(), lattice().name(cell), fault));
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
