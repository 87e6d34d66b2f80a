package io.github.quadrille.lab.window;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Makes a small random window, which can be loaded into a search, and decides it by brute force. */
final class BruteWindow {
    private static final int NEVER = 1000;

    private final int kinds;
    private final int[] price;
    private final int[] least;
    private final int[] most;
    private final List<int[]> candidates = new ArrayList<>();
    private final List<Integer> kindOf = new ArrayList<>();

    /**
     * Makes random prices, limits and candidates. All candidates of a kind have the same area, and need not be
     * connected.
     */
    BruteWindow(Random random) {
        int cells = 1 + random.nextInt(11);
        kinds = 1 + random.nextInt(3);
        price = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            int dice = random.nextInt(6);
            price[cell] = dice == 0 ? 0 : dice <= 2 ? 1 : NEVER;
        }
        least = new int[kinds];
        most = new int[kinds];
        int[] area = new int[kinds];
        for (int kind = 0; kind < kinds; kind++) {
            area[kind] = 1 + random.nextInt(Math.min(4, cells));
            least[kind] = random.nextInt(3) / 2;
            most[kind] = random.nextBoolean() ? Integer.MAX_VALUE : least[kind] + random.nextInt(3);
        }
        int count = random.nextInt(16);
        for (int i = 0; i < count; i++) {
            int kind = random.nextInt(kinds);
            kindOf.add(kind);
            candidates.add(
                    random.ints(0, cells).distinct().limit(area[kind]).sorted().toArray());
        }
    }

    void tell(WindowSearch search) {
        search.begin(price.length, kinds);
        for (int cell = 0; cell < price.length; cell++) {
            if (price[cell] == 0) {
                search.mayStayOpen(cell);
            } else if (price[cell] == 1) {
                search.mayBeGap(cell);
            }
        }
        for (int kind = 0; kind < kinds; kind++) {
            search.limit(kind, least[kind], most[kind]);
        }
        for (int i = 0; i < candidates.size(); i++) {
            search.add(kindOf.get(i), candidates.get(i), candidates.get(i).length);
        }
    }

    boolean isPackable(int gaps) {
        return fill(0, new boolean[price.length], new int[kinds], gaps);
    }

    private boolean fill(int next, boolean[] covered, int[] used, int gaps) {
        if (next == candidates.size()) {
            return isPacking(covered, used, gaps);
        }
        if (fill(next + 1, covered, used, gaps)) {
            return true;
        }
        if (Arrays.stream(candidates.get(next)).anyMatch(cell -> covered[cell])) {
            return false;
        }
        boolean[] now = covered.clone();
        int[] count = used.clone();
        Arrays.stream(candidates.get(next)).forEach(cell -> now[cell] = true);
        count[kindOf.get(next)]++;
        return fill(next + 1, now, count, gaps);
    }

    private boolean isPacking(boolean[] covered, int[] used, int gaps) {
        int lost = 0;
        for (int cell = 0; cell < price.length; cell++) {
            lost += covered[cell] ? 0 : price[cell];
        }
        for (int kind = 0; kind < kinds; kind++) {
            if (used[kind] < least[kind] || used[kind] > most[kind]) {
                return false;
            }
        }
        return lost <= gaps;
    }

    /** Returns whether the candidates that a search has chosen are a packing with at most {@code gaps} gaps. */
    boolean isPackedBy(WindowSearch search, int gaps) {
        boolean[] covered = new boolean[price.length];
        int[] used = new int[kinds];
        for (int i = 0; i < search.size(); i++) {
            used[kindOf.get(search.chosen(i))]++;
            for (int cell : candidates.get(search.chosen(i))) {
                if (covered[cell]) {
                    return false;
                }
                covered[cell] = true;
            }
        }
        return isPacking(covered, used, gaps);
    }
}
