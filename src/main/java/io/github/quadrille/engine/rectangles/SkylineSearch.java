package io.github.quadrille.engine.rectangles;

import io.github.quadrille.engine.rectangles.RectanglePuzzle.Box;
import io.github.quadrille.engine.rectangles.RectanglePuzzle.Laid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Lays rectangles from the floor up. The skyline is the upper edge of what is laid, and a gap is a level part of the
 * skyline between higher parts. A cell is wasted if it stays open or is covered by a piece of one cell. The next piece,
 * or a wasted cell, goes into the left corner of the lowest gap. If several gaps are lowest, the leftmost is taken.
 * Every packing can be laid in this way, in exactly one order.
 *
 * <p>In each row of a gap, the widths of the pieces add up to at most the gap's width, and all other cells are wasted.
 * So there is a dead end if the sides of the remaining pieces cannot fill the gaps without too many wasted cells
 * (perfect squared squares: Duijvestijn, "Simple perfect squared square of lowest order", 1978; rectangles: Korf,
 * "Optimal rectangle packing: initial results", 2003).
 *
 * <p>The search can pause, and then continues from where it was. Memory is linear in the number of cells.
 */
final class SkylineSearch {
    /** Says whether the search has ended, and how. */
    enum Outcome {
        OPEN,
        FOUND,
        REFUTED
    }

    private final Box[] boxes;
    private final int width;
    private final int height;
    /**
     * If this is set, every piece must lie as low as it can, so that wasted cells are above pieces. Then mirror images
     * that exchange top and bottom are not excluded.
     */
    private final boolean falls;

    private final boolean isTransposable;
    private final int[] sky;
    private final BitSet waste = new BitSet();
    private final int[] left;
    private final long[] sums;
    private int wasteLeft;
    private int wasteNeeded;
    private long needed;
    private long open;

    /**
     * Each entry says which piece was tried last at this depth: twice the index of its box, plus one if it is turned.
     * Twice the number of boxes stands for a wasted cell. The arrays {@code gapAt} and {@code gapWidth} have the left
     * end and the width of the gap at each depth.
     */
    private final int[] tried;

    private final int[] gapAt;
    private final int[] gapWidth;
    private int depth;
    /**
     * This is the depth at which the lower right corner of the board was covered. It is -1 while that corner is open.
     */
    private int cornerDepth = -1;

    private long nodes;
    private long leastOpen;
    private List<Laid> fullest = List.of();

    SkylineSearch(RectanglePuzzle puzzle) {
        this.boxes = puzzle.boxes().toArray(Box[]::new);
        this.width = puzzle.width();
        this.height = puzzle.height();
        this.falls = puzzle.mostWaste() > 1;
        this.isTransposable = puzzle.isTransposable();
        this.sky = new int[width];
        this.left = puzzle.boxes().stream().mapToInt(Box::max).toArray();
        this.sums = new long[width / Long.SIZE + 1];
        this.wasteLeft = puzzle.mostWaste();
        this.wasteNeeded = puzzle.leastWaste();
        this.needed = puzzle.boxes().stream()
                .mapToLong(box -> (long) box.min() * box.area())
                .sum();
        this.open = (long) width * height;
        this.leastOpen = open;
        int deepest = Arrays.stream(left).sum() + wasteLeft + 1;
        this.tried = new int[deepest];
        this.gapAt = new int[deepest];
        this.gapWidth = new int[deepest];
        begin();
    }

    /** Returns how many pieces and wasted cells were laid so far, including those that were taken back. */
    long nodes() {
        return nodes;
    }

    /** Returns the pieces that are laid at present. When the search has found a packing, these are its pieces. */
    List<Laid> laid() {
        List<Laid> laid = new ArrayList<>();
        int[] top = new int[width];
        for (int d = 0; d < depth; d++) {
            boolean turned = tried[d] % 2 == 1;
            int box = tried[d] / 2;
            int y = top[gapAt[d]];
            if (box < boxes.length) {
                laid.add(new Laid(box, turned, gapAt[d], y));
            }
            Arrays.fill(top, gapAt[d], gapAt[d] + across(tried[d]), y + up(tried[d]));
        }
        return laid;
    }

