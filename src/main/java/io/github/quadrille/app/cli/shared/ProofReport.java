package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.SearchOptions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells the user what has become of the proofs of answers, and remembers whether one is missing. */
public final class ProofReport {
    private final Terminal terminal;
    private final ProofFlags flags;
    /** Each of these names is already used by the files of a puzzle. */
    private final Set<String> given = new HashSet<>();

    private ExitStatus worst = ExitStatus.YES;

    public ProofReport(Terminal terminal, ProofFlags flags) {
        this.terminal = terminal;
        this.flags = flags;
    }

    /**
     * Returns the files for the proof of a puzzle. If several puzzles have the same name, each of them except the first
     * gets a number.
     */
    public ProofFiles files(String puzzle) {
        String name = ProofFiles.safe(puzzle);
        for (int number = 2; !given.add(name); number++) {
            name = ProofFiles.safe(puzzle) + "-" + number;
        }
        return flags.files(name, ".pbp");
    }

    /**
     * Returns the best exit status that the command can still have: 3 when a limit ended a proof, 2 when a proof cannot
     * be written, and otherwise 0.
     */
    public ExitStatus status() {
        return worst;
    }

    /**
     * Tells the user what has become of the proof of one puzzle. The files of the proof have been written before, as
     * far as that was possible.
     */
    public void tell(Puzzle puzzle, SearchOptions options, Verdict verdict, ProofFiles files) {
        tell(puzzle.name(), files.outcome(), !(verdict instanceof Verdict.Undecided), files);
        if (files.written().isPresent()
                && options.formulation() != Formulation.PROPAGATOR
                && isBySearch(verdict, options)) {
            terminal.tell(
                    "The answer comes from --model %s, but the proof comes from a separate search by the propagator.",
                    options.formulation().word());
        }
    }

    /**
     * If a proof is missing, tells the user why.
     *
     * @param isDecided whether there is an answer to prove
     * @param files the files of the proof, which have been written as far as that was possible
     */
    public void tell(String name, ProofOutcome outcome, boolean isDecided, ProofFiles files) {
        files.failure().ifPresent(this::failed);
        if (!isDecided && !(outcome instanceof ProofOutcome.Written)) {
            terminal.tell("No proof of '%s' is written, because the puzzle is undecided.", name);
        } else if (outcome instanceof ProofOutcome.Unfinished unfinished) {
            worst = worst.worse(ExitStatus.UNDECIDED);
            terminal.tell(
                    "No proof of '%s' is written: %s before it was complete. The answer is valid without it.%s",
                    name,
                    unfinished.stoppedBy().words(),
                    unfinished.stoppedBy() == Limit.INTERRUPTED ? "" : " Allow more.");
        } else if (outcome instanceof ProofOutcome.Impossible impossible) {
            worst = worst.worse(ExitStatus.UNUSABLE);
            terminal.complaint("No proof of '%s' is written; the answer is valid without it. %s"
                    .formatted(name, impossible.reason()));
        }
    }

    private static boolean isBySearch(Verdict verdict, SearchOptions options) {
        return verdict instanceof Verdict.Packed packed
                ? options.packings() > 1 && packed.stoppedBy().isEmpty()
                : verdict instanceof Verdict.Infeasible none && none.evidence() instanceof ExhaustedSearch;
    }

    /**
     * Reports that the files of one puzzle could not be written. The command goes on, because the answer is worth more
     * than its proof.
     */
    public void failed(Exception problem) {
        worst = worst.worse(ExitStatus.UNUSABLE);
        Failure.complaints(problem).orElse(List.of(problem.toString())).forEach(terminal::complaint);
    }
}
