package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Slide;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.engine.assembly.Disassembly.Interlocked;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.Disassembly.Undecided;
import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Takes the pieces of one packing apart. It searches breadth first over the positions of the pieces relative to the
 * first piece, so the first part comes free after the fewest moves. One move takes some pieces together, by any number
 * of steps in one direction, which is how Cutler and BurrTools count moves. When a part comes free, this part and the
 * remaining pieces are taken apart separately.
 *
 * <p>It does not matter which part comes free first, for the following reason. All moves can be undone. So if the whole
 * can be taken apart, it can still be taken apart from each position that it reaches. If only the pieces of one part
 * make these moves, they take this part apart. So if a part is interlocked, the whole is interlocked too.
 *
 * <p>A set of pieces can move if it contains every piece that one of its pieces hits. For each piece, there is a least
 * such set that contains it. Every set that can move is a union of these least sets. A move of the other pieces in the
 * opposite direction leads to the same positions, so half of the directions are enough.
 */
public final class DisassemblySearch {
    /** A set of pieces has one bit for each piece, so there can be at most this many pieces. */
    private static final int MOST_PIECES = Long.SIZE;

    private static final long BYTES_PER_STATE = 150;

    private final BlockingDistances distances;
    private final List<Slide> slides;
    private final int pieces;
    private final Runnable pause;
    private final long memory;

    /**
     * Prepares to take pieces apart.
     *
     * @param pieces the cells of each piece
     * @param slides the directions of the lattice
     * @param pause the callback that runs often; it may end the search by throwing {@link Stopped}
     * @param memory the number of bytes that the search may take
     */
    public DisassemblySearch(List<List<Cell>> pieces, List<Slide> slides, Runnable pause, long memory) {
        this.distances = new BlockingDistances(pieces, slides);
        this.slides = slides;
        this.pieces = pieces.size();
        this.pause = pause;
        this.memory = memory;
    }

    /**
     * Returns how the pieces come apart, or that they are interlocked. The answer is undecided when the search needs
     * too much memory, or when there are too many pieces.
     */
    public Disassembly run() {
        if (pieces > MOST_PIECES) {
            return new Undecided("the packing has more than %d pieces".formatted(MOST_PIECES));
        }
        try {
            return takeApart(IntStream.range(0, pieces).toArray(), new long[pieces]);
        } catch (Stopped stopped) {
            if (stopped.limit() == Limit.MEMORY) {
                return new Undecided(Limit.MEMORY.words());
            }
            throw stopped;
        }
    }

    /**
     * A {@code State} is a position of all pieces of a part, together with the moves that led to it.
     *
     * @param at for each piece of the part, its shift from its place in the packing, minus the shift of the part's
     *     first piece
     * @param before the state before the last move; empty at the start
     * @param move the last move; empty at the start
     */
    private record State(LongBuffer at, List<State> before, List<HandMove> move) {
        List<HandMove> moves() {
            List<HandMove> moves =
                    before.isEmpty() ? new ArrayList<>() : before.get(0).moves();
            moves.addAll(move);
            return moves;
        }
    }

    /** Takes some of the pieces apart, starting from the given positions. */
    private Disassembly takeApart(int[] part, long... places) {
        if (part.length == 1) {
            return new TakenApart(List.of(), List.of(0));
        }
        Set<LongBuffer> seen = new HashSet<>();
        Deque<State> open = new ArrayDeque<>();
        State start = new State(relative(places), List.of(), List.of());
        seen.add(start.at);
        open.add(start);
        while (!open.isEmpty()) {
            pause.run();
            State state = open.remove();
            Blocked blocked = new Blocked(part, state.at);
            Parting parting = blocked.parting();
            if (parting.set != 0) {
                return separated(part, state, parting);
            }
            blocked.addNext(state, seen, open);
        }
        return new Interlocked(Arrays.stream(part).boxed().toList());
    }

    private static LongBuffer relative(long... places) {
        return LongBuffer.wrap(
                Arrays.stream(places).map(place -> place - places[0]).toArray());
    }

    private Disassembly separated(int[] part, State state, Parting parting) {
        List<HandMove> moves = state.moves();
        moves.add(move(part, parting.set, slides.get(parting.slide).step(), HandMove.AWAY));
        List<Integer> levels = new ArrayList<>(List.of(moves.size()));
        for (int side = 0; side < 2; side++) {
            long set = side == 0 ? ~parting.set : parting.set;
            int[] chosen =
                    IntStream.range(0, part.length).filter(i -> has(set, i)).toArray();
            Disassembly rest = takeApart(
                    Arrays.stream(chosen).map(i -> part[i]).toArray(),
                    Arrays.stream(chosen).mapToLong(state.at::get).toArray());
            if (!(rest instanceof TakenApart apart)) {
                return rest;
            }
            moves.addAll(apart.moves());
            if (apart.levels().size() > 1 || apart.first() > 1) {
                levels.addAll(apart.levels());
            }
        }
        return new TakenApart(moves, levels);
    }

