package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.LopsidedFrame;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that no answer depends on holes around a board, and that a puzzle with given pieces has exactly the packings
 * that contain these pieces.
 */
@Slow
class FramesAndGivenPiecesTest {
    private static final int PUZZLES = Rounds.of(100, 4_000) / Lattices.ALL.size();
    private static final int FEW = 200;
    private static final Limits ONE_THREAD = Limits.NONE.withThreads(1);

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void answers_are_the_same_in_a_lopsided_frame(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 32);
        LopsidedFrame frame = new LopsidedFrame(23);
        int compared = 0;
        for (int i = 0; i < puzzles(lattice); i++) {
            Puzzle puzzle = puzzles.next();
            Puzzle framed = frame.around(puzzle);
            List<List<String>> packings = packings(puzzle);
            assertThat(PuzzleSymmetries.of(framed).list())
                    .as("%s", puzzle)
                    .hasSameSizeAs(PuzzleSymmetries.of(puzzle).list());
            if (packings.size() < FEW) {
                compared += packings.isEmpty() ? 0 : 1;
                assertThat(packings(framed)).as("%s", framed).isEqualTo(packings);
                for (CountMethod method : List.of(CountMethod.SEARCH, CountMethod.FRONTIER)) {
                    assertThat(classes(framed, method))
                            .as("%s %s", method, framed)
                            .isEqualTo(classes(puzzle, method));
                }
                Uniqueness unique = solver(puzzle).upTo(SymmetryGroup.FULL).unique();
                assertThat(solver(framed).upTo(SymmetryGroup.FULL).unique().packings())
                        .as("%s", framed)
                        .hasSameSizeAs(unique.packings());
            }
        }
        assertThat(compared).isGreaterThan(puzzles(lattice) / 20);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void given_pieces_leave_the_packings_that_have_them(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 33);
        Random random = new Random(7);
        int full = 0;
        for (int i = 0; i < puzzles(lattice); i++) {
            Puzzle puzzle = puzzles.next();
            List<Packing> packings = solver(puzzle).packings().limit(FEW).toList();
            if (packings.isEmpty() || packings.size() == FEW) {
                continue;
            }
            List<Placement> given = chosen(packings.get(random.nextInt(packings.size())), random);
            Puzzle begun = puzzle.withGiven(given);
            long expected = packings.stream()
                    .filter(packing -> packing.pieces().containsAll(given))
                    .count();
            full += begun.rest().region().size() == 0 ? 1 : 0;
            for (CountMethod method : CountMethod.values()) {
                assertThat(solver(begun).count(method).total())
                        .as("%s with %s", puzzle, given)
                        .isEqualTo(expected);
            }
            PackingChecker checker = new PackingChecker(begun);
            assertThat(solver(begun).packings().toList())
                    .hasSize((int) expected)
                    .allSatisfy(packing -> assertThat(checker.faults(packing)).isEmpty());
            assertThat(solver(begun).solve()).isInstanceOf(Verdict.Packed.class);
            assertThat(solver(begun).unique().packings()).hasSize((int) Math.min(2, expected));
            assertThat(solver(begun).explain()).isEmpty();
        }
        assertThat(full).isGreaterThan(0);
    }

    /**
     * Returns how many random puzzles on the lattice are tested. The number is lower for more than three dimensions,
     * where boards have hundreds of symmetries.
     */
    private static int puzzles(Lattice lattice) {
        return lattice.dimensions() > 3 ? Math.min(PUZZLES, 500) : PUZZLES;
    }

    /** Returns all pieces of the packing, or some of them. */
    private static List<Placement> chosen(Packing packing, Random random) {
        boolean all = random.nextInt(3) == 0;
        return packing.pieces().stream()
                .filter(piece -> all || random.nextBoolean())
                .toList();
    }

    private static Solver solver(Puzzle puzzle) {
        return Solver.of(puzzle).within(ONE_THREAD);
    }

    private static Optional<BigInteger> classes(Puzzle puzzle, CountMethod method) {
        ClassCount count = solver(puzzle).upTo(SymmetryGroup.FULL).count(method);
        return count.classes().map(classes -> classes.classes());
    }

    /** Returns the packings. Cells are given by their numbers, which holes around the board do not change. */
    private static List<List<String>> packings(Puzzle puzzle) {
        return solver(puzzle)
                .packings()
                .limit(FEW)
                .map(packing -> packing.pieces().stream()
                        .map(piece -> piece.kind() + numbers(puzzle, piece.cells()))
                        .sorted()
                        .toList())
                .sorted(Comparator.comparing(List::toString))
                .toList();
    }

    private static List<Integer> numbers(Puzzle puzzle, List<Cell> cells) {
        return IntStream.range(0, cells.size())
                .map(i -> puzzle.region().cellAt(cells.get(i)))
                .sorted()
                .boxed()
                .toList();
    }
}
