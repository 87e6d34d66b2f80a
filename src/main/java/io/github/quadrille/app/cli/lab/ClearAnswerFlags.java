package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
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

    @Option(
            names = "--animation",
            paramLabel = "FILE",
            description = "Draw the game as one SVG in which the board moves.")
    private Path animation;

    @Option(names = "--after", paramLabel = "FILE", description = "Write the board after the last move as CSV.")
    private Path after;

    OutputFormat format() {
        return format;
    }

    boolean isQuiet() {
        return quiet;
    }

    boolean hasFiles() {
        return svg != null || animation != null || after != null;
    }

    Optional<Path> svg() {
        return Optional.ofNullable(svg);
    }

    Optional<Path> animation() {
        return Optional.ofNullable(animation);
    }

    /** Where the board after the last move is to be written. */
    Optional<Path> after() {
        return Optional.ofNullable(after);
    }

    /** Before the search, lest its answer be lost. */
    void checkFiles(String board) {
        OutputFiles files = new OutputFiles(spec);
        svg().ifPresent(file -> files.checkEnding(file, "--svg", ".svg"));
        animation().ifPresent(file -> files.checkEnding(file, "--animation", ".svg"));
        after().ifPresent(file -> files.checkEnding(file, "--after", ".csv"));
        files.check(board, Stream.of(svg(), animation(), after()).flatMap(Optional::stream));
    }
}
