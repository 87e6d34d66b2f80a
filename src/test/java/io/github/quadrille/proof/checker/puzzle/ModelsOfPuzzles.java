package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Writes the models that proofs about puzzles use, and checks models against puzzles. */
public final class ModelsOfPuzzles {
    private final Path file;

    public ModelsOfPuzzles(Path folder) {
        this.file = folder.resolve("m.opb");
    }

    /** Returns the model that proofs and exports of a puzzle use. */
    public static String written(Puzzle puzzle) throws IOException {
        StringWriter text = new StringWriter();
        new ProofModel(new PlacementTable(puzzle.rest())).write(text);
        return text.toString();
    }

    /** Checks a model against the text of a puzzle file. */
    public CheckResult check(String puzzle, String model) throws IOException, UnreadablePuzzle {
        return Checks.of(
                Files.writeString(file, model),
                ModelDerivation.ofFile(puzzle.getBytes(StandardCharsets.UTF_8), Map.of()));
    }
}
