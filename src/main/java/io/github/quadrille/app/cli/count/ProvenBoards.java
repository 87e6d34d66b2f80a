package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.engine.sizes.RectangleTable.Answering;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes a proof for the answer to each board of a table. If a proof is missing, keeps the reason. */
final class ProvenBoards implements Answering {
    private final ProofFlags flags;
    private final String prefix;
    private final Map<String, String> missing = new HashMap<>();
    private final Set<String> written = new HashSet<>();
    private final List<Exception> failures = new ArrayList<>();

    /**
     * Makes the writer of proofs, with no board answered yet.
     *
     * @param prefix the beginning of the names of all files
     */
    ProvenBoards(ProofFlags flags, String prefix) {
        this.flags = flags;
        this.prefix = prefix;
    }

    @Override
    public boolean isProving() {
        return true;
    }

    @Override
    public Verdict solve(Puzzle board, Solver solver) {
        return write(board, ".pbp", output -> solver.proving(output).solve())
                .orElseGet(() -> PLAINLY.solve(board, solver));
    }

    @Override
    public ClassCount count(Puzzle board, Solver solver) {
        return write(board, ".count", output -> solver.proving(output).count())
                .orElseGet(() -> PLAINLY.count(board, solver));
    }

    /**
     * Answers the question and writes the proof. The result is empty if the files cannot be opened. The caller then has
     * to ask the question again, without a proof.
     */
    private <A> Optional<A> write(Puzzle board, String extension, ProofFiles.Question<A> question) {
        try {
            ProofFiles files = flags.files(prefix + board.name(), extension);
            A answer = files.write(question);
            if (files.outcome() instanceof ProofOutcome.Unfinished unfinished) {
                missing.put(board.name(), unfinished.stoppedBy().words());
            } else if (files.outcome() instanceof ProofOutcome.Impossible impossible) {
                missing.put(board.name(), impossible.reason());
            } else if (files.failure().isPresent()) {
                failed(board, files.failure().get());
            } else {
                written.add(board.name());
            }
            return Optional.of(answer);
        } catch (IOException | UnusableInput e) {
            failed(board, e);
            return Optional.empty();
        }
    }

    private void failed(Puzzle board, Exception problem) {
        failures.add(problem);
        missing.put(board.name(), problem.getMessage());
    }

    /** Returns how many boards have a proof that was written. */
    int written() {
        return written.size();
    }

    /** Returns the reasons why files could not be written, in the order in which the failures happened. */
    List<Exception> failures() {
        return failures;
    }

    /** Returns the file of a board's proof, or the reason why there is none. */
    String proof(String board) {
        return flags.written(prefix + board)
                .map(Object::toString)
                .orElseGet(() -> "no proof: " + missing.getOrDefault(board, "the size was decided without a proof"));
    }
}
