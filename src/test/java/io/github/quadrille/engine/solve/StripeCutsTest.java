package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.BoardPart;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StripeCutsTest {
    @Test
    void boards_without_holes_are_cut_along_their_lines() {
        assertThat(StripeCuts.of(Region.rectangle(200, 210), 4))
                .extracting(stripe ->
                        BoardPart.of(Region.rectangle(200, 210), stripe).board())
                .containsOnly(Region.rectangle(200, 25), Region.rectangle(200, 35));
    }

    @Test
    void small_and_thin_boards_are_not_cut() {
        assertThat(StripeCuts.of(Region.rectangle(100, 100), 4)).isEmpty();
        assertThat(StripeCuts.of(Region.rectangle(8, 10_000), 4)).isEmpty();
    }

    @Test
    void every_cell_is_in_one_stripe_and_every_part_of_a_stripe_can_be_made_up() {
        for (int seed = 1; seed <= 5; seed++) {
            Region board = withHoles(160, 2500, seed);
            BitSet all = new BitSet();
            List<BitSet> stripes = StripeCuts.of(board, 4);
            assertThat(stripes).hasSizeGreaterThan(1);
            for (BitSet stripe : stripes) {
                assertThat(all.intersects(stripe)).isFalse();
                all.or(stripe);
                assertThat(parts(board, stripe)).allMatch(part -> part % 4 == 0 || part > 1000);
            }
            assertThat(all.cardinality()).isEqualTo(board.size());
        }
    }

    /** Returns a board with random holes, without its connected parts of fewer than 1000 cells. */
    private static Region withHoles(int side, int holes, int seed) {
        Random random = new Random(seed);
        char[][] picture = new char[side][side];
        for (char[] row : picture) {
            Arrays.fill(row, Region.MANDATORY);
        }
        for (int i = 0; i < holes; i++) {
            picture[random.nextInt(side)][random.nextInt(side)] = Region.HOLE;
        }
        List<String> rows = new ArrayList<>();
        for (char[] row : picture) {
            rows.add(new String(row));
        }
        Region board = new Region(rows, Wrap.NONE);
        BitSet all = new BitSet();
        all.set(0, board.size());
        BitSet small = new BitSet();
        for (BitSet part : partsOf(board, all)) {
            if (part.cardinality() < 1000) {
                small.or(part);
            }
        }
        return board.without(small);
    }

    private static List<Integer> parts(Region board, BitSet cells) {
        return partsOf(board, cells).stream().map(BitSet::cardinality).toList();
    }

    private static List<BitSet> partsOf(Region board, BitSet cells) {
        List<BitSet> parts = new ArrayList<>();
        BitSet left = (BitSet) cells.clone();
        while (!left.isEmpty()) {
            BitSet part = new BitSet();
            Deque<Integer> ahead = new ArrayDeque<>(List.of(left.nextSetBit(0)));
            left.clear(ahead.element());
            while (!ahead.isEmpty()) {
                int cell = ahead.remove();
                part.set(cell);
                for (int next : board.neighbours(cell)) {
                    if (left.get(next)) {
                        left.clear(next);
                        ahead.add(next);
                    }
                }
            }
            parts.add(part);
        }
        return parts;
    }
}
