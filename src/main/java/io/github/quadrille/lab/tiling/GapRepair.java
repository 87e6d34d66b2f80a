package io.github.quadrille.lab.tiling;

import io.github.quadrille.engine.window.WindowSearch;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Closes gaps. Four gaps whose ways to a meeting point fit into one window are packed away there, or at least moved; one
 * that is too far away is walked: a window ahead of it is packed anew so that the gap comes out nearer. Where it cannot pass,
 * because of how the pieces of a whole loop are divided, the place is closed now and then, and it takes another way.
 */
final class GapRepair {
    /** Fewer cannot be closed, because pieces have four squares. */
    private static final int TEAM = 4;

    /** How long a search goes on: a failure takes as much of the patience as so many walks that were of use give back. */
    private static final int PATIENCE = 24;

    private static final int WALKS_PER_FAILURE = 3;
    /** After one walk in vain of so many, another way is taken. */
    private static final int WALKS_PER_DETOUR = 3;

    private static final int MORE_GAPS = 4;
    private static final int MOST_WINDOWS = 400;
    /** In parts that have no perfect covering, one attempt in so many looks for the fewest gaps of a patch first. */
    private static final int LESSENING = 4;
    /** Of the bags of such a patch. */
    private static final int WIDTH = 24;
    /** Looking at a row with all its neighbours costs about as much as laying a piece in a search. */
    private static final int ROWS_PER_PIECE = 2;

    private final BoardAnalysis analysis;
    private final FreeSquareGraph ways;
    private final Tiling tiling;
    private final RandomGenerator random;
    private final Quotas quotas;
    private final Patch patch;
    private final PatchDive dive;
    private final FewestGaps fewest = new FewestGaps();
    private final Neighbourhood distances;
    private final int[] team = new int[TEAM];
    private int teamSize;
    private int hub;
    private int block;
    private long looked;

    GapRepair(
            BoardAnalysis boardAnalysis,
            FreeSquareGraph freeSquareGraph,
            Tiling tiling,
            Quotas quotas,
            Patch patch,
            RandomGenerator random) {
        this.quotas = quotas;
        this.analysis = boardAnalysis;
        this.ways = freeSquareGraph;
        this.tiling = tiling;
        this.random = random;
        this.patch = patch;
        this.dive = new PatchDive(boardAnalysis, tiling, patch, random);
        this.distances = new Neighbourhood(boardAnalysis.lattice(), freeSquareGraph, tiling, patch);
    }

    /** About how many pieces were laid so far, and squares looked at: a measure of time that repeats. */
    long work() {
        return patch.work() + dive.work() + fewest.work() / ROWS_PER_PIECE + (looked >> 3);
    }

    /** Tries to close some gaps near one. Returns whether there are fewer now. */
    boolean close(int gap, AttemptSize effort) {
        teamSize = 0;
        if (!patch.mayTake(gap)) {
            return false;
        }
        return (mayLessen(gap, effort) && lessen(gap, effort)) || search(gap, effort);
    }

    /** Whether there were enough gaps for the last attempt. */
    boolean hadTeam() {
        return teamSize == TEAM;
    }

    private boolean mayLessen(int gap, AttemptSize effort) {
        return effort.rows() > 0 && analysis.isImperfect(analysis.part(gap)) && random.nextInt(LESSENING) == 0;
    }

    /** Packs what is around a gap with the fewest gaps that are possible there, where that is found out. */
    private boolean lessen(int gap, AttemptSize effort) {
        patch.clear();
        patch.add(gap);
        patch.grow(4 * effort.cells());
        PieceGraph graph = patch.graph().complete();
        Optional<EliminationOrder> order = EliminationOrder.of(graph, WIDTH);
        if (order.isEmpty()) {
            return false;
        }
        int gaps = fewest.atLeast(graph, order.get(), effort.rows(), () -> false);
        return fewest.lessen(gaps, patch.squares(), tiling, () -> false);
    }