    private static boolean has(long set, int piece) {
        return ((set >> piece) & 1) == 1;
    }

    /**
     * Returns the move of a set of pieces. If the set has more than half of the pieces, it returns the opposite move of
     * the other pieces.
     */
    private static HandMove move(int[] part, long set, Cell step, int distance) {
        boolean isOther = 2 * Long.bitCount(set) > part.length;
        return new HandMove(
                IntStream.range(0, part.length)
                        .filter(i -> has(set, i) != isOther)
                        .mapToObj(i -> part[i])
                        .toList(),
                isOther ? new Cell(0, 0, 0).minus(step) : step,
                distance);
    }

    /** A {@code Parting} is a set of pieces that come free in a direction. The set is 0 if no pieces come free. */
    private record Parting(long set, int slide) {}

    /** Finds the pieces that must move along when a piece of a part moves, for one state. */
    private final class Blocked {
        private final int[] part;
        private final LongBuffer at;
        private final long all;
        /**
         * The indices are a piece, another piece and a direction. The value is the number of steps that the first piece
         * can make before it hits the other.
         */
        private final int[][][] steps;

        Blocked(int[] part, LongBuffer at) {
            this.part = part;
            this.at = at;
            this.all = -1L >>> (Long.SIZE - part.length);
            this.steps = new int[part.length][part.length][];
            for (int i = 0; i < part.length; i++) {
                for (int j = 0; j < part.length; j++) {
                    steps[i][j] = i == j ? new int[0] : distances.of(part[i], part[j], at.get(j) - at.get(i));
                }
            }
        }

        /** Returns the least set of pieces that contains a piece and can move this far in a direction. */
        private long along(int piece, int slide, int distance) {
            long set = 1L << piece;
            long open = set;
            while (open != 0) {
                int mover = Long.numberOfTrailingZeros(open);
                open &= open - 1;
                for (int other = 0; other < part.length; other++) {
                    if (!has(set, other) && steps[mover][other][slide] < distance) {
                        set |= 1L << other;
                        open |= 1L << other;
                    }
                }
            }
            return set;
        }

        /** Finds the smallest set of pieces that comes free. */
        Parting parting() {
            return IntStream.range(0, slides.size())
                    .boxed()
                    .flatMap(slide -> IntStream.range(0, part.length)
                            .mapToObj(piece -> new Parting(along(piece, slide, BlockingDistances.FREE), slide)))
                    .filter(parting -> parting.set != all)
                    .min(Comparator.comparingInt(parting -> Long.bitCount(parting.set)))
                    .orElse(new Parting(0, 0));
        }

        /** Adds all new positions to which one move leads. Callers must call this method only if no part comes free. */
        void addNext(State state, Set<LongBuffer> seen, Deque<State> open) {
            for (int slide = 0; slide < slides.size() / 2; slide++) {
                Cell step = slides.get(slide).step();
                long way = BlockingDistances.place(step);
                int distance = 1;
                for (Set<Long> sets = movable(slide, distance); !sets.isEmpty(); sets = movable(slide, ++distance)) {
                    for (long set : sets) {
                        long[] next = new long[part.length];
                        for (int i = 0; i < part.length; i++) {
                            next[i] = at.get(i) + (has(set, i) ? way * distance : 0);
                        }
                        LongBuffer places = relative(next);
                        if (seen.add(places)) {
                            open.add(new State(places, List.of(state), List.of(move(part, set, step, distance))));
                            if (seen.size() * (BYTES_PER_STATE + (long) Long.BYTES * part.length) > memory) {
                                throw new Stopped(Limit.MEMORY);
                            }
                        }
                    }
                }
            }
        }

        /**
         * Returns all sets of pieces that can move this far, except the set of all pieces. A set comes early if it or
         * the set of the other pieces is small.
         */
        private Set<Long> movable(int slide, int distance) {
            Set<Long> sets = new TreeSet<>(
                    Comparator.<Long>comparingInt(set -> Math.min(Long.bitCount(set), Long.bitCount(all & ~set)))
                            .thenComparing(Comparator.naturalOrder()));
            for (int piece = 0; piece < part.length; piece++) {
                long along = along(piece, slide, distance);
                if (along != all) {
                    for (long set : List.copyOf(sets)) {
                        pause.run();
                        if ((set | along) != all) {
                            sets.add(set | along);
                        }
                    }
                    sets.add(along);
                }
            }
            return sets;
        }
    }
}
