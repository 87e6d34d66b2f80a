package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The options that say how a game is shown. */
final class ClearAnswerFlags extends Flags {
    final Flag<Boolean> quiet = flag("-q,--quiet", "No pictures, only the status, the moves and the numbers.");

    final Flag<OutputFormat> format = choice(
                    "--format", OutputFormat.class, "text, or json: one line per board (default: ${DEFAULT-VALUE}).")
            .usually("text");

    final Flag<Path> svg = file("--svg", "FILE", "Draw the board after every move as one SVG.");

    final Flag<Path> animation = file("--animation", "FILE", "Draw the game as one SVG in which the board moves.");

    final Flag<Path> after = file("--after", "FILE", "Write the board after the last move as CSV.");

    boolean hasFiles() {
        return files().findAny().isPresent();
    }

    private Stream<Path> files() {
        return Stream.of(svg, animation, after).flatMap(option -> option.optional().stream());
    }

    /** Before the search, lest its answer be lost. */
    void checkFiles(String board) {
        OutputFiles files = new OutputFiles(command());
        files.checkEnding(svg, ".svg");
        files.checkEnding(animation, ".svg");
        files.checkEnding(after, ".csv");
        files.check(board, files());
    }
}
