package io.github.quadrille.coverings;

import io.github.quadrille.argument.Argument;
import io.github.quadrille.argument.Arguments;
import io.github.quadrille.argument.Certificate;
import io.github.quadrille.choco.Stages;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.proof.ArgumentProof;
import io.github.quadrille.proof.ProofModel;
import io.github.quadrille.proof.ProofWriter;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofOutcome;
import io.github.quadrille.question.ProofOutput;
import io.github.quadrille.question.ProvenAnswer;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.io.IOException;
import java.util.Optional;

/**
 * Proves that a covering is optimal: first it is found, then what would be worth one more is refuted, as a packing
 * puzzle with gaps: by a bound, by an argument, or by the dead ends of a search or a sweep.
 */
public final class CoverProof {
    private static final String TOO_MANY_WORTHS =
            "Only coverings whose cells all count the same, or whose pieces count by their size, can be proved. Maybe leave out --proof.";

    static final String NO_BETTER = "no covering is worth more; ";

    private CoverProof() {}

    /** Answers, and proves the answer, unless it is undecided or the board's area says enough. */
    public static ProvenAnswer prove(Puzzle puzzle, SearchOptions options, SearchListener listener, ProofOutput output)
            throws IOException {
        CoverSearch search = new CoverSearch(puzzle, options, listener);
        Verdict verdict = search.answer();
        ProofOutcome outcome;
        try {
            outcome = isProvable(verdict) ? prove(verdict, search, output) : new ProofOutcome.NotNeeded();
        } catch (Stopped stopped) {
            outcome = new ProofOutcome.Unfinished(stopped.limit());
        }
        return new ProvenAnswer(verdict.withWork(search.stages().work()), outcome);
    }

    private static boolean isProvable(Verdict verdict) {
        return verdict instanceof Verdict.Infeasible
                || (verdict instanceof Verdict.Optimal optimal && !(optimal.evidence() instanceof RoomForNoMore));
    }

    private static ProofOutcome prove(Verdict verdict, CoverSearch search, ProofOutput output) throws IOException {
        Stages stages = search.stages();
        RaisedPuzzle raised = search.raised(verdict instanceof Verdict.Optimal optimal ? optimal.worth() + 1 : 0);
        PlacementTable table = new PlacementTable(raised.puzzle(), stages::look);
        if (!raised.isPlain(table.cover())) {
            return new ProofOutcome.Impossible(TOO_MANY_WORTHS);
        }
        ProofModel model = new ProofModel(table);
        model.write(output.model());
        ProofWriter proof = new ProofWriter(output.proof(), model.constraints(), output.format());
        ArgumentProof arguments = new ArgumentProof(model, proof);
        if (raised.isBeyondBound()) {
            arguments.write(new Certificate.Fractional(raised.multiples()));
            return new ProofOutcome.Written(NO_BETTER + "by the bound");
        }
        Optional<Argument> argument = stages.timed("arguments", () -> Arguments.find(table, stages::look))
                .filter(found -> ArgumentProof.covers(found.certificate()));
        if (argument.isPresent()) {
            arguments.write(argument.get().certificate());
            return new ProofOutcome.Written(NO_BETTER + "by an argument");
        }
        return new RefutationLog(search, raised, model, proof).write();
    }
}
