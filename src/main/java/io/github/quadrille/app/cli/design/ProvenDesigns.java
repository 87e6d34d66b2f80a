package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.app.generate.GeneratedPuzzle;
import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.Optional;

/**
 * Proves that generated puzzles have exactly one packing, or exactly one up to symmetry.
 *
 * @param limits the limits of each proof
 */
record ProvenDesigns(Terminal terminal, ProofReport proofs, Limits limits) {
    /**
     * Writes the proof of a puzzle, or tells the user why there is none.
     *
     * @param name the name of the files, without their endings
     */
    Optional<WrittenProof> prove(String name, GeneratedPuzzle made) throws IOException {
        ProgressLine progress = new ProgressLine(terminal, "proof of " + name);
        Solver solver = Solver.of(made.puzzle())
                .within(limits)
                .upTo(SymmetryGroup.of(isUpToSymmetry(made.known())))
                .listening(SolveListener.until(progress.whileTrying()));
        ProofFiles files = proofs.files(name);
        try {
            Uniqueness answer = files.write(output -> solver.proving(output).unique());
            progress.clear();
            proofs.tell(name, outcome(made, answer, files), true, files);
        } catch (UnusableInput problem) {
            // There may be a folder with the name of the file. The puzzle is worth more than its proof, so the command
            // goes on.
            proofs.failed(problem);
        }
        return files.written();
    }

    /**
     * Returns the exit status of these proofs: 2 if a proof could not be written, 3 if a limit ended a proof, and
     * otherwise 0. The command exits with the worse one of this status and its own.
     */
    ExitStatus status() {
        return proofs.status();
    }

    private static ProofOutcome outcome(GeneratedPuzzle made, Uniqueness answer, ProofFiles files) {
        return switch (answer.howMany()) {
            case ONE -> files.outcome();
            case AT_LEAST_ONE, UNKNOWN -> new ProofOutcome.Unfinished(stoppedBy(answer.verdict()));
            case NONE, SEVERAL ->
                throw new IllegalStateException("One search finds one packing of '%s', another does not."
                        .formatted(made.puzzle().name()));
        };
    }

    private static boolean isUpToSymmetry(Known known) {
        return known == Known.UNIQUE_UP_TO_SYMMETRY || known == Known.UNIQUE_UP_TO_SYMMETRY_TWICE;
    }

    private static Limit stoppedBy(Verdict verdict) {
        return verdict instanceof Verdict.Undecided undecided
                ? undecided.stoppedBy()
                : ((Verdict.Packed) verdict).stoppedBy().orElseThrow();
    }
}
