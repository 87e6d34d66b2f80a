package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.ModelChecker;
import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.ModelDerivation;
import io.github.quadrille.proof.checker.puzzle.UnreadablePuzzle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Of which puzzle a model should be. */
final class DerivationFlags extends Flags {
    private static final List<String> BESIDE = List.of("--pieces", "--lattice", "--symmetry", "--wrap", "--goal");

    private final Flag<String> puzzle = text(
            "--puzzle",
            "PUZZLE",
            "Checks also that MODEL is that of this puzzle: a puzzle file, '-' for standard input, or a size such as"
                    + " 8x10. It is read and its model derived a second time, by code that the answers do not use.");

    private final Flag<String> pieces = text(
            "--pieces", "PIECES", "With --puzzle: for a size or a file that is just a picture, pieces as for 'solve'.");

    private final Flag<String> lattice =
            text("--lattice", "<lattice>", "With --puzzle: square, cubic, hexagonal or triangular.");

    private final Flag<String> symmetry = text("--symmetry", "<symmetry>", "With --puzzle: free, one-sided or fixed.");

    private final Flag<String> wrap = text("--wrap", "<wrap>", "With --puzzle: edges that meet, as for 'solve'.");

    private final Flag<String> goal = text("--goal", "<goal>", "With --puzzle: pack or cover.");

    /**
     * Whether the model is that of the puzzle; nothing when no puzzle is said.
     *
     * @param stop asked while the model is read
     */
    Optional<CheckResult> check(Path model, BooleanSupplier stop) throws UnusableInput {
        if (!puzzle.isSaid()) {
            InvalidOptions.refuse(BESIDE, command(), "%s is for --puzzle. Maybe add it.");
            return Optional.empty();
        }
        return Optional.of(ModelChecker.check(model, derived(), stop));
    }

    /** Whether a puzzle is said. */
    boolean areGiven() {
        return puzzle.isSaid();
    }

    /** Whether the puzzle is read from standard input. */
    boolean readStandardInput() {
        return areGiven() && puzzle.value().equals("-");
    }

    /** As it is said: the words are read where the puzzle is. */
    private Map<String, String> beside() {
        Map<String, String> words = new HashMap<>();
        words.put("pieces", pieces.value());
        words.put("lattice", lattice.value());
        words.put("symmetry", symmetry.value());
        words.put("wrap", wrap.value());
        words.put("goal", goal.value());
        words.values().removeIf(Objects::isNull);
        return words;
    }

    private DerivedModel derived() throws UnusableInput {
        if (PuzzleCode.isCode(puzzle.value())) {
            throw new UnusableInput(
                    "puzzle code", "Models are derived from files and sizes only. Maybe write a puzzle file.");
        }
        try {
            return ModelDerivation.isSize(puzzle.value()) && !Files.exists(Path.of(puzzle.value()))
                    ? ModelDerivation.ofSize(puzzle.value(), beside())
                    : ModelDerivation.ofFile(InputFile.bytes(puzzle.value(), "puzzle"), beside());
        } catch (UnreadablePuzzle e) {
            String message = e.getMessage().contains("Maybe")
                    ? e.getMessage()
                    : e.getMessage() + " Maybe 'quadrille info' says more of this puzzle.";
            throw new UnusableInput(
                    List.of(new Problem(InputFile.label(puzzle.value()), e.line(), Math.min(1, e.line()), message)));
        }
    }
}