    /** Returns the pieces of the arrangement with the fewest open cells so far. Wasted cells do not count as open. */
    List<Laid> fullest() {
        return fullest;
    }

    /**
     * Returns how many cells are open in the arrangement with the fewest open cells so far. Wasted cells do not count
     * as open.
     */
    long leastOpen() {
        return leastOpen;
    }

    /** Continues until about {@code more} further nodes are opened, or the search has ended. */
    Outcome go(long more) {
        long last = nodes + more;
        while (depth >= 0) {
            if (open == 0) {
                return Outcome.FOUND;
            }
            if (nodes >= last) {
                return Outcome.OPEN;
            }
            if (layNext()) {
                depth++;
                begin();
            } else if (--depth >= 0) {
                take(tried[depth]);
            }
        }
        return Outcome.REFUTED;
    }

    private void begin() {
        if (open < leastOpen) {
            leastOpen = open;
            fullest = laid();
        }
        if (open == 0) {
            return;
        }
        int at = 0;
        for (int x = 1; x < width; x++) {
            at = sky[x] < sky[at] ? x : at;
        }
        int end = at + 1;
        while (end < width && sky[end] == sky[at]) {
            end++;
        }
        gapAt[depth] = at;
        gapWidth[depth] = end - at;
        tried[depth] = -1;
    }

    private boolean layNext() {
        for (int next = tried[depth] + 1; next <= 2 * boxes.length; next++) {
            if (mayLie(next)) {
                tried[depth] = next;
                nodes++;
                lay(next);
                if (isAlive()) {
                    return true;
                }
                take(next);
            }
        }
        return false;
    }

    private boolean mayLie(int piece) {
        int at = gapAt[depth];
        int box = piece / 2;
        if (box == boxes.length ? wasteLeft == 0 : left[box] == 0 || (piece % 2 == 1 && !boxes[box].turns())) {
            return false;
        }
        int across = across(piece);
        int up = sky[at] + up(piece);
        return across <= gapWidth[depth]
                && up <= height
                && !isMirrored(box, at, at + across, up)
                && !(falls && box < boxes.length && isHollow(at, at + across));
    }

    /**
     * Returns whether a piece leads only to packings whose mirror images are searched anyway. Of all mirror images, one
     * is kept in which no corner has a larger piece than the lower left corner. If columns and rows can be exchanged,
     * there is a second condition: the piece in the lower right corner is at least as large as the piece in the upper
     * left corner. If pieces must lie as low as they can, top and bottom cannot be exchanged, so upper corners are not
     * examined.
     */
    private boolean isMirrored(int box, int from, int to, int up) {
        if (depth == 0) {
            return false;
        }
        int corner = tried[0] / 2;
        if (sky[from] == 0 && to == width && box < corner) {
            return true;
        }
        boolean isTop = !falls && up == height;
        return isTop
                && ((to == width && box < corner)
                        || (from == 0
                                && (box < corner
                                        || (isTransposable && cornerDepth >= 0 && box < tried[cornerDepth] / 2))));
    }

    /**
     * Returns whether all cells directly below a piece are wasted, so that the piece could be moved down. Such pieces
     * can be excluded: take the packing in which all pieces together lie lowest, by the sum of their heights above the
     * floor. It has no such piece, and its mirror image from left to right has none either.
     */
    private boolean isHollow(int from, int to) {
        int below = (sky[from] - 1) * width;
        return below >= 0 && waste.nextClearBit(below + from) >= below + to;
    }

    private int across(int piece) {
        return piece / 2 == boxes.length ? 1 : boxes[piece / 2].across(piece % 2 == 1);
    }

    private int up(int piece) {
        return piece / 2 == boxes.length ? 1 : boxes[piece / 2].up(piece % 2 == 1);
    }

