package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.SolveListener;
import io.github.quadrille.engine.solve.Solver;

import java.time.Duration;
import java.util.List;

/**
 * Decides a puzzle again by other engines, each in a model of its own, without arguments and without symmetry; fails
 * loudly when they disagree.
 */
final class CrossCheck {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Terminal terminal;
    private final Interruption interruption;

    CrossCheck(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    /**
     * Compares, and says so on standard error.
     *
     * @throws IllegalStateException when two engines disagree
     */
    void compare(Puzzle puzzle, SearchOptions options, Verdict verdict) {
        for (Formulation formulation : List.of(Formulation.SUMS, Formulation.LEARNING)) {
            SearchOptions again = SearchOptions.FIND_ONE
                    .withoutSymmetry()
                    .withFormulation(formulation)
                    .withTimeLimit(options.limits().time().orElse(PATIENCE));
            Verdict second = Solver.of(puzzle)
                    .with(again)
                    .listening(new SolveListener() {
                        @Override
                        public boolean isInterrupted() {
                            return interruption.isRequested();
                        }
                    })
                    .byOneEngine();
            terminal.err()
                    .printf(
                            "cross-check of %s by %s: %s (%,d nodes, %.3f s)%n",
                            puzzle.name(),
                            formulation.word(),
                            second.status().word(),
                            second.work().nodes(),
                            second.work().seconds());
            if (verdict.contradicts(second)) {
                throw new IllegalStateException("Two engines disagree about '%s': %s, but by %s %s."
                        .formatted(
                                puzzle.name(),
                                verdict.status().word(),
                                formulation.word(),
                                second.status().word()));
            }
        }
    }
}
