package io.github.quadrille.core.geometry;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A {@code Polyform} is the shape of a piece: a polyomino, polycube, polyhex, polyiamond or polysphere.
 *
 * <pre>{@code
 * Polyform corner = Polyform.drawn("XX", "X.");
 * System.out.println(corner.size()); // 3
 * System.out.println(corner.transformed(Isometry.TURN_180).picture()); // [.X, XX]
 * System.out.println(corner.orientations(PieceSymmetry.FREE).size()); // 4
 * }</pre>
 *
 * <p>It is a finite set of cells of a lattice up to translation, connected or not. Cells are sorted, and shifted so
 * that the smallest layer, row and column are 0. For triangles the smallest column may be 1. Two polyforms are equal
 * when they are translates of each other.
 */
public record Polyform(Lattice lattice, List<Cell> cells) {

    /**
     * Sorts the cells, and shifts them so that the smallest layer, row and column are 0. For triangles the smallest
     * column may become 1.
     *
     * @throws IllegalArgumentException when there are no cells, or when a cell is given twice
     */
    public Polyform {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("A polyomino needs at least one cell.");
        }
        Cell move = Region.toCorner(lattice, cells);
        List<Cell> normal = cells.stream()
                .map(cell -> cell.shifted(move))
                .sorted()
                .distinct()
                .toList();
        if (normal.size() < cells.size()) {
            throw new IllegalArgumentException("One cell is given twice in " + cells + ".");
        }
        cells = normal;
    }

    /** Makes a polyomino, a shape of squares. */
    public Polyform(List<Cell> cells) {
        this(Lattices.SQUARE, cells);
    }

    /**
     * Reads the rows of a drawing of squares, in which {@code .} and blank are empty and every other character is a
     * cell.
     */
    public static Polyform drawn(String... rows) {
        return drawn(Lattices.SQUARE, rows);
    }

    /**
     * Reads the lines of a drawing for any lattice, in which {@code .} and blank are empty and every other character is
     * a cell.
     */
    public static Polyform drawn(Lattice lattice, String... lines) {
        return new Polyform(
                lattice,
                LatticeNotation.marks(lattice, List.of(lines)).stream()
                        .filter(mark -> mark.character() != '.')
                        .map(LatticeNotation.Mark::cell)
                        .toList());
    }

    /**
     * Compares lattices and cells, like the method that Java generates for a record. It is written out because the
     * generated method takes long to link.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Polyform polyform && lattice == polyform.lattice && cells.equals(polyform.cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    /** Returns the number of cells. */
    public int size() {
        return cells.size();
    }

    /** Returns the number of layers that the shape spans. */
    public int depth() {
        return lattice.size(cells).layer();
    }

    /** Returns the number of rows that the shape spans. */
    public int height() {
        return lattice.size(cells).row();
    }

    /** Returns the smallest column: 0, or for triangles perhaps 1. */
    public int left() {
        return cells.stream().mapToInt(Cell::column).min().orElseThrow();
    }

    /** Returns the number of columns that the shape spans, from column 0. */
    public int width() {
        return lattice.size(cells).column();
    }

    /** Returns this shape after a turn or flip. */
    public Polyform transformed(Isometry isometry) {
        return new Polyform(
                lattice,
                cells.stream().map(cell -> lattice.image(isometry, cell)).toList());
    }

    /** Returns a mirror image, made by the first flip of the lattice. */
    public Polyform mirrored() {
        return transformed(lattice.isometries().stream()
                .filter(Isometry::flips)
                .findFirst()
                .orElseThrow());
    }

    /**
     * Returns the different shapes that this shape has after the turns and flips that {@code symmetry} allows, in the
     * order of {@link Lattice#isometries}.
     */
    public List<Polyform> orientations(PieceSymmetry symmetry) {
        return lattice.orientations(this, symmetry);
    }

    /** Returns whether every cell can be reached from every other cell by steps over sides. */
    public boolean isConnected() {
        Set<Cell> unseen = new HashSet<>(cells);
        Deque<Cell> open = new ArrayDeque<>(cells.subList(0, 1));
        unseen.remove(cells.get(0));
        while (!open.isEmpty()) {
            Cell cell = open.pop();
            for (Cell step : lattice.steps(cell)) {
                Cell next = cell.shifted(step);
                if (unseen.remove(next)) {
                    open.push(next);
                }
            }
        }
        return unseen.isEmpty();
    }

    /**
     * Returns whether the shape is not connected, but would be if it were moved by one column. Such a move turns each
     * triangle of a drawing upside down.
     */
    public boolean isConnectedOneColumnOff() {
        return !lattice.canMove(new Cell(0, 1))
                && !isConnected()
                && new Polyform(
                                lattice,
                                cells.stream().map(cell -> cell.shifted(0, 1)).toList())
                        .isConnected();
    }

    /**
     * Returns a drawing of this shape, with {@code X} for a cell and {@code .} for an empty place. {@link #drawn} reads
     * such lines.
     */
    public List<String> picture() {
        char[][] rows = new char[depth() * height()][width()];
        for (char[] row : rows) {
            Arrays.fill(row, '.');
        }
        cells.forEach(cell -> rows[cell.layer() * height() + cell.row()][cell.column()] = 'X');
        return LatticeNotation.lines(
                lattice, depth(), Arrays.stream(rows).map(String::new).toList(), '.');
    }
}
