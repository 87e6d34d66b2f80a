package io.github.quadrille.lab.tiling;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * Covers a board piece by piece, always at the square with the fewest live placements. Before a piece is chosen, the
 * placements on tight squares are tried out ({@link Probe}), and the impossible ones are dropped. So forced pieces are
 * laid first, and a board with only one covering is often covered without a guess. A guess is the placement with the
 * fewest open squares around. When a square has no placement left, the latest guesses are taken back, up to a budget;
 * then the square is given up.
 *
 * <p>Time is about linear in the squares, and memory is linear.
 */
final class Dive {
    /** No square is covered by this many placements. */
    private static final int MOST = 80;
    /** Before any guess, placements are tried out on squares that have at most this many. */
    private static final int EAGER = 6;

    /** A square is given up after this many guesses were taken back without progress. */
    private static final int PATIENCE = 10;

    private static final int TURNS_BETWEEN_LOOKS = 255;

    /** Holds a placement that was laid as a guess, and the mark that undoes it together with everything after it. */
    private record Guess(int placement, int mark) {}

    private final PaddedMatrix lattice;
    private final LivePlacements live;
    private final Probe probe;
    private final RandomGenerator random;
    private final int from;
    private final int to;
    /**
     * This queue holds the squares that changed since they were tried out, by their number of live placements. The
     * queue {@code tried} holds the squares that did not change.
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
     * @param allowed the shapes that may be laid at each anchor, as bits
     * @param from the first square that the dive has to cover
     * @param to the square after the last one that the dive has to cover
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

    /** Continues until every square of the dive is covered or given up, or the dive is stopped. */
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
     * Drops the placements on a square that are impossible. If only one remains, it is laid. Returns false when none
     * remains.
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
     * Returns the placement on a square with the fewest open squares around it. Of several, it chooses one at random.
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

    /** Handles a square that cannot be covered: takes the last guess back, or gives the square up for good. */
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

    /** Returns the facts that were found before the first guess. */
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
