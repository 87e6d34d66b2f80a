package io.github.quadrille.lab.local;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.LocalRun.Trial;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Hears of a run while it goes on, on its own thread. */
public interface LocalListener extends Listener {
    /** Hears nothing and never interrupts. */
    LocalListener SILENT = new LocalListener() {};

    /** Hears nothing, and interrupts when this says so, which is asked after every step. */
    static LocalListener until(BooleanSupplier stop) {
        return new LocalListener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
    }

    /**
     * Called when the cost is lower than ever before, at the beginning, and when there is a packing.
     *
     * @param state makes the state that has it, see {@link LocalSearch#allPieces}; only of use during the call
     */
    default void improved(TracePoint point, Supplier<Packing> state) {}

    /** Called before every restart, and at the end. */
    default void ended(Trial trial) {}
}
