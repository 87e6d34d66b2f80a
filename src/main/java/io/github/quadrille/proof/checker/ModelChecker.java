package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Checks that a pseudo-Boolean model in OPB is that of a puzzle, by a second derivation of it. */
public final class ModelChecker {
    private ModelChecker() {}

    /**
     * Compares a model with the one derived from its puzzle, until it is told to stop; linear in both.
     *
     * @param stop asked at each line
     * @param known learns which of the puzzle's placements each variable is, where the model is right
     */
    public static CheckResult check(
            TextSource model, DerivedModel derived, BooleanSupplier stop, Consumer<Map<String, Integer>> known) {
        return ProofChecker.scan(model, stop, lines -> {
            ModelComparison comparison = new ModelComparison(derived);
            comparison.read(lines);
            known.accept(comparison.columns());
            return new CheckResult.OfPuzzle(derived.columns().size(), comparison.constraints());
        });
    }
}
