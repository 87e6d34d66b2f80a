package io.github.quadrille.io.json;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Says to which of several puzzles an answer belongs. Both components are empty if there is only one puzzle.
 *
 * @param input the name of the puzzle on the command line
 * @param line the line of a stream where the puzzle begins, counted from 1
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
