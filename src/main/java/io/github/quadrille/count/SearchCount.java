package io.github.quadrille.count;

import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.parts.Ledger;
import io.github.quadrille.parts.LocalThreads;
import io.github.quadrille.parts.PartAnswer;
import io.github.quadrille.parts.PartListener;
import io.github.quadrille.parts.PuzzleCut;
import io.github.quadrille.parts.Question;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.CountMethod;
import io.github.quadrille.question.PackingCount;
import io.github.quadrille.question.Progress;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Counts by finding every packing, each accepted by the checker; with several threads, in parts. */
final class SearchCount {
    /** Parts per thread, so that the last ones hardly wait for each other. */
    private static final int PARTS_PER_THREAD = 12;

    private final Limits limits;
    private final CountListener listener;
    private final CountClock clock;

    SearchCount(Limits limits, CountListener listener, CountClock clock) {
        this.limits = limits;
        this.listener = listener;
        this.clock = clock;
    }

    /** A number and what stopped it from growing. */
    record Found(BigInteger packings, Optional<Limit> stoppedBy) {}

    Found count(Puzzle puzzle) {
        return limits.threads() == 1 ? alone(puzzle, Long.MAX_VALUE) : shared(puzzle);
    }

    /** Searches in this thread. */
    Found alone(Puzzle puzzle, long nodes) {
        Verdict verdict = search(puzzle, nodes);
        if (verdict instanceof Verdict.Packed packed) {
            return new Found(BigInteger.valueOf(packed.packings()), packed.stoppedBy());
        }
        return new Found(
                BigInteger.ZERO,
                verdict instanceof Verdict.Undecided undecided ? Optional.of(undecided.stoppedBy()) : Optional.empty());
    }

    /** Searches in this thread, with what it took. */
    Verdict search(Puzzle puzzle, long nodes) {
        SearchOptions options = SearchOptions.FIND_ALL.withNodeLimit(nodes);
        SearchOptions timed = clock.left()
                .map(left -> left.isNegative() ? Duration.ZERO : left)
                .map(options::withTimeLimit)
                .orElse(options);
        return PackingSearch.solve(puzzle, timed, new SearchListener() {
            @Override
            public void progress(Progress now) {
                clock.report("%,d nodes, %,d packings".formatted(now.nodes(), now.packings()));
            }

            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        });
    }

    private Found shared(Puzzle puzzle) {
        Ledger ledger = new Ledger(
                PuzzleCut.into(PARTS_PER_THREAD * limits.threads(), puzzle, true),
                new Question.HowMany(CountMethod.SEARCH),
                Optional.empty(),
                PartListener.SILENT);
        Limits left = limits.withTime(clock.left());
        new LocalThreads(SearchCount::part).answer(ledger, left, listener);
        return new Found(ledger.packings(), ledger.stoppedBy(clock.stop()));
    }

    private static PartAnswer part(Puzzle part, Question question, Limits limits, BooleanSupplier stop) {
        PackingCount count = PackingCounter.count(part, CountMethod.SEARCH, limits, CountListener.until(stop));
        return new PartAnswer(count, Optional.empty(), 0);
    }
}
