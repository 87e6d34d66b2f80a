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
    private static final int MOST_TERMS = 4_000_000;

    private static final int LOOK_EVERY = 64;

    private final PlacementTable table;
    private final Clock clock;
    /** In the order of their variables: by chance, so that another seed makes another search. */
    private final int[] placements;

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
        this.table = table;
        this.clock = new Clock(options.limits(), listener);
        ExactCover cover = table.cover();
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, table.size()).boxed().toList());
        Collections.shuffle(order, new Random(options.seed()));
        this.placements = order.stream().mapToInt(placement -> placement).toArray();
        int[] variables = new int[placements.length];
        for (int variable = 0; variable < placements.length; variable++) {
            variables[placements[variable]] = variable;
        }
        this.learner = ClauseLearner.solving(cover.options(), new ClauseLearner.Log() {
            @Override
            public long learnt(int[] clause) {
                return log.learnt(Arrays.stream(clause)
                        .map(literal -> 2 * placements[literal >> 1] + (literal & 1))
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
        for (int item = 0; item < cover.items(); item++) {
            int[] onItem = Arrays.stream(cover.optionsOn(item))
                    .map(placement -> variables[placement])
                    .toArray();
            learner.addCount(onItem, cover.min(item), cover.max(item));
            if (item % LOOK_EVERY == 0) {
                clock.check();
            }
        }
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
        int[] chosen =
                Arrays.stream(variables).map(variable -> placements[variable]).toArray();
        CheckedPlacements checked = new CheckedPlacements(table);
        checked.check(chosen);
        return checked.packing(chosen);
    }

    /** How many dead ends it has met. */
    public long conflicts() {
        return conflicts;
    }

    private Work work() {
        return new Work(table.size(), conflicts, conflicts, 0, 0, clock.seconds());
    }
}
