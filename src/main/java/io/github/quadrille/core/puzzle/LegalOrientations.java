package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What a piece may look like, worked out by Euclid's geometry rather than that of the engines: the middles of its cells are
 * points of the plane or of space, which a turn moves, and turns and flips are repeated until nothing new appears.
 *
 * <p>In the plane of hexagons and triangles points have half sides of a triangle to the right and thirds of its height
 * downwards. A turn by 60 degrees takes (right, down) to ((right - down) / 2, (3 right + down) / 2).
 */
record LegalOrientations(Region region) {
    /**
     * The offsets of the cells of a piece from its first cell, sorted. On a board that wraps no cell of a piece is first, so they
     * are those from any one of its cells, and each is tried.
     */
    Set<List<Cell>> of(List<Cell> shape, PieceSymmetry symmetry) {
        Set<List<Cell>> looks = new HashSet<>();
        Deque<List<Cell>> open = new ArrayDeque<>();
        open.add(shape.stream().map(this::middle).toList());
        Set<List<Cell>> seen = new HashSet<>();
        while (!open.isEmpty()) {
            List<Cell> middles = open.pop();
            if (seen.add(sorted(middles, middles.get(0)))) {
                List<Cell> anchors = region.wrap() == Wrap.NONE ? middles.subList(0, 1) : middles;
                anchors.forEach(anchor -> looks.add(offsetsOfMiddles(middles, anchor)));
                moves(symmetry)
                        .forEach(move -> open.push(middles.stream().map(move).toList()));
            }
        }
        return looks;
    }

    /** The offsets of cells on the board from one of them, in the same terms. */
    List<Cell> offsets(List<Cell> cells, Cell anchor) {
        return offsetsOfMiddles(cells.stream().map(this::middle).toList(), middle(anchor));
    }

    private List<Cell> offsetsOfMiddles(List<Cell> middles, Cell wanted) {
        Cell anchor = region.wrap() == Wrap.NONE ? Collections.min(middles) : wanted;
        List<Cell> offsets = new ArrayList<>(middles.size());
        for (Cell middle : middles) {
            offsets.add(carried(middle.minus(anchor)));
        }
        Collections.sort(offsets);
        return offsets;
    }

    private static List<Cell> sorted(List<Cell> middles, Cell anchor) {
        return middles.stream().map(middle -> middle.minus(anchor)).sorted().toList();
    }

    /** The turns and flips that all others are made of. */
    private List<UnaryOperator<Cell>> moves(PieceSymmetry symmetry) {
        if (symmetry == PieceSymmetry.FIXED) {
            return List.of();
        }
        List<UnaryOperator<Cell>> moves = new ArrayList<>();
        if (region.lattice().isSolid()) {
            for (int axis = 1; axis < region.lattice().dimensions(); axis++) {
                int here = axis;
                moves.add(at -> quarterTurn(at, here));
            }
        } else if (region.lattice() == Lattices.SQUARE) {
            moves.add(at -> new Cell(at.column(), -at.row()));
        } else {
            moves.add(at -> new Cell((3 * at.column() + at.row()) / 2, (at.column() - at.row()) / 2));
        }
        if (symmetry == PieceSymmetry.FREE) {
            moves.add(at -> new Cell(at.layer(), at.row(), -at.column()));
        }
        return moves;
    }

    /** In the plane of an axis and the one before. */
    private Cell quarterTurn(Cell cell, int axis) {
        int[] at = region.lattice().coordinates(cell);
        int before = at[axis - 1];
        at[axis - 1] = at[axis];
        at[axis] = -before;
        return region.lattice().cell(at);
    }

    private Cell middle(Cell cell) {
        if (region.lattice() == Lattices.HEXAGONAL) {
            return new Cell(3 * cell.row(), 2 * cell.column() + cell.row());
        }
        if (region.lattice() == Lattices.TRIANGULAR) {
            return new Cell(
                    3 * cell.row() + (Math.floorMod(cell.row() + cell.column(), 2) == 0 ? 2 : 1), cell.column());
        }
        return cell;
    }

    /** Over edges that meet, which those of triangles never do. */
    private Cell carried(Cell offset) {
        if (region.lattice() != Lattices.HEXAGONAL) {
            return region.carried(offset);
        }
        Cell cells = region.carried(new Cell(offset.row() / 3, (offset.column() - offset.row() / 3) / 2));
        return middle(cells);
    }
}
