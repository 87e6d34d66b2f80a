package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import java.util.List;
import picocli.CommandLine.MissingParameterException;

/** Declares the option {@code --stream}, which reads puzzles from standard input in place of arguments. */
public final class StreamFlags extends Flags implements Said {
    private final Flag<Boolean> stream;

    /**
     * Declares the option. The command needs either the option or the name of a puzzle, and refuses both together.
     *
     * @param words the help, which says how each puzzle is answered
     * @param others the options that may be given only with named puzzles
     */
    public StreamFlags(String words, Positional<List<String>> puzzles, List<String> others) {
        stream = flag("--stream", words).under(Heading.QUESTIONS);
        rule(() -> {
            List<String> named = puzzles.value();
            if (!isSaid() && named.isEmpty()) {
                throw new MissingParameterException(
                        command().commandLine(),
                        command().positionalParameters().get(0),
                        "Missing required parameter: 'PUZZLE...'. Give a size such as 8x10, a file, or --stream.");
            }
            if (isSaid() && !named.isEmpty()) {
                throw invalid("--stream reads puzzles from standard input, but '%s' is named. Leave one of them out."
                        .formatted(named.get(0)));
            }
            if (isSaid()) {
                refuse(
                        "%s is for puzzles that are named, but --stream reads them from standard input. Leave one of them out.",
                        others);
            }
        });
    }

    @Override
    public boolean isSaid() {
        return stream.isSaid();
    }
}
