package io.github.quadrille.engine.learner;

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
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches for one packing by a {@link CoverLearner}, with a variable for each placement and a row for each cell and
 * kind. If few shapes have to fill a large board, a tree search meets similar dead ends again and again, in all corners
 * of its tree. A clause that is learnt from one such dead end excludes the similar ones.
 */
public final class LearnedSearch {
    /** If the placements have more cells than this in total, reading the rows takes longer than most searches. */
    private static final int MOST_TERMS = 2_000_000;

    private static final int LOOK_EVERY = 64;

    private final PlacementTable table;
    private final SolveListener listener;
    private final Clock clock;
    private final CheckedPlacements checked;
    /**
     * Each entry lists the placements of a variable, which are chosen together. Without a symmetry, each variable
     * stands for the placement with the same number.
     */
    private final List<int[]> orbits;

    private final int[] variableOf;

    private final CoverLearner learner;
    private long conflicts;
    private int looks;
    private Packing fullest = new Packing(List.of());
    private boolean isShown = true;

    /**
     * Prepares the search, and reads the rows of the exact cover.
     *
     * @param options the options, whose seed orders equal choices
     * @param listener the listener that receives progress and partial packings, and can interrupt the search
     * @param log the receiver of what the search learns
     * @throws Stopped at a limit
     */
    public LearnedSearch(PlacementTable table, SearchOptions options, SolveListener listener, LearnerLog log) {
        this(table, same(table), List.of(), options, listener, log);
    }

    /**
     * Prepares a search for packings that a symmetry maps to themselves. A variable stands for a placement and all its
     * images.
     *
     * @param images the image of each placement under the symmetry
     * @param moves for each symmetry of the puzzle, the image of each placement; the images of a learnt clause under
     *     these symmetries are learnt too
     */
    LearnedSearch(
            PlacementTable table, int[] images, List<int[]> moves, SearchOptions options, SolveListener listener) {
        this(table, images, moves, options, listener, LearnerLog.NONE);
    }

    /** Returns the identity, which maps every placement to itself. */
    static int[] same(PlacementTable table) {
        return IntStream.range(0, table.size()).toArray();
    }

    private LearnedSearch(
            PlacementTable table,
            int[] images,
            List<int[]> moves,
            SearchOptions options,
            SolveListener listener,
            LearnerLog log) {
        this.table = table;
        this.listener = listener;
        this.clock = new Clock(options.limits(), listener);
        this.checked = new CheckedPlacements(table);
        this.orbits = orbits(images);
        this.variableOf = new int[table.size()];
        for (int variable = 0; variable < orbits.size(); variable++) {
            for (int placement : orbits.get(variable)) {
                variableOf[placement] = variable;
            }
        }
        LearnerRows rows = new LearnerRows(table.cover(), variableOf, orbits.size(), clock::check);
        this.learner = new CoverLearner(rows, symmetries(moves), options.seed(), new LearnerLog() {
            @Override
            public long learnt(int[] clause) {
                return log.learnt(clause);
            }

            @Override
            public void forgotten(List<Long> steps) {
                log.forgotten(steps);
            }

            @Override
            public void conflict() {
                log.conflict();
                conflicts++;
                look();
            }

            @Override
            public void working() {
                look();
            }
        });
    }

    private static List<int[]> orbits(int[] images) {
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
        return orbits;
    }

    /**
     * Returns the image of every variable for each symmetry. Symmetries are left out if they do not map variables to
     * variables, or if they map each variable to itself.
     */
    private List<int[]> symmetries(List<int[]> moves) {
        List<int[]> symmetries = new ArrayList<>();
        for (int[] move : moves) {
            int[] symmetry = orbits.stream()
                    .mapToInt(orbit -> variableOf[move[orbit[0]]])
                    .toArray();
            boolean isMove = IntStream.range(0, table.size())
                    .allMatch(placement -> variableOf[move[placement]] == symmetry[variableOf[placement]]);
            if (isMove && IntStream.range(0, symmetry.length).anyMatch(variable -> symmetry[variable] != variable)) {
                symmetries.add(symmetry);
            }
        }
        return symmetries;
    }

    /** Tells whether the search looks only for symmetric packings. If it finds none, other packings can still exist. */
    boolean isSymmetric() {
        return orbits.size() < table.size();
    }

    /**
     * Tells whether a puzzle has placements, and whether these have few enough cells for the search to read its rows.
     */
    public static boolean fits(PlacementTable table) {
        return table.size() > 0 && table.cover().begin(table.size()) <= MOST_TERMS;
    }

    private void look() {
        if (++looks % LOOK_EVERY == 0) {
            keepFuller();
            clock.check();
            if (clock.isTimeToReport()) {
                clock.report(new Progress.Search(
                        conflicts,
                        0,
                        fullest.coveredCells(),
                        table.puzzle().mandatoryCells(),
                        clock.elapsed(),
                        clock.left()));
                show();
            }
        }
    }

    private void keepFuller() {
        int[] placements = placements(learner.part());
        int covered = Arrays.stream(placements).map(table::area).sum();
        if (covered > fullest.coveredCells()) {
            fullest = checked.checkedPart(placements);
            isShown = false;
        }
    }

    private void show() {
        if (!isShown && listener.wantsParts()) {
            isShown = true;
            listener.part(fullest);
        }
    }

    /**
     * Returns a partial packing that covers many cells. The search looks at its partial packing now and then, and keeps
     * the fullest that it has looked at.
     */
    Packing fullest() {
        return fullest;
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
        return new Verdict.Undecided(limit, fullest, work());
    }

    /**
     * Searches until {@code mostConflicts} further conflicts are met. The result is empty when the question is still
     * open then.
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
        return checked.checkedPacking(placements(variables));
    }

    private int[] placements(int[] variables) {
        return Arrays.stream(variables)
                .flatMap(variable -> Arrays.stream(orbits.get(variable)))
                .toArray();
    }

    /**
     * Excludes the packing found, and its images under the symmetries. Then the search can continue for another
     * packing.
     */
    void exclude() {
        learner.excludeSolution();
    }

    /** Returns how many dead ends the search has met. */
    public long conflicts() {
        return conflicts;
    }

    private Work work() {
        return new Work(table.size(), conflicts, conflicts, 0, 0, clock.seconds());
    }
}
