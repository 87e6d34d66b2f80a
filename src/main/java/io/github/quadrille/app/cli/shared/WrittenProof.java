package io.github.quadrille.app.cli.shared;

import java.nio.file.Path;
import java.util.List;

/**
 * A proof that lies in its place.
 *
 * @param model the file of the model
 * @param steps the file of the proof
 * @param proves what it proves, and by which means
 */
public record WrittenProof(Path model, Path steps, String proves) implements ClosingLines {
    /** What the answer calls it. */
    public static final String FIELD = "proof";

    private static final String PROVES = "proves";

    /** For people, in two lines. */
    @Override
    public void print(Terminal terminal) {
        terminal.field(FIELD, text());
        terminal.field(PROVES, proves);
    }

    /** For people, as fields with their names. */
    public List<String> lines() {
        return List.of(FIELD + ": " + text(), PROVES + ": " + proves);
    }

    private String text() {
        return "%s (model %s)".formatted(steps, model);
    }
}
