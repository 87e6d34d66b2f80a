package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProvenAnswer;
import io.github.quadrille.question.SearchOptions;
import io.github.quadrille.solve.SolveListener;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Where the proofs of some puzzles go.
 *
 * @param alone whether there is one puzzle only
 */
record ProofFolder(Path folder, ProofReport report, boolean alone) {
    /** Answers, and says what has become of the proof. */
    Verdict prove(Puzzle puzzle, SearchOptions options, SolveListener listener, ProgressLine progress)
            throws IOException, UnusableInput {
        ProofFiles files = new ProofFiles(folder, puzzle.name());
        ProvenAnswer proven = files.prove(puzzle, options, listener);
        progress.clear();
        files.failure().ifPresentOrElse(report::failed, () -> report.tell(puzzle, options, proven, alone));
        return proven.verdict();
    }
}
