package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * Checks whether a new piece has cut off a part of the open squares that cannot be covered, because its size is not a
 * multiple of four. The parts around the piece are searched at the same time, one square of each part after another.
 * The search ends when at most one part still has squares to search, when all parts have met, or when a part reaches
 * the limit. So the time of a check grows only with the smaller parts, and not with the largest part.
 */
final class BranchSizes {
    /** Around a new piece, there are at most this many parts, because a piece has at most ten neighbours. */
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
     * @param limit the greatest number of squares that are examined in each part, less than {@code 1 << 16}
     */
    BranchSizes(PaddedMatrix lattice, LivePlacements live, int limit) {
        this.live = live;
        this.limit = limit;
        this.stamp = new int[lattice.size()];
        this.queue = new int[MOST_PARTS][3 * limit + 4];
        this.ways = lattice.ways();
    }

    /**
     * Returns whether the search finds a closed part next to a new piece whose size is not a multiple of four. A part
     * is closed when all its squares are known.
     */
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
                    // If the number is negative, the size of a part is known and is not a multiple of four. Otherwise,
                    // at most one size is not known. Modulo four, it follows from the known sizes.
                    return open < 0;
                }
            }
        }
        return false;
    }

    /**
     * Examines one more square of a part. Other parts that meet the part at this square are joined with it. Returns how
     * many these are.
     */
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
     * Returns the number of parts of which not all squares are known yet. The result is -1 when all squares of a part
     * are known, and their number is not a multiple of four.
     */
    private int openParts(int parts) {
        Arrays.fill(sizeOf, 0, parts, 0);
        for (int part = 0; part < parts; part++) {
            // A part of which not all squares are known yet gets a size that no other part can have.
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
