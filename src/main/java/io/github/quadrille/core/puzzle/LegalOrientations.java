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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Lists the ways in which a piece may lie. It does not use the tables of turns and flips that the engines use, but
 * computes with coordinates of points. The middle of a cell is such a point. Turns and flips move the points of a
 * piece, and are repeated until nothing new appears.
 *
 * <p>On boards of triangles, the unit to the right is half a side of a triangle, and the unit downwards is a third of
 * the height of a triangle. On boards of hexagons, the units come from the triangles whose corners are the middles of
 * three hexagons. A turn by 60 degrees takes (right, down) to ((right - down) / 2, (3 right + down) / 2).
 *
 * @param region the board
 */
record LegalOrientations(Region region) {
    /**
     * Returns a sorted list of offsets for each way in which a piece may lie. An offset leads from the first cell of
     * the piece to one of its cells. Each list also has a mark that says how the first cell points, if it is a
     * triangle. If opposite edges of the board are joined, any cell of a piece may be the first. The result then has a
     * list for each choice of the first cell.
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
                open.addAll(moved(middles, symmetry));
            }
        }
        return looks;
    }

    /**
     * Returns the sorted offsets of the cells of a piece on the board, in the form that {@link #of} uses.
     *
     * @param anchor the cell that counts as the first cell of the piece if opposite edges of the board are joined
     */
    List<Cell> offsets(List<Cell> cells, Cell anchor) {
        return offsetsOfMiddles(cells.stream().map(this::middle).toList(), middle(anchor));
    }

    /**
     * Returns whether a shift by this step takes each cell to a cell that points in the same direction. Only triangles
     * point up or down, so on other boards the result is always true.
     */
    boolean isShift(Cell step) {
        return region.lattice() != Lattices.TRIANGULAR || step.row() % 3 == 0;
    }

    private List<Cell> offsetsOfMiddles(List<Cell> middles, Cell wanted) {
        Cell anchor = region.wrap() == Wrap.NONE ? Collections.min(middles) : wanted;
        List<Cell> offsets = new ArrayList<>(middles.size());
        for (Cell middle : middles) {
            offsets.add(carried(middle.minus(anchor)));
        }
        offsets.add(pointing(anchor));
        Collections.sort(offsets);
        return offsets;
    }

    private List<Cell> sorted(List<Cell> middles, Cell anchor) {
        return Stream.concat(
                        middles.stream().map(middle -> middle.minus(anchor)).sorted(), Stream.of(pointing(anchor)))
                .toList();
    }

    /**
     * Returns a mark that tells triangles that point up from triangles that point down. Without the mark, all pieces
     * made of one triangle would have the same offsets.
     */
    private Cell pointing(Cell middle) {
        return new Cell(region.lattice() == Lattices.TRIANGULAR ? Math.floorMod(middle.row(), 3) : 0, 0, 0);
    }

    /**
     * Lists the images of a piece under a few turns and flips. All other turns and flips are made by repeating these.
     * If the balls of a piece lie in a plane in which a ball can touch six others, the piece is also turned by 60
     * degrees in that plane.
     */
    private List<List<Cell>> moved(List<Cell> middles, PieceSymmetry symmetry) {
        List<List<Cell>> moved = new ArrayList<>();
        moves(symmetry).forEach(move -> moved.add(middles.stream().map(move).toList()));
        if (region.lattice() == Lattices.FCC && symmetry != PieceSymmetry.FIXED) {
            Cell first = middles.get(0);
            for (int up = -1; up <= 1; up += 2) {
                for (int across = -1; across <= 1; across += 2) {
                    Cell normal = new Cell(1, up, across);
                    List<Cell> steps =
                            middles.stream().map(middle -> middle.minus(first)).toList();
                    if (steps.stream().allMatch(step -> dot(normal, step) == 0)) {
                        moved.add(steps.stream()
                                .map(step -> first.shifted(sixthTurn(normal, step)))
                                .toList());
                    }
                }
            }
        }
        return moved;
    }

    private static int dot(Cell one, Cell other) {
        return one.layer() * other.layer() + one.row() * other.row() + one.column() * other.column();
    }

    /**
     * Turns a step by 60 degrees about a diagonal of the cube, to which the step is perpendicular. The image is half
     * the step plus half the cross product of the diagonal and the step.
     */
    private static Cell sixthTurn(Cell normal, Cell step) {
        return new Cell(
                (step.layer() + normal.row() * step.column() - normal.column() * step.row()) / 2,
                (step.row() + normal.column() * step.layer() - normal.layer() * step.column()) / 2,
                (step.column() + normal.layer() * step.row() - normal.row() * step.layer()) / 2);
    }

