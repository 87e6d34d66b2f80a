package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Surface.Vertex;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes the closed surface of balls that are joined by necks where they touch. The diameter of a ball is 1.
 *
 * <p>A raster of cubes covers the balls. Each cube is cut into six tetrahedra. In each tetrahedron, the surface is
 * where the distance to the nearest ball or neck is 0 (marching tetrahedra, Doi and Koide 1991). An edge of the raster
 * has at most one point of the surface, which all tetrahedra around the edge share.
 */
public final class BallSurface {
    /** The raster has this many cubes along a diameter. */
    private static final int STEPS = 16;

    private static final double NECK = 0.25;
    /** Two balls touch when their middles are nearer to each other than this. */
    private static final double TOUCH = 1.01;
    /**
     * The surface near a ball depends only on the balls whose middles are nearer to the middle of this ball than this.
     */
    private static final double NEAR = 2.1;
    /**
     * A point of the surface on an edge of the raster keeps at least this share of the edge away from both ends. At the
     * ends, the points of several edges would coincide.
     */
    private static final double LEAST_SHARE = 0.05;

    private static final double ROUNDING = 1e9;
    /**
     * If a piece stands on a square layer of balls, a turn by this angle around the x axis makes it stand on a
     * triangular layer.
     */
    private static final double TILT = Math.atan(Math.sqrt(2));

