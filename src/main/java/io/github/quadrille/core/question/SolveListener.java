package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Packing;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Follows an answer in the making, on the thread of the search: packings, too, and parts of them.
 *
 * <pre>{@code
 * List<Packing> found = new ArrayList<>();
 * SolveListener listener = SolveListener.until(() -> false, found::add);
 * Solver.of(Puzzle.standard(5, 8)).listening(listener).solve();
 * System.out.println(found.size()); // 1
 * }</pre>
 */
public interface SolveListener extends Listener {
    /** Ignores what it is told, and never interrupts. */
    SolveListener SILENT = new SolveListener() {};

    /** Ignores what it is told, and interrupts when this says so, which is asked often. */
    static SolveListener until(BooleanSupplier stop) {
        return until(stop, packing -> {});
    }

    /** The same, which hears of packings. */
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

    /** A packing was found and accepted by the checker. */
    default void found(Packing packing) {}

    /** Whether {@link #found} is to be called; where packings are only counted, they need not be put together. */
    default boolean wantsPackings() {
        return true;
    }

    /**
     * Whether {@link #part} is to be called; asked before a part is put together, so that nothing is paid where it is not
     * looked at. A search finds the same in the same order, looked at or not.
     */
    default boolean wantsParts() {
        return false;
    }

    /**
     * The fullest part of a packing so far of a stage of the search, or the best covering so far: a legal part, with the
     * pieces that are given. Called several times a second at most, and only when it is another than before; a search that
     * answers sooner shows none.
     */
    default void part(Packing part) {}
}