    private boolean search(int gap, AttemptSize effort) {
        block = block(gap);
        distances.reopen();
        findTeam(stroll(gap, effort.stroll()));
        int patience = PATIENCE;
        boolean inVain = false;
        for (int i = 0; i < MOST_WINDOWS && teamSize == TEAM && patience > 0; i++) {
            int walker = inVain ? random.nextInt(TEAM) : farthest();
            if (roadsFit(effort.cells())) {
                if (meet(effort)) {
                    return true;
                }
                patience -= WALKS_PER_FAILURE;
                walker = random.nextInt(TEAM);
            }
            inVain = !walk(walker, effort);
            patience += inVain ? -WALKS_PER_FAILURE : 1;
        }
        return false;
    }

    /** Lays a large patch around a gap quite differently, at the price of a few more gaps. */
    void shake(int gap, int cells) {
        if (patch.mayTake(gap)) {
            patch.clear();
            patch.add(gap);
            dive.closes(cells, -MORE_GAPS, 0);
        }
    }

    private int stroll(int gap, int steps) {
        int at = gap;
        for (int i = 0; i < steps; i++) {
            int next = at + analysis.lattice().ways()[random.nextInt(4)];
            at = patch.mayTake(next) && ways.isInBlock(at, next, block) ? next : at;
        }
        return at;
    }

    /**
     * A block that a gap is in. In a perfect covering it is known how the piece on a bridge divides among the sides, so the gaps
     * of a block have to be closed within it; in other coverings they can leave it, but seldom need to.
     */
    private int block(int gap) {
        int turn = random.nextInt(4);
        for (int i = 0; i < 4; i++) {
            int next = gap + analysis.lattice().ways()[(i + turn) & 3];
            if (analysis.isFree(next)) {
                return ways.block(gap, next);
            }
        }
        return FreeSquareGraph.ANY_BLOCK;
    }

    /** Finds gaps that may be closed together: if possible in one block. */
    private void findTeam(int meeting) {
        hub = meeting;
        gather(block);
        if (teamSize < TEAM && block != FreeSquareGraph.ANY_BLOCK) {
            gather(FreeSquareGraph.ANY_BLOCK);
        }
    }

    private void gather(int within) {
        teamSize = distances.gather(hub, team, within);
        looked += distances.size();
    }

    private int farthest() {
        int farthest = 0;
        for (int i = 1; i < teamSize; i++) {
            farthest = distances.of(team[i]) > distances.of(team[farthest]) ? i : farthest;
        }
        return farthest;
    }

    /** Puts the ways of the team to the hub into the patch; false when that is too large. */
    private boolean roadsFit(int cells) {
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

    private boolean meet(AttemptSize effort) {
        patch.grow(effort.cells());
        WindowSearch search = patch.cut(quotas);
        int left = patch.gaps() % TEAM;
        if (left > 0) {
            allowGaps(search, Integer.MAX_VALUE);
        }
        if (patch.pack(patch.gaps() - TEAM, effort.nodes())) {
            return true;
        }
        return effort.diveCells() > 0
                && roadsFit(effort.diveCells())
                && dive.closes(effort.diveCells(), TEAM, effort.patience());
    }

    /** Packs the squares ahead of a gap anew so that it comes nearer to the hub, or at least elsewhere. */
    private boolean walk(int walker, AttemptSize effort) {
        int gap = team[walker];
        if (gap == hub) {
            return false;
        }
        patch.clear();
        int steps = 2 + (int) Math.sqrt(effort.cells());
        int ahead = gap;
        for (int i = 0; i < steps && ahead != hub; i++) {
            patch.add(ahead);
            ahead = distances.before(ahead);
        }
        patch.grow(effort.cells());
        WindowSearch search = patch.cut(quotas);
        allowGaps(search, distances.of(gap) - 1 - random.nextInt(steps / 2));
        boolean nearer = patch.pack(patch.gaps(), effort.nodes());
        if (!nearer) {
            allowGaps(search, Integer.MAX_VALUE);
            patch.pack(patch.gaps(), effort.nodes());
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

    /** Gaps may come out at most so far from the hub. */
    private void allowGaps(WindowSearch search, int distance) {
        for (int i = 0; i < patch.size(); i++) {
            if (distances.of(patch.square(i)) <= distance) {
                search.mayBeGap(i);
            }
        }
    }

    /** The gaps of the patch are elsewhere now. */
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
