package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Supply;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomPuzzlesTest {
    private static final RandomPuzzles OPEN = random(false);
    private static final RandomPuzzles DECIDED = random(true);

    private static RandomPuzzles random(boolean decide) {
        return new RandomPuzzles(Region.rectangle(4, 5), Optional.empty(), Optional.empty(), Optional.empty(), decide);
    }

    @Test
    void nothing_is_known_of_what_is_not_decided() {
        assertThat(Making.of(OPEN, 1).orElseThrow().known()).isEqualTo(Known.UNKNOWN);
    }

    @Test
    void what_is_decided_agrees_with_counting_without_cleverness() {
        Set<Known> seen = EnumSet.noneOf(Known.class);
        for (int seed = 1; seed <= 100; seed++) {
            GeneratedPuzzle made = Making.of(DECIDED, seed).orElseThrow();
            seen.add(made.known());
            boolean packed = BruteForce.count(made.puzzle(), 1) > 0;
            assertThat(made.known()).as("seed %d", seed).isEqualTo(packed ? Known.PACKED : Known.INFEASIBLE);
            made.packing()
                    .ifPresent(packing -> assertThat(new PackingChecker(made.puzzle()).faults(packing))
                            .isEmpty());
        }
        assertThat(seen).containsExactlyInAnyOrder(Known.PACKED, Known.INFEASIBLE);
    }

    @Test
    void everything_that_a_puzzle_may_have_turns_up() {
        Set<Object> seen = new HashSet<>();
        StringBuilder pictures = new StringBuilder();
        for (int seed = 1; seed <= 100; seed++) {
            GeneratedPuzzle made = Making.of(OPEN, seed).orElseThrow();
            seen.add(made.puzzle().symmetry());
            seen.add(made.puzzle().region().wrap());
            pictures.append(made.puzzle().region().picture());
            made.puzzle().bag().supplies().forEach(supply -> {
                seen.add(supply.count().isOpen() ? "open" : "closed");
                seen.add(supply.kind().shape().isConnected() ? "connected" : "disconnected");
            });
        }
        assertThat(seen)
                .containsAll(Arrays.asList(PieceSymmetry.values()))
                .containsAll(Wrap.FLAT)
                .contains("open", "closed", "connected", "disconnected");
        assertThat(pictures).contains(".", "?", "#");
    }

    @Test
    void what_is_given_is_kept() {
        RandomPuzzles given = new RandomPuzzles(
                Region.rectangle(4, 5),
                Optional.of(Wrap.BOTH),
                Optional.empty(),
                Optional.of(Making.TETROMINOES),
                false);
        for (int seed = 1; seed <= 20; seed++) {
            GeneratedPuzzle made = Making.of(given, seed).orElseThrow();
            assertThat(made.puzzle().region().wrap()).isEqualTo(Wrap.BOTH);
            assertThat(made.puzzle().symmetry()).isEqualTo(PieceSymmetry.FREE);
            assertThat(made.puzzle().bag().supplies())
                    .allMatch(supply -> Making.TETROMINOES.kinds().contains(supply.kind()));
        }
    }

    @Test
    void no_kind_is_idle_beside_others() {
        for (int seed = 1; seed <= 100; seed++) {
            List<Supply> supplies =
                    Making.of(OPEN, seed).orElseThrow().puzzle().bag().supplies();
            assertThat(supplies)
                    .as("seed %d", seed)
                    .matches(all -> all.size() == 1
                            || all.stream().noneMatch(supply -> supply.count().max() == 0)
                            || all.stream().allMatch(supply -> supply.count().max() == 0));
        }
    }

    @Test
    void the_same_seed_makes_the_same_puzzle_and_another_seed_another() {
        assertThat(Making.of(DECIDED, 1)).isEqualTo(Making.of(DECIDED, 1)).isNotEqualTo(Making.of(DECIDED, 2));
    }
}
