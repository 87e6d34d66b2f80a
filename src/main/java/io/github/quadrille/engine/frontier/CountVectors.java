package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.engine.frontier.CoverProblem.OptionType;
import io.github.quadrille.engine.frontier.CoverProblem.Turn;
import io.github.quadrille.engine.frontier.Frontier.KeptCounts;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Lists the numbers of pieces of each kind that may be used once the frontier has passed a given area.
 *
 * <p>A combination holds the counts of kinds whose maximum matters. Of other kinds it holds the count only up to their
 * minimum. The boundary determines the area passed, so only a few of all combinations are possible. With at most one kind
 * without a maximum and no optional cells, the counts must add up to exactly that area. Colourings leave fewer still.
 * Combinations from which the rest of the board cannot be made up are left out.
 */
final class CountVectors {
    /** There are at most this many combinations, because their numbers must fit into a long. */
    private static final double MOST_COMBINATIONS = 4e18;

    private final List<KindItem> kinds;
    private final int items;
    private final int total;
    private final int blanks;
    private final int implied;
    private final int[] caps;
    private final boolean[] saturates;
    private final List<Colouring> colourings;
    private final AtomicReferenceArray<CountClass> classes;
    private final List<OptionType> types;
    private final Optional<Turn> turn;
    private final int ways;
    private final long[] mostFrom;
    private final long room;
    private final KeptCounts kept;
    private long entries;

    /**
     * Prepares the classes of combinations for a problem.
     * @param room how many combinations may be listed in all
     */
    CountVectors(CoverProblem problem, long room, KeptCounts keptCounts) {
        this.kinds = problem.kinds();
        this.items = problem.items();
        this.total = problem.totalWeight();
        this.room = room;
        this.kept = keptCounts;
        int least = kinds.stream()
                .mapToInt(kind -> (int) Math.min(total, (long) kind.min() * kind.size()))
                .reduce(0, (some, more) -> Math.min(total, some + more));
        // The fewest pieces that the ranges allow leave at most this many cells open.
        this.blanks = kept == KeptCounts.EVERY_WAY
                ? problem.optionalWeight()
                : Math.min(problem.optionalWeight(), total - least);
        int[] open = IntStream.range(0, kinds.size())
                .filter(kind -> keptCounts != KeptCounts.EVERY_KIND && isUnlimited(kind))
                .toArray();
        this.implied = open.length == 1 && blanks == 0 ? open[0] : -1;
        this.caps = new int[kinds.size()];
        this.saturates = new boolean[kinds.size()];
        IntStream.of(open).forEach(kind -> saturates[kind] = kind != implied);
        double combinations = 1;
        for (int kind = 0; kind < caps.length; kind++) {
            caps[kind] = kind == implied
                    ? 0
                    : saturates[kind] ? Math.min(kinds.get(kind).min(), total) : fitting(kind);
            combinations *= caps[kind] + 1.0;
        }
        if (combinations > MOST_COMBINATIONS) {
            throw new FrontierTooLarge("there are too many combinations of counts");
        }
        this.colourings = problem.colourings().stream().filter(this::canBeTold).toList();
        this.mostFrom = new long[caps.length + 1];
        mostFrom[caps.length] = open.length > 0 ? total : 0;
        for (int kind = caps.length - 1; kind >= 0; kind--) {
            mostFrom[kind] =
                    mostFrom[kind + 1] + (long) caps[kind] * kinds.get(kind).size();
        }
        this.classes = new AtomicReferenceArray<>((total + 1) << (colourings.size() + Turn.BITS));
        this.types = problem.types();
        this.turn = problem.turn().filter(one -> caps[one.kind()] > 0);
        this.ways = types.size() + 1 + (problem.optionalWeight() == 0 ? 0 : problem.largestWeight());
    }

    /** Returns whether the board is full before the kind runs out. */
    private boolean isUnlimited(int kind) {
        int size = kinds.get(kind).size();
        return size <= total && kinds.get(kind).max() >= total / size;
    }

    private int fitting(int kind) {
        return Math.min(kinds.get(kind).max(), total / kinds.get(kind).size());
    }

