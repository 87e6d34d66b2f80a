package io.github.quadrille.engine.rectangles;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.AreaArgument;
import io.github.quadrille.engine.rectangles.SkylineSearch.Outcome;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class RectangleSearchTest {
    private static final int PUZZLES = Rounds.of(150, 400);
    /** Squares with these sides make up a square with the side 112, which Duijvestijn found in 1978. */
    private static final int[] SIDES = {2, 4, 6, 7, 8, 9, 11, 15, 16, 17, 18, 19, 24, 25, 27, 29, 33, 35, 37, 42, 50};

    private final Random random = new Random(35);

    /** Returns a puzzle whose pieces have about as many cells as the board, and often exactly as many. */
    private Puzzle puzzle(PieceSymmetry symmetry) {
        int rows = 3 + random.nextInt(4);
        int columns = 3 + random.nextInt(4);
        String mark = random.nextInt(3) == 0 ? "?" : ".";
        List<String> names = new ArrayList<>();
        for (int high = 1; high <= 3; high++) {
            for (int wide = symmetry == PieceSymmetry.FIXED ? 1 : high; wide <= 4; wide++) {
                names.add(high + "x" + wide);
            }
        }
        Collections.shuffle(names, random);
        List<Supply> supplies = new ArrayList<>();
        int left = rows * columns;
        for (String name : names.subList(0, 5)) {
            int size = BuiltInKinds.find(name).orElseThrow().size();
            int count = size > left ? 0 : 1 + random.nextInt(Math.min(3, left / size));
            left -= count * size;
            int least = random.nextInt(3) == 0 ? random.nextInt(count + 1) : count;
            supplies.add(new Supply(BuiltInKinds.find(name).orElseThrow(), new CountRange(least, count)));
        }
        if (left > 0 && random.nextInt(4) > 0 && !names.subList(0, 5).contains("1x1")) {
            supplies.add(new Supply(BuiltInKinds.find("1x1").orElseThrow(), CountRange.exactly(left)));
        }
        Region region = new Region(Collections.nCopies(rows, mark.repeat(columns)), Wrap.NONE);
        return new Puzzle("rectangles", region, symmetry, new Bag(supplies));
    }

    @ParameterizedTest
    @EnumSource(PieceSymmetry.class)
    void both_ways_agree_with_brute_force(PieceSymmetry symmetry) {
        int[] answers = new int[2];
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzle(symmetry);
            Optional<RectanglePuzzle> read = RectanglePuzzle.of(puzzle);
            if (read.isEmpty() || AreaArgument.find(puzzle).isPresent()) {
                continue;
            }
            RectanglePuzzle rectangles = read.get();
            Outcome expected = BruteForce.count(puzzle, 1) > 0 ? Outcome.FOUND : Outcome.REFUTED;
            answers[expected == Outcome.FOUND ? 0 : 1]++;
            SkylineSearch skyline = new SkylineSearch(rectangles);
            assertThat(skyline.go(Long.MAX_VALUE)).as("%s", puzzle).isEqualTo(expected);
            if (expected == Outcome.FOUND) {
                rectangles.packing(skyline.laid());
            }
            if (rectangles.hasExactCounts()) {
                PositionSearch positions = new PositionSearch(rectangles);
                assertThat(positions.search(nodes -> Long.MAX_VALUE, () -> {}))
                        .as("%s", puzzle)
                        .isEqualTo(expected);
                if (expected == Outcome.FOUND) {
                    rectangles.packing(positions.laid());
                }
            }
        }
        assertThat(answers[0]).isGreaterThan(Rounds.of(3, 10));
        assertThat(answers[1]).isGreaterThan(Rounds.of(3, 10));
    }

    private static Puzzle squares(String board, int... sides) throws UnusableInput {
        List<String> pieces = new ArrayList<>();
        for (int side : sides) {
            pieces.add("%dx%d: 1".formatted(side, side));
        }
        return Puzzles.parse("squares", "{board: %s, pieces: {%s}}".formatted(board, String.join(", ", pieces)));
    }

    private static String open(int rows, int columns) {
        return "[" + "'%s', ".formatted("?".repeat(columns)).repeat(rows) + "]";
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void the_square_of_twenty_one_squares_is_packed(int threads) throws UnusableInput {
        Puzzle puzzle = squares("112x112", SIDES);
        Verdict verdict =
                Solver.of(puzzle).within(Limits.NONE.withThreads(threads)).solve();
        assertThat(verdict.status()).isEqualTo(Status.PACKED);
        assertThat(verdict.work().placements()).isZero();
        assertThat(new PackingChecker(puzzle).faults(verdict.bestSeen().orElseThrow()))
                .isEmpty();
    }

    /**
     * Tests the smallest rectangles into which the squares with the sides 1 to n fit (OEIS A038666). It also tests
     * smaller rectangles, into which these squares do not fit.
     */
    @ParameterizedTest
    @CsvSource({"15, 23, 55, PACKED", "17, 39, 46, PACKED", "14, 21, 49, INFEASIBLE", "15, 27, 46, INFEASIBLE"})
    void squares_pack_their_smallest_rectangle_and_no_smaller_one(int n, int rows, int columns, Status status)
            throws UnusableInput {
        int[] sides = new int[n];
        for (int i = 0; i < n; i++) {
            sides[i] = i + 1;
        }
        for (int threads = 1; threads <= 2; threads++) {
            Verdict verdict = Solver.of(squares(open(rows, columns), sides))
                    .within(Limits.NONE.withThreads(threads))
                    .solve();
            assertThat(verdict.status()).isEqualTo(status);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void it_stops_soon_and_shows_what_it_has(int threads) throws UnusableInput {
        Puzzle hard = Puzzles.parse(
                "partridge",
                "{board: 66x66, pieces: {1x1: 1, 2x2: 2, 3x3: 3, 4x4: 4, 5x5: 5, 6x6: 6, 7x7: 7, 8x8: 8, 9x9: 9, 10x10: 10, 11x11: 11}}");
        RectangleSearch search = RectangleSearch.of(hard).orElseThrow();
        long begin = System.nanoTime();
        Limits limits = Limits.time(Duration.ofMillis(300)).withThreads(threads);
        Verdict verdict = search.solve(SearchOptions.FIND_ONE.within(limits), SolveListener.SILENT);
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofMillis(900));
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.TIME));
        assertThat(new PackingChecker(hard).faultsOfPart(verdict.bestSeen().orElseThrow()))
                .isEmpty();
    }
}
