package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackingStreamTest {
    private static final long MANY = 300;

    @ParameterizedTest
    @CsvSource({
        "4x10, 1796",
        "4x5, 0",
        "10x14, 0",
        "instances/mixed/mirror-pairs-5x8.yaml, 1888",
        "instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml, 140"
    })
    void all_packings_come_once(String puzzle, int packings) throws UnusableInput {
        assertThat(Solver.of(PuzzleReader.read(puzzle)).packings())
                .hasSize(packings)
                .doesNotHaveDuplicates();
    }

    @Test
    void random_puzzles_have_as_many_as_brute_force_counts() {
        RandomPuzzles puzzles = new RandomPuzzles(17);
        for (int i = 0; i < 60; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                Set<Set<Object>> distinct = new HashSet<>();
                Solver.of(puzzle).packings().forEach(packing -> distinct.add(new HashSet<>(packing.pieces())));
                assertThat(distinct).as("%s", puzzle).hasSize((int) expected);
            }
        }
    }

    @Test
    void the_first_ten_come_without_the_others() {
        // The puzzle has 1,563,710,908 packings in all.
        Puzzle puzzle = Puzzle.standard(5, 16);
        PackingChecker checker = new PackingChecker(puzzle);
        try (Stream<Packing> packings = Solver.of(puzzle).packings()) {
            assertThat(packings.limit(10))
                    .hasSize(10)
                    .allMatch(packing -> checker.faults(packing).isEmpty());
        }
    }

    @Test
    void two_passes_are_the_same() {
        Solver solver = Solver.of(Puzzle.standard(4, 10));
        List<Packing> first = solver.packings().limit(50).toList();
        assertThat(solver.packings().limit(50)).containsExactlyElementsOf(first);
    }

    @Test
    void a_limit_is_no_end() {
        Solver hurried = Solver.of(Puzzle.standard(4, 10)).with(SearchOptions.FIND_ALL.withNodeLimit(500));
        assertThatThrownBy(() -> hurried.packings().count())
                .isInstanceOfSatisfying(
                        Stopped.class, stopped -> assertThat(stopped.limit()).isEqualTo(Limit.NODES));
    }

    @Test
    void as_many_as_asked_for_are_an_end() {
        Solver seven = Solver.of(Puzzle.standard(4, 10)).with(SearchOptions.FIND_ALL.withPackings(7));
        assertThat(seven.packings()).hasSize(7);
    }

    @Test
    void nothing_on_nothing_is_a_packing() throws UnusableInput {
        Puzzle nothing = PuzzleReader.parse("p", "{board: '??', pieces: {I: any}}");
        assertThat(Solver.of(nothing).packings())
                .singleElement()
                .satisfies(packing -> assertThat(packing.pieces()).isEmpty());
    }
}