    /**
     * Returns whether counts determine the parity of the dark cells. A count that is held only up to a minimum does
     * not.
     */
    private boolean canBeTold(Colouring colouring) {
        return blanks == 0
                && IntStream.range(0, kinds.size()).noneMatch(kind -> saturates[kind] && colouring.isOdd(kind));
    }

    List<Colouring> colourings() {
        return colourings;
    }

    /**
     * Returns the combinations possible once an area has been passed.
     *
     * @param colours one bit for each colouring, which says whether the area has an odd number of dark cells; and above
     *     these the phase of a kind's turn
     */
    CountClass at(int area, int colours) {
        int index = area << (colourings.size() + Turn.BITS) | colours;
        CountClass known = classes.get(index);
        return known == null ? list(area, colours, index) : known;
    }

    /**
     * Returns the combinations allowed at the end. The class is empty when a colouring or the area rules all of them
     * out.
     */
    CountClass atEnd() {
        int colours = 0;
        for (int item = 0; item < items; item++) {
            for (int i = 0; i < colourings.size(); i++) {
                colours ^= (colourings.get(i).isDark(item) ? 1 : 0) << i;
            }
        }
        return at(total, colours);
    }

    /** Returns how many pieces of each kind a combination has, where the counts of all kinds are kept. */
    List<Integer> counts(long code) {
        Integer[] counts = new Integer[caps.length];
        long rest = code;
        for (int kind = caps.length - 1; kind >= 0; kind--) {
            counts[kind] = (int) (rest % (caps[kind] + 1L));
            rest /= caps[kind] + 1L;
        }
        return List.of(counts);
    }

    /**
     * Returns whether boundaries that counts rule out are followed all the same. Then a boundary is dead only by what
     * it covers.
     */
    boolean isEveryWayKept() {
        return kept == KeptCounts.EVERY_WAY;
    }

