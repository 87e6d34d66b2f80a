package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Places cells in pictures, and draws the lines around groups of cells. Hexagons are as wide as squares. Cubes are
 * drawn as squares, layer by layer from left to right. Balls are drawn like cubes, but each layer is shifted to the
 * right and down by half a ball, because it rests between the balls of the layer before.
 *
 * @param corner the last cell of the box around the cells
 */
public record CellOutlines(Lattice lattice, Cell corner) {
    private static final double ROOT = Math.sqrt(3);
    /** Half the side of a triangle has this length, in sides of a square. */
    private static final double HALF_SIDE = 0.7;

    /** A ball is drawn with this radius, in sides of a square. */
    private static final double BALL = 0.45;
    /** A bridge between two balls is twice as wide as this, in sides of a square. */
    private static final double BRIDGE = 0.22;

    private static final int[][] SQUARE = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    private static final int[][] HEXAGON = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};
    private static final int[][] UPWARDS = {{1, 0}, {2, 1}, {0, 1}};
    private static final int[][] DOWNWARDS = {{0, 0}, {2, 0}, {1, 1}};

    /** Returns the outlines of the cells of a board. */
    public static CellOutlines of(Region board) {
        return board.lattice() == Lattices.FCC
                ? ofBalls(board.cells())
                : new CellOutlines(
                        board.lattice(), new Cell(board.layers() - 1, board.rows() - 1, board.columns() - 1));
    }

    /** Returns the outlines of balls. The box around the balls includes the shift of the layers. */
    static CellOutlines ofBalls(Collection<Cell> balls) {
        return new CellOutlines(
                Lattices.FCC,
                new Cell(
                        0,
                        last(balls, ball -> ball.row() + (ball.layer() + 1) / 2),
                        last(balls, ball -> ball.column() + (ball.layer() + 1) / 2)));
    }

    private static int last(Collection<Cell> cells, ToIntFunction<Cell> place) {
        return cells.stream().mapToInt(place).max().orElse(0);
    }

    /** Holds the corner of a cell in whole numbers. Cells that share a corner have equal numbers for it. */
    public record Corner(int x, int y) {}

    /** Returns the corners of a cell, clockwise. */
    public List<Corner> corners(Cell cell) {
        boolean isHexagon = lattice == Lattices.HEXAGONAL;
        Corner start = startOfLayer(cell.layer());
        if (lattice == Lattices.FCC) {
            int right = 2 * (cell.column() + start.x) + cell.layer();
            int down = 2 * (cell.row() + start.y) + cell.layer();
            return Arrays.stream(SQUARE)
                    .map(at -> new Corner(right + 2 * at[0], down + 2 * at[1]))
                    .toList();
        }
        int x = isHexagon ? 2 * cell.column() + cell.row() : cell.column() + start.x;
        int y = isHexagon ? 3 * cell.row() : cell.row() + start.y;
        int[][] triangle = (x + y) % 2 == 0 ? UPWARDS : DOWNWARDS;
        int[][] form = isHexagon ? HEXAGON : lattice == Lattices.TRIANGULAR ? triangle : SQUARE;
        return Arrays.stream(form).map(at -> new Corner(x + at[0], y + at[1])).toList();
    }

    /** Returns the place of a corner in the picture, where y grows downwards. */
    public Point2D point(Corner corner) {
        if (lattice == Lattices.HEXAGONAL) {
            return new Point2D.Double(corner.x / 2.0, corner.y * ROOT / 6);
        }
        if (lattice == Lattices.FCC) {
            return new Point2D.Double(corner.x / 2.0, corner.y / 2.0);
        }
        return lattice == Lattices.TRIANGULAR
                ? new Point2D.Double(corner.x * HALF_SIDE, corner.y * HALF_SIDE * ROOT)
                : new Point2D.Double(corner.x, corner.y);
    }

    /**
     * Returns the corner at which a layer of cubes begins. Layers are side by side. In more than three dimensions, the
     * layers of each three-dimensional block form a line.
     */
    private Corner startOfLayer(int layer) {
        int y = 0;
        int x = layer;
        if (lattice.dimensions() > 3) {
            int[] at = lattice.coordinates(new Cell(layer, 0, 0));
            int[] last = lattice.coordinates(corner);
            x = at[at.length - 3];
            for (int axis = 0; axis < at.length - 3; axis++) {
                y = y * (last[axis] + 1) + at[axis];
            }
        }
        return new Corner(x * (corner.column() + 2), y * (corner.row() + 2));
    }

    /**
     * Returns a point well inside connected cells of one layer, where a label can stand. For squares and cubes, it is
     * the middle of the cells if that point lies well inside. Otherwise, and for all other lattices, it is the middle
     * of the cell that is nearest to the middle of the cells.
     */
    public Point2D middle(List<Cell> part) {
        if (lattice == Lattices.SQUARE || (lattice.isSolid() && lattice != Lattices.FCC)) {
            Point2D middle = LayerParts.middle(part);
            Corner start = startOfLayer(part.get(0).layer());
            return new Point2D.Double(middle.getX() + start.x, middle.getY() + start.y);
        }
        List<Point2D> centres = part.stream().map(this::centre).toList();
        Point2D mean = mean(centres);
        return centres.stream()
                // Distances are rounded, so that the first of several equally near cells wins.
                .min(Comparator.comparingDouble(centre -> Math.rint(1e6 * centre.distance(mean))))
                .orElseThrow();
    }

    /** Returns the middle of a cell. */
    Point2D centre(Cell cell) {
        return mean(corners(cell).stream().map(this::point).toList());
    }

    /** Returns the side that two neighbours share. */
    Line2D side(Cell one, Cell other) {
        List<Point2D> ends = corners(one).stream()
                .filter(corners(other)::contains)
                .map(this::point)
                .toList();
        return new Line2D.Double(ends.get(0), ends.get(1));
    }

    private static Point2D mean(List<Point2D> points) {
        return new Point2D.Double(
                points.stream().mapToDouble(Point2D::getX).average().orElseThrow(),
                points.stream().mapToDouble(Point2D::getY).average().orElseThrow());
    }

    /** Returns a disc around a point. */
    static Ellipse2D disc(Point2D middle, double radius) {
        return new Ellipse2D.Double(middle.getX() - radius, middle.getY() - radius, 2 * radius, 2 * radius);
    }

    /**
     * Returns the lines around some cells: around the outside, and around holes. The sides between two of the cells are
     * left out.
     */
    Path2D around(Collection<Cell> cells) {
        Map<Corner, Deque<Corner>> sides = new LinkedHashMap<>();
        for (Cell cell : cells) {
            List<Corner> corners = corners(cell);
            for (int i = 0; i < corners.size(); i++) {
                Corner from = corners.get(i);
                Corner to = corners.get((i + 1) % corners.size());
                if (!sides.getOrDefault(to, new ArrayDeque<>()).remove(from)) {
                    sides.computeIfAbsent(from, corner -> new ArrayDeque<>()).add(to);
                }
            }
        }
        Path2D path = new Path2D.Double();
        for (Corner start : sides.keySet()) {
            while (!sides.get(start).isEmpty()) {
                path.moveTo(point(start).getX(), point(start).getY());
                Corner at = sides.get(start).pop();
                while (!at.equals(start)) {
                    path.lineTo(point(at).getX(), point(at).getY());
                    at = sides.get(at).pop();
                }
                path.closePath();
            }
        }
        return path;
    }

    /** Returns the lines around every single cell of a collection. */
    Path2D each(Collection<Cell> cells) {
        Path2D path = new Path2D.Double();
        cells.forEach(cell -> path.append(piece(List.of(cell)), false));
        return path;
    }

    /**
     * Returns the lines around a piece. For most lattices they go around its cells. For balls they are discs, with
     * bridges between touching balls of a layer.
     */
    Path2D piece(Collection<Cell> cells) {
        if (lattice != Lattices.FCC) {
            return around(cells);
        }
        Area area = new Area();
        for (Cell cell : cells) {
            area.add(new Area(disc(centre(cell), BALL)));
            for (Cell step : lattice.steps(cell)) {
                Cell other = cell.shifted(step);
                if (step.layer() == 0 && cell.compareTo(other) < 0 && cells.contains(other)) {
                    Rectangle2D bridge = new Rectangle2D.Double(
                            centre(cell).getX(), centre(cell).getY(), 0, 0);
                    bridge.add(centre(other));
                    area.add(new Area(new Rectangle2D.Double(
                            bridge.getX() - BRIDGE * step.row(),
                            bridge.getY() - BRIDGE * step.column(),
                            bridge.getWidth() + 2 * BRIDGE * step.row(),
                            bridge.getHeight() + 2 * BRIDGE * step.column())));
                }
            }
        }
        return new Path2D.Double(area);
    }

    /**
     * Returns the rings that show, in each layer of balls, the balls of the layer below. For other lattices the path is
     * empty.
     */
    Path2D below(Collection<Cell> cells) {
        Path2D rings = new Path2D.Double();
        if (lattice == Lattices.FCC) {
            int top = last(cells, Cell::layer);
            cells.stream().filter(cell -> cell.layer() < top).forEach(cell -> {
                Point2D above = centre(cell.shifted(new Cell(1, 0, 0)));
                rings.append(disc(new Point2D.Double(above.getX() - 0.5, above.getY() - 0.5), BALL), false);
            });
        }
        return rings;
    }
}
