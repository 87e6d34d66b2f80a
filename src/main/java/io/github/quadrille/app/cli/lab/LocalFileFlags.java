package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import java.nio.file.Path;
import java.util.List;

/** Declares the options that report the course of a local search, in files or on standard error. */
final class LocalFileFlags extends Flags {
    private static final int LARGEST_ANIMATED = 25_000;

    final Flag<Path> trace = file("--trace", "FILE", "Write every improvement of the best cost as CSV.", ".csv")
            .under(Heading.OUTPUT);

    final Flag<Path> trials = file(
                    "--trials",
                    "FILE",
                    "Write the result of every trial, which goes from one restart to the next, as CSV.",
                    ".csv")
            .under(Heading.OUTPUT);

    final Flag<Path> animation = file(
                    "--animation",
                    "FILE",
                    "Draw all states that were the best so far, as one SVG in which the pieces move.",
                    ".svg")
            .under(Heading.OUTPUT);

    final Flag<Boolean> verbose = flag("-v,--verbose", "Report every trial on standard error when it ends.")
            .under(Heading.OUTPUT);

    List<Flag<Path>> all() {
        return List.of(trace, trials, animation);
    }

    /** Refuses, before the search begins, to animate a board that is too large or that does not consist of squares. */
    void checkBoard(Puzzle puzzle) {
        Lattice lattice = puzzle.region().lattice();
        int cells = puzzle.region().size();
        if (animation.isSaid() && lattice != Lattices.SQUARE) {
            throw invalid(
                    "Animations can show squares only, but this board is of the %s lattice. Use --svg for a picture of the last state."
                            .formatted(lattice.word()));
        }
        if (animation.isSaid() && cells > LARGEST_ANIMATED) {
            throw invalid(
                    "An animation can show boards of up to %,d cells, but this one has %,d. Use --svg for a picture of the last state."
                            .formatted(LARGEST_ANIMATED, cells));
        }
    }

    /**
     * Warns that files are not written, because no search was made: an argument already shows that there is no packing.
     */
    void warn(Terminal terminal) {
        for (Flag<Path> file : all()) {
            if (file.isSaid()) {
                terminal.tell(
                        "warning: '%s' is not written, because no local search was run. Use --no-arguments to run it.",
                        file.value());
            }
        }
    }
}
