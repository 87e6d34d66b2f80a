package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.generate.GeneratedPuzzle;
import io.github.quadrille.generate.Known;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofOutcome;
import io.github.quadrille.question.ProofOutput;
import io.github.quadrille.solve.ProvenUniqueness;
import io.github.quadrille.solve.SolveListener;
import io.github.quadrille.solve.Solver;
import io.github.quadrille.solve.Uniqueness;
import java.io.IOException;
import java.util.Optional;

/**
 * Proves that puzzles which were generated have one packing.
 *
 * @param limits of each proof
 */
record ProvenDesigns(Terminal terminal, Interruption interruption, ProofFolder folder, Limits limits) {
    /**
     * Writes the proof, or says why there is none.
     *
     * @param name of the files, without their endings
     */
    Optional<WrittenProof> prove(String name, GeneratedPuzzle made) throws IOException {
        GenerateProgress progress = new GenerateProgress(terminal, interruption, "proof of " + name);
        Solver solver = Solver.of(made.puzzle()).within(limits).listening(SolveListener.until(progress));
        ProofFiles files = folder.files(name);
        try {
            ProofOutcome outcome = files.write(output -> prove(made, solver, output), proof -> proof);
            progress.clear();
            folder.report().tell(name, outcome, true, files);
        } catch (UnusableInput problem) {
            // A folder that lies in a file's place, perhaps; the puzzle is worth more than its proof.
            folder.report().failed(problem);
        }
        return files.written();
    }

    /** How the command ends at best. */
    ExitStatus status() {
        return folder.report().status();
    }

    private static ProofOutcome prove(GeneratedPuzzle made, Solver solver, ProofOutput output) throws IOException {
        ProvenUniqueness proven =
                isUpToSymmetry(made.known()) ? solver.proveUniqueUpToSymmetry(output) : solver.proveUnique(output);
        Uniqueness answer = proven.uniqueness();
        return switch (answer.howMany()) {
            case ONE -> proven.proof();
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
