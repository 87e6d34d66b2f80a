package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.genetic.FreeCells.PairDistances;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class PairDistancesTest {
    @Test
    void on_a_line_everything_lies_between() {
        assertThat(PairDistances.onLine(new int[] {1, 0, 2, 1})).isEqualTo(2 + 2 + 3 + 1 + 1);
    }

    @Test
    void on_a_ring_the_shorter_way_counts() {
        assertThat(PairDistances.onRing(new int[] {1, 0, 2, 1})).isEqualTo(2 + 2 + 1 + 1 + 1);
    }

    @Test
    void nothing_is_nowhere_apart() {
        assertThat(PairDistances.onLine(new int[] {0, 5, 0})).isZero();
        assertThat(PairDistances.onRing(new int[] {5})).isZero();
    }

    @RepeatedTest(30)
    void all_pairs_one_by_one_say_the_same(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        int length = 1 + random.nextInt(9);
        int[] positions = random.ints(random.nextInt(12), 0, length).toArray();
        int[] counts = new int[length];
        long line = 0;
        long ring = 0;
        for (int i = 0; i < positions.length; i++) {
            counts[positions[i]]++;
            for (int j = 0; j < i; j++) {
                int apart = Math.abs(positions[i] - positions[j]);
                line += apart;
                ring += Math.min(apart, length - apart);
            }
        }
        assertThat(PairDistances.onLine(counts)).isEqualTo(line);
        assertThat(PairDistances.onRing(counts)).isEqualTo(ring);
    }
}
