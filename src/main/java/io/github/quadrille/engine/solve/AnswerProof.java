package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.engine.learner.PackingLearner;
import io.github.quadrille.engine.plan.StageBudget;
import io.github.quadrille.proof.writer.SymmetryProof;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * Writes a proof of the answer that the stages have found, within the rest of their budget. The proof also tests the
 * answer: if a logged search contradicts it, one of the two searches is wrong.
 */
record AnswerProof(Puzzle puzzle, StageBudget stages, SolveListener listener, PackingProof proof) {
    /** A proof's model has at most this many terms, which take half a gigabyte. */
    private static final long MOST_TERMS = 50_000_000;

    /**
     * Proves an answer. Logging takes several times as long as searching, and symmetry and the frontier leave no log.
     * So the search that answers does not log, and a second search writes the proof.
     *
     * @param options the options of the answer
     * @param found the collector of the packings that the listener got
     */
    ProofOutcome of(Verdict verdict, SearchOptions options, CollectedPackings found) {
        if (verdict instanceof Verdict.Infeasible none) {
            return refuted(none.evidence());
        }
        if (!(verdict instanceof Verdict.Packed packed)) {
            return new ProofOutcome.NotNeeded();
        }
        if (options.packings() == 1) {
            return packed(packed.first());
        }
        if (packed.stoppedBy().isEmpty()) {
            return enumerated(packed.packings());
        }
        if (packed.stoppedBy().get() != Limit.PACKINGS) {
            return new ProofOutcome.Unfinished(packed.stoppedBy().get());
        }
        return found.isWhole()
                ? several(found.packings())
                : new ProofOutcome.Impossible("At most %,d packings can be kept for a proof. Use a smaller %s, or %s."
                        .formatted(CollectedPackings.MOST, ParameterName.of("limit"), ParameterName.of("all")));
    }

    /** Proves that there is no packing. */
    ProofOutcome refuted(Evidence evidence) {
        return within(table -> {
            if (proof.argue(table, evidence)) {
                return new ProofOutcome.Written("there is no packing; by an argument");
            }
            SearchOptions left = stages.left();
            // A sweep leaves no log. Where a sweep decides, a search that learns is mostly faster than one that does
            // not.
            boolean learns =
                    evidence instanceof ExhaustedSearch search ? search.hasLearned() : PackingLearner.suits(table);
            SearchOptions logged =
                    !learns && SymmetryProof.isOfUse(table, stages.work().nodes()) ? left : left.withoutSymmetry();
            Verdict again = stages.ended(
                    "proof", learns ? proof.learn(table, logged, listener) : proof.refute(table, logged, listener));
            if (again instanceof Verdict.Packed) {
                throw new IllegalStateException(
                        "One search finds a packing of '%s', another says that there is none: %s"
                                .formatted(puzzle.name(), evidence.sentence()));
            }
            return again instanceof Verdict.Undecided undecided
                    ? new ProofOutcome.Unfinished(undecided.stoppedBy())
                    : new ProofOutcome.Written("there is no packing; "
                            + (learns ? "by a search that learns clauses" : bySearch(logged.useSymmetry())));
        });
    }

    /** Proves that this is a packing. */
    ProofOutcome packed(Packing packing) {
        return within(table -> {
            proof.show(table, packing);
            return new ProofOutcome.Written("there is a packing, which the proof names");
        });
    }

    /** Proves that these are different packings. */
    ProofOutcome several(List<Packing> packings) {
        return within(table -> {
            proof.list(table, packings);
            return counted("there %s at least; %s named in the proof"
                    .formatted(number(packings.size()), packings.size() == 1 ? "it is" : "they are"));
        });
    }

    /** Proves that there are this many packings, and no others. */
    ProofOutcome enumerated(long packings) {
        return within(table -> {
            Verdict again = stages.ended("proof", proof.enumerate(table, stages.left(), listener));
            if (again instanceof Verdict.Undecided undecided) {
                return new ProofOutcome.Unfinished(undecided.stoppedBy());
            }
            if (again instanceof Verdict.Packed packed && packed.stoppedBy().isPresent()) {
                return new ProofOutcome.Unfinished(packed.stoppedBy().get());
            }
            long logged = again instanceof Verdict.Packed packed ? packed.packings() : 0;
            if (logged != packings) {
                throw new IllegalStateException("One search finds %,d packings of '%s', another %,d."
                        .formatted(packings, puzzle.name(), logged));
            }
            return counted("there %s, and no other; %s".formatted(number(packings), bySearch(false)));
        });
    }

    /**
     * Returns the outcome of a proof about a number of packings. The older format cannot state a number of solutions.
     */
    private ProofOutcome counted(String sentence) {
        return new ProofOutcome.Written(
                proof.canConcludeNumbers()
                        ? sentence
                        : sentence + "; a checker of version 2.0 confirms each step, but does not state the number");
    }

    /** Returns words for the rules that the logged search used. */
    private static String bySearch(boolean symmetry) {
        return "by a search %s, without restarts, and with divisors of the sizes of regions only"
                .formatted(symmetry ? "with symmetry" : "without symmetry");
    }

    private static String number(long packings) {
        return number(BigInteger.valueOf(packings));
    }

    static String number(BigInteger packings) {
        return packings.equals(BigInteger.ONE) ? "is one packing" : "are %,d packings".formatted(packings);
    }

    private ProofOutcome within(Function<PlacementTable, ProofOutcome> writing) {
        try {
            PuzzleTooLarge.check(puzzle);
            PlacementTable table = stages.placements();
            if (table.size() > 0 && table.cover().begin(table.size()) > MOST_TERMS - table.size()) {
                return new ProofOutcome.Impossible("The model would have more than %,d terms. Leave out %s."
                        .formatted(MOST_TERMS, ParameterName.of("proof")));
            }
            return writing.apply(table);
        } catch (Stopped stopped) {
            return new ProofOutcome.Unfinished(stopped.limit());
        } catch (PuzzleTooLarge problem) {
            return new ProofOutcome.Impossible(problem.getMessage());
        }
    }
}
