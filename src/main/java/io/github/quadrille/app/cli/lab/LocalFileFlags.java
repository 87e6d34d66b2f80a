package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say what a local search shows of its way. */
final class LocalFileFlags {
    private static final int LARGEST_ANIMATED = 25_000;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--trace", paramLabel = "FILE", description = "Write every improvement of the best cost as CSV.")
    private Path trace;

    @Option(
            names = "--trials",
            paramLabel = "FILE",
            description = "Write what came of every trial, from one restart to the next, as CSV.")
    private Path trials;

    @Option(
            names = "--animation",
            paramLabel = "FILE",
            description = "Draw the states that were the best so far as one SVG in which the pieces move.")
    private Path animation;

    @Option(
            names = {"-v", "--verbose"},
            description = "Tell of every trial when it ends, on standard error.")
    private boolean verbose;

    Optional<Path> trace() {
        return Optional.ofNullable(trace);
    }

    Optional<Path> trials() {
        return Optional.ofNullable(trials);
    }

    Optional<Path> animation() {
        return Optional.ofNullable(animation);
    }

    boolean isVerbose() {
        return verbose;
    }

    /** All files, those that are not asked for as null. */
    Path[] all() {
        return new Path[] {trace, trials, animation};
    }

    void checkEndings() {
        OutputFiles files = new OutputFiles(spec);
        trace().ifPresent(file -> files.checkEnding(file, "--trace", ".csv"));
        trials().ifPresent(file -> files.checkEnding(file, "--trials", ".csv"));
        animation().ifPresent(file -> files.checkEnding(file, "--animation", ".svg"));
    }

    /** Before the search, lest its way be lost. */
    void checkBoard(Puzzle puzzle) {
        Lattice lattice = puzzle.region().lattice();
        if (animation != null && lattice != Lattices.SQUARE) {
            throw new InvalidOptions(
                    spec,
                    "Animations are of squares, but this board is of the %s lattice. Maybe use --svg for the end."
                            .formatted(lattice.word()));
        }
        int cells = puzzle.region().size();
        if (animation != null && cells > LARGEST_ANIMATED) {
            throw new InvalidOptions(
                    spec,
                    "An animation has room for boards of %,d cells, but this one has %,d. Maybe use --svg for the end."
                            .formatted(LARGEST_ANIMATED, cells));
        }
    }

    /** Where there was no search, because an argument shows that there is no packing. */
    void warn(Terminal terminal) {
        for (Path file : all()) {
            if (file != null) {
                terminal.err()
                        .println("warning: '%s' is not written, for there was no search. Maybe use --no-arguments."
                                .formatted(file));
            }
        }
    }
}
