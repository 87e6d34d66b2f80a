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
 * Lists the combinations of piece counts that are possible when the frontier has passed a given area. The area is the
 * number of cells that are passed, or that lie ahead and are already covered.
 *
 * <p>A combination holds the count of each kind that can run out before the board is full. For a kind that cannot run
 * out, it holds the count only up to the minimum, because higher counts make no difference. If there is only one kind
 * that cannot run out, and no cell can stay open, its count is not held, because it follows from the area.
 *
 * <p>The boundary determines the area that the pieces must cover, so only few combinations are possible. Colourings
 * rule out further combinations. Combinations with which the pieces cannot fill the rest of the board are left out too,
 * unless the frontier keeps {@linkplain KeptCounts#EVERY_WAY every way}.
 */
final class CountVectors {
    /** There can be at most this many combinations, because their codes must fit into a long. */
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
     * Prepares to list combinations for a problem.
     *
     * @param room how many combinations can be listed in all classes together
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
        // At most this many cells can stay open. Useful combinations use every kind at least as often as its range
        // requires, so at most as many cells stay open as these pieces leave.
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

    /** Returns whether the bag has enough pieces of the kind to cover the whole board, as far as the area tells. */
    private boolean isUnlimited(int kind) {
        int size = kinds.get(kind).size();
        return size <= total && kinds.get(kind).max() >= total / size;
    }

    private int fitting(int kind) {
        return Math.min(kinds.get(kind).max(), total / kinds.get(kind).size());
    }

    /**
     * Returns whether the counts determine if the number of covered dark cells is odd. They do not if a cell can stay
     * open, or if a kind that covers an odd number of dark cells is counted only up to its minimum.
     */
    private boolean canBeTold(Colouring colouring) {
        return blanks == 0
                && IntStream.range(0, kinds.size()).noneMatch(kind -> saturates[kind] && colouring.isOdd(kind));
    }

    List<Colouring> colourings() {
        return colourings;
    }

    /**
     * Returns the combinations that are possible when an area has been passed.
     *
     * @param area the number of cells that are passed, or that lie ahead and are already covered
     * @param colours one bit for each colouring, which says whether the area has an odd number of dark cells; above
     *     these bits, the {@linkplain Turn#phase phase} of the kind that is used exactly once
     */
    CountClass at(int area, int colours) {
        int index = area << (colourings.size() + Turn.BITS) | colours;
        CountClass known = classes.get(index);
        return known == null ? list(area, colours, index) : known;
    }

    /**
     * Returns the combinations that are possible at the end of the board. The class is empty when a colouring or the
     * area rules all of them out.
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

    /**
     * Returns the number of pieces of each kind in a combination. This needs a frontier that keeps the counts of all
     * kinds.
     */
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
     * Returns whether a survey follows even those boundaries that the counts rule out. Then only the covered cells can
     * make a boundary a dead end.
     */
    boolean isEveryWayKept() {
        return kept == KeptCounts.EVERY_WAY;
    }

    /** Returns whether a combination at the end uses every kind at least as often as the kind's range requires. */
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

    /**
     * Returns the {@linkplain Turn#phase phase} that an item has for the kind that is used exactly once. The bits of
     * the phase stand above the bits of the colours. The result is 0 if the frontier tracks no such kind.
     */
    int phase(int item) {
        return turn.map(kind -> kind.phase(item) << colourings.size()).orElse(0);
    }

    /**
     * Returns how the combinations change between an item and the next item. They change if a kind that is used exactly
     * once can be used at only one of these two items.
     *
     * @param to the class after the change
     */
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
     * Returns how the combinations of a class change when an option is chosen. The shift is empty when no combination
     * allows the option.
     *
     * @param type the index of the option's type
     */
    CountShift shift(CountClass from, int type) {
        CountShift known = from.shifts().get(type);
        if (known == null) {
            known = newShift(from, types.get(type));
            from.shifts().set(type, known);
        }
        return known;
    }

    /** Returns how the combinations of a class change when an item of the given weight stays open. */
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

    /**
     * Returns the code of a combination after an option is chosen, or -1 if the option uses more pieces of a kind than
     * remain.
     */
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
     * @param kind the kind whose count is chosen next
     * @param left the area that remains free when all kinds before this one have at least their minimums
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
