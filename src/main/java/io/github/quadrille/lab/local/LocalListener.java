package io.github.quadrille.lab.local;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.LocalRun.Trial;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** A {@code LocalListener} gets reports of a run while it goes on, on the thread of the run. */
public interface LocalListener extends Listener {
    /** This listener ignores all reports and never interrupts. */
    LocalListener SILENT = new LocalListener() {};

    /**
     * Returns a listener that ignores all reports and interrupts when the condition holds. The condition is evaluated
     * after every step.
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
     * Reports that the cost is lower than ever before. This is called at the beginning, too, and when there is a
     * packing.
     *
     * @param point the moment with the cost and coverage
     * @param state the supplier of the pieces of this state, see {@link LocalSearch#allPieces}; valid only during the
     *     call
     */
    default void improved(TracePoint point, Supplier<Packing> state) {}

    /** Reports the end of a trial. This is called before every restart, and at the end. */
    default void ended(Trial trial) {}
}
