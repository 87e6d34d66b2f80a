package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holds the live placements, which are neither chosen nor excluded, as one bit set for each depth. Placing a piece
 * computes {@code live & keep[placement]}, and undoing removes the last bit set. Bits are sorted by the first cell of
 * the placement, in the order in which the board is filled. So the placements on a cell are in few words. The first
 * words of a bit set are soon all zero, and are skipped. The memory is the square of the number of placements divided
 * by 8, in bytes.
 */
final class BitsetLiveSets implements LiveSets {
    private final int words;
    private final int[] bitOf;
    private final int[] placementOf;
    private final int[] kindOfBit;
    private final int kinds;
    /**
     * An entry is true if at most one placement of a kind, or of a row of the exact cover, may be chosen. Then the
     * {@code keep} mask of such a placement already excludes the others.
     */
    private final boolean[] single;

    private final long[] keep;
    private final BitMask[] onCell;
    /** Each entry has the placements of a counted item, which is a kind or a row of the exact cover. */
    private final BitMask[] in;

    private final CellOrder sweep;
    private final int[][] mandatoryOf;

    private long[][] live = new long[64][];
    private int[] firstWord = new int[64];
    private int level;

    private final long[] open;
    private int[] log = new int[64];

    BitsetLiveSets(ExactCover problem) {
        int cells = problem.cells();
        int size = problem.options();
        words = Math.max(1, (size + 63) / 64);
        sweep = problem.graph().hints().fill();
        int[][] positions = new int[size][];
        for (int p = 0; p < size; p++) {
            positions[p] = sweep.positions(problem.cellsOf(p));
        }
        placementOf = IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparing((Integer p) -> positions[p].length == 0 ? cells : positions[p][0])
                        .thenComparing(p -> p))
                .mapToInt(p -> p)
                .toArray();
        bitOf = new int[size];
        kindOfBit = new int[size];
        for (int bit = 0; bit < size; bit++) {
            bitOf[placementOf[bit]] = bit;
            kindOfBit[bit] = problem.kind(placementOf[bit]);
        }
        onCell = IntStream.range(0, cells)
                .mapToObj(position -> mask(problem, sweep.cellAt(position)))
                .toArray(BitMask[]::new);
        kinds = problem.kinds().size();
        in = IntStream.range(cells, problem.items())
                .mapToObj(item -> mask(problem, item))
                .toArray(BitMask[]::new);
        single = new boolean[in.length];
        keep = new long[size * words];
        Arrays.fill(keep, -1L);
        live[0] = new long[words];
        for (int bit = 0; bit < size; bit++) {
            set(live[0], bit);
            keep[bit * words + (bit >> 6)] &= ~(1L << bit);
        }
        for (int counted = 0; counted < in.length; counted++) {
            int item = cells + counted;
            single[counted] = problem.max(item) == 1;
            for (int i = 0; single[counted] && i < problem.on(item); i++) {
                in[counted].clearIn(keep, bitOf[problem.on(item, i)] * words);
            }
            if (problem.max(item) == 0) {
                in[counted].clearIn(live[0], 0);
            }
        }
        mandatoryOf = new int[size][];
        for (int p = 0; p < size; p++) {
            for (int position : positions[p]) {
                onCell[position].clearIn(keep, bitOf[p] * words);
            }
            mandatoryOf[p] = Arrays.stream(positions[p])
                    .filter(position -> problem.isMandatory(sweep.cellAt(position)))
                    .toArray();
        }
        open = new long[(cells + 63) / 64];
        for (int cell = 0; cell < cells; cell++) {
            if (problem.isMandatory(cell)) {
                set(open, sweep.positionOf(cell));
            }
        }
    }

    private BitMask mask(ExactCover problem, int item) {
        long[] bits = new long[words];
        for (int i = 0; i < problem.on(item); i++) {
            set(bits, bitOf[problem.on(item, i)]);
        }
        return BitMask.of(bits);
    }

    private static void set(long[] bits, int bit) {
        bits[bit >> 6] |= 1L << bit;
    }

    @Override
    public void place(int placement, boolean exhausted) {
        int bit = bitOf[placement];
        int first = firstWord[level];
        long[] from = live[level];
        long[] to = push(placement);
        int row = bit * words;
        for (int w = first; w < words; w++) {
            to[w] = from[w] & keep[row + w];
        }
        if (exhausted && !single[kindOfBit[bit]]) {
            in[kindOfBit[bit]].clearIn(to, 0);
        }
        while (first < words && to[first] == 0) {
            first++;
        }
        firstWord[level] = first;
        for (int position : mandatoryOf[placement]) {
            open[position >> 6] &= ~(1L << position);
        }
    }

    @Override
    public void exhaust(int row) {
        if (!single[kinds + row]) {
            in[kinds + row].clearIn(live[level], 0);
        }
    }

    @Override
    public void remove(int placement) {
        int first = firstWord[level];
        long[] from = live[level];
        long[] to = push(~placement);
        System.arraycopy(from, first, to, first, words - first);
        int bit = bitOf[placement];
        to[bit >> 6] &= ~(1L << bit);
        firstWord[level] = first;
    }

    private long[] push(int entry) {
        level++;
        if (level == live.length) {
            live = Arrays.copyOf(live, 2 * level);
            firstWord = Arrays.copyOf(firstWord, 2 * level);
            log = Arrays.copyOf(log, 2 * level);
        }
        if (live[level] == null) {
            live[level] = new long[words];
        }
        log[level] = entry;
        return live[level];
    }

    @Override
    public void undo() {
        int entry = log[level--];
        if (entry >= 0) {
            for (int position : mandatoryOf[entry]) {
                open[position >> 6] |= 1L << position;
            }
        }
    }

    @Override
    public boolean isLive(int placement) {
        int bit = bitOf[placement];
        return bit >> 6 >= firstWord[level] && (live[level][bit >> 6] >>> bit & 1) != 0;
    }

    @Override
    public long tightestCell(int below) {
        long[] now = live[level];
        int first = firstWord[level];
        int fewest = below;
        int tightest = -1;
        for (int w = 0; w < open.length; w++) {
            for (long rest = open[w]; rest != 0; rest &= rest - 1) {
                int position = (w << 6) + Long.numberOfTrailingZeros(rest);
                int count = onCell[position].count(now, first, fewest);
                if (count < fewest) {
                    fewest = count;
                    tightest = position;
                    if (count == 0) {
                        return sweep.cellAt(position);
                    }
                }
            }
        }
        return tightest < 0 ? -1 : ((long) fewest << 32) + sweep.cellAt(tightest);
    }

    @Override
    public int liveIn(int counted, int atMost) {
        return in[counted].count(live[level], firstWord[level], atMost);
    }

    @Override
    public int liveOnCell(int cell, int[] into) {
        return list(onCell[sweep.positionOf(cell)], into);
    }

    @Override
    public int liveIn(int counted, int[] into) {
        return list(in[counted], into);
    }

    private int list(BitMask mask, int[] into) {
        int count = 0;
        for (int w = Math.max(mask.from, firstWord[level]); w < mask.from + mask.words.length; w++) {
            for (long rest = mask.words[w - mask.from] & live[level][w];
                    rest != 0 && count < into.length;
                    rest &= rest - 1) {
                into[count++] = placementOf[(w << 6) + Long.numberOfTrailingZeros(rest)];
            }
        }
        return count;
    }

    @Override
    public int allLive(int[] into) {
        int count = 0;
        for (int w = firstWord[level]; w < words; w++) {
            for (long rest = live[level][w]; rest != 0; rest &= rest - 1) {
                into[count++] = placementOf[(w << 6) + Long.numberOfTrailingZeros(rest)];
            }
        }
        return count;
    }

    /** Holds a fixed bit set. It stores only the words from the first to the last word that is not zero. */
    private static final class BitMask {
        private final int from;
        private final long[] words;

        private BitMask(int from, long[] words) {
            this.from = from;
            this.words = words;
        }

        static BitMask of(long[] bits) {
            int from = 0;
            int to = bits.length;
            while (from < to && bits[from] == 0) {
                from++;
            }
            while (to > from && bits[to - 1] == 0) {
                to--;
            }
            return new BitMask(from, Arrays.copyOfRange(bits, from, to));
        }

        /**
         * Counts the bits that this set shares with another set, whose words before {@code first} are zero. The method
         * may stop as soon as the count reaches {@code enough}. It begins with the last words, because most live
         * placements are there. So counting ends soon.
         */
        int count(long[] bits, int first, int enough) {
            int count = 0;
            int end = Math.max(from, first);
            for (int w = from + words.length - 1; w >= end && count < enough; w--) {
                count += Long.bitCount(bits[w] & words[w - from]);
            }
            return count;
        }

        /**
         * Clears the bits of this set in another set.
         *
         * @param start the index in the array where the other set begins
         */
        void clearIn(long[] bits, int start) {
            for (int w = 0; w < words.length; w++) {
                bits[start + from + w] &= ~words[w];
            }
        }
    }
}
