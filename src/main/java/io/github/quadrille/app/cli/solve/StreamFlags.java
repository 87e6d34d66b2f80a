package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerFlags.AnswerFormat;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParseResult;

/** Whether puzzles come as lines of standard input, and what cannot be wished for then. */
final class StreamFlags extends Flags {
    private static final List<String> FOR_ONE_PUZZLE = List.of(
            "--svg", "--png", "--stl", "--x3d", "--explain", "--proof", "--cross-check", "--cluster", "--journal");

    private final Flag<Boolean> stream = flag(
            "--stream",
            "Read puzzles from standard input, one a line, in YAML or JSON, and answer each with a line of"
                    + " JSON at once, until the input ends.");

    /**
     * Looks at all arguments together.
     *
     * @param puzzles those named
     * @throws MissingParameterException when there is nothing to read
     * @throws InvalidOptions when something makes no sense with a stream
     */
    boolean isWanted(List<String> puzzles, AnswerFormat format) {
        if (!stream.isSaid()) {
            if (puzzles.isEmpty()) {
                throw new MissingParameterException(
                        command().commandLine(),
                        command().positionalParameters().get(0),
                        "Missing required parameter: 'PUZZLE...'. Maybe a size such as 8x10, a file, or --stream.");
            }
            return false;
        }
        if (!puzzles.isEmpty()) {
            throw invalid("--stream reads puzzles from standard input, but '%s' is named. Maybe leave one of them out."
                    .formatted(puzzles.get(0)));
        }
        InvalidOptions.refuse(
                FOR_ONE_PUZZLE,
                command(),
                "%s is for a puzzle that is named, and --stream reads many. Maybe leave one of them out.");
        ParseResult given = command().commandLine().getParseResult();
        if (given.hasMatchedOption("--all")) {
            throw invalid("--stream answers in a line, and all packings may be millions. Maybe --limit 100.");
        }
        if (given.hasMatchedOption("--format") && format != AnswerFormat.JSON) {
            throw invalid("--stream answers with a line of JSON each. Maybe leave out --format.");
        }
        return true;
    }
}
