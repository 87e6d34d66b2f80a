package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The surface of a solid, closed: each side of a face is a side of one other, the other way round.
 *
 * @param vertices the corners of faces, each once
 * @param faces convex, the numbers of their vertices counter-clockwise seen from outside
 */
public record Surface(List<Vertex> vertices, List<int[]> faces) {
    /** Boxes along a side of a cube. */
    private static final int BOXES = 3;

    private static final int AXES = 3;

    /** A point in space, z upwards. */
    public record Vertex(double x, double y, double z) {}

    /**
     * That of a piece of cubes that is a little smaller than its cells, so that it leaves a gap to its neighbours.
     * Columns run along x, rows against y, and layers along z, upwards: a right-handed system, in which the side of a cell is 1.
     *
     * <p>A cube is cut by two planes along each axis, half a gap from its sides, into 27 boxes; the piece keeps those from which
     * every cell within half a gap is its own. What divides a kept box from others is the surface: closed, without inner walls,
     * and each edge belongs to two faces, even where cells of the piece meet in an edge only.
     *
     * @param cells of one piece, of squares or cubes; squares are a cube thick
     * @param gap between neighbours, from 0 to 1
     */
    public static Surface ofCubes(Collection<Cell> cells, double gap) {
        // Axes of the picture become those of space, by order: z, y, x.
        Set<Cell> cubes = cells.stream()
                .map(cell -> new Cell(cell.layer(), -cell.row() - 1, cell.column()))
                .collect(Collectors.toSet());
        Set<Cell> boxes = new HashSet<>();
        List<Cell> inOrder = new ArrayList<>();
        cubes.stream().sorted().forEach(cube -> {
            for (int box = 0; box < BOXES * BOXES * BOXES; box++) {
                Cell at = new Cell(box / (BOXES * BOXES), box / BOXES % BOXES, box % BOXES);
                if (isKept(cubes, cube, at)) {
                    Cell kept = new Cell(BOXES * cube.layer(), BOXES * cube.row(), BOXES * cube.column()).shifted(at);
                    boxes.add(kept);
                    inOrder.add(kept);
                }
            }
        });
        Map<Cell, Integer> numbers = new LinkedHashMap<>();
        List<int[]> faces = new ArrayList<>();
        for (Cell box : inOrder) {
            for (int axis = 0; axis < AXES; axis++) {
                for (int side = 0; side < 2; side++) {
                    if (!boxes.contains(box.shifted(along(axis, 2 * side - 1)))) {
                        faces.add(face(box, axis, side, numbers));
                    }
                }
            }
        }
        return new Surface(
                numbers.keySet().stream().map(corner -> vertex(corner, gap)).toList(), faces);
    }

    /** Whether all cubes near a box, of the 3 x 3 x 3 in one cube, are the piece's. */
    private static boolean isKept(Set<Cell> cubes, Cell cube, Cell box) {
        Cell towards = box.minus(new Cell(1, 1, 1));
        for (int near = 0; near < 1 << AXES; near++) {
            Cell step = new Cell(
                    towards.layer() * (near >> 2), towards.row() * (near >> 1 & 1), towards.column() * (near & 1));
            if (!cubes.contains(cube.shifted(step))) {
                return false;
            }
        }
        return true;
    }

    /** A step along x, y or z. */
    private static Cell along(int axis, int by) {
        return new Cell(axis == 2 ? by : 0, axis == 1 ? by : 0, axis == 0 ? by : 0);
    }

    private static int[] face(Cell box, int axis, int side, Map<Cell, Integer> numbers) {
        Cell corner = box.shifted(along(axis, side));
        Cell next = along((axis + 1) % AXES, 1);
        Cell last = along((axis + 2) % AXES, 1);
        Cell second = corner.shifted(side == 1 ? next : last);
        Cell fourth = corner.shifted(side == 1 ? last : next);
        return List.of(corner, second, corner.shifted(next).shifted(last), fourth).stream()
                .mapToInt(each -> numbers.computeIfAbsent(each, fresh -> numbers.size()))
                .toArray();
    }

    private static Vertex vertex(Cell corner, double gap) {
        return new Vertex(place(corner.column(), gap), place(corner.row(), gap), place(corner.layer(), gap));
    }

    private static double place(int corner, double gap) {
        double inside = switch (Math.floorMod(corner, BOXES)) {
            case 0 -> 0;
            case 1 -> gap / 2;
            default -> 1 - gap / 2;
        };
        return Math.floorDiv(corner, BOXES) + inside;
    }

    /** The same elsewhere, or of another size. */
    public Surface mapped(UnaryOperator<Vertex> place) {
        return new Surface(vertices.stream().map(place).toList(), faces);
    }

    /** The faces, each cut into triangles from its first corner. */
    public List<int[]> triangles() {
        return faces.stream()
                .flatMap(face -> IntStream.range(2, face.length)
                        .mapToObj(corner -> new int[] {face[0], face[corner - 1], face[corner]}))
                .toList();
    }
}
