package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProvenAnswer;
import io.github.quadrille.core.question.ProvenCount;
import io.github.quadrille.engine.solve.RectangleTable.Answering;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Writes a proof beside the answer to each board of a table, and knows why one is missing. */
final class ProvenBoards implements Answering {
    private final ProofFlags flags;
    private final String prefix;
    private final Map<String, String> missing = new HashMap<>();
    private int written;

    /**
     * No board is answered yet.
     *
     * @param prefix what begins the names of all files
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
        return write(board, ".pbp", solver::prove, ProvenAnswer::proof).verdict();
    }

    @Override
    public PackingCount count(Puzzle board, Solver solver) {
        return write(board, ".count", output -> solver.proveCount(CountMethod.AUTO, output), ProvenCount::proof)
                .count();
    }

    @Override
    public ClassCount classes(Puzzle board, Solver solver) {
        ProvenCount proven =
                write(board, ".count", output -> solver.proveCount(CountMethod.AUTO, true, output), ProvenCount::proof);
        return new ClassCount(
                proven.count(),
                proven.classes(),
                proven.proof() instanceof ProofOutcome.Unfinished limit
                                && proven.classes().isEmpty()
                        ? Optional.of(limit.stoppedBy())
                        : proven.count().stoppedBy(),
                proven.count().work());
    }

    private <A> A write(
            Puzzle board, String extension, ProofFiles.Question<A> question, Function<A, ProofOutcome> outcome) {
        try {
            ProofFiles files = flags.files(prefix + board.name(), extension);
            A answer = files.write(question, outcome);
            if (outcome.apply(answer) instanceof ProofOutcome.Unfinished unfinished) {
                missing.put(board.name(), unfinished.stoppedBy().words());
            } else if (outcome.apply(answer) instanceof ProofOutcome.Impossible impossible) {
                missing.put(board.name(), impossible.reason());
            } else {
                written++;
            }
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
    }

    /** How many proofs were written. */
    int written() {
        return written;
    }

    /** The file of a board's proof, or why there is none. */
    String proof(String board) {
        return flags.written(prefix + board)
                .map(Object::toString)
                .orElseGet(() -> "no proof: " + missing.getOrDefault(board, "none was asked for when it was decided"));
    }
}
