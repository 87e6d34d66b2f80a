package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.repair.Repair;
import picocli.CommandLine.Option;

/** The options of the method {@code repair}. */
final class RepairFlags implements MethodOptions {
    @Option(
            names = "--repair-window",
            paramLabel = "N",
            description = "About how many cells a window has (default: 60).")
    @TuningRange(from = 10, to = Repair.LARGEST_WINDOW, logarithmic = true)
    private int window = Repair.DEFAULT.windowCells();

    @Option(
            names = "--repair-nodes",
            paramLabel = "N",
            description = "How many pieces may be laid to pack one window (default: 500).")
    @TuningRange(from = 20, to = 20000, logarithmic = true)
    private int nodes = Repair.DEFAULT.nodeLimit();

    @Option(
            names = "--repair-patience",
            paramLabel = "N",
            description = "Restart after so many windows without a lower cost (default: 20000).")
    @TuningRange(from = 100, to = 100000, logarithmic = true)
    private int patience = Repair.DEFAULT.patience();

    @Override
    public Method method() {
        if (window < 1 || window > Repair.LARGEST_WINDOW) {
            throw new IllegalArgumentException("--repair-window %d is not between 1 and %d. Maybe use %d."
                    .formatted(window, Repair.LARGEST_WINDOW, Repair.DEFAULT.windowCells()));
        }
        if (nodes < 1) {
            throw new IllegalArgumentException(
                    "--repair-nodes %d leaves no piece to lay. Maybe use 1 or more.".formatted(nodes));
        }
        if (patience < 1) {
            throw new IllegalArgumentException(
                    "--repair-patience %d leaves no window to try. Maybe use 1 or more.".formatted(patience));
        }
        return new Repair(window, nodes, patience);
    }
}
