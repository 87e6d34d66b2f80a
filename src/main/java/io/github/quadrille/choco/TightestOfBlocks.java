package io.github.quadrille.choco;

import java.util.Arrays;

/**
 * Finds the open cell with the smallest count among many, when few counts change between two questions: minima are
 * kept per block of 64 cells and recomputed only for blocks that were touched.
 */
final class TightestOfBlocks {
    private final long[] open;
    private final int[] count;
    private final int[] blockMin;
    private final int[] blockCell;
    private final long[] touched;

    /**
     * @param open bit set of the open cells, one word per block, read whenever a block is recomputed
     * @param count the counts, likewise
     */
    TightestOfBlocks(long[] open, int[] count) {
        this.open = open;
        this.count = count;
        blockMin = new int[open.length];
        blockCell = new int[open.length];
        touched = new long[(open.length + 63) / 64];
        Arrays.fill(touched, -1L);
    }

    /** Says that a cell's count, or whether it is open, has changed. */
    void touch(int cell) {
        int block = cell >> 6;
        touched[block >> 6] |= 1L << block;
    }

    /** Count times 2^32 plus cell of the first smallest open cell with a count below a bound, or -1. */
    long find(int below) {
        for (int w = 0; w < touched.length; w++) {
            for (long rest = touched[w]; rest != 0; rest &= rest - 1) {
                int block = (w << 6) + Long.numberOfTrailingZeros(rest);
                if (block < open.length) {
                    recompute(block);
                }
            }
            touched[w] = 0;
        }
        int fewest = below;
        int best = -1;
        for (int block = 0; block < blockMin.length; block++) {
            if (blockMin[block] < fewest) {
                fewest = blockMin[block];
                best = block;
            }
        }
        return best < 0 ? -1 : ((long) fewest << 32) + blockCell[best];
    }

    private void recompute(int block) {
        int fewest = Integer.MAX_VALUE;
        for (long rest = open[block]; rest != 0; rest &= rest - 1) {
            int cell = (block << 6) + Long.numberOfTrailingZeros(rest);
            if (count[cell] < fewest) {
                fewest = count[cell];
                blockCell[block] = cell;
            }
        }
        blockMin[block] = fewest;
    }
}
