package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares brute force with all models of the search: the model with sums, the model with sums and learning, the
 * propagator with and without symmetry, and the propagator together with sums. The test uses 150 random puzzles on
 * squares and 40 on each lattice. With {@code mvn -Pexhaustive}, these are 600 and 60 puzzles.
 */
@Slow
class EnginesAgreeTest {
    private static final int BATCHES = Rounds.of(5, 20);
    private static final int PER_BATCH = 30;
    private static final long MANY = 3000;
    private static final long FEW = 30;
    private static final int ON_A_LATTICE = Rounds.of(40, 60);
    private static final long FEW_ENOUGH = 300;

    static Stream<Integer> seeds() {
        return IntStream.range(0, BATCHES).boxed();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void all_engines_find_the_same_packings(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < PER_BATCH; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                agree(puzzle, expected);
            }
            Verdict found = PackingSearch.solve(SearchRequest.of(puzzle, SearchOptions.FIND_ONE), SolveListener.SILENT);
            Verdict refuted = PackingSearch.solve(
                    SearchRequest.of(new PlacementTable(puzzle), SearchOptions.FIND_ONE)
                            .inOneTree(),
                    SolveListener.SILENT);
            Verdict bySums = PackingSearch.solve(
                    SearchRequest.of(puzzle, SearchOptions.FIND_ONE.withFormulation(Formulation.SUMS)),
                    SolveListener.SILENT);
            Verdict alone = PackingSearch.solve(
                    SearchRequest.of(puzzle, SearchOptions.FIND_ONE.byChocoAlone()), SolveListener.SILENT);
            Verdict implied = PackingSearch.solve(
                    SearchRequest.of(
                            puzzle, SearchOptions.FIND_ONE.byChocoAlone().withFormulation(Formulation.IMPLIED)),
                    SolveListener.SILENT);
            assertThat(alone.work().choco()).isEqualTo(alone.work().nodes());
            assertThat(implied.work().nodes())
                    .as("nodes for %s", puzzle)
                    .isEqualTo(alone.work().nodes());
            assertThat(List.of(found, refuted, bySums, alone, implied))
                    .as("one packing of %s", puzzle)
                    .hasOnlyElementsOfType(expected == 0 ? Verdict.Infeasible.class : Verdict.Packed.class);
        }
    }

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void all_engines_find_the_same_packings_on_every_lattice(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 5);
        int agreed = 0;
        for (int i = 0; i < ON_A_LATTICE; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, FEW_ENOUGH);
            if (expected < FEW_ENOUGH) {
                agree(puzzle, expected);
                agreed += expected > 0 ? 1 : 0;
            }
        }
        assertThat(agreed).isGreaterThan(5);
    }

    private static void agree(Puzzle puzzle, long expected) {
        Set<Set<Object>> bySums = all(
                puzzle, SearchOptions.FIND_ALL.withFormulation(Formulation.SUMS).withoutSymmetry());
        assertThat(bySums).as("by sums: %s", puzzle).hasSize((int) expected);
        if (expected < FEW) {
            SearchOptions learning =
                    SearchOptions.FIND_ALL.withFormulation(Formulation.LEARNING).withoutSymmetry();
            assertThat(all(puzzle, learning)).as("by learning: %s", puzzle).isEqualTo(bySums);
        }
        SearchOptions implied = SearchOptions.FIND_ALL.withFormulation(Formulation.IMPLIED);
        assertThat(all(puzzle, implied))
                .as("by sums and propagator: %s", puzzle)
                .isEqualTo(bySums);
        assertThat(all(puzzle, SearchOptions.FIND_ALL))
                .as("with symmetry: %s", puzzle)
                .isEqualTo(bySums);
        assertThat(all(puzzle, SearchOptions.FIND_ALL.withoutSymmetry()))
                .as("without symmetry: %s", puzzle)
                .isEqualTo(bySums);
    }

    /** Returns each packing as the set of its pieces, after checking that the search finds no packing twice. */
    private static Set<Set<Object>> all(Puzzle puzzle, SearchOptions options) {
        Set<Set<Object>> packings = new HashSet<>();
        Verdict verdict = PackingSearch.solve(SearchRequest.of(puzzle, options), new SolveListener() {
            @Override
            public void found(Packing packing) {
                assertThat(packings.add(new HashSet<>(packing.pieces())))
                        .as("found twice in %s: %s", puzzle, packing)
                        .isTrue();
            }
        });
        if (verdict instanceof Verdict.Packed packed) {
            assertThat(packed.packings()).isEqualTo(packings.size());
            assertThat(packed.stoppedBy()).isEmpty();
        }
        return packings;
    }
}
