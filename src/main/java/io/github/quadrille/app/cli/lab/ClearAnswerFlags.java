package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.OutputFormat;
import java.nio.file.Path;
import java.util.List;

/** Declares the options that say how a line-clearing game is shown. */
final class ClearAnswerFlags extends Flags {
    final Flag<Boolean> quiet =
            flag("-q,--quiet", "Print only the status, the moves and the numbers, without pictures.");

    final Flag<OutputFormat> format = choice(
                    "--format", OutputFormat.class, "text, or json: one line per board (default: ${DEFAULT-VALUE}).")
            .usually("text");

    final Flag<Path> svg = file("--svg", "FILE", "Draw the board after every move as one SVG.", ".svg");

    final Flag<Path> animation = file(
                    "--animation", "FILE", "Draw the game as one SVG in which the board moves.", ".svg")
            .under(Heading.OUTPUT);

    final Flag<Path> after = file("--after", "FILE", "Write the board after the last move as CSV.", ".csv")
            .under(Heading.OUTPUT);

    boolean hasFiles() {
        return svg.isSaid() || animation.isSaid() || after.isSaid();
    }

    /** Checks the output files before the search. Otherwise, an answer would be lost if its file cannot be written. */
    void checkFiles(String board) {
        checkOutputs(board, List.of(svg, animation, after));
    }
}
