package io.github.quadrille.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;

/** Which of several puzzles an answer in JSON is for: {@code "input": "a.yaml"}, or {@code "line": 3} of a stream. */
public final class Origin {
    /** Of the only one. */
    public static final Origin NONE = new Origin("", Optional.empty());

    private final String field;
    private final Optional<Object> value;

    private Origin(String field, Optional<Object> value) {
        this.field = field;
        this.value = value;
    }

    /** What the command line calls it. */
    public static Origin argument(String argument) {
        return new Origin("input", Optional.of(argument));
    }

    /** Where it begins in a stream, counted from 1. */
    public static Origin line(long number) {
        return new Origin("line", Optional.of(number));
    }

    public void write(JsonGenerator json) throws IOException {
        if (value.isPresent()) {
            json.writeFieldName(field);
            json.writeObject(value.get());
        }
    }
}
