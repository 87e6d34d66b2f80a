package io.github.quadrille.cli;

import io.github.quadrille.certificate.CheckResult;
import io.github.quadrille.certificate.ModelChecker;
import io.github.quadrille.certificate.puzzle.DerivedModel;
import io.github.quadrille.certificate.puzzle.ModelDerivation;
import io.github.quadrille.certificate.puzzle.UnreadablePuzzle;
import io.github.quadrille.format.Problem;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.InputFile;
import io.github.quadrille.format.file.PuzzleCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Of which puzzle a model should be. */
final class DerivationFlags {
    @Option(
            names = "--puzzle",
            paramLabel = "PUZZLE",
            description =
                    "Checks also that MODEL is that of this puzzle: a puzzle file, '-' for standard input, or a size such as"
                            + " 8x10. It is read and its model derived a second time, by code that the answers do not use.")
    private String puzzle;

    @Mixin
    private PuzzleFlags beside;

    /** Whether the model is that of the puzzle; nothing when no puzzle is said. */
    Optional<CheckResult> check(Path model) throws UnusableInput {
        if (puzzle == null) {
            beside.refuse("These options are for --puzzle. Maybe add it.");
            return Optional.empty();
        }
        return Optional.of(ModelChecker.check(model, derived()));
    }

    /** Whether a puzzle is said. */
    boolean areGiven() {
        return puzzle != null;
    }

    /** Whether the puzzle is read from standard input. */
    boolean readStandardInput() {
        return areGiven() && puzzle.equals("-");
    }

    private DerivedModel derived() throws UnusableInput {
        if (PuzzleCode.isCode(puzzle)) {
            throw new UnusableInput(
                    "puzzle code", "Models are derived from files and sizes only. Maybe write a puzzle file.");
        }
        try {
            return ModelDerivation.isSize(puzzle) && !Files.exists(Path.of(puzzle))
                    ? ModelDerivation.ofSize(puzzle, beside.words())
                    : ModelDerivation.ofFile(InputFile.bytes(puzzle, "puzzle"), beside.words());
        } catch (UnreadablePuzzle e) {
            String message = e.getMessage().contains("Maybe")
                    ? e.getMessage()
                    : e.getMessage() + " Maybe 'quadrille info' says more of this puzzle.";
            throw new UnusableInput(
                    List.of(new Problem(InputFile.label(puzzle), e.line(), Math.min(1, e.line()), message)));
        }
    }
}
