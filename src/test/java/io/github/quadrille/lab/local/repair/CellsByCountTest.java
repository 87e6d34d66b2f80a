package io.github.quadrille.lab.local.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CellsByCountTest {
    private final CellsByCount cells = new CellsByCount(20);
    private final SplittableRandom chance = new SplittableRandom(1);

    @Test
    void without_counts_there_is_no_lowest() {
        cells.sort();
        assertThat(cells.lowest(chance)).isEqualTo(-1);
    }

    @Test
    void the_lowest_stays_the_lowest_while_counts_fall() {
        Random random = new Random(2);
        int[] count = new int[20];
        for (int i = 0; i < 100; i++) {
            int cell = random.nextInt(20);
            count[cell]++;
            cells.increase(cell);
        }
        cells.sort();
        while (Arrays.stream(count).sum() > 0) {
            int lowest = Arrays.stream(count).filter(c -> c > 0).min().orElseThrow();
            assertThat(count[cells.lowest(chance)]).isEqualTo(lowest);
            int cell = random.nextInt(20);
            if (count[cell] > 0) {
                count[cell]--;
                cells.decrease(cell);
            }
        }
        assertThat(cells.lowest(chance)).isEqualTo(-1);
    }
}
