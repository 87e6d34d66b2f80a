package io.github.quadrille.engine.solve;

import io.github.quadrille.core.question.CountListener;
import io.github.quadrille.core.question.SearchListener;
import java.util.function.BooleanSupplier;

/** Hears of an answer in the making: of searches, and of counts, as the frontier's are, also where it only decides. */
public interface SolveListener extends SearchListener, CountListener {
    /** Hears nothing and never interrupts. */
    SolveListener SILENT = new SolveListener() {};

    /** Hears nothing, and interrupts when somebody says so, who is asked often. */
    static SolveListener until(BooleanSupplier stop) {
        return new SolveListener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
    }

    @Override
    default boolean isInterrupted() {
        return false;
    }
}
