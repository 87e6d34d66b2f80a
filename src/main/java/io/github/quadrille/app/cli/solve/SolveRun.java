package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.ask.PackQuestion;
import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.app.parts.SolveInParts;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/**
 * Answers the question of a command for each of its puzzles.
 *
 * @param proofs the report of the proofs, if proofs are wanted
 * @param inParts the search in parts, if the puzzle is searched part by part
 */
record SolveRun(
        Terminal terminal, PackQuestion question, Optional<ProofReport> proofs, Optional<SolveInParts> inParts) {
    /**
     * Returns the puzzle to solve. If the goal is to cover and several answers are wanted, an answer is a way to lay
     * all pieces.
     */
    Puzzle asked(Puzzle puzzle) throws UnusableInput {
        return question.unique() || question.options().packings() > 1
                ? UsablePuzzle.withPackings(puzzle.name(), puzzle, proofs.isPresent())
                : puzzle;
    }

    /** Answers the question for a puzzle, and passes the packings and the answer to a report. */
    SolveResult tell(Puzzle puzzle, StreamedAnswer report) throws IOException, UnusableInput {
        SearchOptions options = question.options();
        SolveResult answer = question.blocks() ? SolveResult.of(byBlocks(puzzle, report)) : answer(puzzle, report);
        SolveResult solved = options.alone() ? answer.byChocoAlone(options.formulation()) : answer;
        report.end(solved.verdict(), solved.lines());
        if (question.unique() && !question.upToSymmetry() && solved.lines().containsKey("image")) {
            terminal.tell(
                    "note: The two packings are images of each other. Add --up-to-symmetry to count them as one.");
        }
        return solved;
    }

    private SolveResult answer(Puzzle puzzle, StreamedAnswer report) throws IOException, UnusableInput {
        SearchOptions options = question.options();
        if (puzzle.goal() instanceof Goal.Cover
                && inParts.isPresent()
                && inParts.get().journal().isPresent()) {
            throw new UnusableInput(puzzle.name(), "--journal is for packings, not for coverings. Leave it out.");
        }
        ReportingListener listener = new ReportingListener(terminal, report, puzzle.name());
        Solver solver = Solver.of(puzzle)
                .with(options)
                .upTo(SymmetryGroup.of(question.upToSymmetry()))
                .listening(listener);
        Optional<ProofFiles> files = proofs.map(all -> all.files(puzzle.name()));
        SolveResult solved;
        if (question.unique()) {
            solved = SolveResult.of(ask(solver, Solver::unique, files), question.upToSymmetry());
        } else if (question.upToSymmetry()) {
            Clock clock = Clock.running();
            solved = new ClassList(puzzle, options).tell(listener);
            if (files.isPresent()) {
                Solver again = solver.within(options.limits().since(clock))
                        .listening(SolveListener.until(terminal::isInterrupted));
                solved.refuseOther(ask(again, Solver::solve, files));
            }
        } else if (inParts.isPresent() && puzzle.goal() instanceof Goal.Pack) {
            UsablePuzzle.withoutRules(puzzle.name(), puzzle, "cutting into parts");
            solved = SolveResult.of(inParts.get().solve(puzzle, options, listener));
            if (solved.verdict() instanceof Verdict.Undecided
                    && inParts.get().journal().isPresent()) {
                listener.clear();
                terminal.tell("Use the same command to go on from the journal.");
            }
        } else {
            solved = SolveResult.of(ask(solver, Solver::solve, files));
        }
        listener.clear();
        Optional<WrittenProof> written = files.flatMap(ProofFiles::written);
        if (files.isPresent()) {
            proofs.get().tell(puzzle, options, solved.verdict(), files.get());
            solved = solved.with(written);
        }
        return question.crossCheck()
                ? solved.with(CrossCheck.of(terminal, puzzle, options).compare(solved.verdict(), written))
                : solved;
    }

    private static <A> A ask(Solver solver, Function<Solver, A> asking, Optional<ProofFiles> files)
            throws IOException, UnusableInput {
        return files.isPresent()
                ? files.get().write(output -> asking.apply(solver.proving(output)))
                : asking.apply(solver);
    }

    private static Verdict byBlocks(Puzzle puzzle, StreamedAnswer report) throws IOException, UnusableInput {
        UsablePuzzle.withoutRules(puzzle.name(), puzzle, "'--blocks'");
        Verdict verdict = BlockSolver.solve(puzzle.rest())
                .orElseThrow(() -> new UnusableInput(
                        puzzle.name(),
                        "--blocks is only for the standard bag on a whole rectangle. Leave it out, or solve a size"
                                + " such as 28x70."));
        if (verdict.bestSeen().isPresent()) {
            report.packing(verdict.bestSeen().get());
        }
        return verdict;
    }
}
