package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerFlags.AnswerFormat;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** Whether puzzles come as lines of standard input, and what cannot be wished for then. */
final class StreamFlags {
    private static final List<String> FOR_ONE_PUZZLE = List.of(
            "--svg", "--png", "--stl", "--x3d", "--explain", "--proof", "--cross-check", "--cluster", "--journal");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--stream",
            description =
                    "Read puzzles from standard input, one a line, in YAML or JSON, and answer each with a line of"
                            + " JSON at once, until the input ends.")
    private boolean stream;

    /**
     * Looks at all arguments together.
     *
     * @param puzzles those named
     * @throws MissingParameterException when there is nothing to read
     * @throws InvalidOptions when something makes no sense with a stream
     */
    boolean isWanted(List<String> puzzles, AnswerFormat format) {
        if (!stream) {
            if (puzzles.isEmpty()) {
                throw new MissingParameterException(
                        spec.commandLine(),
                        spec.positionalParameters().get(0),
                        "Missing required parameter: 'PUZZLE...'. Maybe a size such as 8x10, a file, or --stream.");
            }
            return false;
        }
        if (!puzzles.isEmpty()) {
            throw new InvalidOptions(
                    spec,
                    "--stream reads puzzles from standard input, but '%s' is named. Maybe leave one of them out."
                            .formatted(puzzles.get(0)));
        }
        InvalidOptions.refuse(
                FOR_ONE_PUZZLE,
                spec,
                "%s is for a puzzle that is named, and --stream reads many. Maybe leave one of them out.");
        ParseResult given = spec.commandLine().getParseResult();
        if (given.hasMatchedOption("--all")) {
            throw new InvalidOptions(
                    spec, "--stream answers in a line, and all packings may be millions. Maybe --limit 100.");
        }
        if (given.hasMatchedOption("--format") && format != AnswerFormat.JSON) {
            throw new InvalidOptions(spec, "--stream answers with a line of JSON each. Maybe leave out --format.");
        }
        return true;
    }
}
