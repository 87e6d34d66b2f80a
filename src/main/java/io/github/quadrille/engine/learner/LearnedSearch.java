package io.github.quadrille.engine.learner;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.CheckedPlacements;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Looks for one packing by a {@link ClauseLearner}: a variable for each placement, a row for each cell and kind. Where few shapes have to
 * fill a large board, the same dead ends come back in all corners of a tree, and a clause learnt from one excludes the others.
 */
public final class LearnedSearch {
    /** With more cells of placements than this, the rows take longer to read than most searches. */
    private static final int MOST_TERMS = 2_000_000;

    private static final int LOOK_EVERY = 64;

    private final PlacementTable table;
    private final Clock clock;
    /** The placements of each variable, which are used together. In any order, so that another seed makes another search. */
    private final List<int[]> orbits;

    private final ClauseLearner learner;
    private long conflicts;

    /**
     * Reads the rows.
     *
     * @param options whose seed orders what is alike
     * @param listener hears how far the search has come, may interrupt it, and gets no packing
     * @param log hears what it learns
     * @throws Stopped at a limit
     */
    public LearnedSearch(PlacementTable table, SearchOptions options, SolveListener listener, ClauseLearner.Log log) {
        this(table, IntStream.range(0, table.size()).toArray(), options, listener, log);
    }

    /**
     * Only packings that a symmetry leaves as they are: a variable is all images of a placement.
     *
     * @param images where the symmetry takes each placement
     */
    LearnedSearch(PlacementTable table, int[] images, SearchOptions options, SolveListener listener) {
        this(table, images, options, listener, ClauseLearner.Log.NONE);
    }

    private LearnedSearch(
            PlacementTable table, int[] images, SearchOptions options, SolveListener listener, ClauseLearner.Log log) {
        this.table = table;
        this.clock = new Clock(options.limits(), listener);
        this.orbits = orbits(images, new Random(options.seed()));
        this.learner = ClauseLearner.solving(orbits.size(), new ClauseLearner.Log() {
            @Override
            public long learnt(int[] clause) {
                return log.learnt(Arrays.stream(clause)
                        .map(literal -> 2 * orbits.get(literal >> 1)[0] + (literal & 1))
                        .toArray());
            }

            @Override
            public void forgotten(List<Long> steps) {
                log.forgotten(steps);
            }

            @Override
            public void conflict() {
                log.conflict();
                look();
            }
        });
        addRows(table.cover());
    }

    private static List<int[]> orbits(int[] images, Random random) {
        List<int[]> orbits = new ArrayList<>();
        boolean[] isIn = new boolean[images.length];
        for (int first = 0; first < images.length; first++) {
            if (!isIn[first]) {
                int last = first;
                IntStream.Builder orbit = IntStream.builder();
                while (!isIn[last]) {
                    isIn[last] = true;
                    orbit.add(last);
                    last = images[last];
                }
                orbits.add(orbit.build().toArray());
            }
        }
        Collections.shuffle(orbits, random);
        return orbits;
    }

    private void addRows(ExactCover cover) {
        int[] variables = new int[table.size()];
        for (int variable = 0; variable < orbits.size(); variable++) {
            for (int placement : orbits.get(variable)) {
                variables[placement] = variable;
            }
        }
        for (int item = 0; item < cover.items(); item++) {
            int[] uses = Arrays.stream(cover.optionsOn(item))
                    .map(placement -> variables[placement])
                    .toArray();
            learner.addCount(uses, cover.min(item), cover.max(item));
            if (item % LOOK_EVERY == 0) {
                clock.check();
            }
        }
    }

    /** Whether it looks for some packings only, so that there may be others where it finds none. */
    boolean isSymmetric() {
        return orbits.size() < table.size();
    }

    /** Whether the rows of a puzzle are few enough. */
    public static boolean fits(PlacementTable table) {
        return table.size() > 0 && table.cover().begin(table.size()) <= MOST_TERMS;
    }

    private void look() {
        if (++conflicts % LOOK_EVERY == 0) {
            clock.check();
            if (clock.isTimeToReport()) {
                clock.report(new Progress.Search(
                        conflicts, 0, 0, table.puzzle().mandatoryCells(), clock.elapsed(), clock.left()));
            }
        }
    }

    /** Searches to the end, or to a limit. */
    public Verdict solve() {
        try {
            return go(Integer.MAX_VALUE).orElseGet(() -> undecided(Limit.NODES));
        } catch (Stopped stopped) {
            return undecided(stopped.limit());
        }
    }

    private Verdict undecided(Limit limit) {
        return new Verdict.Undecided(limit, new Packing(List.of()), work());
    }

    /**
     * Goes on until so many more conflicts are met; nothing when that was not enough.
     *
     * @throws Stopped at a limit
     */
    public Optional<Verdict> go(int mostConflicts) {
        return switch (learner.search(mostConflicts)) {
            case OPEN -> Optional.empty();
            case REFUTED -> Optional.of(new Verdict.Infeasible(new ExhaustedSearch(conflicts, true), work()));
            case SOLVED ->
                Optional.of(new Verdict.Packed(packing(learner.solution()), 1, Optional.of(Limit.PACKINGS), work()));
        };
    }

    private Packing packing(int[] variables) {
        int[] chosen = Arrays.stream(variables)
                .flatMap(variable -> Arrays.stream(orbits.get(variable)))
                .toArray();
        return new CheckedPlacements(table).checkedPacking(chosen);
    }

    /** How many dead ends it has met. */
    public long conflicts() {
        return conflicts;
    }

    private Work work() {
        return new Work(table.size(), conflicts, conflicts, 0, 0, clock.seconds());
    }
}
