package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.LocalRun.Trial;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Hears of a run while it goes on, on its own thread. */
public interface LocalListener {
    /** Hears nothing and never interrupts. */
    LocalListener SILENT = new LocalListener() {};

    /** Called several times a second. */
    default void progress(LocalProgress progress) {}

    /**
     * Called when the cost is lower than ever before, at the beginning, and when there is a packing.
     *
     * @param state makes the state that has it, see {@link LocalSearch#allPieces}; only of use during the call
     */
    default void improved(TracePoint point, Supplier<Packing> state) {}

    /** Called before every restart, and at the end. */
    default void ended(Trial trial) {}

    /** Whether the run should stop; asked after every step, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }

    /**
     * How far a run has come.
     *
     * @param best the best point of its trace
     * @param coverable cells that must be covered
     * @param left time left, when limited
     */
    record LocalProgress(
            TracePoint best,
            long iterations,
            long restarts,
            int coverable,
            Duration elapsed,
            Optional<Duration> left) {}
}
