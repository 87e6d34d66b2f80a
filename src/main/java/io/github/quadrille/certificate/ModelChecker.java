package io.github.quadrille.certificate;

import io.github.quadrille.certificate.puzzle.DerivedModel;
import java.nio.file.Path;

/** Checks that a pseudo-Boolean model in OPB is that of a puzzle, by a second derivation of it. */
public final class ModelChecker {
    private ModelChecker() {}

    /** Compares a model with the one derived from its puzzle; linear in both. */
    public static CheckResult check(Path model, DerivedModel derived) {
        return ProofChecker.scan(model, lines -> {
            ModelComparison comparison = new ModelComparison(derived);
            comparison.read(lines);
            return new CheckResult.OfPuzzle(derived.columns().size(), comparison.constraints());
        });
    }
}
