package io.github.quadrille.core.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BoardPartTest {
    private final Random random = new Random(7);

    @Test
    void its_cells_are_those_of_the_whole_and_neighbours_there_are_neighbours_here() {
        for (int i = 0; i < 300; i++) {
            Lattice lattice = List.of(Lattices.SQUARE, Lattices.TRIANGULAR, Lattices.HEXAGONAL)
                    .get(i % 3);
            Wrap wrap = lattice.wraps().get(random.nextInt(lattice.wraps().size()));
            Region whole = new Region(lattice, 1, List.of("..?.#.", ".#....", "......", "?.....", "..#..."), wrap);
            BitSet cells = rectangle(whole);
            cells.and(someOf(whole));
            if (!cells.isEmpty()) {
                agree(whole, cells, BoardPart.of(whole, cells));
            }
        }
    }

    private static void agree(Region whole, BitSet cells, BoardPart part) {
        Region board = part.board();
        assertThat(IntStream.range(0, board.size()).map(cell -> inWhole(whole, part, cell)))
                .containsExactlyInAnyOrderElementsOf(cells.stream().boxed().toList());
        for (int cell = 0; cell < board.size(); cell++) {
            int there = inWhole(whole, part, cell);
            assertThat(board.isMandatory(cell)).isEqualTo(whole.isMandatory(there));
            assertThat(IntStream.of(board.neighbours(cell)).map(next -> inWhole(whole, part, next)))
                    .isSubsetOf(IntStream.of(whole.neighbours(there)).boxed().toList());
        }
    }

    private static int inWhole(Region whole, BoardPart part, int cell) {
        return whole.cellAt(part.inWhole(part.board().cell(cell)));
    }

    private BitSet rectangle(Region whole) {
        int top = random.nextInt(whole.rows());
        int left = random.nextInt(whole.columns());
        BitSet cells = new BitSet();
        for (int cell = 0; cell < whole.size(); cell++) {
            cells.set(cell, whole.row(cell) >= top && whole.column(cell) >= left);
        }
        return cells;
    }

    private BitSet someOf(Region whole) {
        BitSet cells = new BitSet();
        for (int cell = 0; cell < whole.size(); cell++) {
            cells.set(cell, random.nextInt(4) > 0);
        }
        return cells;
    }

    @Test
    void a_ring_that_is_cut_is_a_ring_no_more() {
        Region torus = new Region(List.of("....", "....", "...."), Wrap.BOTH);
        BitSet stripe = new BitSet();
        stripe.set(0, 8);
        assertThat(BoardPart.of(torus, stripe).board()).isEqualTo(new Region(List.of("....", "...."), Wrap.HORIZONTAL));
    }
}
