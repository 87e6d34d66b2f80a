package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerReport;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofFiles.ProofFolder;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProvenAnswer;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness.ProvenUniqueness;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What is asked of every puzzle of a command, and who answers.
 *
 * @param two given where the only packing is looked for
 * @param proofs given where there are to be any
 * @param workers given where they are to search the parts
 */
record SolveQuestion(
        Terminal terminal,
        Interruption interruption,
        SearchOptions options,
        boolean blocks,
        boolean crossCheck,
        Optional<UniqueFlags> two,
        Optional<ProofFolder> proofs,
        Optional<ClusterSolve> workers) {
    /** Answers, and tells a report, its end included. */
    SolveResult tell(Puzzle puzzle, AnswerReport report) throws IOException, UnusableInput {
        SolveResult solveResult = blocks ? SolveResult.of(byBlocks(puzzle, report)) : answer(puzzle, report);
        report.end(solveResult.verdict(), solveResult.lines());
        return solveResult;
    }

    private SolveResult answer(Puzzle puzzle, AnswerReport report) throws IOException, UnusableInput {
        if (puzzle.goal() instanceof Goal.Cover) {
            refuseForCoverings(puzzle);
        }
        ReportingListener listener = new ReportingListener(terminal, report, puzzle.name(), interruption);
        Solver solver = Solver.of(puzzle).with(options).listening(listener);
        Optional<ProofFiles> files = proofs.map(folder -> folder.files(puzzle.name()));
        ProofOutcome outcome = new ProofOutcome.NotNeeded();
        SolveResult solveResult;
        if (two.isPresent() && files.isPresent()) {
            ProvenUniqueness proven =
                    files.get().write(output -> two.get().prove(solver, output), ProvenUniqueness::proof);
            outcome = proven.proof();
            solveResult = SolveResult.of(two.get().words(proven.uniqueness()));
        } else if (two.isPresent()) {
            solveResult = SolveResult.of(two.get().words(two.get().answer(solver)));
        } else if (files.isPresent()) {
            ProvenAnswer proven = files.get().write(solver::prove, ProvenAnswer::proof);
            outcome = proven.proof();
            solveResult = SolveResult.of(proven.verdict());
        } else {
            solveResult = SolveResult.of(
                    workers.isPresent() ? workers.get().solve(puzzle, options, listener) : solver.solve());
        }
        listener.clear();
        if (crossCheck) {
            new CrossCheck(terminal, interruption).compare(puzzle, options, solveResult.verdict());
        }
        if (files.isPresent()) {
            proofs.get().report().tell(puzzle, options, solveResult.verdict(), outcome, files.get());
        }
        return solveResult.with(files.flatMap(ProofFiles::written));
    }

    private void refuseForCoverings(Puzzle puzzle) throws UnusableInput {
        if (options.packings() > 1 || two.isPresent()) {
            throw new UnusableInput(
                    puzzle.name(),
                    "The goal is one best covering, so there are not several to find. Maybe leave out %s."
                            .formatted(two.isPresent() ? "--unique" : "--all or --limit"));
        }
        if (workers.isPresent()) {
            throw new UnusableInput(puzzle.name(), "--cluster decides packings, no coverings. Maybe leave it out.");
        }
    }

    private static Verdict byBlocks(Puzzle puzzle, AnswerReport report) throws UnusableInput {
        Verdict verdict = BlockSolver.solve(puzzle.rest())
                .orElseThrow(() -> new UnusableInput(
                        puzzle.name(),
                        "--blocks is for the standard bag on a whole rectangle. Maybe leave it out, or solve a size such"
                                + " as 28x70."));
        verdict.bestSeen().ifPresent(report::packing);
        return verdict;
    }

    /**
     * Decides a puzzle again by other engines, each in a model of its own, without arguments and without symmetry; fails
     * loudly when they disagree.
     */
    private static final class CrossCheck {
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
                        .listening(SolveListener.until(interruption::isRequested))
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
}
