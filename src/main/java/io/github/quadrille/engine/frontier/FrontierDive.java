package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.engine.frontier.CoverProblem.CoverOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Looks for one packing by a search that covers the cells in the order of the frontier. At each node of the search, a
 * piece that fits covers the first open cell, or this cell stays open. Each attempt tries the kinds in a fixed order.
 * Kinds that are hard to place come first, so that easy kinds remain for the end. The search does not look ahead. So a
 * node takes about a millionth of a second, even with many kinds that each have many placements.
 *
 * <p>The search restarts again and again, and learns from failures which kinds are hard. Among all nodes of an attempt,
 * the one that filled the board farthest is the fullest. Kinds of which pieces remained there come earlier in the next
 * attempt (Joslin and Clements, "Squeaky wheel optimization", 1999).
 */
public final class FrontierDive {
    private static final long[] NOTHING = {};
    private static final int WIDEST_WINDOW = BoundaryRows.BITS;
    private static final int CHECK_EVERY = 1024;
    /**
     * The first attempt ends after this many nodes. For each later attempt, this limit is multiplied by {@code
     * PATIENCE_GROWTH}.
     */
    private static final long FIRST_NODES = 20_000;

    private static final double PATIENCE_GROWTH = 1.1;

    private final CoverProblem problem;
    private final Runnable pause;
    private final Random random;
    /**
     * For each item and kind, the entry has the masks of the options that begin at the item. The entry of {@code
     * placements} has the numbers of the placements of these options.
     */
    private final long[][][] masks;

    private final int[][][] placements;
    private final List<KindItem> kinds;
    private final int[] left;
    private final double[] hardness;
    private int[] order = {};
    /**
     * The entry for each depth of the search is the first open item. The next three arrays have an entry for each
     * depth, too. The entry of {@code boundaries} says which items are covered, from the first open item onwards. The
     * entries of {@code rankAt} and {@code optionAt} say which kind in {@code order} and which of its options cover
     * this item.
     */
    private final int[] items;

    private final long[] boundaries;
    private final int[] rankAt;
    private final int[] optionAt;
    private int[] leftInFullest = {};
    private int fullest;
    private long nodes;
    private boolean isExhausted;

    private FrontierDive(CoverProblem problem, long seed, Runnable pause) {
        this.problem = problem;
        this.pause = pause;
        this.random = new Random(seed);
        this.kinds = problem.kinds();
        this.left = new int[kinds.size()];
        this.hardness = random.doubles(kinds.size()).toArray();
        this.masks = new long[problem.items()][kinds.size()][];
        this.placements = new int[problem.items()][kinds.size()][];
        this.items = new int[problem.items() + 1];
        this.boundaries = new long[problem.items() + 1];
        this.rankAt = new int[problem.items() + 1];
        this.optionAt = new int[problem.items() + 1];
        for (int item = 0; item < problem.items(); item++) {
            pause.run();
            List<CoverOption> options = new ArrayList<>(problem.optionsFrom(item));
            Collections.shuffle(options, random);
            List<List<CoverOption>> byKind = kinds.stream()
                    .<List<CoverOption>>map(kind -> new ArrayList<>())
                    .toList();
            for (CoverOption option : options) {
                for (int kind = 0; kind < kinds.size(); kind++) {
                    if (option.type().pieces().get(kind) > 0) {
                        byKind.get(kind).add(option);
                    }
                }
            }
            for (int kind = 0; kind < kinds.size(); kind++) {
                List<CoverOption> some = byKind.get(kind);
                masks[item][kind] = some.stream().mapToLong(CoverOption::mask).toArray();
                placements[item][kind] =
                        some.stream().mapToInt(CoverOption::placement).toArray();
            }
        }
    }

    /**
     * Returns a search for one packing of a cover. It is empty when a piece spans more cells than a boundary has bits.
     * It is also empty when the cover has rows, which this search does not handle.
     *
     * @param pause called many times a second; it stops the work by throwing
     */
    public static Optional<FrontierDive> of(ExactCover cover, long seed, Runnable pause) {
        if (cover.hasRows()) {
            return Optional.empty();
        }
        CoverProblem problem = CoverProblem.of(cover, pause);
        return Optional.of(problem)
                .filter(some -> some.window() <= WIDEST_WINDOW)
                .map(some -> new FrontierDive(some, seed, pause));
    }

