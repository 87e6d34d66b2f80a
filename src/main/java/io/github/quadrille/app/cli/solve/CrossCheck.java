package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TextReport;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.engine.solve.Solver;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Decides a puzzle again by the constraint solver Choco alone, in two formulations and without symmetry, and compares
 * the answers. If the answer has a short argument, the checker first tests the certificate of this argument. If the
 * checker accepts the certificate, no search is made.
 *
 * @param limit the time limit of each formulation, and of the checker
 * @param answered the formulation of the answer, which is left out because it would not be a second opinion
 */
record CrossCheck(Terminal terminal, Puzzle puzzle, Duration limit, Formulation answered) {
    private static final Duration USUAL_LIMIT = Duration.ofMinutes(1);
    private static final List<Formulation> SECOND = List.of(Formulation.SUMS, Formulation.LEARNING);

    /**
     * Returns a cross-check in which each formulation has the time limit of the answer, or a minute if the answer had
     * no time limit.
     */
    static CrossCheck of(Terminal terminal, Puzzle puzzle, SearchOptions options) {
        return new CrossCheck(terminal, puzzle, options.limits().time().orElse(USUAL_LIMIT), options.formulation());
    }

    /**
     * Compares an answer with the answers of other formulations, including the number of packings.
     *
     * @param proof the proof of the answer, if one was written
     * @throws IllegalStateException when two engines disagree
     */
    CrossChecked compare(Verdict verdict, Optional<WrittenProof> proof) throws IOException {
        if (verdict instanceof Verdict.Undecided) {
            return CrossChecked.notConfirmed("because the puzzle is undecided", Optional.empty());
        }
        if (isUnfinished(verdict)) {
            return CrossChecked.notConfirmed("because not all packings were counted", Optional.empty());
        }
        AnswerCheck check = new AnswerCheck(puzzle, verdict, limit, terminal::isInterrupted);
        Optional<String> argued = check.hasArgument() ? check.accepted(proof) : Optional.empty();
        if (argued.isPresent()) {
            return CrossChecked.accepted(argued.get());
        }
        boolean isConfirmed = false;
        boolean fits = true;
        for (Formulation formulation : SECOND) {
            if (formulation == answered || terminal.isInterrupted()) {
                continue;
            }
            try {
                isConfirmed |= isConfirmed(verdict, formulation);
            } catch (PuzzleTooLarge problem) {
                fits = false;
                terminal.tell(
                        "cross-check of %s by Choco alone, with the model %s: %s",
                        puzzle.name(), formulation.word(), problem.getMessage());
            }
        }
        if (isConfirmed) {
            return CrossChecked.agreed();
        }
        String reason = terminal.isInterrupted()
                ? "before it was interrupted"
                : fits
                        ? "within %s s".formatted(TextReport.number(limit.toMillis() / 1e3))
                        : "because the model is too large";
        return CrossChecked.notConfirmed(reason, check.hasArgument() ? Optional.empty() : check.accepted(proof));
    }

    /** Returns whether a limit ended the search before it had as many packings as were asked for. */
    private static boolean isUnfinished(Verdict verdict) {
        return verdict instanceof Verdict.Packed packed
                && packed.stoppedBy().filter(limit -> limit != Limit.PACKINGS).isPresent();
    }

    private boolean isConfirmed(Verdict verdict, Formulation formulation) {
        Verdict second = Solver.of(puzzle)
                .with(SearchOptions.FIND_ONE
                        .withoutSymmetry()
                        .withFormulation(formulation)
                        .byChocoAlone()
                        .withPackings(enough(verdict))
                        .withTimeLimit(limit))
                .listening(SolveListener.until(terminal::isInterrupted))
                .solve();
        terminal.tell(
                "cross-check of %s by Choco alone, with the model %s: %s (%s, %.3f s)",
                puzzle.name(),
                formulation.word(),
                words(second),
                CountedNoun.of(second.work().nodes(), "node"),
                second.work().seconds());
        Agreement agreement = Agreement.of(verdict, second);
        if (agreement == Agreement.DISAGREED) {
            throw new IllegalStateException("Two engines disagree about '%s': %s, but by %s %s."
                    .formatted(puzzle.name(), words(verdict), formulation.word(), words(second)));
        }
        return agreement == Agreement.CONFIRMED;
    }

    /**
     * Returns how many packings a second search has to find: as many as the answer has. If the answer claims to have
     * all packings, the second search has to look for one more.
     */
    private static long enough(Verdict verdict) {
        return verdict instanceof Verdict.Packed packed
                ? packed.packings() + (packed.stoppedBy().isEmpty() ? 1 : 0)
                : 1;
    }

    private static String words(Verdict verdict) {
        String word = verdict.status().word();
        if (verdict instanceof Verdict.Optimal optimal) {
            return "%s, worth %,d".formatted(word, optimal.worth());
        }
        return verdict instanceof Verdict.Packed packed
                ? "%s, %s%s"
                        .formatted(
                                word,
                                CountedNoun.of(packed.packings(), "packing"),
                                packed.stoppedBy().isPresent() ? " or more" : "")
                : word;
    }
}
