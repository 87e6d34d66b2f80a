package io.github.quadrille.solve;

import io.github.quadrille.argument.Argument;
import io.github.quadrille.argument.Certificate;
import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.choco.ProofLogger;
import io.github.quadrille.proof.ArgumentProof;
import io.github.quadrille.proof.ProofModel;
import io.github.quadrille.proof.ProofWriter;
import io.github.quadrille.proof.SearchProof;
import io.github.quadrille.puzzle.CommonDivisor;
import io.github.quadrille.puzzle.Evidence;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofOutput;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Writes down why a puzzle has no packing: an argument's certificate, or the log of a search. Writes one of them, once. */
final class PackingProof {
    private final ProofOutput output;

    PackingProof(ProofOutput output) {
        this.output = output;
    }

    /** Writes a proof that needs no search; false when this evidence does not say enough for one. */
    boolean argue(PlacementTable table, Evidence evidence) {
        Optional<Certificate> certificate = table.size() == 0
                // Without variables the model's rows speak for themselves.
                ? Optional.of(new Certificate.Propagation())
                : Optional.of(evidence)
                        .filter(Argument.class::isInstance)
                        .map(argument -> ((Argument) argument).certificate())
                        .filter(ArgumentProof::covers);
        certificate.ifPresent(known -> {
            ProofModel model = new ProofModel(table);
            new ArgumentProof(model, begin(model)).write(known);
        });
        return certificate.isPresent();
    }

    /** Searches, and logs that; where there is a packing, what is written is of no use. */
    Verdict search(PlacementTable table, SearchOptions options, SearchListener listener) {
        ProofModel model = new ProofModel(table);
        SearchProof steps = new SearchProof(
                model, begin(model), CommonDivisor.of(table.puzzle().bag()));
        Verdict verdict = PackingSearch.solve(table, options, listener, new ProofLogger(steps));
        if (verdict instanceof Verdict.Infeasible) {
            steps.end();
        }
        return verdict;
    }

    private ProofWriter begin(ProofModel model) {
        try {
            model.write(output.model());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new ProofWriter(output.proof(), model.constraints(), output.format());
    }
}