    /** Returns whether the search has tried all ways without finding a packing, so that there is no packing. */
    public boolean isExhausted() {
        return isExhausted;
    }

    /** Returns how many nodes were opened. */
    public long nodes() {
        return nodes;
    }

    /**
     * Returns the placements of a packing. The result is empty if no packing is found before {@code most} nodes are
     * opened.
     */
    public Optional<int[]> find(long most) {
        double patience = FIRST_NODES;
        while (nodes < most && !isExhausted) {
            begin();
            Optional<int[]> found = dive(Math.min(most, nodes + (long) patience));
            if (found.isPresent()) {
                return found;
            }
            for (int kind = 0; kind < kinds.size(); kind++) {
                hardness[kind] += (double) leftInFullest[kind] / kinds.get(kind).max();
            }
            patience *= PATIENCE_GROWTH;
        }
        return Optional.empty();
    }

    private void begin() {
        for (int kind = 0; kind < kinds.size(); kind++) {
            left[kind] = kinds.get(kind).max();
        }
        leftInFullest = left.clone();
        fullest = 0;
        order = IntStream.range(0, kinds.size())
                .boxed()
                .sorted(Comparator.comparing((Integer kind) -> -hardness[kind]))
                .mapToInt(kind -> kind)
                .toArray();
    }

    /**
     * Makes one attempt, which searches depth first and goes back wherever no piece fits. The attempt ends without a
     * packing when everything has been tried, or when {@code most} nodes have been opened in all attempts together.
     */
    private Optional<int[]> dive(long most) {
        int depth = 0;
        items[0] = 0;
        boundaries[0] = 0;
        rankAt[0] = 0;
        optionAt[0] = 0;
        while (depth >= 0 && nodes < most) {
            if (items[depth] == problem.items()) {
                if (isEnough()) {
                    return Optional.of(packing(depth));
                }
            } else if (lays(depth)) {
                depth++;
                if (items[depth] > fullest) {
                    fullest = items[depth];
                    leftInFullest = left.clone();
                }
                if (++nodes % CHECK_EVERY == 0) {
                    pause.run();
                }
                continue;
            }
            depth--;
            if (depth >= 0) {
                takeBack(depth);
            }
        }
        isExhausted = depth < 0;
        return Optional.empty();
    }

    /**
     * Covers the first open item by the next option. If no option is left, it leaves the item open if that is allowed.
     * Returns whether one of the two was possible, so that the search goes one level deeper.
     */
    private boolean lays(int depth) {
        int item = items[depth];
        long boundary = boundaries[depth];
        int rank = rankAt[depth];
        int option = optionAt[depth];
        for (; rank < order.length; rank++) {
            long[] some = left[order[rank]] > 0 ? masks[item][order[rank]] : NOTHING;
            while (option < some.length && (some[option] & boundary) != 0) {
                option++;
            }
            if (option < some.length) {
                left[order[rank]]--;
                enter(depth + 1, item, boundary | some[option]);
                break;
            }
            option = 0;
        }
        boolean isOpen = rank == order.length && !problem.isMandatory(item);
        if (isOpen) {
            enter(depth + 1, item, boundary | 1);
        }
        rankAt[depth] = rank;
        optionAt[depth] = option;
        return isOpen || rank < order.length;
    }

    private void enter(int depth, int item, long boundary) {
        int covered = Long.numberOfTrailingZeros(~boundary);
        items[depth] = item + covered;
        boundaries[depth] = boundary >>> covered;
        rankAt[depth] = 0;
        optionAt[depth] = 0;
    }

    private void takeBack(int depth) {
        if (rankAt[depth] < order.length) {
            left[order[rankAt[depth]]]++;
            optionAt[depth]++;
        } else {
            rankAt[depth]++;
        }
    }

    private int[] packing(int depth) {
        return IntStream.range(0, depth)
                .filter(each -> rankAt[each] < order.length)
                .map(each -> placements[items[each]][order[rankAt[each]]][optionAt[each]])
                .toArray();
    }

    private boolean isEnough() {
        for (int kind = 0; kind < left.length; kind++) {
            if (kinds.get(kind).max() - left[kind] < kinds.get(kind).min()) {
                return false;
            }
        }
        return true;
    }
}
