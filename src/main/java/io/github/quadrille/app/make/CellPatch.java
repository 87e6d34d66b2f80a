package io.github.quadrille.app.make;

import io.github.quadrille.app.render.CellOutlines;
import io.github.quadrille.app.render.CellOutlines.Corner;
import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Holds flat cells as polygons that share corners, and the lines around the cells, called rims. The rims can be moved
 * outwards or inwards. The y axis points downwards. Where groups of cells touch only at a corner, each group has its
 * own copy of that corner.
 */
final class CellPatch {
    /** A {@code Side} is a directed side of a cell; the cell lies on its right. */
    private record Side(Corner from, Corner to) {
        private Side back() {
            return new Side(to, from);
        }
    }

    private final Map<Side, List<Corner>> polygons = new LinkedHashMap<>();
    private final Map<Object, Integer> numbers = new LinkedHashMap<>();
    private final List<Point2D> points = new ArrayList<>();
    private final List<int[]> faces = new ArrayList<>();
    private final List<int[]> rims = new ArrayList<>();

    /**
     * Builds the polygons of cells and the lines around them.
     *
     * @param unit the side of a square
     */
    CellPatch(CellOutlines outlines, double unit, Collection<Cell> cells) {
        for (Cell cell : cells) {
            List<Corner> corners = outlines.corners(cell);
            corners.forEach(corner -> polygons.put(after(corners, corner), corners));
        }
        for (Cell cell : cells) {
            List<Corner> corners = outlines.corners(cell);
            faces.add(corners.stream()
                    .mapToInt(corner -> number(after(corners, corner), outlines, unit))
                    .toArray());
        }
        Set<Side> walked = new HashSet<>();
        for (Side first : polygons.keySet()) {
            if (!polygons.containsKey(first.back()) && walked.add(first)) {
                List<Side> rim = new ArrayList<>();
                Side side = first;
                do {
                    rim.add(side);
                    walked.add(side);
                    side = leaving(after(polygons.get(side), side.to)).orElseThrow();
                } while (!side.equals(first));
                rims.add(rim.stream().mapToInt(numbers::get).toArray());
            }
        }
    }

    private static Side after(List<Corner> corners, Corner corner) {
        return new Side(corner, corners.get((corners.indexOf(corner) + 1) % corners.size()));
    }

    private int number(Side side, CellOutlines outlines, double unit) {
        Object key = leaving(side).<Object>map(rim -> rim).orElse(side.from);
        return numbers.computeIfAbsent(key, fresh -> {
            Point2D at = outlines.point(side.from);
            points.add(new Point2D.Double(unit * at.getX(), unit * at.getY()));
            return numbers.size();
        });
    }

    /**
     * Finds the side by which the rim leaves the corner where a given side begins. The rim is the line around the
     * cells. The search turns around the corner from cell to cell. The result is empty if cells surround the corner.
     */
    private Optional<Side> leaving(Side first) {
        Side side = first;
        do {
            List<Corner> beside = polygons.get(side.back());
            if (beside == null) {
                return Optional.of(side);
            }
            side = after(beside, side.from);
        } while (!side.equals(first));
        return Optional.empty();
    }

    /** Returns the polygon of each cell, as the indices of its corners, clockwise. */
    List<int[]> faces() {
        return faces;
    }

    /**
     * Returns the closed lines around the cells and around the gaps between cells, each as the indices of its corners.
     * The outer lines run clockwise.
     */
    List<int[]> rims() {
        return rims;
    }

    /**
     * Tells whether the lines around the cells pass a corner more than once. At such a corner, groups of cells touch
     * without a common side.
     */
    boolean isPinched() {
        return Arrays.stream(rims.stream().flatMapToInt(Arrays::stream).toArray())
                        .mapToObj(points::get)
                        .distinct()
                        .count()
                < rims.stream().mapToInt(rim -> rim.length).sum();
    }

    /**
     * Returns the corners after the lines around the cells are moved outwards by this distance, or inwards if the
     * distance is negative.
     */
    List<Point2D> grown(double by) {
        List<Point2D> moved = new ArrayList<>(points);
        for (int[] rim : rims) {
            for (int i = 0; i < rim.length; i++) {
                Point2D at = points.get(rim[i]);
                Point2D in = direction(points.get(rim[(i + rim.length - 1) % rim.length]), at);
                Point2D out = direction(at, points.get(rim[(i + 1) % rim.length]));
                double share = by / (1 + in.getX() * out.getX() + in.getY() * out.getY());
                moved.set(
                        rim[i],
                        new Point2D.Double(
                                at.getX() + share * (in.getY() + out.getY()),
                                at.getY() - share * (in.getX() + out.getX())));
            }
        }
        return moved;
    }

    /** Returns the lines around the cells, after these lines are moved outwards by this distance. */
    List<List<Point2D>> lines(double by) {
        List<Point2D> moved = grown(by);
        return rims.stream()
                .map(rim -> Arrays.stream(rim).mapToObj(moved::get).toList())
                .toList();
    }

    /** Returns the area within the lines around the cells, after these lines are moved outwards by this distance. */
    Path2D area(double by) {
        Path2D area = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (List<Point2D> line : lines(by)) {
            area.moveTo(line.get(0).getX(), line.get(0).getY());
            line.forEach(point -> area.lineTo(point.getX(), point.getY()));
            area.closePath();
        }
        return area;
    }

    private static Point2D direction(Point2D from, Point2D to) {
        double length = from.distance(to);
        return new Point2D.Double((to.getX() - from.getX()) / length, (to.getY() - from.getY()) / length);
    }
}
