package io.github.quadrille.app.ask;

import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.ModelChecker;
import io.github.quadrille.proof.checker.PackingClasses;
import io.github.quadrille.proof.checker.ProofChecker;
import io.github.quadrille.proof.checker.TextSource;
import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/**
 * Checks a proof about a model, and whether the model is that of a puzzle.
 *
 * @param proof the proof; empty if only the model is to be checked
 * @param derived the model that was derived again from the puzzle; empty if the model may be that of any puzzle
 */
public record CertificateCheck(TextSource model, Optional<TextSource> proof, Optional<DerivedModel> derived) {
    /**
     * Holds the results of a check.
     *
     * @param placements the number of placements of the model, if the model is that of the puzzle
     * @param classes the classes of the puzzle's packings, if the model is that of the puzzle
     */
    public record Checked(CheckResult result, OptionalLong placements, Optional<PackingClasses> classes) {}

    /**
     * Compares the model with the derived model, if there is one. If they are equal, checks the proof.
     *
     * @param stop says whether to stop; it is called often, so it should only read a flag
     */
    public Checked check(BooleanSupplier stop) {
        List<PackingClasses> classes = new ArrayList<>(1);
        OptionalLong placements = OptionalLong.empty();
        if (derived.isPresent()) {
            CheckResult compared = ModelChecker.check(
                    model, derived.get(), stop, columns -> classes.add(new PackingClasses(derived.get(), columns)));
            placements = compared instanceof CheckResult.OfPuzzle of
                    ? OptionalLong.of(of.placements())
                    : OptionalLong.empty();
            if (placements.isEmpty() || proof.isEmpty()) {
                return new Checked(compared, placements, classes.stream().findFirst());
            }
        }
        Optional<PackingClasses> known = classes.stream().findFirst();
        return new Checked(ProofChecker.check(model, proof.orElseThrow(), stop, known), placements, known);
    }
}
