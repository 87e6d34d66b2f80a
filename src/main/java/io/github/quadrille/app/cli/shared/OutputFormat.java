package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.util.function.Supplier;

/** Names the formats of an answer: text for people, JSON for programs. */
public enum OutputFormat {
    TEXT,
    JSON;

    /** Prints an answer as one line of JSON, or as its text. */
    public void say(Terminal terminal, Supplier<?> answer, Runnable text) throws IOException {
        if (this == JSON) {
            JsonLine.write(answer.get(), terminal.out());
        } else {
            text.run();
        }
    }
}
