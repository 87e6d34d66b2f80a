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

/** Declares the options that write files about the course of a local search. */
final class LocalFileFlags extends Flags {
    private static final int LARGEST_ANIMATED = 25_000;

    final Flag<Path> trace = file("--trace", "FILE", "Write every improvement of the best cost as CSV.", ".csv")
            .under(Heading.OUTPUT);

    final Flag<Path> trials = file(
                    "--trials", "FILE", "Write what came of every trial, from one restart to the next, as CSV.", ".csv")
            .under(Heading.OUTPUT);

    final Flag<Path> animation = file(
                    "--animation",
                    "FILE",
                    "Draw the states that were the best so far as one SVG in which the pieces move.",
                    ".svg")
            .under(Heading.OUTPUT);

    final Flag<Boolean> verbose = flag("-v,--verbose", "Tell of every trial when it ends, on standard error.")
            .under(Heading.OUTPUT);

    List<Flag<Path>> all() {
        return List.of(trace, trials, animation);
    }

    /** Refuses an animation of a board that cannot be animated, before the search begins. */
    void checkBoard(Puzzle puzzle) {
        Lattice lattice = puzzle.region().lattice();
        int cells = puzzle.region().size();
        if (animation.isSaid() && lattice != Lattices.SQUARE) {
            throw invalid("Animations are of squares, but this board is of the %s lattice. Use --svg for the end."
                    .formatted(lattice.word()));
        }
        if (animation.isSaid() && cells > LARGEST_ANIMATED) {
            throw invalid("An animation has room for boards of %,d cells, but this one has %,d. Use --svg for the end."
                    .formatted(LARGEST_ANIMATED, cells));
        }
    }

    /** Warns that files are not written, because an argument shows that there is no packing and no search was made. */
    void warn(Terminal terminal) {
        for (Flag<Path> file : all()) {
            if (file.isSaid()) {
                terminal.tell(
                        "warning: '%s' is not written, because there was no search. Use --no-arguments.", file.value());
            }
        }
    }
}
