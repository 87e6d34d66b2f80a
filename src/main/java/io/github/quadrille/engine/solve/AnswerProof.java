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
 * Writes a proof of the answer that the stages have found, within the budget that they have left. The proof also tests
 * the answer. If the search that writes the proof contradicts the answer, one of the two searches is wrong.
 */
record AnswerProof(Puzzle puzzle, StageBudget stages, SolveListener listener, PackingProof proof) {
    /** The model of a proof can have at most this many terms, which take half a gigabyte. */
    private static final long MOST_TERMS = 50_000_000;

    /**
     * Proves an answer. A search that writes a proof takes several times as long as one that does not. The frontier and
     * some uses of symmetry cannot write a proof at all. So one search finds the answer, and a second search writes the
     * proof.
     *
     * @param options the options with which the answer was found
     * @param found the collector of the packings that were found
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
            // A sweep cannot write a proof. If a sweep has found the answer, a search that learns usually writes the
            // proof faster than a search that does not learn.
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

    /** Proves that the puzzle has the given packing. */
    ProofOutcome packed(Packing packing) {
        return within(table -> {
            proof.show(table, packing);
            return new ProofOutcome.Written("there is a packing, which the proof names");
        });
    }

    /** Proves that the packings are different packings of the puzzle. */
    ProofOutcome several(List<Packing> packings) {
        return within(table -> {
            proof.list(table, packings);
            return counted("there %s at least; %s named in the proof"
                    .formatted(number(packings.size()), packings.size() == 1 ? "it is" : "they are"));
        });
    }

    /** Proves that the puzzle has exactly the given number of packings. */
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
     * Returns the outcome of a proof about a number of packings. Version 2.0 of the proof format cannot state a number
     * of solutions, and then the outcome says so.
     */
    private ProofOutcome counted(String sentence) {
        return new ProofOutcome.Written(
                proof.canConcludeNumbers()
                        ? sentence
                        : sentence + "; a checker of version 2.0 confirms each step, but does not state the number");
    }

    /** Returns a description of the search that wrote the proof. */
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
