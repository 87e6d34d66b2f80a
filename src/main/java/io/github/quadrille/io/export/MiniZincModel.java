package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Returns the MiniZinc models of the folder {@code models/}, which are also in the jar. */
public final class MiniZincModel {
    private MiniZincModel() {}

    /**
     * Lists the names of the models that use the exported data of a puzzle. This is the model for packings or for
     * coverings, and if the cover has rows, also the model for rows.
     */
    public static List<String> names(ProofModel model) {
        String name = model.table().puzzle().goal() instanceof Goal.Cover ? "coverage.mzn" : "packing.mzn";
        return model.problem().hasRows() ? List.of(name, "rows.mzn") : List.of(name);
    }

    /** Returns the text of the models that use the exported data of a puzzle. */
    public static String text(ProofModel model) {
        return names(model).stream().map(MiniZincModel::text).collect(Collectors.joining("\n"));
    }

    private static String text(String name) {
        try (InputStream in = MiniZincModel.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
