package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the placements of a rigid piece made of balls by comparing distances, without the turns and flips of the
 * lattice. The balls of the piece go to places of the board that have the same distances from each other. A one-sided
 * piece also keeps its handedness, and a fixed piece its directions.
 */
record RigidPlacements(List<Cell> board, List<Cell> shape, PieceSymmetry symmetry) {
    Set<Set<Cell>> all() {
        Set<Set<Cell>> found = new HashSet<>();
        extend(new ArrayList<>(), found);
        return found;
    }

    private void extend(List<Cell> images, Set<Set<Cell>> found) {
        int next = images.size();
        if (next == shape.size()) {
            found.add(new TreeSet<>(images));
            return;
        }
        for (Cell image : board) {
            images.add(image);
            if (isRigid(images)) {
                extend(images, found);
            }
            images.remove(next);
        }
    }

    /**
     * Returns whether the last image fits the images before it. Its distances to these must be those of the last ball
     * to the balls before it. Depending on the symmetry, the handedness or the directions must agree, too.
     */
    private boolean isRigid(List<Cell> images) {
        int last = images.size() - 1;
        Cell image = images.get(last);
        Cell cell = shape.get(last);
        for (int i = 0; i < last; i++) {
            Cell step = image.minus(images.get(i));
            Cell wanted = cell.minus(shape.get(i));
            if (dot(step, step) != dot(wanted, wanted)
                    || (symmetry == PieceSymmetry.FIXED && !step.equals(wanted))
                    || (symmetry == PieceSymmetry.ONE_SIDED && !keepsHand(images, i, last))) {
                return false;
            }
        }
        return true;
    }

    private boolean keepsHand(List<Cell> images, int third, int last) {
        for (int second = 0; second < third; second++) {
            for (int first = 0; first < second; first++) {
                int[] numbers = {first, second, third, last};
                if (hand(images, numbers) != hand(shape, numbers)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int hand(List<Cell> cells, int... numbers) {
        Cell from = cells.get(numbers[0]);
        return determinant(
                point(cells.get(numbers[1]).minus(from)),
                point(cells.get(numbers[2]).minus(from)),
                point(cells.get(numbers[3]).minus(from)));
    }

    private static int determinant(int[] one, int[] other, int[] last) {
        return one[0] * (other[1] * last[2] - other[2] * last[1])
                - one[1] * (other[0] * last[2] - other[2] * last[0])
                + one[2] * (other[0] * last[1] - other[1] * last[0]);
    }

    private static int dot(Cell one, Cell other) {
        int[] from = point(one);
        int[] to = point(other);
        return from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
    }

    /**
     * Returns the coordinates of a ball's middle: along the two diagonals of a layer, and upwards. They are whole
     * numbers in a unit in which balls that touch are the square root of 2 apart.
     */
    private static int[] point(Cell cell) {
        int right = 2 * cell.column() + cell.layer();
        int down = 2 * cell.row() + cell.layer();
        return new int[] {(right + down) / 2, (right - down) / 2, cell.layer()};
    }
}
