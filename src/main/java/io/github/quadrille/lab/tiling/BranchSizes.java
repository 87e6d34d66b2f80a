package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * Whether a piece just laid has cut off a part of the open squares whose size is no multiple of four: such a part cannot
 * be covered. The parts around the piece are flooded in turn, a square at a time, until all but one are closed or one
 * limit is reached; so it costs about as much as the smaller parts have squares.
 */
final class BranchSizes {
    /** A piece has at most ten neighbours. */
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
     * @param limit how many squares of each part are looked at, less than {@code 1 << 16}
     */
    BranchSizes(PaddedMatrix lattice, LivePlacements live, int limit) {
        this.live = live;
        this.limit = limit;
        this.stamp = new int[lattice.size()];
        this.queue = new int[MOST_PARTS][3 * limit + 4];
        this.ways = lattice.ways();
    }

    /** Whether the squares just closed (some of them) leave a closed part of a wrong size next to them. */
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
                    // What is still open is the rest of the board, whose size follows from the others'.
                    return open < 0;
                }
            }
        }
        return false;
    }

    /** Looks at one more square of a part; returns how many parts met there. */
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

    /** How many parts are not closed yet; -1 when one is closed with a wrong size. */
    private int openParts(int parts) {
        Arrays.fill(sizeOf, 0, parts, 0);
        for (int part = 0; part < parts; part++) {
            // An open part counts as one that is far too large.
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
