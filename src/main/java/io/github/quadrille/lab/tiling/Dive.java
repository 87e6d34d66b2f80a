package io.github.quadrille.lab.tiling;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * Covers squares of a board piece by piece. The next square to cover is always the one with the fewest live placements,
 * which are the placements that are still possible. Before a piece is guessed, a {@link Probe} tries out the placements
 * on squares that have few placements, and impossible placements are dropped. So forced pieces are laid first, and a
 * board with only one covering is often covered without a guess. A guess is the placement on a square that has the
 * fewest open squares around it. When a square has no placement left, the latest guess is taken back. This is repeated
 * up to a limit. After that, the square stays uncovered.
 *
 * <p>The time is about linear in the number of squares, and the memory is linear.
 */
final class Dive {
    /** This number is greater than the number of placements on any square. */
    private static final int MOST = 80;
    /** Before any guess, all placements on squares with at most this many placements are tried out. */
    private static final int EAGER = 6;

    /**
     * Guesses are taken back up to this many times without progress. After that, a square that cannot be covered stays
     * uncovered.
     */
    private static final int PATIENCE = 10;

    private static final int TURNS_BETWEEN_LOOKS = 255;

    /** Holds a placement that was laid as a guess. The mark is used to undo the guess and everything after it. */
    private record Guess(int placement, int mark) {}

    private final PaddedMatrix lattice;
    private final LivePlacements live;
    private final Probe probe;
    private final RandomGenerator random;
    private final int from;
    private final int to;
    /**
     * This queue holds the squares whose placements have changed since they were tried out, or were never tried out. It
     * is sorted by the number of placements that are still possible on the square. The queue {@code tried} holds the
     * squares whose placements have not changed since they were tried out.
     */
    private final BucketQueue changed = new BucketQueue(MOST);

    private final BucketQueue tried = new BucketQueue(MOST);
    private final boolean[] isTried;
    private final int[] on = new int[MOST];
    private boolean watching;
    private final Deque<Guess> guesses = new ArrayDeque<>();
    private int laid;
    private int mostLaid;
    private int takenBack;
    private final RootFacts facts;
    private long turns;

    /**
     * Prepares a dive.
     *
     * @param open the squares to cover
     * @param allowed the shapes that can be laid at each anchor, as bits
     * @param from the first square that this dive has to cover
     * @param to the square after the last square that this dive has to cover
     */
    Dive(PaddedMatrix lattice, boolean[] open, int[] allowed, int from, int to, RandomGenerator random) {
        this.lattice = lattice;
        this.random = random;
        this.from = from;
        this.to = to;
        this.isTried = new boolean[lattice.size()];
        this.live = new LivePlacements(lattice, open, allowed, this::changed);
        this.probe = new Probe(lattice, live);
        this.facts = new RootFacts(lattice);
        for (int square = to - 1; square >= from; square--) {
            if (open[square]) {
                changed.push(square, live.count(square));
            }
        }
        watching = true;
    }

    private void changed(int square, int count) {
        if (watching && square >= from && square < to) {
            isTried[square] = false;
            changed.push(square, count);
        }
    }

    /**
     * Lays pieces until every square of the dive is covered or is known to stay uncovered, or until the dive is
     * stopped.
     */
    void run(BooleanSupplier stopped) {
        while (true) {
            boolean eager = changed.lowest() <= EAGER;
            BucketQueue queue = eager || changed.lowest() < tried.lowest() ? changed : tried;
            int count = queue.lowest();
            if (count == MOST || ((turns++ & TURNS_BETWEEN_LOOKS) == 0 && stopped.getAsBoolean())) {
                break;
            }
            int square = queue.poll();
            if (live.isOpen(square) && live.count(square) == count && isTried[square] == (queue == tried)) {
                serve(square, queue == changed);
            }
        }
        facts.keep(live);
    }

    private void serve(int square, boolean tryFirst) {
        if (live.count(square) == 0 || (tryFirst && !tryOut(square))) {
            lose(square);
        } else if (!tryFirst) {
            guess(square);
        }
    }

    /**
     * Drops the impossible placements on a square. If only one placement remains, it is laid. Returns false when no
     * placement remains.
     */
    private boolean tryOut(int square) {
        int size = live.placementsOn(square, on);
        int left = 0;
        for (int i = 0; i < size; i++) {
            watching = false;
            boolean possible = probe.isPossible(on[i]);
            watching = true;
            if (possible) {
                on[left++] = on[i];
            } else {
                live.drop(on[i]);
            }
        }
        if (left == 1) {
            lay(on[0]);
        } else if (left > 1) {
            isTried[square] = true;
            tried.push(square, left);
        }
        return left > 0;
    }

    private void lay(int placement) {
        live.lay(placement);
        laid++;
        if (laid > mostLaid) {
            mostLaid = laid;
            takenBack = 0;
        }
    }

    private void guess(int square) {
        facts.keep(live);
        Guess guess = new Guess(closest(square), live.mark());
        guesses.push(guess);
        lay(guess.placement());
    }

    /**
     * Returns the placement on a square that has the fewest open squares around it. Among several such placements, it
     * chooses one at random.
     */
    private int closest(int square) {
        int size = live.placementsOn(square, on);
        int closest = -1;
        int fewest = Integer.MAX_VALUE;
        int ties = 0;
        for (int i = 0; i < size; i++) {
            int around = openAround(on[i]);
            if (around < fewest || (around == fewest && random.nextInt(++ties) == 0)) {
                ties = around < fewest ? 1 : ties;
                fewest = around;
                closest = on[i];
            }
        }
        return closest;
    }

    private int openAround(int placement) {
        int open = 0;
        for (int step : lattice.steps(placement & 31)) {
            for (int way : lattice.ways()) {
                open += live.isOpen((placement >> 5) + step + way) ? 1 : 0;
            }
        }
        return open;
    }

    /** Handles a square that cannot be covered. The last guess is taken back, or the square stays uncovered. */
    private void lose(int square) {
        if (!guesses.isEmpty() && takenBack < PATIENCE) {
            takenBack++;
            Guess guess = guesses.pop();
            for (int i = live.mark() - 1; i >= guess.mark(); i--) {
                laid -= LivePlacements.isLaying(live.trail(i)) ? 1 : 0;
            }
            live.undo(guess.mark());
            live.drop(guess.placement());
        } else {
            takenBack = 0;
            mostLaid = laid;
            guesses.clear();
            live.giveUp(square);
        }
    }

    /** Returns the facts about perfect coverings that were found before the first guess. */
    RootFacts facts() {
        return facts;
    }

    /** Lays the pieces of this dive in a tiling. */
    void layIn(Tiling tiling) {
        for (int i = 0; i < live.mark(); i++) {
            if (LivePlacements.isLaying(live.trail(i))) {
                tiling.lay(~live.trail(i));
            }
        }
    }
}
