package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.ArgumentProof;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.argument.BoundProof;
import io.github.quadrille.engine.argument.Certificate;
import io.github.quadrille.engine.plan.StageBudget;
import io.github.quadrille.proof.writer.CoverObjective;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Proves what a best covering is worth. The model is the puzzle, with the worth of a covering as its objective. The
 * proof logs the best covering, and from then on only better coverings count. Then it shows that no covering is better.
 * A bound may show this. If not, a better covering would be a packing of a puzzle with gaps, and the proof refutes that
 * puzzle: by an argument, or by the dead ends of a sweep or a search.
 */
public final class CoverProof {
    private final CoverSearch search;
    private final StageBudget stages;
    private final ProofModel model;
    private final ProofWriter proof;

    private CoverProof(CoverSearch search, ProofOutput output) {
        this.search = search;
        this.stages = search.budget();
        this.model = new ProofModel(stages.placements());
        try {
            model.write(output.model());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.proof = new ProofWriter(output.proof(), model.constraints(), output.format());
    }

    /** Solves a covering puzzle, and writes a proof of the answer unless the answer is undecided. */
    public static Verdict prove(Puzzle puzzle, SearchOptions options, SolveListener listener, ProofOutput output) {
        CoverSearch search = new CoverSearch(puzzle, options, listener);
        Verdict verdict = search.answer();
        try {
            if (verdict instanceof Verdict.Optimal || verdict instanceof Verdict.Infeasible) {
                output.end(new CoverProof(search, output).prove(verdict, (Goal.Cover) puzzle.goal()));
            }
        } catch (Stopped stopped) {
            output.end(new ProofOutcome.Unfinished(stopped.limit()));
        }
        return verdict.withWork(search.budget().work());
    }

    private ProofOutcome prove(Verdict verdict, Goal.Cover goal) {
        CoverObjective objective = new CoverObjective(model, proof, goal);
        ProofOutcome refuted;
        OptionalLong value;
        if (verdict instanceof Verdict.Optimal optimal) {
            long better = objective.improve(stages.placements().numbers(optimal.best()));
            ThresholdPuzzle next = search.raised(optimal.worth() + 1);
            refuted = next.isBeyondBound()
                    ? refute(next, better)
                    : refute(search.raised(objective.above(optimal.worth())), objective.round(better));
            value = OptionalLong.of(-optimal.worth());
        } else {
            refuted = refute(search.raised(objective.least()), objective.proveLeast());
            value = OptionalLong.empty();
        }
        if (!(refuted instanceof ProofOutcome.Written written)) {
            return refuted;
        }
        proof.endBounds(value.orElse(0), value);
        String what = value.isPresent()
                ? "no covering is worth more than this one"
                : "no covering uses the counts that the puzzle asks for";
        return new ProofOutcome.Written(what + "; " + written.proves());
    }

    /**
     * Derives that no covering is worth what a {@link ThresholdPuzzle} requires. The outcome says how.
     *
     * @param worth the number of the constraint that demands a covering worth that much
     */
    private ProofOutcome refute(ThresholdPuzzle raised, long worth) {
        if (raised.isBeyondBound()) {
            new BoundProof(model, proof, raised.tight(), worth).contradict();
            return new ProofOutcome.Written("by a bound by weights");
        }
        CoverRefutation refutation = new CoverRefutation(search, model, proof, raised, worth);
        PlacementTable table = refutation.table();
        Optional<Certificate> argument = ArgumentProof.certificate(
                table.cover(), () -> stages.timed("arguments", () -> Arguments.find(table, stages::look)));
        if (argument.isPresent()) {
            new ArgumentProof(refutation.rows(proof), proof).contradict(argument.get());
            return new ProofOutcome.Written("by an argument");
        }
        return refutation.write();
    }
}
