package io.github.quadrille.app.cli.shared;

import java.nio.file.Path;
import java.util.List;

/**
 * Holds the files of a proof that was written.
 *
 * @param model the file with the model
 * @param steps the file with the steps of the proof
 * @param proves what the proof shows, and by which means
 */
public record WrittenProof(Path model, Path steps, String proves) implements ClosingLines {
    /** Answers have the proof in the field of this name. */
    public static final String FIELD = "proof";

    private static final String PROVES = "proves";

    /** Prints the proof in two lines for people. */
    @Override
    public void print(Terminal terminal) {
        terminal.field(FIELD, text());
        terminal.field(PROVES, proves);
    }

    /** Returns the lines for people. Each line is the name of a field and its value. */
    public List<String> lines() {
        return List.of(FIELD + ": " + text(), PROVES + ": " + proves);
    }

    private String text() {
        return "%s (model %s)".formatted(steps, model);
    }
}
