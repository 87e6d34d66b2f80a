package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.engine.solve.Uniqueness.ProvenUniqueness;
import java.io.IOException;
import java.util.List;

/** Whether to ask for the only packing, and what cannot be wished for then. */
final class UniqueFlags extends Flags {
    private static final List<String> HOW_MANY = List.of("--all", "--limit");
    private static final List<String> OTHER_QUESTIONS = List.of("--blocks", "--cross-check");

    private final Flag<Boolean> unique = flag(
            "--unique",
            "Look for two packings, and say whether there are 0, 1 or 2 or more. Exits with 0 when there is"
                    + " exactly one, else 20.");

    private final Flag<Boolean> upToSymmetry = flag(
            "--up-to-symmetry", "With --unique: packings that a symmetry of the puzzle maps to each other are one.");

    /**
     * Looks at all arguments together.
     *
     * @throws InvalidOptions when they contradict each other
     */
    boolean isWanted(int puzzles) {
        if (!unique.isSaid()) {
            if (upToSymmetry.isSaid()) {
                throw invalid("--up-to-symmetry is for --unique. Maybe add it, or 'quadrille count --up-to-symmetry'.");
            }
            return false;
        }
        if (puzzles > 1) {
            throw invalid(
                    "--unique is for one puzzle, but %d are given. Maybe solve them one by one.".formatted(puzzles));
        }
        InvalidOptions.refuse(
                HOW_MANY, command(), "--unique looks for two packings, so %s has no say. Maybe leave it out.");
        InvalidOptions.refuse(
                OTHER_QUESTIONS, command(), "--unique and %s are different questions. Maybe ask one after the other.");
        return true;
    }

    Uniqueness answer(Solver solver) {
        return upToSymmetry.isSaid() ? solver.uniqueUpToSymmetry() : solver.unique();
    }

    ProvenUniqueness prove(Solver solver, ProofOutput output) throws IOException {
        return upToSymmetry.isSaid() ? solver.proveUniqueUpToSymmetry(output) : solver.proveUnique(output);
    }

    UniquenessWords words(Uniqueness answer) {
        return new UniquenessWords(answer, upToSymmetry.isSaid());
    }
}
