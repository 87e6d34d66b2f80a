package io.github.quadrille.app.make;

import io.github.quadrille.app.render.Surface;
import io.github.quadrille.app.render.Surface.Vertex;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Builds a surface from level faces and the walls between them. The given points are in a plan, where the y axis points
 * downwards. In the surface, the y axis points upwards.
 */
final class SurfaceBuilder {
    private final Map<Vertex, Integer> numbers = new LinkedHashMap<>();
    private final List<int[]> faces = new ArrayList<>();

    /**
     * Adds level faces at height {@code z} that are seen from below. Each face of {@code plan} has the indexes of its
     * corners in {@code at}, clockwise.
     */
    void floor(List<int[]> plan, List<Point2D> at, double z) {
        plan.forEach(face -> faces.add(
                Arrays.stream(face).map(corner -> number(at, corner, z)).toArray()));
    }

    /**
     * Adds level faces at height {@code z} that are seen from above. Each face of {@code plan} has the indexes of its
     * corners in {@code at}, clockwise.
     */
    void top(List<int[]> plan, List<Point2D> at, double z) {
        plan.forEach(face -> faces.add(IntStream.range(0, face.length)
                .map(i -> number(at, face[face.length - 1 - i], z))
                .toArray()));
    }

    /**
     * Adds a wall along each closed line. One edge of the wall has the corners {@code at} at height {@code z}. The
     * other edge has the corners {@code endAt} at height {@code endZ}. Seen from above, the solid is on the right of
     * the line if the wall rises, and on the left if the wall falls.
     */
    void wall(List<int[]> lines, List<Point2D> at, double z, List<Point2D> endAt, double endZ) {
        for (int[] line : lines) {
            for (int i = 0; i < line.length; i++) {
                int from = line[i];
                int to = line[(i + 1) % line.length];
                faces.add(new int[] {
                    number(at, to, z), number(at, from, z), number(endAt, from, endZ), number(endAt, to, endZ)
                });
            }
        }
    }

    /** Returns the number of the corner at this place. Corners at the same place share one number. */
    private int number(List<Point2D> at, int corner, double z) {
        Point2D point = at.get(corner);
        // Adding 0 turns a negative zero into zero. The two zeros would be different keys.
        return numbers.computeIfAbsent(new Vertex(point.getX() + 0.0, -point.getY() + 0.0, z), fresh -> numbers.size());
    }

    Surface built() {
        return new Surface(List.copyOf(numbers.keySet()), faces);
    }
}
