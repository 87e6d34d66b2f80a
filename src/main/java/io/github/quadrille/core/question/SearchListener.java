package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Packing;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Hears of a search while it runs, on its own thread. */
public interface SearchListener {
    /** Hears nothing and never interrupts. */
    SearchListener SILENT = new SearchListener() {};

    /** A packing was found and accepted by the checker. */
    default void found(Packing packing) {}

    /** Whether {@link #found} is to be called; where packings are only counted, they need not be put together. */
    default boolean wantsPackings() {
        return true;
    }

    /** Called several times a second. */
    default void progress(Progress progress) {}

    /** The same, while the best covering is searched for. */
    default void progress(CoverProgress progress) {
        progress(new Progress(
                progress.nodes(),
                0,
                (int) progress.worth().orElse(0),
                (int) progress.bound().orElse(0),
                progress.elapsed(),
                progress.left()));
    }

    /**
     * Whether {@link #part} is to be called; asked before a part is put together, so that nobody pays who does not look at
     * it. A search finds the same in the same order, looked at or not.
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

    /**
     * As many nodes are open as the search was allowed. Asked once, at a number of nodes that is the same every time, so that one
     * may look then how best to go on.
     *
     * @return up to how many nodes it goes on in the same tree; if that is not more than are open, it ends
     */
    default long extended(long nodes) {
        return nodes;
    }

    /** Whether the search should stop; asked often, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }

    /**
     * How far the search for the best covering has come.
     *
     * @param doing what is tried now, in a few words
     * @param nodes nodes opened, and states met by sweeps
     * @param worth of the best covering; empty while none is known that keeps the counts
     * @param bound what no covering is worth more than; empty while nothing is known
     * @param unit what is counted, in a word
     * @param left time left, when limited
     */
    record CoverProgress(
            String doing,
            long nodes,
            OptionalLong worth,
            OptionalLong bound,
            String unit,
            Duration elapsed,
            Optional<Duration> left) {}

    /**
     * How far a search has come.
     *
     * @param covered cells covered by the fullest partial packing seen
     * @param coverable cells that must be covered
     * @param left time left, when limited
     */
    record Progress(long nodes, long packings, int covered, int coverable, Duration elapsed, Optional<Duration> left) {
        /** This and another search of the same puzzle at the same time. */
        public Progress beside(Progress other) {
            return new Progress(
                    nodes + other.nodes,
                    packings + other.packings,
                    Math.max(covered, other.covered),
                    coverable,
                    elapsed.compareTo(other.elapsed) > 0 ? elapsed : other.elapsed,
                    left.isPresent() ? left : other.left);
        }
    }
}