    /** Returns a few turns and flips. All other turns and flips of this symmetry are made by repeating these. */
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

    /** Turns a point by 90 degrees in the plane of an axis and the axis before it. */
    private Cell quarterTurn(Cell cell, int axis) {
        int[] at = region.lattice().coordinates(cell);
        int before = at[axis - 1];
        at[axis - 1] = at[axis];
        at[axis] = -before;
        return region.lattice().cell(at);
    }

    /**
     * Lists the ways in which a piece may lie if a rule restricts its turns and flips. For each way, the result has the
     * points to which the middles of the cells are moved, in the order of the cells of the shape.
     */
    List<List<Cell>> motions(
            List<Cell> shape, PieceSymmetry symmetry, boolean mayFlip, Optional<List<Integer>> degrees) {
        List<Cell> drawn = shape.stream().map(this::middle).toList();
        boolean flips = mayFlip && symmetry == PieceSymmetry.FREE;
        if (degrees.isPresent() && region.lattice().isSolid()) {
            return List.of(drawn);
        }
        Set<List<Cell>> seen = new LinkedHashSet<>();
        if (region.lattice().isSolid()) {
            Deque<List<Cell>> open = new ArrayDeque<>(List.of(drawn));
            PieceSymmetry allowed = !flips && symmetry == PieceSymmetry.FREE ? PieceSymmetry.ONE_SIDED : symmetry;
            while (!open.isEmpty()) {
                List<Cell> next = open.pop();
                if (seen.add(next)) {
                    open.addAll(moved(next, allowed));
                }
            }
            return List.copyOf(seen);
        }
        int step = region.lattice() == Lattices.SQUARE ? 90 : 60;
        UnaryOperator<Cell> turn = moves(PieceSymmetry.ONE_SIDED).get(0);
        for (int flip = 0; flip < (flips ? 2 : 1); flip++) {
            List<Cell> image = flip == 0
                    ? drawn
                    : drawn.stream()
                            .map(at -> new Cell(at.layer(), at.row(), -at.column()))
                            .toList();
            for (int angle = 0; angle < 360; angle += step) {
                if ((angle == 0 || symmetry != PieceSymmetry.FIXED)
                        && (degrees.isEmpty() || degrees.get().contains(angle))) {
                    seen.add(image);
                }
                image = image.stream().map(turn).toList();
            }
        }
        return List.copyOf(seen);
    }

    /**
     * Returns the cell of the board that has this middle. If the point lies beyond an edge that is joined to the
     * opposite edge, it is carried back onto the board. The result is empty when the point is not the middle of a cell.
     */
    Optional<Cell> cell(Cell middle) {
        Cell cell = region.lattice() == Lattices.HEXAGONAL
                ? new Cell(
                        Math.floorDiv(middle.row(), 3),
                        Math.floorDiv(middle.column() - Math.floorDiv(middle.row(), 3), 2))
                : region.lattice() == Lattices.TRIANGULAR
                        ? new Cell(Math.floorDiv(middle.row(), 3), middle.column())
                        : region.lattice() == Lattices.FCC
                                ? new Cell(
                                        middle.column(),
                                        Math.floorDiv(middle.layer() + middle.row() - middle.column(), 2),
                                        Math.floorDiv(middle.layer() - middle.row() - middle.column(), 2))
                                : middle;
        return middle(cell).equals(middle) ? Optional.of(region.carried(cell)) : Optional.empty();
    }

    /** Returns the point that is the middle of a cell. */
    Cell middle(Cell cell) {
        if (region.lattice() == Lattices.HEXAGONAL) {
            return new Cell(3 * cell.row(), 2 * cell.column() + cell.row());
        }
        if (region.lattice() == Lattices.TRIANGULAR) {
            return new Cell(
                    3 * cell.row() + (Math.floorMod(cell.row() + cell.column(), 2) == 0 ? 2 : 1), cell.column());
        }
        if (region.lattice() == Lattices.FCC) {
            // The unit is half the diagonal of a square of four balls. A step from a ball to a ball that touches it
            // changes two coordinates by one unit each.
            return new Cell(cell.layer() + cell.row() + cell.column(), cell.row() - cell.column(), cell.layer());
        }
        return cell;
    }

    /**
     * Carries an offset back across joined edges of the board. Offsets that lead to the same cell become equal in this
     * way. A board of triangles has no joined edges.
     */
    private Cell carried(Cell offset) {
        if (region.lattice() != Lattices.HEXAGONAL) {
            return region.carried(offset);
        }
        Cell cells = region.carried(new Cell(offset.row() / 3, (offset.column() - offset.row() / 3) / 2));
        return middle(cells);
    }
}
