package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.util.function.Supplier;

/** For people or for programs. */
public enum OutputFormat {
    TEXT,
    JSON;

    /** Says it in one line of JSON, or in its text. */
    public void say(Terminal terminal, Supplier<?> answer, Runnable text) throws IOException {
        if (this == JSON) {
            JsonLine.write(answer.get(), terminal.out());
        } else {
            text.run();
        }
    }
}
