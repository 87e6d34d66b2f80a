package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.app.render.Surface.Vertex;
import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurfaceTest {
    private static final double GAP = 0.1;
    private static final Cell CUBE = new Cell(0, 0, 0);
    private static final List<Cell> CORNER = List.of(CUBE, new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, 1));

    /** Returns the volume by the divergence theorem. It is positive when faces look outwards. */
    static double volume(Surface surface) {
        double sum = 0;
        for (int[] corners : surface.triangles()) {
            sum += tetrahedron(surface, corners[0], corners[1], corners[2]);
        }
        return sum;
    }

    private static double tetrahedron(Surface surface, int first, int second, int third) {
        Vertex a = surface.vertices().get(first);
        Vertex b = surface.vertices().get(second);
        Vertex c = surface.vertices().get(third);
        return (a.x() * (b.y() * c.z() - b.z() * c.y())
                        + a.y() * (b.z() * c.x() - b.x() * c.z())
                        + a.z() * (b.x() * c.y() - b.y() * c.x()))
                / 6;
    }

    /** Counts how many faces run along each edge in each direction. */
    private static Map<List<Integer>, Integer> edges(Surface surface) {
        Map<List<Integer>, Integer> edges = new HashMap<>();
        for (int[] face : surface.faces()) {
            for (int i = 0; i < face.length; i++) {
                edges.merge(List.of(face[i], face[(i + 1) % face.length]), 1, Integer::sum);
            }
        }
        return edges;
    }

    static void assertClosed(Surface surface) {
        Map<List<Integer>, Integer> edges = edges(surface);
        assertThat(edges).allSatisfy((edge, times) -> {
            assertThat(times).isEqualTo(1);
            assertThat(edges).containsKey(List.of(edge.get(1), edge.get(0)));
        });
    }

    private static List<Cell> randomPiece(Random random, int size) {
        Set<Cell> cells = new HashSet<>(Set.of(CUBE));
        while (cells.size() < size) {
            Cell from = new ArrayList<>(cells).get(random.nextInt(cells.size()));
            int by = random.nextBoolean() ? 1 : -1;
            int axis = random.nextInt(3);
            cells.add(from.shifted(new Cell(axis == 0 ? by : 0, axis == 1 ? by : 0, axis == 2 ? by : 0)));
        }
        return List.copyOf(cells);
    }

    @Test
    void a_cube_is_half_a_gap_smaller_on_each_side() {
        Surface cube = Surface.ofCubes(List.of(CUBE), GAP);
        assertThat(cube.vertices()).hasSize(8);
        assertThat(cube.faces()).hasSize(6);
        assertThat(volume(cube)).isCloseTo(0.9 * 0.9 * 0.9, within(1e-9));
    }

    @Test
    void what_joins_cubes_of_a_piece_is_filled() {
        assertThat(volume(Surface.ofCubes(CORNER, GAP)))
                .isCloseTo(4 * 0.9 * 0.9 * 0.9 + 3 * 0.1 * 0.9 * 0.9, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void every_edge_of_a_random_piece_is_passed_once_in_each_direction(int seed) {
        Random random = new Random(seed);
        for (int size = 1; size <= 12; size++) {
            Surface surface = Surface.ofCubes(randomPiece(random, size), GAP);
            assertClosed(surface);
            assertThat(volume(surface)).isBetween(0.728 * size, 1.001 * size);
        }
    }

    @Test
    void cubes_of_a_piece_that_meet_in_an_edge_only_leave_a_gap() {
        List<Cell> piece = List.of(CUBE, new Cell(0, 1, 1), new Cell(1, 0, 0), new Cell(1, 0, 1), new Cell(1, 1, 1));
        assertClosed(Surface.ofCubes(piece, GAP));
    }

    @Test
    void a_hollow_piece_has_a_wall_inside_and_one_outside() {
        List<Cell> shell = new ArrayList<>();
        for (int i = 0; i < 27; i++) {
            shell.add(new Cell(i / 9, i / 3 % 3, i % 3));
        }
        assertThat(shell.remove(new Cell(1, 1, 1))).isTrue();
        Surface surface = Surface.ofCubes(shell, GAP);
        assertClosed(surface);
        assertThat(volume(surface)).isCloseTo(Math.pow(2.9, 3) - Math.pow(1.1, 3), within(1e-9));
    }

    @Test
    void columns_run_along_x_rows_against_y_and_layers_upwards() {
        Surface surface = Surface.ofCubes(List.of(new Cell(1, 2, 3)), GAP);
        assertThat(range(surface, Vertex::x)).containsExactly(3.05, 3.95);
        assertThat(range(surface, Vertex::y)).containsExactly(-2.95, -2.05);
        assertThat(range(surface, Vertex::z)).containsExactly(1.05, 1.95);
    }

    private static List<Double> range(Surface surface, ToDoubleFunction<Vertex> coordinate) {
        return surface.vertices().stream()
                .map(vertex -> Math.round(100 * coordinate.applyAsDouble(vertex)) / 100.0)
                .distinct()
                .sorted()
                .toList();
    }
}
