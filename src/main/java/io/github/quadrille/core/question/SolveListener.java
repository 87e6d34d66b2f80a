package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Packing;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Receives reports while an answer is made, on the thread of the search. In addition to the reports of every listener,
 * it receives packings and parts of packings.
 *
 * <pre>{@code
 * List<Packing> found = new ArrayList<>();
 * SolveListener listener = SolveListener.until(() -> false, found::add);
 * Solver.of(Puzzle.standard(5, 8)).listening(listener).solve();
 * System.out.println(found.size()); // 1
 * }</pre>
 */
public interface SolveListener extends Listener {
    /** This listener ignores all reports, and never interrupts. */
    SolveListener SILENT = new SolveListener() {};

    /**
     * Returns a listener that ignores all reports, and interrupts when {@code stop} returns true. {@code stop} is
     * called often.
     */
    static SolveListener until(BooleanSupplier stop) {
        return until(stop, packing -> {});
    }

    /**
     * Returns a listener that passes packings on to {@code hearer}, and interrupts when {@code stop} returns true.
     * {@code stop} is called often.
     */
    static SolveListener until(BooleanSupplier stop, Consumer<Packing> hearer) {
        return new SolveListener() {
            @Override
            public void found(Packing packing) {
                hearer.accept(packing);
            }

            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
    }

    /** Receives a packing that was found and accepted by the checker. */
    default void found(Packing packing) {}

    /** Returns whether {@link #found} is to be called. If packings are only counted, the search need not build them. */
    default boolean wantsPackings() {
        return true;
    }

    /**
     * Returns whether {@link #part} is to be called. The search calls this before it builds a part, so that unused
     * parts cost nothing. The search finds the same packings in the same order in either case.
     */
    default boolean wantsParts() {
        return false;
    }

    /**
     * Receives the fullest partial packing that a stage of the search has found, or the best covering so far. The part
     * is legal, and has the given pieces. The search calls this several times a second at most, and only when the part
     * has changed. A search that ends before its first report never calls it.
     */
    default void part(Packing part) {}
}