    private void lay(int piece) {
        int at = gapAt[depth];
        int across = across(piece);
        if (sky[at] == 0 && at + across == width) {
            cornerDepth = depth;
        }
        if (piece / 2 == boxes.length) {
            waste.set(sky[at] * width + at);
        }
        change(piece, at, across, up(piece), 1);
    }

    private void take(int piece) {
        int at = gapAt[depth];
        change(piece, at, across(piece), -up(piece), -1);
        if (piece / 2 == boxes.length) {
            waste.clear(sky[at] * width + at);
        }
        if (cornerDepth == depth) {
            cornerDepth = -1;
        }
    }

    private void change(int piece, int at, int across, int up, int pieces) {
        int top = sky[at] + up;
        for (int x = at; x < at + across; x++) {
            sky[x] = top;
        }
        open -= (long) across * up;
        int box = piece / 2;
        if (box == boxes.length) {
            wasteLeft -= pieces;
            wasteNeeded -= pieces;
            return;
        }
        // A piece counts as needed only until its box has reached its least number of pieces.
        int before = boxes[box].max() - left[box];
        left[box] -= pieces;
        int after = boxes[box].max() - left[box];
        needed -= (long) boxes[box].area() * (Math.min(after, boxes[box].min()) - Math.min(before, boxes[box].min()));
    }

    /**
     * Returns whether the needed pieces still have room, and whether wasted cells stay within their limit. The walls of
     * a gap are the higher parts of the skyline on its two sides. Each row of the gap between its walls is covered by
     * sides of different pieces. These add up to at most the gap's width, and the remaining cells are wasted.
     */
    private boolean isAlive() {
        if (needed + Math.max(0, wasteNeeded) > open) {
            return false;
        }
        sumUp();
        long lost = 0;
        int wall = height;
        for (int from = 0; from < width; ) {
            int to = from + 1;
            while (to < width && sky[to] == sky[from]) {
                to++;
            }
            int depthOfGap = Math.min(wall, to == width ? height : sky[to]) - sky[from];
            if (depthOfGap > 0) {
                lost += (long) depthOfGap * (to - from - largestSum(to - from));
                if (lost > wasteLeft) {
                    return false;
                }
            }
            wall = sky[from];
            from = to;
        }
        return true;
    }

    /** Finds all sums that sides of the remaining pieces can make, with at most one side of each piece. */
    private void sumUp() {
        Arrays.fill(sums, 0);
        sums[0] = 1;
        for (int box = 0; box < boxes.length; box++) {
            int other = boxes[box].across(boxes[box].turns());
            boolean more = true;
            for (int copy = 0; copy < left[box] && more; copy++) {
                more = addSide(boxes[box].across(), other);
            }
        }
    }

    /**
     * Adds one more piece to the sums. To each sum, it contributes either of its sides or none. Returns whether there
     * is a new sum.
     */
    private boolean addSide(int side, int other) {
        if (sums.length == 1) {
            long before = sums[0];
            sums[0] |= (side < Long.SIZE ? before << side : 0) | (other < Long.SIZE ? before << other : 0);
            return sums[0] != before;
        }
        boolean more = false;
        for (int word = sums.length - 1; word >= 0; word--) {
            long with = sums[word] | shifted(word, side) | shifted(word, other);
            more |= with != sums[word];
            sums[word] = with;
        }
        return more;
    }

    private long shifted(int word, int by) {
        int from = word - by / Long.SIZE;
        if (from < 0) {
            return 0;
        }
        int bits = by % Long.SIZE;
        return sums[from] << bits | (bits == 0 || from == 0 ? 0 : sums[from - 1] >>> (Long.SIZE - bits));
    }

    private int largestSum(int most) {
        int word = most / Long.SIZE;
        long bits = sums[word] & (-1L >>> (Long.SIZE - 1 - most % Long.SIZE));
        while (bits == 0) {
            bits = sums[--word];
        }
        return word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(bits);
    }
}
