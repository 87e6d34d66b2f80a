package io.github.quadrille.app.cli.solve;

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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Of which puzzle a model should be. */
final class DerivationFlags {
    private static final List<String> BESIDE = List.of("--pieces", "--lattice", "--symmetry", "--wrap", "--goal");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--puzzle",
            paramLabel = "PUZZLE",
            description =
                    "Checks also that MODEL is that of this puzzle: a puzzle file, '-' for standard input, or a size such as"
                            + " 8x10. It is read and its model derived a second time, by code that the answers do not use.")
    private String puzzle;

    @Option(
            names = "--pieces",
            paramLabel = "PIECES",
            description = "With --puzzle: for a size or a file that is just a picture, pieces as for 'solve'.")
    private String pieces;

    @Option(names = "--lattice", description = "With --puzzle: square, cubic, hexagonal or triangular.")
    private String lattice;

    @Option(names = "--symmetry", description = "With --puzzle: free, one-sided or fixed.")
    private String symmetry;

    @Option(names = "--wrap", description = "With --puzzle: edges that meet, as for 'solve'.")
    private String wrap;

    @Option(names = "--goal", description = "With --puzzle: pack or cover.")
    private String goal;

    /**
     * Whether the model is that of the puzzle; nothing when no puzzle is said.
     *
     * @param stop asked while the model is read
     */
    Optional<CheckResult> check(Path model, BooleanSupplier stop) throws UnusableInput {
        if (puzzle == null) {
            InvalidOptions.refuse(BESIDE, spec, "%s is for --puzzle. Maybe add it.");
            return Optional.empty();
        }
        return Optional.of(ModelChecker.check(model, derived(), stop));
    }

    /** Whether a puzzle is said. */
    boolean areGiven() {
        return puzzle != null;
    }

    /** Whether the puzzle is read from standard input. */
    boolean readStandardInput() {
        return areGiven() && puzzle.equals("-");
    }

    /** As it is said: the words are read where the puzzle is. */
    private Map<String, String> beside() {
        Map<String, String> words = new HashMap<>();
        words.put("pieces", pieces);
        words.put("lattice", lattice);
        words.put("symmetry", symmetry);
        words.put("wrap", wrap);
        words.put("goal", goal);
        words.values().removeIf(Objects::isNull);
        return words;
    }

    private DerivedModel derived() throws UnusableInput {
        if (PuzzleCode.isCode(puzzle)) {
            throw new UnusableInput(
                    "puzzle code", "Models are derived from files and sizes only. Maybe write a puzzle file.");
        }
        try {
            return ModelDerivation.isSize(puzzle) && !Files.exists(Path.of(puzzle))
                    ? ModelDerivation.ofSize(puzzle, beside())
                    : ModelDerivation.ofFile(InputFile.bytes(puzzle, "puzzle"), beside());
        } catch (UnreadablePuzzle e) {
            String message = e.getMessage().contains("Maybe")
                    ? e.getMessage()
                    : e.getMessage() + " Maybe 'quadrille info' says more of this puzzle.";
            throw new UnusableInput(
                    List.of(new Problem(InputFile.label(puzzle), e.line(), Math.min(1, e.line()), message)));
        }
    }
}
