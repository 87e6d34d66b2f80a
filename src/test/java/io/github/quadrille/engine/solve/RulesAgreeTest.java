package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.LopsidedFrame;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomRules;
import io.github.quadrille.core.puzzle.RuleFit;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the engines find exactly the right packings of a puzzle with rules. These are the packings of the puzzle
 * without its rules that the checker accepts under the rules.
 */
@Slow
class RulesAgreeTest {
    private static final int PUZZLES = Rounds.of(150, 10_000) / Lattices.ALL.size();
    private static final int MANY = 300;
    private static final int FEW_CELLS = 10;

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void every_engine_finds_the_packings_that_keep_the_rules(Lattice lattice) {
        Drawn drawn = new Drawn(lattice, 59);
        int kept = 0;
        int broken = 0;
        for (int i = 0; i < puzzles(lattice); i++) {
            Puzzle puzzle = drawn.next();
            Set<Set<String>> all = looks(without(puzzle));
            Set<Set<String>> expected = keeping(puzzle, without(puzzle));
            kept += expected.isEmpty() ? 0 : 1;
            broken += expected.size() < all.size() ? 1 : 0;
            for (Formulation formulation : Formulation.values()) {
                assertThat(looks(Solver.of(puzzle)
                                .with(SearchOptions.FIND_ALL.withFormulation(formulation))
                                .packings()
                                .toList()))
                        .as("%s: %s", formulation, puzzle)
                        .isEqualTo(expected);
            }
            for (CountMethod method : CountMethod.values()) {
                assertThat(Solver.of(puzzle).count(method))
                        .as("%s: %s", method, puzzle)
                        .satisfies(
                                count -> assertThat(count.packings().stoppedBy().isPresent()
                                                || count.total().intValueExact() == expected.size())
                                        .isTrue());
            }
            assertThat(Solver.of(puzzle).solve())
                    .as("%s", puzzle)
                    .isInstanceOf(expected.isEmpty() ? Verdict.Infeasible.class : Verdict.Packed.class);
            assertThat(Solver.of(puzzle).unique().packings()).as("%s", puzzle).hasSize(Math.min(2, expected.size()));
            assertThat(Solver.of(puzzle).explain().isPresent() && !expected.isEmpty())
                    .as("%s", puzzle)
                    .isFalse();
        }
        assertThat(kept).isGreaterThan(puzzles(lattice) / 8);
        assertThat(broken).isGreaterThan(puzzles(lattice) / 4);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void symmetries_keep_the_rules_and_classes_are_their_orbits(Lattice lattice) {
        Drawn drawn = new Drawn(lattice, 60);
        for (int i = 0; i < puzzles(lattice); i++) {
            Puzzle puzzle = drawn.next();
            List<Packing> packings = Solver.of(puzzle).packings().toList();
            List<PuzzleSymmetry> symmetries = PuzzleSymmetries.of(puzzle).list();
            PackingChecker checker = new PackingChecker(puzzle);
            Set<Set<Set<String>>> orbits = new HashSet<>();
            for (Packing packing : packings) {
                Set<Set<String>> orbit = new HashSet<>();
                for (PuzzleSymmetry symmetry : symmetries) {
                    Packing image = image(packing, puzzle, symmetry);
                    assertThat(checker.faults(image))
                            .as("%s of %s", symmetry.name(), puzzle)
                            .isEmpty();
                    orbit.add(look(image));
                }
                orbits.add(orbit);
            }
            assertThat(Solver.of(puzzle)
                            .upTo(SymmetryGroup.FULL)
                            .count()
                            .classes()
                            .orElseThrow()
                            .classes())
                    .as("%s", puzzle)
                    .isEqualTo(orbits.size());
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void given_pieces_and_frames_leave_the_rules_as_they_are(Lattice lattice) {
        Drawn drawn = new Drawn(lattice, 61);
        LopsidedFrame frame = new LopsidedFrame(24);
        Random random = new Random(7);
        for (int i = 0; i < puzzles(lattice); i++) {
            Puzzle puzzle = drawn.next();
            List<Packing> packings = Solver.of(puzzle).packings().toList();
            assertThat(Solver.of(frame.around(puzzle)).packings().count())
                    .as("%s", puzzle)
                    .isEqualTo(packings.size());
            if (!packings.isEmpty()) {
                List<Placement> given = packings.get(random.nextInt(packings.size())).pieces().stream()
                        .filter(piece -> random.nextBoolean())
                        .toList();
                Set<Set<String>> expected = looks(packings.stream()
                        .filter(packing -> packing.pieces().containsAll(given))
                        .toList());
                assertThat(looks(Solver.of(puzzle.withGiven(given)).packings().toList()))
                        .as("%s with %s", puzzle, given)
                        .isEqualTo(expected);
                for (CountMethod method : CountMethod.values()) {
                    assertThat(Solver.of(puzzle.withGiven(given)).count(method))
                            .as("%s with %s", puzzle, given)
                            .satisfies(count -> assertThat(
                                            count.packings().stoppedBy().isPresent()
                                                    || count.total().intValueExact() == expected.size())
                                    .isTrue());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void the_best_covering_keeps_the_rules(Lattice lattice) {
        Drawn drawn = new Drawn(lattice, 62);
        int asked = 0;
        for (int i = 0; i < puzzles(lattice); i++) {
            Puzzle packed = drawn.nextOf(FEW_CELLS);
            Region board = packed.region();
            Goal.Cells goal = new Goal.Cells(board.cells().stream()
                    .map(cell -> 1 + (cell.row() + cell.column()) % 2)
                    .toList());
            Puzzle puzzle = packed.with(goal);
            Puzzle open = packed.on(board.drawnAs(board.picture(cell -> Region.OPTIONAL)))
                    .with(RuleSet.NONE);
            List<Packing> all = Solver.of(open).packings().limit(10L * MANY).toList();
            if (all.size() == 10 * MANY || isOnlyForPackings(puzzle)) {
                continue;
            }
            asked++;
            PackingChecker checker = new PackingChecker(puzzle);
            long best = all.stream()
                    .filter(covering -> checker.faults(covering).isEmpty())
                    .mapToLong(covering -> goal.worth(puzzle, covering))
                    .max()
                    .orElse(-1);
            Verdict verdict = Solver.of(puzzle).solve();
            assertThat(verdict instanceof Verdict.Optimal optimal ? optimal.worth() : -1)
                    .as("%s", puzzle)
                    .isEqualTo(best);
            assertThat(verdict.status()).isNotEqualTo(Verdict.Status.UNDECIDED);
        }
        assertThat(asked).isGreaterThan(puzzles(lattice) / 4);
    }

    /**
     * Returns how many random puzzles on the lattice are tested. The number is lower for more than three dimensions,
     * where boards have hundreds of symmetries.
     */
    private static int puzzles(Lattice lattice) {
        return lattice.dimensions() > 3 ? Math.min(PUZZLES, 100) : PUZZLES;
    }

    private static boolean isOnlyForPackings(Puzzle puzzle) {
        return puzzle.rules().list().stream()
                .anyMatch(rule -> RuleFit.problem(rule, puzzle).isPresent());
    }

    /** Draws random puzzles with rules. Without the rules, each puzzle has at least one packing, and fewer than 300. */
    private static final class Drawn {
        private final RandomLatticePuzzles puzzles;
        private final RandomRules rules;

        Drawn(Lattice lattice, long seed) {
            puzzles = new RandomLatticePuzzles(lattice, seed);
            rules = new RandomRules(seed);
        }

        Puzzle next() {
            Puzzle puzzle = rules.on(puzzles.next());
            long packings =
                    Solver.of(puzzle.with(RuleSet.NONE)).packings().limit(MANY).count();
            return packings > 0 && packings < MANY ? puzzle : next();
        }

        Puzzle nextOf(int cells) {
            Puzzle puzzle = puzzles.next();
            return puzzle.region().size() <= cells ? rules.on(puzzle) : nextOf(cells);
        }
    }

    private static List<Packing> without(Puzzle puzzle) {
        return Solver.of(puzzle.with(RuleSet.NONE)).packings().toList();
    }

    private static Set<Set<String>> keeping(Puzzle puzzle, List<Packing> packings) {
        PackingChecker checker = new PackingChecker(puzzle);
        return looks(packings.stream()
                .filter(packing -> checker.faults(packing).isEmpty())
                .toList());
    }

    private static Set<Set<String>> looks(List<Packing> packings) {
        Set<Set<String>> looks = packings.stream().map(RulesAgreeTest::look).collect(Collectors.toSet());
        assertThat(looks).hasSameSizeAs(packings);
        return looks;
    }

    private static Set<String> look(Packing packing) {
        return packing.pieces().stream()
                .map(piece -> piece.kind() + piece.cells().stream().sorted().toList())
                .collect(Collectors.toSet());
    }

    private static Packing image(Packing packing, Puzzle puzzle, PuzzleSymmetry symmetry) {
        return new Packing(packing.pieces().stream()
                .map(piece -> new Placement(
                        puzzle.bag()
                                .kind(symmetry.kind(puzzle.bag().indexOf(piece.kind())))
                                .name(),
                        piece.cells().stream()
                                .map(cell -> image(cell, puzzle, symmetry))
                                .toList()))
                .toList());
    }

    private static Cell image(Cell cell, Puzzle puzzle, PuzzleSymmetry symmetry) {
        int number = symmetry.cell(puzzle.region().cellAt(cell));
        return puzzle.region().cell(number);
    }
}
