package io.github.quadrille.choco;

import io.github.quadrille.argument.Argument;
import io.github.quadrille.argument.Arguments;
import io.github.quadrille.argument.Certificate;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.proof.ArgumentProof;
import io.github.quadrille.proof.ProofModel;
import io.github.quadrille.proof.ProofWriter;
import io.github.quadrille.proof.SearchProof;
import io.github.quadrille.puzzle.CommonDivisor;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofOutput;
import io.github.quadrille.question.PuzzleTooLarge;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Answers, and proves that there is no packing: by an argument, or step by step. */
public final class PackingProof {
    private PackingProof() {}

    /**
     * Answers, and proves the answer when there is no packing; otherwise what was written is of no use. An argument
     * without a certificate that covers it is not used. The search has a fixed order, no restarts, no symmetry, and
     * prunes regions by divisibility of their size only, because a proof can follow that.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict prove(Puzzle puzzle, SearchOptions options, SearchListener listener, ProofOutput output)
            throws IOException {
        PuzzleTooLarge.check(puzzle);
        Stages stages = new Stages(puzzle, options, listener);
        try {
            return prove(stages.placements(), stages, listener, output);
        } catch (Stopped stopped) {
            return new Verdict.Undecided(stopped.limit(), new Packing(List.of()), stages.work());
        }
    }

    private static Verdict prove(PlacementTable table, Stages stages, SearchListener listener, ProofOutput output)
            throws IOException {
        ProofModel model = new ProofModel(table);
        model.write(output.model());
        ProofWriter proof = new ProofWriter(output.proof(), model);
        Optional<Argument> argument =
                Arguments.find(table, stages::look).filter(found -> ArgumentProof.covers(found.certificate()));
        stages.ended("arguments");
        if (argument.isPresent()) {
            new ArgumentProof(model, proof).write(argument.get().certificate());
            return new Verdict.Infeasible(argument.get(), stages.work());
        }
        if (table.size() == 0) {
            // Without variables the model's rows speak for themselves.
            new ArgumentProof(model, proof).write(new Certificate.Propagation());
            return stages.ended("search", PackingSearch.solve(table, stages.left(), listener));
        }
        SearchProof steps =
                new SearchProof(model, proof, CommonDivisor.of(table.puzzle().bag()));
        Verdict verdict =
                stages.ended("search", PackingSearch.solve(table, stages.left(), listener, new ProofLogger(steps)));
        if (verdict instanceof Verdict.Infeasible) {
            steps.end();
        }
        return verdict;
    }
}
