package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Checks that a pseudo-Boolean model in OPB is the model of a puzzle. For this, the model is derived from the puzzle a
 * second time, independently.
 */
public final class ModelChecker {
    private ModelChecker() {}

    /**
     * Compares a model with the model that was derived from its puzzle. The time is linear in the size of both models.
     *
     * @param model the model in OPB
     * @param derived the model that was derived from the puzzle
     * @param stop whether to stop now; called at each line
     * @param known the receiver of a map from each variable to the number of its placement, called if the model is
     *     right
     * @return the verdict on the model
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
