package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ReachableSumsTest {
    @Test
    void sums_are_those_that_listing_them_gives() {
        Random random = new Random(5);
        for (int round = 0; round < 200; round++) {
            int limit = 1 + random.nextInt(200);
            int from = random.nextInt(20);
            ReachableSums sums = new ReachableSums(limit);
            sums.begin(from);
            TreeSet<Integer> listed = new TreeSet<>(List.of(from));
            for (int term = 0; term < 3; term++) {
                int size = 1 + random.nextInt(70);
                int copies = random.nextInt(6);
                sums.add(size, copies);
                TreeSet<Integer> more = new TreeSet<>();
                listed.forEach(sum -> {
                    for (int copy = 0; copy <= copies; copy++) {
                        more.add(sum + copy * size);
                    }
                });
                listed = more;
            }
            for (int sum = 0; sum <= limit; sum++) {
                assertThat(sums.anyBetween(sum, sum)).as("%d", sum).isEqualTo(listed.contains(sum));
            }
        }
    }

    @Test
    void open_ranges_do_not_overflow() {
        ReachableSums sums = new ReachableSums(1000);
        sums.add(7, Integer.MAX_VALUE);
        assertThat(sums.anyBetween(994, 994)).isTrue();
        assertThat(sums.anyBetween(995, 1000)).isFalse();
    }

    @Test
    void what_begins_beyond_the_limit_reaches_nothing() {
        ReachableSums sums = new ReachableSums(10);
        sums.begin(1L << 40);
        sums.add(1, 5);
        assertThat(sums.anyBetween(0, 10)).isFalse();
    }
}
