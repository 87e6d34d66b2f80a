package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EliminationOrderTest {
    private static PieceGraph random(int cells, int placements, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PieceGraph graph = new PieceGraph(cells);
        for (int p = 0; p < placements; p++) {
            int first = random.nextInt(cells - 3);
            graph.add(p, new int[] {first, first + 1, first + 2, first + 3});
        }
        return graph.complete(cells);
    }

    @Test
    void no_two_cells_of_a_bag_have_the_same_bit_and_placements_lie_in_a_bag_and_its_cell() {
        for (int seed = 0; seed < 30; seed++) {
            PieceGraph graph = random(40, 60, seed);
            EliminationOrder order = EliminationOrder.of(graph, 20).orElseThrow();
            for (int i = 0; i < 40; i++) {
                int cell = order.cell(i);
                assertThat(order.position(cell)).isEqualTo(i);
                assertThat(Long.bitCount(order.bits(cell) | order.bit(cell))).isEqualTo(order.bag(cell).length + 1);
                for (int p = 0; p < graph.degree(cell); p++) {
                    for (int k = 0; k < 4; k++) {
                        int other = graph.cell(graph.on(cell, p), k);
                        assertThat(other == cell || order.position(other) < i || contains(order.bag(cell), other))
                                .isTrue();
                    }
                }
            }
        }
    }

    @Test
    void what_led_to_a_bag_stands_right_before_its_cell() {
        EliminationOrder order = EliminationOrder.of(random(60, 60, 7), 20).orElseThrow();
        for (int i = 0; i < 60; i++) {
            for (int child = i - order.reach(i) + 1; child < i; child++) {
                for (int cell : order.bag(order.cell(child))) {
                    assertThat(order.position(cell) <= i || contains(order.bag(order.cell(i)), cell))
                            .isTrue();
                }
            }
        }
    }

    @Test
    void a_bag_that_is_too_large_ends_it() {
        PieceGraph graph = new PieceGraph(4);
        graph.add(0, new int[] {0, 1, 2, 3});
        graph.complete(4);
        assertThat(EliminationOrder.of(graph, 2)).isEmpty();
        assertThat(EliminationOrder.of(graph, 3)).isPresent();
    }

    private static boolean contains(int[] cells, int cell) {
        for (int one : cells) {
            if (one == cell) {
                return true;
            }
        }
        return false;
    }
}
