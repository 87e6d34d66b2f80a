package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OneWordCoverTest {
    private static final long NO_LIMIT = Long.MAX_VALUE;

    /**
     * Holds a covering problem whose cells are the bits of a {@code long}. A test can pass the problem to a {@link
     * OneWordCover}, and count its solutions by trying every choice.
     */
    private record Problem(
            int cells, long must, List<Integer> min, List<Integer> max, List<Long> options, List<Integer> kinds) {
        static Problem random(Random random) {
            int cells = 1 + random.nextInt(9);
            int kinds = 1 + random.nextInt(4);
            List<Integer> min = new ArrayList<>();
            List<Integer> max = new ArrayList<>();
            List<Long> options = new ArrayList<>();
            List<Integer> kindOf = new ArrayList<>();
            for (int kind = 0; kind < kinds; kind++) {
                min.add(random.nextInt(3));
                max.add(Math.max(1, min.get(kind) + random.nextInt(2)));
                int area = 1 + random.nextInt(3);
                Set<Long> seen = new HashSet<>();
                for (int i = 0; i < 8; i++) {
                    long option = 0;
                    while (Long.bitCount(option) < Math.min(area, cells)) {
                        option |= 1L << random.nextInt(cells);
                    }
                    if (seen.add(option)) {
                        options.add(option);
                        kindOf.add(kind);
                    }
                }
            }
            return new Problem(cells, random.nextLong() & ((1L << cells) - 1), min, max, options, kindOf);
        }

        void tell(OneWordCover cover) {
            cover.clear(cells, must, null);
            for (int kind = 0; kind < min.size(); kind++) {
                cover.kind(min.get(kind), max.get(kind), 1);
            }
            for (int i = 0; i < options.size(); i++) {
                cover.option(kinds.get(i), options.get(i));
            }
        }

        int covers(int from, long covered, int[] used) {
            int number = (must & ~covered) == 0 && isWithin(used) ? 1 : 0;
            for (int i = from; i < options.size(); i++) {
                int kind = kinds.get(i);
                if ((options.get(i) & covered) == 0 && used[kind] < max.get(kind)) {
                    used[kind]++;
                    number += covers(i + 1, covered | options.get(i), used);
                    used[kind]--;
                }
            }
            return number;
        }

        private boolean isWithin(int[] used) {
            for (int kind = 0; kind < used.length; kind++) {
                if (used[kind] < min.get(kind) || used[kind] > max.get(kind)) {
                    return false;
                }
            }
            return true;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {NO_LIMIT, 1})
    void it_finds_each_cover_once(long nodesAtOnce) {
        OneWordCover cover = new OneWordCover();
        Random random = new Random(1);
        int withCovers = 0;
        for (int i = 0; i < 2000; i++) {
            Problem problem = Problem.random(random);
            problem.tell(cover);
            Set<Set<Long>> found = new HashSet<>();
            OneWordCover.Step step = cover.next(nodesAtOnce);
            while (step != OneWordCover.Step.ENDED) {
                if (step == OneWordCover.Step.FOUND) {
                    assertThat(found.add(options(cover))).as("%s", problem).isTrue();
                }
                step = cover.next(nodesAtOnce);
            }
            assertThat(found)
                    .as("%s", problem)
                    .hasSize(problem.covers(0, 0, new int[problem.min().size()]));
            withCovers += found.isEmpty() ? 0 : 1;
        }
        assertThat(withCovers).isGreaterThan(200);
    }

    private static Set<Long> options(OneWordCover cover) {
        return Arrays.stream(cover.found()).boxed().collect(Collectors.toSet());
    }

    @Test
    void a_part_that_no_pieces_fill_is_a_dead_end_at_once() {
        OneWordCover cover = new OneWordCover();
        // The board has two parts, each of three cells in a row. Two dominoes have a cell in each part.
        cover.clear(6, 0b111111, new long[] {0b10, 0b101, 0b10, 0b10000, 0b101000, 0b10000});
        cover.kind(3, 3, 2);
        for (long domino : new long[] {0b11, 0b110, 0b11000, 0b110000, 0b1100, 0b100001}) {
            cover.option(0, domino);
        }
        assertThat(cover.next(NO_LIMIT)).isEqualTo(OneWordCover.Step.ENDED);
        assertThat(cover.nodes()).isZero();
    }

    @Test
    void nothing_to_cover_has_the_empty_cover() {
        OneWordCover cover = new OneWordCover();
        cover.clear(0, 0, null);
        assertThat(cover.next(NO_LIMIT)).isEqualTo(OneWordCover.Step.FOUND);
        assertThat(cover.found()).isEmpty();
        assertThat(cover.next(NO_LIMIT)).isEqualTo(OneWordCover.Step.ENDED);
    }
}
