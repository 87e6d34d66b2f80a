package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Draws the outline of some cells, which are unit squares. The outline runs a little inside the true edges of the
 * cells, and has round corners.
 */
final class Outline {
    /**
     * The directions are right, down, left and up, as steps of row and column. A walk along a side of a cell has the
     * cell on its right.
     */
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    /** Right turns are tried first, so that cells that meet only at a corner stay apart. */
    private static final int[] TURNS = {1, 0, 3};

    private final double inset;
    private final double radius;
    private final Set<Side> untraced = new LinkedHashSet<>();
    private final Path2D path = new Path2D.Double();

    private Outline(Set<Cell> cells, double inset, double radius) {
        this.inset = inset;
        this.radius = radius;
        cells.forEach(cell -> addSides(cell, cells));
        while (!untraced.isEmpty()) {
            draw(corners(untraced.iterator().next()));
        }
    }

    /** Returns one closed line around each connected part, and one around each hole in a part. */
    static Path2D of(Set<Cell> cells, double inset, double radius) {
        return new Outline(cells, inset, radius).path;
    }

    private void addSides(Cell cell, Set<Cell> cells) {
        Cell corner = cell;
        for (int direction = 0; direction < STEPS.length; direction++) {
            if (!cells.contains(stepped(cell, direction + 3))) {
                untraced.add(new Side(corner, direction));
            }
            corner = stepped(corner, direction);
        }
    }

    /**
     * Walks along an outline, from a side until the same side is reached again, and returns the corners of the outline.
     * The sides that the walk passes are removed.
     */
    private List<Corner> corners(Side first) {
        List<Corner> corners = new ArrayList<>();
        Side side = first;
        do {
            Side next = next(side);
            if (next.direction != side.direction) {
                corners.add(new Corner(next.start, side.direction, next.direction));
            }
            untraced.remove(next);
            side = next;
        } while (!side.equals(first));
        return corners;
    }

    private Side next(Side side) {
        Cell end = stepped(side.start, side.direction);
        for (int turn : TURNS) {
            Side next = new Side(end, (side.direction + turn) % STEPS.length);
            if (untraced.contains(next)) {
                return next;
            }
        }
        throw new IllegalStateException("The outline is open at " + end + ".");
    }

    private void draw(List<Corner> corners) {
        for (int i = 0; i <= corners.size(); i++) {
            Corner corner = corners.get(i % corners.size());
            double x = corner.point.column() + inset * (right(corner.in)[1] + right(corner.out)[1]);
            double y = corner.point.row() + inset * (right(corner.in)[0] + right(corner.out)[0]);
            double endX = x + radius * STEPS[corner.out][1];
            double endY = y + radius * STEPS[corner.out][0];
            if (i == 0) {
                path.moveTo(endX, endY);
            } else {
                path.lineTo(x - radius * STEPS[corner.in][1], y - radius * STEPS[corner.in][0]);
                path.quadTo(x, y, endX, endY);
            }
        }
        path.closePath();
    }

    private static int[] right(int direction) {
        return STEPS[(direction + 1) % STEPS.length];
    }

    private static Cell stepped(Cell cell, int direction) {
        int[] step = STEPS[direction % STEPS.length];
        return cell.shifted(step[0], step[1]);
    }

    /**
     * Holds a side of a cell, which starts at a lattice point. A lattice point is given as the cell whose top left
     * corner it is.
     */
    private record Side(Cell start, int direction) {}

    private record Corner(Cell point, int in, int out) {}
}
