package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Checks that a pseudo-Boolean model in OPB is that of a puzzle, by a second derivation of the model. */
public final class ModelChecker {
    private ModelChecker() {}

    /**
     * Compares a model with the one derived from its puzzle, in time linear in both.
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
