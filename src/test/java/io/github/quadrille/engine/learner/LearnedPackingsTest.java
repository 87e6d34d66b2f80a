package io.github.quadrille.engine.learner;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class LearnedPackingsTest {
    private static final int PUZZLES = 60;
    private static final int MANY_CONFLICTS = 100_000;

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    private static LearnedPackings packings(PlacementTable table) {
        return new LearnedPackings(table, SearchOptions.FIND_ONE, SolveListener.SILENT);
    }

    private static OptionalLong count(LearnedPackings packings) {
        return packings.find(Long.MAX_VALUE, MANY_CONFLICTS).stream()
                .mapToLong(found -> found.packings().size())
                .findFirst();
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void it_counts_what_brute_force_counts(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 5);
        int counted = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzles.next();
            PlacementTable table = new PlacementTable(puzzle);
            if (LearnedPackings.suits(table)) {
                OptionalLong count = count(packings(table));
                if (count.isPresent()) {
                    assertThat(count.getAsLong())
                            .as("%s", puzzle)
                            .isEqualTo(BruteForce.count(puzzle, Integer.MAX_VALUE));
                    counted++;
                }
            }
        }
        assertThat(counted).isGreaterThan(2);
    }

    @Test
    void a_rare_shape_is_counted() throws UnusableInput {
        assertThat(count(packings(table("{board: 10x16, pieces: {Y5: any}}")))).hasValue(50);
    }

    @Test
    void it_finds_as_many_as_are_wanted() throws UnusableInput {
        LearnedPackings.Found found = packings(table("{board: 10x16, pieces: {Y5: any}}"))
                .find(9, MANY_CONFLICTS)
                .orElseThrow();
        assertThat(found.areAll()).isFalse();
        assertThat(found.packings()).hasSizeBetween(9, 12).doesNotHaveDuplicates();
    }

    @Test
    void where_packings_are_many_it_gives_up_soon() throws UnusableInput {
        LearnedPackings packings = packings(table("{board: 8x8, pieces: {domino: any}}"));
        assertThat(count(packings)).isEmpty();
        assertThat(packings.conflicts()).isLessThan(1_000);
    }

    private static PlacementTable table(String file) throws UnusableInput {
        return new PlacementTable(Puzzles.parse("p", file));
    }
}
