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
 * Holds the closed surface of a solid. Each side of a face is a side of exactly one other face, in the opposite
 * direction.
 *
 * @param vertices the corners of faces, each once
 * @param faces the convex faces, as the numbers of their vertices, counter-clockwise seen from outside
 */
public record Surface(List<Vertex> vertices, List<int[]> faces) {
    /** Each cube is cut into this many boxes along each axis. */
    private static final int BOXES = 3;

    private static final int AXES = 3;

    /** Holds a point in space, where z points upwards. */
    public record Vertex(double x, double y, double z) {}

    /**
     * Returns the surface of a piece of cubes. The solid is a little smaller than the cells of the piece, so that it
     * leaves a gap to its neighbours. Columns run along x, rows against y, and layers along z, upwards. This system of
     * coordinates is right-handed, and the side of a cell has length 1.
     *
     * <p>Two planes along each axis, half a gap from the sides of a cube, cut the cube into 27 boxes. The piece keeps a
     * box if every cell within half a gap of the box belongs to the piece. The surface divides kept boxes from all
     * other space. It is closed and has no inner walls. Each edge belongs to two faces, even where cells of the piece
     * meet only in an edge.
     *
     * @param cells the cells of one piece, of squares or cubes; squares are a cube thick
     * @param gap the gap between neighbours, from 0 to 1
     */
    public static Surface ofCubes(Collection<Cell> cells, double gap) {
        // A cell of the board becomes a cube. Its layer, row and column become coordinates along z, y and x.
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

    /**
     * Tells whether a box belongs to the solid: the cell that contains the box and all cells that the box touches must
     * belong to the piece. The box is one of the 3 x 3 x 3 boxes of a cube.
     */
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

    /** Returns a step along x, y or z. */
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

    /** Returns this surface with all its vertices moved, for example to another place or size. */
    public Surface mapped(UnaryOperator<Vertex> place) {
        return new Surface(vertices.stream().map(place).toList(), faces);
    }

    /** Returns the faces, each cut into triangles from its first corner. */
    public List<int[]> triangles() {
        return faces.stream()
                .flatMap(face -> IntStream.range(2, face.length)
                        .mapToObj(corner -> new int[] {face[0], face[corner - 1], face[corner]}))
                .toList();
    }
}
