package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.window.WindowSearch;
import java.util.random.RandomGenerator;

/**
 * Closes gaps, always four together, which are called a team. Their meeting point is a square near a gap, and the team
 * is the four gaps that are nearest to it. A window is a small part of the board that is packed anew. If the paths from
 * the four gaps to the meeting point fit into one window, the window is packed without these gaps. If this fails or the
 * paths do not fit, one gap makes a walk: a window ahead of the gap is packed anew so that the gap is nearer to the
 * meeting point afterwards. Sometimes the pieces ahead cannot be rearranged in such a way that the gap passes. Then the
 * place ahead is closed in some cases, and the gap takes another path.
 */
final class GapRepair {
    /** A team has this many gaps. Fewer cannot be closed together, because pieces have four squares. */
    private static final int TEAM = 4;

    /**
     * An attempt to close gaps begins with this much patience, and it ends when no patience is left. A window that is
     * packed so that a gap comes nearer to the meeting point adds one. A failure takes away {@code WALKS_PER_FAILURE}.
     */
    private static final int PATIENCE = 24;

    private static final int WALKS_PER_FAILURE = 3;
    /**
     * When a walk has brought its gap no nearer to the meeting point, the gap can take another path. It does so at
     * random in one of this many cases.
     */
    private static final int WALKS_PER_DETOUR = 3;

    private static final int MOST_WINDOWS = 400;
    /**
     * The largest number of squares of a window is random. In the first pass over the gaps, it is from half of this
     * number to two and a half times this number.
     */
    private static final int CELLS = 60;

    private static final int MOST_CELLS = 240;
    private static final int NODES = 500;
    /**
     * A sweep is a pass over all gaps. In the first sweep, the meeting point is the gap itself. In later sweeps, it is
     * the end of a random walk that begins at the gap. The walk has fewer steps than this number times the number of
     * sweeps so far, of which at most 21 count.
     */
    private static final int STROLL = 20;

    private final BoardAnalysis analysis;
    private final Tiling tiling;
    private final RandomGenerator random;
    private final Quotas quotas;
    private final Patch patch;
    private final Neighbourhood distances;
    private final int[] team = new int[TEAM];
    private int teamSize;
    private int hub;
    private int cells;
    private long looked;

    GapRepair(BoardAnalysis boardAnalysis, Tiling tiling, Quotas quotas, Patch patch, RandomGenerator random) {
        this.quotas = quotas;
        this.analysis = boardAnalysis;
        this.tiling = tiling;
        this.random = random;
        this.patch = patch;
        this.distances = new Neighbourhood(boardAnalysis.lattice(), tiling, patch);
    }

    /**
     * Returns a measure of time that is the same in each run: about the number of pieces that were laid, plus an eighth
     * of the number of squares that were looked at.
     */
    long work() {
        return patch.work() + (looked >> 3);
    }

    /**
     * Tries to close some gaps near one gap. Returns whether there are now fewer gaps than before.
     *
     * @param sweep the number of earlier passes over all gaps; later attempts work harder
     */
    boolean close(int gap, int sweep) {
        teamSize = 0;
        if (!patch.mayTake(gap)) {
            return false;
        }
        cells = CELLS / 2 + random.nextInt(Math.min(MOST_CELLS, 2 * CELLS + sweep * CELLS / 4));
        distances.reopen();
        findTeam(stroll(gap, sweep == 0 ? 0 : random.nextInt(STROLL * (Math.min(sweep, 20) + 1))));
        int patience = PATIENCE;
        boolean inVain = false;
        for (int i = 0; i < MOST_WINDOWS && teamSize == TEAM && patience > 0; i++) {
            int walker = inVain ? random.nextInt(TEAM) : farthest();
            if (roadsFit()) {
                if (meet()) {
                    return true;
                }
                patience -= WALKS_PER_FAILURE;
                walker = random.nextInt(TEAM);
            }
            inVain = !walk(walker);
            patience += inVain ? -WALKS_PER_FAILURE : 1;
        }
        return false;
    }

    /** Tells whether the last attempt still had a team of four gaps when it ended. */
    boolean hadTeam() {
        return teamSize == TEAM;
    }

    private int stroll(int gap, int steps) {
        int at = gap;
        for (int i = 0; i < steps; i++) {
            int next = at + analysis.lattice().ways()[random.nextInt(4)];
            at = patch.mayTake(next) ? next : at;
        }
        return at;
    }

    private void findTeam(int meeting) {
        hub = meeting;
        teamSize = distances.gather(hub, team);
        looked += distances.size();
    }

    private int farthest() {
        int farthest = 0;
        for (int i = 1; i < teamSize; i++) {
            farthest = distances.of(team[i]) > distances.of(team[farthest]) ? i : farthest;
        }
        return farthest;
    }

    /**
     * Puts the paths from the gaps of the team to the meeting point into the patch. Returns false when the patch would
     * be too large.
     */
    private boolean roadsFit() {
        patch.clear();
        patch.add(hub);
        for (int i = 0; i < teamSize; i++) {
            for (int square = team[i]; square != hub; square = distances.before(square)) {
                patch.add(square);
                if (patch.size() > cells) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean meet() {
        patch.grow(cells);
        WindowSearch search = patch.cut(quotas);
        if (patch.gaps() % TEAM > 0) {
            allowGaps(search, Integer.MAX_VALUE);
        }
        return patch.pack(patch.gaps() - TEAM, NODES);
    }

    /**
     * Packs the squares ahead of a gap anew so that the gap comes nearer to the meeting point. If that fails, they are
     * packed so that the gap can be anywhere in the window. Returns whether the gap came nearer.
     */
    private boolean walk(int walker) {
        int gap = team[walker];
        if (gap == hub) {
            return false;
        }
        patch.clear();
        int steps = 2 + (int) Math.sqrt(cells);
        int ahead = gap;
        for (int i = 0; i < steps && ahead != hub; i++) {
            patch.add(ahead);
            ahead = distances.before(ahead);
        }
        patch.grow(cells);
        WindowSearch search = patch.cut(quotas);
        allowGaps(search, distances.of(gap) - 1 - random.nextInt(steps / 2));
        boolean nearer = patch.pack(patch.gaps(), NODES);
        if (!nearer) {
            allowGaps(search, Integer.MAX_VALUE);
            patch.pack(patch.gaps(), NODES);
        }
        renewTeam();
        boolean detour = !nearer && ahead != hub && random.nextInt(WALKS_PER_DETOUR) == 0;
        if (detour) {
            distances.close(ahead);
        }
        if (detour || teamSize < TEAM) {
            findTeam(hub);
        }
        return nearer;
    }

    /** Allows gaps on the squares of the patch that have at most the given distance from the meeting point. */
    private void allowGaps(WindowSearch search, int distance) {
        for (int i = 0; i < patch.size(); i++) {
            if (distances.of(patch.square(i)) <= distance) {
                search.mayBeGap(i);
            }
        }
    }

    /** Updates the team, the four gaps to close, after the gaps of the patch have moved. */
    private void renewTeam() {
        int size = 0;
        for (int i = 0; i < teamSize; i++) {
            if (tiling.isGap(team[i])) {
                team[size++] = team[i];
            }
        }
        for (int i = 0; i < patch.size() && size < TEAM; i++) {
            int square = patch.square(i);
            if (tiling.isGap(square) && distances.of(square) < Integer.MAX_VALUE && !isIn(square, size)) {
                team[size++] = square;
            }
        }
        teamSize = size;
    }

    private boolean isIn(int square, int size) {
        for (int i = 0; i < size; i++) {
            if (team[i] == square) {
                return true;
            }
        }
        return false;
    }
}
