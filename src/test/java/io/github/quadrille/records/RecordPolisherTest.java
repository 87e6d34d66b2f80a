package io.github.quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.testing.Slow;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that polishing never makes a covering worse. */
@Slow
final class RecordPolisherTest {
    private final Puzzle puzzle = Series.named("S").puzzle(9);

    @Test
    void windows_lead_from_nothing_to_the_best_covering() {
        Packing covering = polished(3, 12);
        assertThat(new PackingChecker(puzzle).faults(covering)).isEmpty();
        assertThat(covering.pieces()).hasSize(16);
    }

    @Test
    void a_seed_repeats_exactly() {
        assertThat(polished(7, 3)).isEqualTo(polished(7, 3)).isNotEqualTo(polished(8, 3));
    }

    private Packing polished(long seed, int rounds) {
        Packing covering = new Packing(List.of());
        RecordPolisher polisher = new RecordPolisher(puzzle, covering, seed);
        for (int round = 0; round < rounds; round++) {
            Packing next = polisher.next();
            assertThat(next.pieces())
                    .hasSizeGreaterThanOrEqualTo(covering.pieces().size());
            covering = next;
        }
        return covering;
    }
}
