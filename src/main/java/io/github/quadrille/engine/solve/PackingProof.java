package io.github.quadrille.engine.solve;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.Argument;
import io.github.quadrille.engine.argument.ArgumentProof;
import io.github.quadrille.engine.argument.Certificate;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.ProofLogger;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.learner.LearnedSearch;
import io.github.quadrille.engine.learner.RefutationSteps;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.proof.writer.SearchProof;
import io.github.quadrille.proof.writer.SearchProof.PackingLiterals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/**
 * Writes a proof that a puzzle has certain packings, or that it has none. The proof is the certificate of an argument,
 * the log of a search, or a list of packings. Each object writes only one proof.
 */
record PackingProof(ProofOutput output) {
    /** Returns whether the proof can state at its end how many packings there are. Only one format can do this. */
    boolean canConcludeNumbers() {
        return output.format() == ProofFormat.VERIPB_3;
    }

    /** Writes a proof that needs no search. Returns false when the evidence does not suffice for such a proof. */
    boolean argue(PlacementTable table, Evidence evidence) {
        Optional<Certificate> certificate = ArgumentProof.certificate(
                table.cover(),
                () -> Optional.of(evidence).filter(Argument.class::isInstance).map(Argument.class::cast));
        certificate.ifPresent(known -> {
            ProofModel model = new ProofModel(table);
            new ArgumentProof(model, begin(model, false)).write(known);
        });
        return certificate.isPresent();
    }

    /** Searches for a packing, and writes a log of the search. If there is a packing, the log proves nothing. */
    Verdict refute(PlacementTable table, SearchOptions options, SolveListener listener) {
        return log(table, options.withPackings(1), listener, false);
    }

    /** Searches by clause learning, and writes a log of the learnt clauses. */
    Verdict learn(PlacementTable table, SearchOptions options, SolveListener listener) {
        ProofModel model = new ProofModel(table);
        ProofWriter proof = begin(model, false);
        RefutationSteps steps = new RefutationSteps(model::literal, proof, () -> {});
        Verdict verdict = new LearnedSearch(table, options, listener, steps).solve();
        if (verdict instanceof Verdict.Infeasible) {
            proof.end();
        }
        return verdict;
    }

    /** Searches for all packings, and writes a log of the search. */
    Verdict enumerate(PlacementTable table, SearchOptions options, SolveListener listener) {
        return log(table, options.withPackings(Long.MAX_VALUE).withoutSymmetry(), listener, true);
    }

    private Verdict log(PlacementTable table, SearchOptions options, SolveListener listener, boolean preserving) {
        ProofModel model = new ProofModel(table);
        SearchProof steps = steps(model, begin(model, preserving));
        Verdict verdict =
                PackingSearch.solve(SearchRequest.of(table, options).logging(new ProofLogger(steps)), listener);
        boolean isAll =
                verdict instanceof Verdict.Packed packed && packed.stoppedBy().isEmpty();
        if (isAll || verdict instanceof Verdict.Infeasible) {
            steps.end();
        }
        return verdict;
    }

    private static SearchProof steps(ProofModel model, ProofWriter proof) {
        return new SearchProof(
                model, proof, CommonDivisor.of(model.table().puzzle().bag()));
    }

    /** Writes a proof that names some packings, and says nothing about other packings. */
    void list(PlacementTable table, List<Packing> packings) {
        ProofModel model = new ProofModel(table);
        SearchProof steps = steps(model, begin(model, true));
        packings.forEach(packing -> steps.packing(table.numbers(packing)));
        steps.endPart();
    }

    /** Writes a proof that names one packing. */
    void show(PlacementTable table, Packing packing) {
        ProofModel model = new ProofModel(table);
        begin(model, false).endWith(new PackingLiterals(model).of(table.numbers(packing)));
    }

    private ProofWriter begin(ProofModel model, boolean preserving) {
        try {
            if (preserving && output.format() == ProofFormat.VERIPB_3) {
                model.writePreserving(output.model());
            } else {
                model.write(output.model());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new ProofWriter(output.proof(), model.constraints(), output.format());
    }
}
