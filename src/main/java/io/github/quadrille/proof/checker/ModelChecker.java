package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Checks that a pseudo-Boolean model in OPB is that of a puzzle, by a second derivation of it. */
public final class ModelChecker {
    private ModelChecker() {}

    /** Compares a model with the one derived from its puzzle; linear in both. */
    public static CheckResult check(Path model, DerivedModel derived) {
        return check(model, derived, () -> false);
    }

    /**
     * The same, until it is told to stop.
     *
     * @param stop asked at each line
     */
    public static CheckResult check(Path model, DerivedModel derived, BooleanSupplier stop) {
        return check(new TextSource(model), derived, stop);
    }

    /** The same, wherever the model is. */
    public static CheckResult check(TextSource model, DerivedModel derived, BooleanSupplier stop) {
        return check(model, derived, stop, columns -> {});
    }

    /**
     * The same.
     *
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
