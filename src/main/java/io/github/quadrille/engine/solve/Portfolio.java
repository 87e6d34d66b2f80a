package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.Preference;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.learner.PackingLearner;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Looks for one packing by several searches of the same placements at once. The first search that finds the answer ends
 * the others. Half of the threads, rounded up, look for a packing. Each of these searches has a different seed, and
 * they use several {@link Preference}s in rotation. If a puzzle with few shapes is small enough, each of them is a
 * {@link PackingLearner} instead. The times of such searches vary by orders of magnitude. So the quickest of several
 * searches is often much quicker than one search on average (Gomes and Selman, "Algorithm portfolios", 2001). The other
 * threads go through one tree together, without restarts, which is the fastest way to show that there is no packing.
 * With few shapes, or where cells can stay open, engines that take turns replace this tree: {@link
 * PackingPlan#BY_TURNS}.
 *
 * <p>The packing that is found depends on which search ends first, but the answer whether there is a packing does not.
 * So there is no portfolio if nodes are limited, because then the answer must be the same everywhere. There is also
 * none if several packings are wanted.
 */
final class Portfolio {
    /**
     * The searches that do not learn use these preferences in rotation. The first is the preference of a search on a
     * single thread.
     */
    private static final List<Preference> PREFERENCES =
            List.of(Preference.MOST_NEEDED, Preference.ANY, Preference.LEAST_NEEDED);

    private final SolveListener listener;
    private final List<Member> members;
    private final Clock clock;
    private volatile boolean isOver;
    private volatile boolean arePartsWanted;
    /** The partial packing that the listener received last covers this many cells. */
    private int shown;

    private Portfolio(PlacementTable table, SearchOptions options, SolveListener listener, int threads) {
        this.listener = listener;
        this.clock = new Clock(Limits.NONE, listener);
        this.members = members(table, options, threads);
        this.arePartsWanted = listener.wantsParts();
    }

    private List<Member> members(PlacementTable table, SearchOptions options, int threads) {
        int refuting = threads / 2;
        boolean learn = PackingLearner.suits(table);
        Stream<Search> finders = IntStream.range(0, threads - refuting)
                .mapToObj(number -> learn
                        ? learner(table, options, number)
                        : finder(table, options, number, PREFERENCES.get(number % PREFERENCES.size())));
        SearchOptions together = options.within(options.limits().withThreads(refuting));
        Stream<Search> refuter = Stream.of(listener -> PackingAttempt.mayTakeTurns(table)
                ? PackingAttempt.byTurns(table, together, listener)
                : PackingSearch.solve(SearchRequest.of(table, together).inOneTree(), listener));
        return Stream.concat(finders, refuter).map(Member::new).toList();
    }

    private static Search finder(PlacementTable table, SearchOptions options, int number, Preference preference) {
        SearchRequest request = SearchRequest.of(table, options.withSeed(options.seed() + number));
        return listener -> PackingSearch.solve(request.preferring(preference), listener);
    }

    /**
     * Returns a search that learns from its dead ends. Its seed differs from the seeds of all other searches that
     * learn: the search that ran before, and the one among the engines that take turns.
     */
    private static Search learner(PlacementTable table, SearchOptions options, int number) {
        SearchOptions other = options.withSeed(options.seed() + 2 + number);
        return listener -> PackingLearner.solve(table, other, listener);
    }

    /**
     * Searches until one search finds the answer, or a limit is reached. The listener gets the joint progress of all
     * searches, on the caller's thread.
     *
     * @param threads the number of threads, at least two
     * @throws io.github.quadrille.core.limit.Stopped when the caller's thread is interrupted
     */
    static Verdict solve(PlacementTable table, SearchOptions options, SolveListener listener, int threads) {
        return new Portfolio(table, options, listener, threads).answer(threads);
    }

    private Verdict answer(int threads) {
        List<Verdict> answers;
        try (ThreadTeam team = new ThreadTeam(threads, "search")) {
            answers = team.run(members, this::look);
        }
        Verdict answer = answers.stream().reduce(Portfolio::better).orElseThrow();
        if (answer instanceof Verdict.Packed packed) {
            listener.found(packed.first());
        }
        Work work = answers.stream().map(Verdict::work).reduce(Work::beside).orElseThrow();
        return answer instanceof Verdict.Undecided undecided
                ? new Verdict.Undecided(limit(answers), undecided.best(), work)
                : answer.withWork(work);
    }

    /**
     * Returns the limit at which a search stopped by itself. That search has interrupted the others. If all were
     * interrupted, the result is {@link Limit#INTERRUPTED}.
     */
    private static Limit limit(List<Verdict> answers) {
        return answers.stream()
                .flatMap(answer -> answer.stopped().stream())
                .filter(limit -> limit != Limit.INTERRUPTED)
                .findFirst()
                .orElse(Limit.INTERRUPTED);
    }

    /**
     * Returns the more useful of two answers. The first answer is returned if it decides whether there is a packing, or
     * else the second. If neither decides, the result has the partial packing that covers more cells.
     */
    private static Verdict better(Verdict one, Verdict other) {
        if (one.contradicts(other)) {
            throw new IllegalStateException("Two searches of one puzzle contradict each other: %s and %s."
                    .formatted(one.status().word(), other.status().word()));
        }
        return one instanceof Verdict.Undecided undecided ? undecided.orFuller(other) : one;
    }

    /**
     * Reports progress and partial packings to the listener while the searches run. Ends the searches if the listener
     * interrupts them.
     */
    private void look() {
        if (clock.isInterrupted()) {
            isOver = true;
        }
        if (!clock.isTimeToReport()) {
            return;
        }
        members.stream()
                .flatMap(member -> member.progress.stream())
                .reduce(Progress.Search::beside)
                .ifPresent(clock::report);
        arePartsWanted = listener.wantsParts();
        members.stream()
                .flatMap(member -> member.part.stream())
                .filter(part -> part.coveredCells() > shown)
                .reduce((one, other) -> other.coveredCells() > one.coveredCells() ? other : one)
                .ifPresent(part -> {
                    shown = part.coveredCells();
                    listener.part(part);
                });
    }

    /** A {@code Search} looks for a packing or for a proof that there is none. */
    @FunctionalInterface
    private interface Search {
        Verdict answer(SolveListener listener);
    }

    /**
     * Runs one of the searches. It stores the progress of the search and its fullest partial packing for the listener.
     */
    private final class Member implements Callable<Verdict>, SolveListener {
        private final Search search;
        private volatile Optional<Progress.Search> progress = Optional.empty();
        private volatile Optional<Packing> part = Optional.empty();

        private Member(Search search) {
            this.search = search;
        }

        @Override
        public Verdict call() {
            try {
                return search.answer(this);
            } finally {
                // The first search that finds an answer or reaches a limit ends all other searches.
                isOver = true;
            }
        }

        @Override
        public void progress(Progress now) {
            if (now instanceof Progress.Search mine) {
                progress = Optional.of(mine);
            }
        }

        @Override
        public boolean wantsParts() {
            return arePartsWanted;
        }

        @Override
        public void part(Packing fullest) {
            part = Optional.of(fullest);
        }

        @Override
        public boolean isInterrupted() {
            return isOver || Thread.currentThread().isInterrupted();
        }
    }
}
