package io.github.quadrille.exact;

import io.github.quadrille.puzzle.Limit;
import java.time.Duration;
import java.util.Optional;
import org.chocosolver.util.criteria.Criterion;

/** Ends Choco's search at a limit, and reports progress meanwhile. Asked several times per node, so mostly it counts. */
final class StopCriterion implements Criterion {
    private static final int LOOK_EVERY = 64;
    /** Longer limits than this are none, and their nanoseconds would overflow. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private static final long REPORT_EVERY_NANOS = 250_000_000;

    private final SearchOptions options;
    private final SearchListener listener;
    private final PackingModel model;
    private final long begin;
    private final long end;
    private long packings;
    private int asked;
    private long nextReport;
    private Optional<Limit> limit = Optional.empty();

    StopCriterion(SearchOptions options, SearchListener listener, PackingModel model, long begin) {
        this.options = options;
        this.listener = listener;
        this.model = model;
        this.begin = begin;
        this.end = options.timeLimit()
                .filter(time -> time.compareTo(LONGEST) < 0)
                .map(time -> begin + time.toNanos())
                .orElse(Long.MAX_VALUE);
        this.nextReport = begin + REPORT_EVERY_NANOS;
    }

    @Override
    public boolean isMet() {
        if (limit.isEmpty() && model.solver().getNodeCount() >= options.nodeLimit()) {
            limit = Optional.of(Limit.NODES);
        }
        if (limit.isEmpty() && asked++ % LOOK_EVERY == 0) {
            look();
        }
        return limit.isPresent();
    }

    private void look() {
        long now = System.nanoTime();
        if (listener.isInterrupted()) {
            limit = Optional.of(Limit.INTERRUPTED);
        } else if (now >= end) {
            limit = Optional.of(Limit.TIME);
        }
        if (now >= nextReport) {
            nextReport = now + REPORT_EVERY_NANOS;
            listener.progress(progress(now));
        }
    }

    private Progress progress(long now) {
        int covered = 0;
        for (int placement : model.fullestPart()) {
            covered += model.table().area(placement);
        }
        return new Progress(
                model.solver().getNodeCount(),
                packings,
                covered,
                model.table().puzzle().region().mandatorySize(),
                Duration.ofNanos(now - begin),
                options.timeLimit().map(time -> Duration.ofNanos(end - now)));
    }

    void countPacking() {
        packings++;
    }

    long packings() {
        return packings;
    }

    Optional<Limit> limit() {
        return limit;
    }
}
