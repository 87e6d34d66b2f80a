package io.github.quadrille.app.generate;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Limits how long a generator may try. The time begins when this clock is made. */
public final class GenerationClock {
    private final Clock clock;
    private final Limits machine;
    private String remark = "";
    private boolean isCut;

    /**
     * Starts the time of a generator.
     *
     * @param interrupted tells whether the generator is to stop at once; it is called often, so it should only read a
     *     flag
     */
    public GenerationClock(Duration limit, BooleanSupplier interrupted) {
        this(Limits.time(limit), interrupted);
    }

    /** Starts the time of a generator that has further limits, such as threads and memory. */
    public GenerationClock(Limits machine, BooleanSupplier interrupted) {
        this.clock = new Clock(machine, Listener.until(interrupted));
        this.machine = machine;
    }

    /** Returns whether the time is up, or the generator is interrupted. */
    public boolean isOver() {
        return clock.stop().isPresent();
    }

    /**
     * Returns whether the time is up, the generator is interrupted, or something was left undone because the time was
     * nearly up.
     */
    public boolean isSpent() {
        return isCut || isOver();
    }

    /** Notes that something was left undone because this limit was reached. Only the limit of time counts. */
    void cut(Limit reached) {
        isCut |= reached == Limit.TIME;
    }

    /**
     * Notes how far the generator came, as the second half of a sentence. The user reads the sentence if there is no
     * puzzle.
     */
    void remark(String words) {
        remark = words;
    }

    /** Returns the last remark, if there is one. */
    public Optional<String> remark() {
        return Optional.of(remark).filter(words -> !words.isEmpty());
    }

    /** Returns a solver for a puzzle that runs no longer than the time that is left. */
    Solver solver(Puzzle puzzle, SearchOptions options) {
        return Solver.of(puzzle).with(within(options)).listening(listener());
    }

    /** Finds out whether a puzzle has one packing up to symmetry, within the time that is left. */
    Uniqueness uniqueness(Puzzle puzzle, SearchOptions options) {
        return solver(puzzle, options).upTo(SymmetryGroup.FULL).unique();
    }

    /** Returns a solver that runs no longer than the time that is left, and passes each packing to a consumer. */
    Solver solver(Puzzle puzzle, SearchOptions options, Consumer<Packing> hearer) {
        return solver(puzzle, options).listening(SolveListener.until(clock::isInterrupted, hearer));
    }

    /** Returns options for the same search, but within the time that is left. */
    SearchOptions within(SearchOptions options) {
        return options.within(within(options.limits()));
    }

    /**
     * Returns the given limits, reduced to the time that is left and to the threads and the memory of the generator.
     */
    Limits within(Limits limits) {
        return limits.withTime(clock.left())
                .withThreads(Math.min(limits.threads(), machine.threads()))
                .withMemory(Math.min(limits.memory(), machine.memory()));
    }

    /** Returns limits that leave a quarter of the remaining time for work on the result. */
    Limits withinMost(Limits limits) {
        return within(limits)
                .withTime(clock.left().map(left -> left.multipliedBy(3).dividedBy(4)));
    }

    /** Returns a listener that stops a search on an interruption. */
    SolveListener listener() {
        return SolveListener.until(clock::isInterrupted);
    }
}
