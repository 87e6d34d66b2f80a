package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.choco.FoundPackings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Holds a list of all packings, or of one packing for each class, in the order in which a search finds them. The search
 * goes on only when a packing is read that it has not reached yet. The first thousands of packings are kept. To read
 * any other packing that the search has passed, the search must start again. The clock is checked between packings. If
 * time is up then, the search only pauses. If the next packing takes too long, the search is ended, and the next call
 * starts it again.
 */
final class SearchedPackings {
    /**
     * Packings are kept until the number of their pieces, plus one for each packing, reaches this number. The kept
     * packings take about 12 MB. For the pentominoes, about 4,600 packings are kept.
     */
    private static final int MOST_PIECES_KEPT = 60_000;
    /** When time is up, the search can go on this long to find the next packing. */
    private static final long GRACE_NANOS = Duration.ofMillis(500).toNanos();

    private final Puzzle puzzle;
    private final SearchOptions options;
    private final SymmetryGroup group;
    private final List<Packing> kept = new ArrayList<>();
    private int piecesKept;
    private Optional<OrbitRepresentatives> leaders = Optional.empty();
    private Optional<FoundPackings> search = Optional.empty();
    /** The search has found this many packings of the list since it was started. */
    private long passed;

    private OptionalLong total = OptionalLong.empty();
    private Clock clock = new Clock(Limits.NONE, Listener.SILENT);
    private SolveListener listener = SolveListener.SILENT;
    private long outSince;

    SearchedPackings(Puzzle puzzle, SearchOptions options, SymmetryGroup group) {
        this.puzzle = puzzle;
        this.options = options.withPackings(Long.MAX_VALUE).within(Limits.NONE);
        this.group = group;
    }

    /** Returns the length of the list, once the search has reached the end. Before that, the result is empty. */
    OptionalLong total() {
        return total;
    }

    /** Sets the clock and the listener for the calls that follow. */
    void heed(Clock pageClock, SolveListener hearer) {
        clock = pageClock;
        listener = hearer;
        outSince = 0;
    }

    /**
     * Returns the packing at an index of the list, from 0. The result is empty beyond the end of the list.
     *
     * @throws Stopped at a limit
     */
    Optional<Packing> at(long number) {
        if (number < kept.size()) {
            return Optional.of(kept.get((int) number));
        }
        if (total.isPresent() && number >= total.getAsLong()) {
            return Optional.empty();
        }
        if (number < passed) {
            beginAnew();
        }
        while (true) {
            Optional<Packing> next = next();
            if (next.isEmpty()) {
                total = OptionalLong.of(passed);
                return next;
            }
            if (passed == kept.size() && piecesKept < MOST_PIECES_KEPT) {
                kept.add(next.get());
                piecesKept += 1 + next.get().pieces().size();
            }
            passed++;
            if (passed > number) {
                return next;
            }
        }
    }

    private void beginAnew() {
        search = Optional.empty();
        passed = 0;
    }

    private Optional<Packing> next() {
        while (true) {
            clock.check();
            Optional<Packing> next = found();
            if (next.isEmpty() || leaders.isEmpty() || leaders.get().leads(next.get())) {
                return next;
            }
        }
    }

    private Optional<Packing> found() {
        if (search.isEmpty()) {
            search = Optional.of(new PackingAttempt(puzzle, options, new Relay(), false).open());
            if (group != SymmetryGroup.TRIVIAL && leaders.isEmpty() && search.get() != FoundPackings.NONE) {
                PlacementTable table = new PlacementTable(puzzle, clock::check);
                leaders = Optional.of(new OrbitRepresentatives(table, group.symmetries(puzzle), clock::check));
            }
        }
        Optional<Packing> next = search.get().next();
        if (next.isEmpty() && search.get().stoppedBy().isPresent()) {
            beginAnew();
            throw new Stopped(clock.stop().orElse(Limit.INTERRUPTED));
        }
        return next;
    }

    /**
     * Passes the progress of the search on to the listener that was set last. Interrupts the search if it goes on too
     * long after time is up.
     */
    private final class Relay extends ForwardingListener {
        Relay() {
            super(SolveListener.SILENT);
        }

        @Override
        SolveListener listener() {
            return listener;
        }

        @Override
        public boolean isInterrupted() {
            if (clock.stop().isEmpty()) {
                return false;
            }
            outSince = outSince == 0 ? System.nanoTime() : outSince;
            return System.nanoTime() - outSince > GRACE_NANOS;
        }
    }

    /**
     * Tells which packing represents its class under the symmetries of a puzzle. For each packing of the class, the
     * indexes of its placements are sorted. The packing whose indexes come first in lexicographic order represents the
     * class.
     */
    private static final class OrbitRepresentatives {
        private final PlacementTable table;
        /** Each entry has the images of all placements under one symmetry. The identity has no entry. */
        private final List<int[]> moves;

        /**
         * Lists the images of placements under all symmetries.
         *
         * @param pause called for each symmetry; it stops the work by throwing
         * @throws Stopped when the images need too much memory, as on large boards whose opposite edges are joined
         */
        OrbitRepresentatives(PlacementTable table, PuzzleSymmetries group, Runnable pause) {
            this.table = table;
            if ((long) group.order() * table.size() * Integer.BYTES > Limits.NONE.memory() / 4) {
                throw new Stopped(Limit.MEMORY);
            }
            this.moves = group.list(pause).stream()
                    .filter(symmetry -> !symmetry.isIdentity())
                    .map(symmetry -> {
                        pause.run();
                        return table.images(symmetry);
                    })
                    .toList();
        }

        /** Returns whether a packing represents its class. Exactly one packing of each class does. */
        boolean leads(Packing packing) {
            int[] own = table.numbers(packing);
            Arrays.sort(own);
            return moves.stream().noneMatch(move -> isSmaller(own, move));
        }

        private static boolean isSmaller(int[] own, int[] move) {
            int[] image = new int[own.length];
            for (int i = 0; i < own.length; i++) {
                image[i] = move[own[i]];
            }
            Arrays.sort(image);
            return Arrays.compare(image, own) < 0;
        }
    }
}
