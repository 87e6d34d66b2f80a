package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Runs the checker on files. */
public final class Checks {
    private Checks() {}

    public static CheckResult of(Path model, Path proof) {
        return of(model, proof, () -> false);
    }

    static CheckResult of(Path model, Path proof, BooleanSupplier stop) {
        return ProofChecker.check(new TextSource(model), new TextSource(proof), stop, Optional.empty());
    }

    /** Checks whether a model is the model of a puzzle, which the checker has derived from the puzzle's file. */
    public static CheckResult of(Path model, DerivedModel derived) {
        return ModelChecker.check(new TextSource(model), derived, () -> false, columns -> {});
    }
}
