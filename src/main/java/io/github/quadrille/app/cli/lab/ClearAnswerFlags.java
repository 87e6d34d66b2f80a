package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The options that say how a game is shown. */
final class ClearAnswerFlags extends Flags {
    private final Flag<Boolean> quiet = flag("-q,--quiet", "No pictures, only the status, the moves and the numbers.");

    private final Flag<OutputFormat> format = choice(
                    "--format", OutputFormat.class, "text, or json: one line per board (default: ${DEFAULT-VALUE}).")
            .usually("text");

    private final Flag<Path> svg = file("--svg", "FILE", "Draw the board after every move as one SVG.");

    private final Flag<Path> animation =
            file("--animation", "FILE", "Draw the game as one SVG in which the board moves.");

    private final Flag<Path> after = file("--after", "FILE", "Write the board after the last move as CSV.");

    OutputFormat format() {
        return format.value();
    }

    boolean isQuiet() {
        return quiet.isSaid();
    }

    boolean hasFiles() {
        return svg.isSaid() || animation.isSaid() || after.isSaid();
    }

    Optional<Path> svg() {
        return svg.optional();
    }

    Optional<Path> animation() {
        return animation.optional();
    }

    /** Where the board after the last move is to be written. */
    Optional<Path> after() {
        return after.optional();
    }

    /** Before the search, lest its answer be lost. */
    void checkFiles(String board) {
        OutputFiles files = new OutputFiles(command());
        svg().ifPresent(file -> files.checkEnding(file, "--svg", ".svg"));
        animation().ifPresent(file -> files.checkEnding(file, "--animation", ".svg"));
        after().ifPresent(file -> files.checkEnding(file, "--after", ".csv"));
        files.check(board, Stream.of(svg(), animation(), after()).flatMap(Optional::stream));
    }
}
