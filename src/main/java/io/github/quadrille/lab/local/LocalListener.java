package io.github.quadrille.lab.local;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.LocalRun.Trial;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** A {@code LocalListener} gets reports during a run, on the thread of the run. */
public interface LocalListener extends Listener {
    /** This listener ignores all reports and never interrupts. */
    LocalListener SILENT = new LocalListener() {};

    /**
     * Returns a listener that ignores all reports and interrupts the run when the condition holds. The condition is
     * evaluated after every step.
     */
    static LocalListener until(BooleanSupplier stop) {
        return new LocalListener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
    }

    /**
     * Reports that the cost is lower than ever before in this run. This method is also called at the beginning of a
     * run, and when a packing is found.
     *
     * @param point the moment, with the cost and the number of covered cells
     * @param state a supplier of the pieces of the present state, see {@link LocalSearch#allPieces}; valid only during
     *     the call
     */
    default void improved(TracePoint point, Supplier<Packing> state) {}

    /** Reports the end of a trial. This is called before every restart, and at the end of the run. */
    default void ended(Trial trial) {}
}
