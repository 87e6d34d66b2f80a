package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Uniqueness.HowMany;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UniquenessTest {
    private static final int ROUNDS = Rounds.of(40, 300);
    private static final int ENOUGH = 200;

    @Test
    void two_packings_of_which_one_is_the_mirror_image_are_one_up_to_symmetry() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 2x4, pieces: {L: 2}}");
        assertThat(Solver.of(puzzle).unique().howMany()).isEqualTo(HowMany.SEVERAL);
        assertThat(Solver.of(puzzle).unique().image().map(PuzzleSymmetry::name)).contains("flip");
        assertThat(Solver.of(puzzle).upTo(SymmetryGroup.FULL).unique().howMany())
                .isEqualTo(HowMany.ONE);
        assertThat(Solver.of(puzzle).upTo(SymmetryGroup.FULL).unique().packings())
                .hasSize(1);
    }

    @Test
    void a_flip_may_exchange_kinds() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 2x4, symmetry: one-sided, pieces: {L: any, J: any}}");
        assertThat(Solver.of(puzzle).unique().image().map(PuzzleSymmetry::name)).contains("flip");
        assertThat(Solver.of(puzzle).upTo(SymmetryGroup.FULL).unique().howMany())
                .isEqualTo(HowMany.ONE);
    }

    @Test
    void one_packing_is_the_only_one() throws UnusableInput {
        Uniqueness one = Solver.of(puzzle("{board: 2x2, pieces: {O: 1}}")).unique();
        assertThat(one.howMany()).isEqualTo(HowMany.ONE);
        assertThat(one.packings()).hasSize(1);
        assertThat(one.image()).isEmpty();
    }

    @Test
    void where_there_is_none_the_verdict_says_why() throws UnusableInput {
        Uniqueness none = Solver.of(puzzle("{board: 4x5, pieces: {L: 5}}"))
                .upTo(SymmetryGroup.FULL)
                .unique();
        assertThat(none.howMany()).isEqualTo(HowMany.NONE);
        assertThat(none.packings()).isEmpty();
    }

    @Test
    void a_limit_leaves_it_open() {
        Solver solver = Solver.of(Puzzle.standard(3, 40)).within(Limits.nodes(3));
        assertThat(solver.unique().howMany()).isEqualTo(HowMany.UNKNOWN);
    }

    @Test
    void the_listener_hears_of_two_packings_at_most() {
        List<Packing> heard = new ArrayList<>();
        Solver.of(Puzzle.standard(4, 10))
                .listening(new SolveListener() {
                    @Override
                    public void found(Packing packing) {
                        heard.add(packing);
                    }
                })
                .upTo(SymmetryGroup.FULL)
                .unique();
        assertThat(heard).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void two_were_enough_so_that_is_no_interruption() {
        assertThat(Solver.of(Puzzle.standard(4, 10))
                        .upTo(SymmetryGroup.FULL)
                        .unique()
                        .verdict()
                        .toString())
                .contains("PACKINGS")
                .doesNotContain("INTERRUPTED");
    }

    @Test
    void best_coverings_are_not_several() throws UnusableInput {
        Solver solver = Solver.of(puzzle("{board: 3x3, pieces: {L: any}, goal: cover}"));
        assertThatIllegalStateException().isThrownBy(solver::unique);
    }

    @Test
    void random_puzzles_have_as_many_as_brute_force_says() {
        RandomPuzzles puzzles = new RandomPuzzles(8);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = puzzles.next();
            long packings = BruteForce.count(puzzle, 2);
            assertThat(Solver.of(puzzle).unique().howMany())
                    .as("%s", puzzle)
                    .isEqualTo(packings == 0 ? HowMany.NONE : packings == 1 ? HowMany.ONE : HowMany.SEVERAL);
        }
    }

    @Test
    void random_puzzles_have_as_many_classes_as_are_found_one_by_one() {
        RandomPuzzles puzzles = new RandomPuzzles(9);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = puzzles.next();
            if (BruteForce.count(puzzle, ENOUGH) < ENOUGH) {
                Uniqueness found = Solver.of(puzzle).upTo(SymmetryGroup.FULL).unique();
                assertThat(found.packings()).as("%s", puzzle).hasSize(Math.min(2, classesOneByOne(puzzle)));
                assertThat(found.howMany()).isNotIn(HowMany.AT_LEAST_ONE, HowMany.UNKNOWN);
            }
        }
    }

    /** Counts classes by comparing every packing with one of each known class. */
    private static int classesOneByOne(Puzzle puzzle) {
        PuzzleSymmetries symmetries = PuzzleSymmetries.of(puzzle);
        List<Packing> classes = new ArrayList<>();
        try (var packings = Solver.of(puzzle).packings()) {
            packings.filter(packing -> classes.stream()
                            .map(known -> symmetries.mapping(known, packing))
                            .noneMatch(Optional::isPresent))
                    .forEach(classes::add);
        }
        return classes.size();
    }

    private static Puzzle puzzle(String text) throws UnusableInput {
        return Puzzles.parse("test", text);
    }
}
