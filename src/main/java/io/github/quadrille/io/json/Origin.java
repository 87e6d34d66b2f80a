package io.github.quadrille.io.json;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which of several puzzles an answer is for; nothing of the only one.
 *
 * @param input what the command line calls it
 * @param line where it begins in a stream, counted from 1
 */
public record Origin(Optional<String> input, OptionalLong line) implements RecordFields.Inline {
    public static final Origin NONE = new Origin(Optional.empty(), OptionalLong.empty());

    public static Origin argument(String argument) {
        return new Origin(Optional.of(argument), OptionalLong.empty());
    }

    public static Origin line(long number) {
        return new Origin(Optional.empty(), OptionalLong.of(number));
    }
}
