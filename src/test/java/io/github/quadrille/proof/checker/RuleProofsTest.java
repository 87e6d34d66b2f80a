package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomRules;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleFit;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.ModelDerivation;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the checker accepts the proofs about puzzles with rules. The checker also derives each model from the
 * puzzle file.
 */
@Slow
class RuleProofsTest {
    private static final int PUZZLES = Rounds.of(12, 400);
    private static final int MANY = 300;
    private static final SearchOptions ALL = SearchOptions.FIND_ONE.withPackings(Long.MAX_VALUE);

    @TempDir
    private Path folder;

    static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void answers_of_every_formulation_have_accepted_proofs(Lattice lattice) throws Exception {
        Drawn drawn = new Drawn(lattice, 91);
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = drawn.next();
            for (Formulation formulation : Formulation.values()) {
                Verdict verdict = prove(
                        puzzle,
                        with -> with.with(SearchOptions.FIND_ONE.withFormulation(formulation))
                                .solve());
                assertThat(proven(puzzle))
                        .as("%s: %s", formulation, puzzle)
                        .isEqualTo(
                                verdict instanceof Verdict.Packed
                                        ? new Conclusion.Satisfiable()
                                        : new Conclusion.Unsatisfiable());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void all_packings_are_proven_to_be_all(Lattice lattice) throws Exception {
        Drawn drawn = new Drawn(lattice, 92);
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = drawn.next();
            long packings = Solver.of(puzzle).packings().count();
            prove(puzzle, with -> with.with(ALL).solve());
            assertThat(proven(puzzle))
                    .as("%s", puzzle)
                    .isEqualTo(
                            packings == 0 ? new Conclusion.Unsatisfiable() : new Conclusion.Solutions(packings, true));
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void the_only_packing_is_proven_to_be_the_only_one_up_to_symmetry_or_not(Lattice lattice) throws Exception {
        Drawn drawn = new Drawn(lattice, 93);
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = drawn.next();
            for (SymmetryGroup group : List.of(SymmetryGroup.of(false), SymmetryGroup.of(true))) {
                Uniqueness answer = prove(puzzle, with -> with.upTo(group).unique());
                Conclusion proven = proven(puzzle);
                assertThat(proven instanceof Conclusion.Unsatisfiable)
                        .as("%s", puzzle)
                        .isEqualTo(answer.howMany() == Uniqueness.HowMany.NONE);
                assertThat(proven instanceof Conclusion.Solutions all && all.complete())
                        .as("%s", puzzle)
                        .isEqualTo(answer.howMany() == Uniqueness.HowMany.ONE);
                if (answer.howMany() == Uniqueness.HowMany.ONE
                        && group.equals(SymmetryGroup.of(true))
                        && puzzle.region().wrap() == Wrap.NONE) {
                    assertThat(classes(puzzle)).as("%s", puzzle).isLessThanOrEqualTo(1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void best_coverings_have_accepted_proofs(Lattice lattice) throws Exception {
        Drawn drawn = new Drawn(lattice, 94);
        int asked = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle packed = drawn.next();
            Puzzle puzzle = packed.with(new Goal.Cells(packed.region().cells().stream()
                    .map(cell -> 1 + (cell.row() + cell.column()) % 2)
                    .toList()));
            if (puzzle.rules().list().stream()
                    .allMatch(rule -> RuleFit.problem(rule, puzzle).isEmpty())) {
                prove(puzzle, Solver::solve);
                assertThat(proven(puzzle))
                        .as("%s", puzzle)
                        .isInstanceOfAny(Conclusion.Bounds.class, Conclusion.Unsatisfiable.class);
                asked++;
            }
        }
        assertThat(asked).isGreaterThan(PUZZLES / 3);
    }

    private <T> T prove(Puzzle puzzle, Function<Solver, T> ask) throws IOException {
        try (Writer model = Files.newBufferedWriter(folder.resolve("p.opb"));
                Writer proof = Files.newBufferedWriter(folder.resolve("p.pbp"))) {
            ProofOutput output = new ProofOutput(model, proof);
            T answer = ask.apply(Solver.of(puzzle).proving(output));
            assertThat(output.outcome()).as("%s", puzzle).isInstanceOf(ProofOutcome.Written.class);
            return answer;
        }
    }

    private Conclusion proven(Puzzle puzzle) throws Exception {
        return checked(puzzle, new ArrayList<>());
    }

    private long classes(Puzzle puzzle) throws Exception {
        List<PackingClasses> classes = new ArrayList<>();
        checked(puzzle, classes);
        return classes.get(0).isKnown() ? classes.get(0).classes() : 0;
    }

    private Conclusion checked(Puzzle puzzle, List<PackingClasses> classes) throws Exception {
        DerivedModel derived =
                ModelDerivation.ofFile(PuzzleWriter.toYaml(puzzle).getBytes(StandardCharsets.UTF_8), Map.of());
        TextSource model = new TextSource(folder.resolve("p.opb"));
        assertThat(ModelChecker.check(
                        model, derived, () -> false, columns -> classes.add(new PackingClasses(derived, columns))))
                .as("%s", puzzle)
                .isInstanceOf(CheckResult.OfPuzzle.class);
        CheckResult result = ProofChecker.check(
                model, new TextSource(folder.resolve("p.pbp")), () -> false, Optional.of(classes.get(0)));
        assertThat(result).as("%s", puzzle).isInstanceOf(CheckResult.Accepted.class);
        return ((CheckResult.Accepted) result).proven();
    }

    /**
     * Draws random puzzles with rules. Without the rules, each puzzle has at least one packing, and fewer than 300.
     * Some puzzles have given pieces.
     */
    private static final class Drawn {
        private final RandomLatticePuzzles puzzles;
        private final RandomRules rules;
        private final Random random;

        Drawn(Lattice lattice, long seed) {
            puzzles = new RandomLatticePuzzles(lattice, seed);
            rules = new RandomRules(seed);
            random = new Random(seed);
        }

        Puzzle next() {
            Puzzle puzzle = rules.on(puzzles.next());
            long packings =
                    Solver.of(puzzle.with(RuleSet.NONE)).packings().limit(MANY).count();
            boolean isFit = packings > 0 && packings < MANY;
            if (!isFit || puzzle.rules().list().stream().anyMatch(Drawn::isOfOneCell)) {
                return next();
            }
            Optional<Packing> packing = Solver.of(puzzle).packings().findFirst();
            return packing.isEmpty() || random.nextInt(3) > 0
                    ? puzzle
                    : puzzle.withGiven(packing.get().pieces().stream()
                            .filter(piece -> random.nextBoolean())
                            .toList());
        }

        /** Returns whether a rule is about fewer than two cells, which puzzle files do not allow. */
        private static boolean isOfOneCell(Rule rule) {
            return (rule instanceof Rule.Together together && together.cells().size() < 2)
                    || (rule instanceof Rule.Separate separate
                            && separate.cells().size() < 2);
        }
    }
}
