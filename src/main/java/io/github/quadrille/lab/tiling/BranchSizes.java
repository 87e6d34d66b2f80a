package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * Checks whether a new piece has cut off a part of the open squares that cannot be covered, because its size is not a
 * multiple of four. The parts around the piece are flooded in turn, a square at a time, until all but one are closed or
 * one reaches the limit. So a check costs about as much as the smaller parts have squares.
 */
final class BranchSizes {
    /** A piece has at most ten neighbours, so this many parts are enough. */
    private static final int MOST_PARTS = 16;

    private static final int OPEN = 1 << 20;

    private final LivePlacements live;
    private final int limit;
    private final int[] stamp;
    private int round;
    private final int[][] queue;
    private final int[] head = new int[MOST_PARTS];
    private final int[] tail = new int[MOST_PARTS];
    private final int[] joined = new int[MOST_PARTS];
    private final int[] sizeOf = new int[MOST_PARTS];
    private final int[] ways;

    /**
     * Prepares the check.
     *
     * @param limit the number of squares of each part that are looked at, less than {@code 1 << 16}
     */
    BranchSizes(PaddedMatrix lattice, LivePlacements live, int limit) {
        this.live = live;
        this.limit = limit;
        this.stamp = new int[lattice.size()];
        this.queue = new int[MOST_PARTS][3 * limit + 4];
        this.ways = lattice.ways();
    }

    /** Tells whether a new piece leaves a closed part next to it whose size is not a multiple of four. */
    boolean cutOff(int anchor, int[] steps) {
        if (round >= Integer.MAX_VALUE / MOST_PARTS - 2) {
            Arrays.fill(stamp, 0);
            round = 0;
        }
        round++;
        int parts = 0;
        for (int step : steps) {
            for (int way : ways) {
                int next = anchor + step + way;
                if (live.isOpen(next) && stamp[next] / MOST_PARTS != round && parts < MOST_PARTS) {
                    stamp[next] = round * MOST_PARTS + parts;
                    queue[parts][0] = next;
                    head[parts] = 0;
                    tail[parts] = 1;
                    joined[parts] = parts;
                    parts++;
                }
            }
        }
        return parts > 0 && flood(parts);
    }

    private int root(int part) {
        int p = part;
        while (joined[p] != p) {
            joined[p] = joined[joined[p]];
            p = joined[p];
        }
        return p;
    }

    private boolean flood(int parts) {
        int roots = parts;
        while (roots > 1) {
            boolean closed = false;
            for (int part = 0; part < parts; part++) {
                if (head[part] < tail[part]) {
                    if (head[part] >= limit) {
                        return false;
                    }
                    roots -= grow(part);
                    closed |= head[part] == tail[part];
                }
            }
            if (closed && roots > 1) {
                int open = openParts(parts);
                if (open <= 1) {
                    // The part that is still open is the rest of the board. Its size follows from those of the others.
                    return open < 0;
                }
            }
        }
        return false;
    }

    /** Looks at one more square of a part. Returns how many other parts turned out to be joined to the part there. */
    private int grow(int part) {
        int meetings = 0;
        int square = queue[part][head[part]++];
        for (int way : ways) {
            int next = square + way;
            if (!live.isOpen(next)) {
                continue;
            }
            if (stamp[next] / MOST_PARTS == round) {
                int a = root(part);
                int b = root(stamp[next] % MOST_PARTS);
                if (a != b) {
                    joined[a] = b;
                    meetings++;
                }
            } else if (tail[part] < queue[part].length) {
                stamp[next] = round * MOST_PARTS + part;
                queue[part][tail[part]++] = next;
            }
        }
        return meetings;
    }

    /**
     * Returns the number of parts that are not closed yet; -1 when the size of a closed part is not a multiple of four.
     */
    private int openParts(int parts) {
        Arrays.fill(sizeOf, 0, parts, 0);
        for (int part = 0; part < parts; part++) {
            // A part that is still open counts as one that is far too large.
            sizeOf[root(part)] += head[part] < tail[part] ? OPEN : tail[part];
        }
        int open = 0;
        for (int part = 0; part < parts; part++) {
            if (sizeOf[part] >= OPEN) {
                open++;
            } else if (sizeOf[part] % 4 != 0) {
                return -1;
            }
        }
        return open;
    }
}
