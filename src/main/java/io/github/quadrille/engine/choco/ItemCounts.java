package io.github.quadrille.engine.choco;

/**
 * Counts for up to 64 items at once how many options each item is in. An option is a word of 64 bits with a bit for
 * each of its items. The counts are four words: a bit of the first word says that an item is in at least one option, a
 * bit of the second word that it is in at least two, and so on.
 */
final class ItemCounts {
    private static final int MOST = 4;

    private long one;
    private long two;
    private long three;
    private long four;

    /**
     * Copies the options that contain none of the items in {@code gone}, and counts the copies for each item. The
     * copies may overwrite the originals.
     *
     * @return the index where the copies end
     */
    int filter(long[] options, int from, int to, int into, long gone) {
        long first = 0;
        long second = 0;
        long third = 0;
        long fourth = 0;
        int size = into;
        for (int i = from; i < to; i++) {
            long option = options[i];
            long shared = option & gone;
            // This word is all ones if the option is kept. There is no branch, because a processor could not predict it
            // well.
            long kept = ~((shared | -shared) >> 63);
            options[size] = option;
            size -= (int) kept;
            option &= kept;
            fourth |= third & option;
            third |= second & option;
            second |= first & option;
            first |= option;
        }
        one = first;
        two = second;
        three = third;
        four = fourth;
        return size;
    }

    /** Returns the given items that are in no option. */
    long none(long items) {
        return items & ~one;
    }

    /** Returns the given items that are in at most one option. */
    long oneAtMost(long items) {
        return items & ~two;
    }

    /** Tells whether an item is known to be in fewer options than a number. Options are counted up to four. */
    boolean isFewerThan(int number, long item) {
        return number > 0 && (atLeast(Math.min(number, MOST)) & item) == 0;
    }

    /**
     * Tells whether an item is known to be in exactly this many options, at least one. Options are counted up to four,
     * so this is never known of four or more.
     */
    boolean isExactly(int number, long item) {
        return number > 0 && number < MOST && (atLeast(number) & ~atLeast(number + 1) & item) != 0;
    }

    private long atLeast(int number) {
        return switch (number) {
            case 1 -> one;
            case 2 -> two;
            case 3 -> three;
            default -> four;
        };
    }

    /**
     * Returns the given items that are in the fewest options. Each given item must be in at least two options. If all
     * of them are in more than 31 options, the method returns some of the given items.
     *
     * @param from the index where the counted options begin
     * @param to the index where the counted options end
     */
    long fewest(long items, long[] options, int from, int to) {
        if ((items & ~three) != 0) {
            return items & ~three;
        }
        return (items & ~four) != 0 ? items & ~four : fewestOfMany(items, options, from, to);
    }

    /**
     * Counts the options of each item as a binary number. Each of six words holds one digit of all these numbers. The
     * digit for 32 stays 1 once it is 1.
     */
    private static long fewestOfMany(long items, long[] options, int from, int to) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        long eights = 0;
        long sixteens = 0;
        long more = 0;
        for (int i = from; i < to; i++) {
            long carry = options[i];
            long next = ones & carry;
            ones ^= carry;
            carry = twos & next;
            twos ^= next;
            next = fours & carry;
            fours ^= carry;
            carry = eights & next;
            eights ^= next;
            next = sixteens & carry;
            sixteens ^= carry;
            more |= next;
        }
        long fewest = without(more, items);
        fewest = without(sixteens, fewest);
        fewest = without(eights, fewest);
        fewest = without(fours, fewest);
        fewest = without(twos, fewest);
        return without(ones, fewest);
    }

    /** Returns the items whose digit is 0. If no item has the digit 0, it returns all items. */
    private static long without(long digit, long items) {
        return (items & ~digit) != 0 ? items & ~digit : items;
    }
}