    /** Returns whether a combination at the end uses every kind at least as often as its range requires. */
    boolean isEnough(long code) {
        List<Integer> counts = counts(code);
        int open = total;
        for (int kind = 0; kind < caps.length; kind++) {
            open -= counts.get(kind) * kinds.get(kind).size();
        }
        for (int kind = 0; kind < caps.length; kind++) {
            int number = kind == implied ? open / kinds.get(kind).size() : counts.get(kind);
            if (number < kinds.get(kind).min()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the phase of a kind's turn at an item, as bits to be added to the colours. */
    int phase(int item) {
        return turn.map(kind -> kind.phase(item) << colourings.size()).orElse(0);
    }

    /** Returns how combinations change between an item and the next one where a kind's turn begins or ends. */
    CountShift shiftPhase(CountClass to, int item) {
        CountClass from = at(to.area(), to.colours() - phase(item + 1) + phase(item));
        return newShift(from, to.area(), to.colours(), from::code);
    }

    private synchronized CountClass list(int area, int colours, int index) {
        LongStream.Builder codes = LongStream.builder();
        list(0, new int[caps.length], 0, 0, kept == KeptCounts.EVERY_WAY ? total : total - area, area, colours, codes);
        if (entries > room) {
            throw new FrontierTooLarge("there are more than %,d combinations of counts".formatted(room));
        }
        classes.compareAndSet(
                index, null, new CountClass(area, colours, codes.build().toArray(), ways));
        return classes.get(index);
    }

    /**
     * Returns how the combinations of a class change when an option is chosen. The shift is empty when none allows the
     * option.
     *
     * @param type the number of the option's type
     */
    CountShift shift(CountClass from, int type) {
        CountShift known = from.shifts().get(type);
        if (known == null) {
            known = newShift(from, types.get(type));
            from.shifts().set(type, known);
        }
        return known;
    }

    /** Returns how the combinations of a class change when an item of a weight stays open. */
    CountShift shiftOpen(CountClass from, int weight) {
        CountShift known = from.shifts().get(types.size() + weight);
        if (known == null) {
            known = newShift(from, from.area() + weight, from.colours(), from::code);
            from.shifts().set(types.size() + weight, known);
        }
        return known;
    }

    private CountShift newShift(CountClass from, OptionType type) {
        int area = from.area() + type.area(kinds);
        int colours = from.colours();
        for (int i = 0; i < colourings.size(); i++) {
            for (int kind = 0; kind < caps.length; kind++) {
                colours ^= (colourings.get(i).isOdd(kind) ? type.pieces().get(kind) & 1 : 0) << i;
            }
        }
        return newShift(from, area, colours, index -> successor(from.code(index), type));
    }

    private CountShift newShift(CountClass from, int area, int colours, IntToLongFunction successor) {
        if (area > total) {
            return CountShift.NONE;
        }
        CountClass to = at(area, colours);
        CountShift.Builder shift = new CountShift.Builder(to);
        for (int i = 0; i < from.size(); i++) {
            long code = successor.applyAsLong(i);
            int target = code < 0 ? -1 : to.indexOf(code);
            if (target >= 0) {
                shift.move(i, target);
            }
        }
        return shift.build();
    }

    /** Returns the code after an option is chosen, or -1 when a kind runs out. */
    private long successor(long code, OptionType type) {
        long unit = 1;
        long result = 0;
        long rest = code;
        for (int kind = caps.length - 1; kind >= 0; kind--) {
            long used = rest % (caps[kind] + 1L) + type.pieces().get(kind);
            rest /= caps[kind] + 1L;
            if (kind == implied) {
                used = 0;
            }
            if (used > caps[kind]) {
                if (!saturates[kind]) {
                    return -1;
                }
                used = caps[kind];
            }
            result += used * unit;
            unit *= caps[kind] + 1L;
        }
        return result;
    }

    /**
     * Lists combinations in ascending order of codes.
     *
     * @param left the remaining area, less that of the pieces which kinds before this one must still use
     */
    private void list(
            int kind, int[] used, long code, int covered, long left, int area, int colours, LongStream.Builder codes) {
        if (left < 0 || covered + mostFrom[kind] < area - blanks) {
            return;
        }
        if (kind == caps.length) {
            if (isPossible(used, covered, area, colours)) {
                codes.add(code);
                entries++;
            }
            return;
        }
        int size = kinds.get(kind).size();
        for (used[kind] = 0; used[kind] <= caps[kind] && covered + used[kind] * size <= area; used[kind]++) {
            long next = code * (caps[kind] + 1L) + used[kind];
            long missing = kind == implied || kept == KeptCounts.EVERY_WAY
                    ? 0
                    : Math.max(0, (long) kinds.get(kind).min() - used[kind]) * size;
            list(kind + 1, used, next, covered + used[kind] * size, left - missing, area, colours, codes);
            if (entries > room) {
                return;
            }
        }
        used[kind] = 0;
    }

    private boolean isPossible(int[] used, int covered, int area, int colours) {
        if (turn.filter(kind -> !Turn.allows(colours >> colourings.size(), used[kind.kind()]))
                .isPresent()) {
            return false;
        }
        int open = area - covered;
        boolean anySaturates = false;
        long least = 0;
        long most = 0;
        for (int kind = 0; kind < caps.length; kind++) {
            int size = kinds.get(kind).size();
            least += (long) Math.max(0, kinds.get(kind).min() - (kind == implied ? open / size : used[kind])) * size;
            most += kind == implied || saturates[kind] ? total : (long) (caps[kind] - used[kind]) * size;
            anySaturates |= saturates[kind];
        }
        boolean madeUp =
                anySaturates || (implied >= 0 ? open % kinds.get(implied).size() == 0 : open <= blanks);
        int left = total - area;
        boolean isUseful = kept == KeptCounts.EVERY_WAY || (least <= left && most >= left - blanks);
        return madeUp && isUseful && hasColours(used, open, colours);
    }

    private boolean hasColours(int[] used, int open, int colours) {
        for (int i = 0; i < colourings.size(); i++) {
            int odd = 0;
            for (int kind = 0; kind < caps.length; kind++) {
                int number = kind == implied ? open / kinds.get(kind).size() : used[kind];
                odd ^= colourings.get(i).isOdd(kind) ? number & 1 : 0;
            }
            if (odd != (colours >> i & 1)) {
                return false;
            }
        }
        return true;
    }
}
