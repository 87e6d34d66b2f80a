package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.window.WindowSearch;
import io.github.quadrille.lab.window.WindowSearch.WindowOutcome;
import java.util.random.RandomGenerator;

/**
 * A {@code Patch} is a set of whole pieces and gaps that are cut out of a tiling and packed anew. It takes squares from
 * one range only, so that several threads can each pack a patch at the same time.
 */
final class Patch {
    private final PaddedMatrix lattice;
    private final BoardAnalysis analysis;
    private final Tiling tiling;
    private final RandomGenerator random;
    private final WindowSearch search;
    private final NumberedSquares squares;
    private int gaps;
    private int from;
    private int to;
    /** The list has the placements that the search may choose, as {@code anchor * 32 + shape}. */
    private final IntList candidates = new IntList(256);

    private final int[] cells = new int[4];
    private long work;

    Patch(BoardAnalysis boardAnalysis, Tiling tiling, RandomGenerator random) {
        this.lattice = boardAnalysis.lattice();
        this.analysis = boardAnalysis;
        this.tiling = tiling;
        this.random = random;
        this.search = new WindowSearch(random);
        this.squares = new NumberedSquares(lattice);
        this.to = lattice.size();
    }

    /** Restricts the patch to pieces and gaps that are entirely in a range of squares. */
    void stayWithin(int first, int end) {
        from = first;
        to = end;
    }

    /** Tells whether the patch may take the piece or the gap on a square. */
    boolean mayTake(int square) {
        if (!analysis.free()[square]) {
            return false;
        }
        int piece = tiling.at(square);
        return piece < 0
                ? square >= from && square < to
                : piece >> 5 >= from && (piece >> 5) + lattice.steps(piece & 31)[3] < to;
    }

    void clear() {
        squares.clear();
        gaps = 0;
    }

    int size() {
        return squares.size();
    }

    /** Returns the number of gaps in the patch. */
    int gaps() {
        return gaps;
    }

    int square(int i) {
        return squares.square(i);
    }

    /** Adds the gap or the whole piece on a square. */
    void add(int square) {
        if (squares.number(square) >= 0) {
            return;
        }
        int piece = tiling.at(square);
        if (piece < 0) {
            gaps++;
            squares.add(square);
        } else {
            for (int step : lattice.steps(piece & 31)) {
                squares.add((piece >> 5) + step);
            }
        }
    }

    /**
     * Adds neighbouring pieces and gaps until the patch has {@code most} squares or a few more, or no neighbour is
     * found. Some neighbours are left out at random.
     */
    void grow(int most) {
        for (int i = 0; i < size() && size() < most; i++) {
            int turn = random.nextInt(4);
            for (int w = 0; w < 4 && size() < most; w++) {
                int next = square(i) + lattice.ways()[(w + turn) & 3];
                if (squares.number(next) < 0 && mayTake(next) && random.nextInt(4) > 0) {
                    add(next);
                }
            }
        }
    }

    /**
     * Passes the squares of the patch, and the placements within them, to the search.
     *
     * @param quotas the quotas, which only give the kind of each shape; the caller sets limits for the kinds
     */
    WindowSearch cut(Quotas quotas) {
        candidates.clear();
        search.begin(size(), quotas.kinds());
        squares.joinIn(search);
        for (int i = 0; i < size(); i++) {
            for (int rest = analysis.allowed()[square(i)]; rest != 0; rest &= rest - 1) {
                int shape = Integer.numberOfTrailingZeros(rest);
                if (squares.find(square(i) << 5 | shape, cells)) {
                    candidates.add(square(i) << 5 | shape);
                    search.add(quotas.kindOf()[shape], cells, 4);
                }
            }
        }
        return search;
    }

    /**
     * Packs the patch anew, after {@link #cut}. Returns false when no packing was found, and then nothing has changed.
     */
    boolean pack(int mostGaps, long nodes) {
        WindowOutcome outcome = search.run(mostGaps, nodes);
        work += search.nodes() + size();
        if (outcome != WindowOutcome.PACKED) {
            return false;
        }
        tiling.clear(squares.first(size()));
        for (int i = 0; i < search.size(); i++) {
            tiling.lay(candidates.get(search.chosen(i)));
        }
        return true;
    }

    /**
     * Returns how many pieces were laid in searches so far, plus the number of squares of each patch that was searched.
     */
    long work() {
        return work;
    }
}
