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

/** How long a generator may try; begins to run when it is made. */
public final class GenerationClock {
    private final Clock clock;
    private final Limits machine;
    private String remark = "";
    private boolean isCut;

    /**
     * @param interrupted whether it is to stop at once; asked often, so it should only read a flag
     */
    public GenerationClock(Duration limit, BooleanSupplier interrupted) {
        this(Limits.time(limit), interrupted);
    }

    /** The same with all that it may take: threads and memory, too. */
    public GenerationClock(Limits machine, BooleanSupplier interrupted) {
        this.clock = new Clock(machine, Listener.until(interrupted));
        this.machine = machine;
    }

    /** Whether it has ended. */
    public boolean isOver() {
        return clock.stop().isPresent();
    }

    /** Whether it has ended, or something was left undone because it was about to. */
    public boolean isSpent() {
        return isCut || isOver();
    }

    /** Something was left undone at a limit. */
    void cut(Limit reached) {
        isCut |= reached == Limit.TIME;
    }

    /** How far it came, for those who ask why there is no puzzle: a sentence's second half. */
    void remark(String words) {
        remark = words;
    }

    /** What was remarked last, if anything. */
    public Optional<String> remark() {
        return Optional.of(remark).filter(words -> !words.isEmpty());
    }

    /** Searches, but no longer than patience lasts. */
    Solver solver(Puzzle puzzle, SearchOptions options) {
        return Solver.of(puzzle).with(within(options)).listening(listener());
    }

    /** Whether there is one packing up to symmetry, as far as patience lasts. */
    Uniqueness uniqueness(Puzzle puzzle, SearchOptions options) {
        return solver(puzzle, options).upTo(SymmetryGroup.FULL).unique();
    }

    /** The same, where each packing is heard of. */
    Solver solver(Puzzle puzzle, SearchOptions options, Consumer<Packing> hearer) {
        return solver(puzzle, options).listening(SolveListener.until(clock::isInterrupted, hearer));
    }

    /** The same search, but no longer than patience lasts. */
    SearchOptions within(SearchOptions options) {
        return options.within(within(options.limits()));
    }

    /** The same limits, but no longer than patience lasts. */
    Limits within(Limits limits) {
        return limits.withTime(clock.left())
                .withThreads(Math.min(limits.threads(), machine.threads()))
                .withMemory(Math.min(limits.memory(), machine.memory()));
    }

    /** The same limits, but a quarter of what is left is kept for what comes of it. */
    Limits withinMost(Limits limits) {
        return within(limits)
                .withTime(clock.left().map(left -> left.multipliedBy(3).dividedBy(4)));
    }

    /** Stops a search on an interruption. */
    SolveListener listener() {
        return SolveListener.until(clock::isInterrupted);
    }
}
