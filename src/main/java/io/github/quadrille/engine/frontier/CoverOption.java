package io.github.quadrille.engine.frontier;

/**
 * One thing that may be chosen.
 *
 * @param first the first item it covers
 * @param mask the items it covers, counted from the first, as bits; 0 when it spans more than 64
 * @param span how many items there are from its first to its last
 * @param type what choosing it uses up
 * @param placement the number of a placement that it stands for
 * @param times how often a choice with it counts
 */
record CoverOption(int first, long mask, int span, OptionType type, int placement, int times) {
    /**
     * @param items ascending, without repetition
     */
    static CoverOption of(int[] items, OptionType type, int placement, int times) {
        long mask = 0;
        int span = items[items.length - 1] - items[0] + 1;
        for (int item : items) {
            mask |= span > Long.SIZE ? 0 : 1L << (item - items[0]);
        }
        return new CoverOption(items[0], mask, span, type, placement, times);
    }
}
