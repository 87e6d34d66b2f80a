package io.github.quadrille.coverings;

import io.github.quadrille.argument.Argument;
import io.github.quadrille.argument.Arguments;
import io.github.quadrille.argument.Certificate;
import io.github.quadrille.argument.LinearBound;
import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.choco.ProofLogger;
import io.github.quadrille.choco.Stages;
import io.github.quadrille.proof.ArgumentProof;
import io.github.quadrille.proof.ProofModel;
import io.github.quadrille.proof.ProofWriter;
import io.github.quadrille.proof.SearchProof;
import io.github.quadrille.puzzle.CommonDivisor;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofOutput;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Proves that a covering is optimal: first it is found, then what would be worth one more is refuted, as a packing
 * puzzle with gaps. Where a bound by weights does not refute it alone, it is derived as the first step, and the search's
 * dead ends follow from it and the model by unit propagation.
 */
public final class CoverProof {
    private CoverProof() {}

    private static boolean isPlain(Verdict verdict) {
        return verdict instanceof Verdict.Optimal optimal && optimal.evidence() instanceof RoomForNoMore;
    }

    /**
     * Answers, and proves the answer; nothing is written where it is undecided, or where the board's area says enough.
     *
     * @throws UnprovableGoal when cells or pieces count differently, which the model cannot say
     */
    public static Verdict prove(Puzzle puzzle, SearchOptions options, SearchListener listener, ProofOutput output)
            throws IOException {
        Stages stages = new Stages(puzzle, options, listener);
        Verdict verdict = stages.ended("coverings", CoverSearch.solve(puzzle, stages.left(), listener));
        if (verdict instanceof Verdict.Undecided || isPlain(verdict)) {
            return verdict;
        }
        long worth = verdict instanceof Verdict.Optimal optimal ? optimal.worth() : -1;
        Goal.Cover goal = (Goal.Cover) puzzle.goal();
        PlacementTable pieces = new PlacementTable(puzzle);
        RaisedPuzzle raised = new RaisedPuzzle(
                puzzle, goal, worth + 1, LinearBound.plain(pieces, goal), LinearBound.of(pieces, goal, stages::look));
        PlacementTable table = new PlacementTable(raised.puzzle());
        if (!raised.isPlain(table.cover())) {
            throw new UnprovableGoal();
        }
        ProofModel model = new ProofModel(table);
        model.write(output.model());
        ProofWriter proof = new ProofWriter(output.proof(), model);
        ArgumentProof arguments = new ArgumentProof(model, proof);
        if (raised.isBeyondBound()) {
            arguments.write(new Certificate.Fractional(raised.multiples()));
            return verdict;
        }
        Optional<Argument> argument =
                Arguments.find(raised.puzzle()).filter(found -> ArgumentProof.covers(found.certificate()));
        if (argument.isPresent()) {
            arguments.write(argument.get().certificate());
            return verdict;
        }
        arguments.sum(raised.multiples());
        SearchProof steps =
                new SearchProof(model, proof, CommonDivisor.of(raised.puzzle().bag()));
        Verdict again = stages.ended(
                "proof", PackingSearch.solve(table, raised, stages.left(), listener, new ProofLogger(steps)));
        if (again instanceof Verdict.Undecided stopped && verdict instanceof Verdict.Optimal optimal) {
            return new Verdict.Undecided(stopped.stoppedBy(), optimal.best(), OptionalLong.of(worth), stopped.work());
        }
        steps.end();
        return verdict.withWork(stages.work());
    }
}
