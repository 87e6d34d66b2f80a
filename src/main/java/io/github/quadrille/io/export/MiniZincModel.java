package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The models of {@code models/}, which the jar carries, too. */
public final class MiniZincModel {
    private MiniZincModel() {}

    /** The name of the model that a puzzle is data for. */
    public static String name(Puzzle puzzle) {
        return puzzle.goal() instanceof Goal.Cover ? "coverage.mzn" : "packing.mzn";
    }

    /** Its text. */
    public static String text(Puzzle puzzle) {
        try (InputStream in = MiniZincModel.class.getResourceAsStream(name(puzzle))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
