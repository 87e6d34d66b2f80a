package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.CheckedPlacements;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrontierDiveTest {
    @Test
    void it_agrees_with_brute_force_on_random_puzzles() {
        RandomPuzzles puzzles = new RandomPuzzles(35);
        int packed = 0;
        int refuted = 0;
        for (int i = 0; i < 60; i++) {
            Puzzle puzzle = puzzles.next();
            FrontierDive dive = dive(puzzle);
            Optional<int[]> found = dive.find(100_000);
            found.ifPresent(placements -> new CheckedPlacements(new PlacementTable(puzzle)).check(placements));
            packed += found.isPresent() ? 1 : 0;
            if (found.isEmpty() && dive.isExhausted()) {
                assertThat(BruteForce.count(puzzle, 1)).as("%s", puzzle).isZero();
                refuted++;
            }
        }
        assertThat(packed).isGreaterThan(10);
        assertThat(refuted).isGreaterThan(10);
    }

    @ParameterizedTest
    @CsvSource({"6x10, pentominoes: 1", "'[...?, ?...]', I3: 2..3", "5x20, 'pentominoes: 1, T: 5, L: 5'"})
    void what_it_finds_is_a_packing(String board, String pieces) throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle(board, pieces);
        assertThat(dive(puzzle).find(2_000_000))
                .hasValueSatisfying(placements -> new CheckedPlacements(new PlacementTable(puzzle)).check(placements));
    }

    @Test
    void it_opens_no_more_nodes_than_it_may() throws UnusableInput {
        PlacementTable table = new PlacementTable(FrontierCounts.puzzle("6x10", "T: any"));
        FrontierDive dive = FrontierDive.of(table.cover(), 1, () -> {}).orElseThrow();
        assertThat(dive.find(50_000)).isEmpty();
        assertThat(dive.nodes()).isLessThanOrEqualTo(50_000);
    }

    @Test
    void it_stops_when_it_is_told_to() throws UnusableInput {
        PlacementTable table = new PlacementTable(FrontierCounts.puzzle("6x10", "T: any"));
        Stopped stopped = new Stopped(Limit.INTERRUPTED);
        assertThatThrownBy(() -> FrontierDive.of(table.cover(), 1, () -> {
                            throw stopped;
                        })
                        .orElseThrow()
                        .find(50_000))
                .isSameAs(stopped);
    }

    private static FrontierDive dive(Puzzle puzzle) {
        return FrontierDive.of(new PlacementTable(puzzle).cover(), 1, () -> {}).orElseThrow();
    }
}
