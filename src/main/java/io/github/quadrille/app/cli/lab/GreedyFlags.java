package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.greedy.Greedy;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import io.github.quadrille.lab.local.greedy.Greedy.ShapeTies;
import picocli.CommandLine.Option;

/** The parameters of the greedy tiling. */
final class GreedyFlags implements MethodOptions {
    @Option(
            names = "--greedy-passes",
            paramLabel = "N",
            description = "How often the greedy tiling serves the cells with one uncovered neighbour before all others"
                    + " (default: 5).")
    @TuningRange(from = 0, to = 20)
    private int passes = Greedy.PUBLISHED.passes();

    @Option(
            names = "--greedy-origins",
            paramLabel = "WORD",
            description = "A shape covers the cell that is served with the highest of its cells in a column, so that"
                    + " tetrominoes have 47 ways: published; or with any of its cells: all (default: published).")
    private Origins origins = Greedy.PUBLISHED.origins();

    @Option(
            names = "--greedy-ties",
            paramLabel = "WORD",
            description =
                    "Of equally light shapes the first is laid, and there is one run only: published; or they draw"
                            + " lots in each run after the first: random (default: published).")
    private ShapeTies ties = Greedy.PUBLISHED.ties();

    @Override
    public Method method() {
        if (passes < 0) {
            throw new IllegalArgumentException(
                    "--greedy-passes %d is less than no pass at all. Maybe use 0 or more.".formatted(passes));
        }
        return new Greedy(passes, origins, ties);
    }
}
