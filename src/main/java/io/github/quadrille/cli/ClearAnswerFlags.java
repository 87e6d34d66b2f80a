package io.github.quadrille.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how a game is shown. */
final class ClearAnswerFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            description = "No pictures, only the status, the moves and the numbers.")
    private boolean quiet;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "text, or json: one line per board (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the board after every move as one SVG.")
    private Path svg;

    OutputFormat format() {
        return format;
    }

    boolean isQuiet() {
        return quiet;
    }

    boolean hasPicture() {
        return svg != null;
    }

    Optional<Path> svg() {
        return Optional.ofNullable(svg);
    }

    /** Before the search, lest its answer be lost. */
    void checkPicture(String board) {
        if (svg == null) {
            return;
        }
        OutputFiles files = new OutputFiles(spec);
        files.checkEnding(svg, "--svg", ".svg");
        files.check(board, Stream.of(svg));
    }
}