    private static final List<Cell> AXES = List.of(new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, 1));
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final Map<Cell, Double> heights = new HashMap<>();
    private final Map<List<Cell>, Integer> numbers = new LinkedHashMap<>();
    private final List<Vertex> vertices = new ArrayList<>();
    private final List<int[]> faces = new ArrayList<>();

    private BallSurface(List<Vertex> balls, double radius) {
        Set<Cell> seen = new HashSet<>();
        for (Vertex ball : balls) {
            Nearby nearby = Nearby.of(ball, balls, radius);
            Cell from = raster(ball, -0.5);
            Cell to = raster(ball, 0.5);
            for (int z = from.layer(); z <= to.layer(); z++) {
                for (int y = from.row(); y <= to.row(); y++) {
                    for (int x = from.column(); x <= to.column(); x++) {
                        Cell cube = new Cell(z, y, x);
                        if (seen.add(cube)) {
                            march(cube, nearby);
                        }
                    }
                }
            }
        }
    }

    /**
     * Returns the middle of a ball. Layers go upwards, and rows go in the direction of negative y. The ball (0, 0, 0)
     * touches the three coordinate planes.
     */
    static Vertex middle(Cell cell) {
        double shift = (cell.layer() + 1) / 2.0;
        return new Vertex(cell.column() + shift, -cell.row() - shift, cell.layer() / Math.sqrt(2) + 0.5);
    }

    /**
     * Returns the surface of a piece that stands on the ground.
     *
     * @param balls the middles of its balls
     * @param gap the gap between touching balls of different pieces, from 0 to 1
     * @param flat the height that is cut off at the bottom, so that the piece stands
     */
    public static Surface of(List<Vertex> balls, double gap, double flat) {
        double radius = (1 - gap) / 2;
        double floor = lowest(balls) - radius + flat;
        BallSurface surface = new BallSurface(
                balls.stream()
                        .map(at -> new Vertex(at.x(), at.y(), at.z() - floor))
                        .toList(),
                radius);
        return new Surface(surface.vertices, surface.faces);
    }

    /**
     * Returns the surface of a piece as it lies in a packing, but moved up or down until it stands on the ground. The
     * surface leaves this gap to neighbouring pieces.
     */
    static Surface of(Collection<Cell> cells, double gap) {
        return of(cells.stream().map(BallSurface::middle).toList(), gap, 0);
    }

    /**
     * Returns the middles of a piece's balls, turned so that the height of the piece is least. Among equally low
     * positions, it chooses one in which the most balls touch the ground.
     */
    public static List<Vertex> lying(Collection<Cell> cells) {
        List<List<Vertex>> turned = new Polyform(Lattices.FCC, List.copyOf(cells))
                .orientations(PieceSymmetry.ONE_SIDED).stream()
                        .map(each ->
                                each.cells().stream().map(BallSurface::middle).toList())
                        .toList();
        Stream<List<Vertex>> tilted = turned.stream()
                .map(each -> each.stream().map(BallSurface::tilted).toList());
        return Stream.concat(turned.stream(), tilted)
                // Heights are rounded, so that the first of several equal positions wins.
                .min(Comparator.<List<Vertex>>comparingDouble(each -> Math.rint(100 * (highest(each) - lowest(each))))
                        .thenComparingLong(each -> -each.stream()
                                .filter(ball -> ball.z() < lowest(each) + 0.01)
                                .count()))
                .orElseThrow();
    }

    private static double highest(List<Vertex> balls) {
        return balls.stream().mapToDouble(Vertex::z).max().orElse(0);
    }

    private static double lowest(List<Vertex> balls) {
        return balls.stream().mapToDouble(Vertex::z).min().orElse(0);
    }

    private static Vertex tilted(Vertex at) {
        double cosine = Math.cos(TILT);
        double sine = Math.sin(TILT);
        return new Vertex(at.x(), cosine * at.y() + sine * at.z(), cosine * at.z() - sine * at.y());
    }

    /** Holds the balls and necks that can be the nearest to a point around one ball. */
    private record Nearby(List<Vertex> balls, List<Vertex[]> necks, double radius) {
        private static Nearby of(Vertex ball, List<Vertex> all, double radius) {
            List<Vertex> near =
                    all.stream().filter(other -> distance(ball, other) < NEAR).toList();
            List<Vertex[]> necks = new ArrayList<>();
            for (int i = 0; i < near.size(); i++) {
                for (int j = 0; j < i; j++) {
                    if (distance(near.get(i), near.get(j)) < TOUCH) {
                        necks.add(new Vertex[] {near.get(i), near.get(j)});
                    }
                }
            }
            return new Nearby(near, necks, radius);
        }

        /** Returns the distance of a point from the surface. Inside the surface, the distance is negative. */
        private double from(Vertex at) {
            double least = Double.MAX_VALUE;
            for (Vertex ball : balls) {
                least = Math.min(least, distance(at, ball) - radius);
            }
            for (Vertex[] neck : necks) {
                double share = Math.max(0, Math.min(1, dot(minus(at, neck[0]), minus(neck[1], neck[0]))));
                least = Math.min(least, distance(at, between(neck[0], neck[1], share)) - NECK);
            }
            return least;
        }
    }

    private static Vertex minus(Vertex one, Vertex other) {
        return new Vertex(one.x() - other.x(), one.y() - other.y(), one.z() - other.z());
    }

    private static double dot(Vertex one, Vertex other) {
        return one.x() * other.x() + one.y() * other.y() + one.z() * other.z();
    }

    private static Vertex cross(Vertex one, Vertex other) {
        return new Vertex(
                one.y() * other.z() - one.z() * other.y(),
                one.z() * other.x() - one.x() * other.z(),
                one.x() * other.y() - one.y() * other.x());
    }

    private static double distance(Vertex one, Vertex other) {
        Vertex way = minus(one, other);
        return Math.sqrt(dot(way, way));
    }

    private static Vertex between(Vertex one, Vertex other, double share) {
        return new Vertex(
                one.x() + share * (other.x() - one.x()),
                one.y() + share * (other.y() - one.y()),
                one.z() + share * (other.z() - one.z()));
    }

    /** Returns the cube of the raster that contains a point, after the point is moved by a length along all axes. */
    private Cell raster(Vertex at, double by) {
        return new Cell(step(at.z() + by), step(at.y() + by), step(at.x() + by));
    }

    private static int step(double length) {
        return (int) Math.floor(STEPS * length - 0.5);
    }

    /** Returns the place of a point of the raster. No such point lies on the ground. */
    private Vertex place(Cell point) {
        return new Vertex((point.column() + 0.5) / STEPS, (point.row() + 0.5) / STEPS, (point.layer() + 0.5) / STEPS);
    }

    private void march(Cell cube, Nearby nearby) {
        for (int[] order : ORDERS) {
            List<Cell> inside = new ArrayList<>();
            List<Cell> outside = new ArrayList<>();
            Cell corner = cube;
            for (int i = 0; i <= order.length; i++) {
                (height(corner, nearby) < 0 ? inside : outside).add(corner);
                corner = i < order.length ? corner.shifted(AXES.get(order[i])) : corner;
            }
            if (!inside.isEmpty() && !outside.isEmpty()) {
                cut(inside, outside);
            }
        }
    }

    private double height(Cell point, Nearby nearby) {
        return heights.computeIfAbsent(point, fresh -> {
            Vertex at = place(point);
            return Math.max(nearby.from(at), -at.z());
        });
    }

    /**
     * Adds the one or two triangles where the surface cuts a tetrahedron. They separate its corners that are inside the
     * surface from those outside.
     */
    private void cut(List<Cell> inside, List<Cell> outside) {
        List<Integer> rim = new ArrayList<>();
        for (int i = 0; i < inside.size(); i++) {
            for (int o = 0; o < outside.size(); o++) {
                // With two corners on either side, the points of the second corner are added in reverse, so that the
                // four points follow each other around the rim.
                rim.add(number(inside.get(i), outside.get(i == 1 && outside.size() == 2 ? 1 - o : o)));
            }
        }
        Vertex first = vertices.get(rim.get(0));
        Vertex normal = cross(minus(vertices.get(rim.get(1)), first), minus(vertices.get(rim.get(2)), first));
        boolean isOutwards = dot(normal, minus(place(outside.get(0)), place(inside.get(0)))) > 0;
        for (int i = 2; i < rim.size(); i++) {
            int second = rim.get(isOutwards ? i - 1 : i);
            faces.add(new int[] {rim.get(0), second, rim.get(isOutwards ? i : i - 1)});
        }
    }

    private int number(Cell inside, Cell outside) {
        return numbers.computeIfAbsent(List.of(inside, outside), fresh -> {
            double in = heights.get(inside);
            double share = in / (in - heights.get(outside));
            Vertex at = between(place(inside), place(outside), Math.max(LEAST_SHARE, Math.min(1 - LEAST_SHARE, share)));
            vertices.add(new Vertex(
                    Math.rint(ROUNDING * at.x()) / ROUNDING,
                    Math.rint(ROUNDING * at.y()) / ROUNDING,
                    Math.rint(ROUNDING * at.z()) / ROUNDING));
            return vertices.size() - 1;
        });
    }
}
