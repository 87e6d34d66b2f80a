package io.github.quadrille.lab.tiling;

import io.github.quadrille.engine.window.WindowSearch;
import io.github.quadrille.engine.window.WindowSearch.WindowOutcome;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Some whole pieces and gaps that are cut out of a tiling and packed anew. Only squares in a range are taken, so that
 * several patches can be at work at once.
 */
final class Patch {
    private final PaddedMatrix lattice;
    private final BoardAnalysis ground;
    private final Tiling tiling;
    private final RandomGenerator random;
    private final WindowSearch search;
    /** By square, its index in the patch, or -1. */
    private final int[] index;

    private int[] squares = new int[512];
    private int size;
    private int gaps;
    private int from;
    private int to;
    private final int[] on = new int[4];
    private int[] kinds = new int[0];
    private int[] shapeOf = new int[1024];
    private long work;

    Patch(BoardAnalysis boardAnalysis, Tiling tiling, RandomGenerator random) {
        this.lattice = boardAnalysis.lattice();
        this.ground = boardAnalysis;
        this.tiling = tiling;
        this.random = random;
        this.search = new WindowSearch(random);
        this.index = new int[lattice.size()];
        this.to = lattice.size();
        Arrays.fill(index, -1);
    }

    /** From now on nothing is touched that is not wholly on these squares. */
    void stayWithin(int first, int end) {
        from = first;
        to = end;
    }

    /** Whether what lies on a square may be taken. */
    boolean mayTake(int square) {
        if (!ground.isFree(square)) {
            return false;
        }
        int piece = tiling.at(square);
        return piece < 0
                ? square >= from && square < to
                : piece >> 5 >= from && (piece >> 5) + lattice.steps(piece & 31)[3] < to;
    }

    void clear() {
        for (int i = 0; i < size; i++) {
            index[squares[i]] = -1;
        }
        size = 0;
        gaps = 0;
    }

    int size() {
        return size;
    }

    /** How many gaps are in it. */
    int gaps() {
        return gaps;
    }

    int square(int i) {
        return squares[i];
    }

    /** Adds what lies on a square, whole. */
    void add(int square) {
        if (index[square] >= 0) {
            return;
        }
        int piece = tiling.at(square);
        if (piece < 0) {
            gaps++;
            put(square);
        } else {
            for (int step : lattice.steps(piece & 31)) {
                put((piece >> 5) + step);
            }
        }
    }

    private void put(int square) {
        if (size == squares.length) {
            squares = Arrays.copyOf(squares, 2 * size);
        }
        index[square] = size;
        squares[size++] = square;
    }

    /** Adds pieces and gaps around, some left out by lot, until it has so many squares. */
    void grow(int cells) {
        for (int i = 0; i < size && size < cells; i++) {
            int turn = random.nextInt(4);
            for (int w = 0; w < 4 && size < cells; w++) {
                int next = squares[i] + lattice.ways()[(w + turn) & 3];
                if (index[next] < 0 && mayTake(next) && random.nextInt(4) > 0) {
                    add(next);
                }
            }
        }
    }

    /**
     * Hands the squares and the placements among them to the search.
     *
     * @param quotas say what shapes count as; nothing is limited by them yet
     */
    WindowSearch cut(Quotas quotas) {
        search.begin(size, quotas.kinds());
        kinds = quotas.kindOf();
        for (int i = 0; i < size; i++) {
            int square = squares[i];
            join(i, index[square + 1]);
            join(i, index[square + lattice.stride()]);
        }
        forEachPlacement((placement, cells) -> {
            int candidate = search.add(kinds[placement & 31], cells, 4);
            if (candidate == shapeOf.length) {
                shapeOf = Arrays.copyOf(shapeOf, 2 * candidate);
            }
            shapeOf[candidate] = placement & 31;
        });
        return search;
    }

    /** The squares, by their index, and the placements among them. */
    PieceGraph graph() {
        PieceGraph graph = new PieceGraph(size);
        forEachPlacement(graph::add);
        return graph.complete();
    }

    /** Takes placements with the indices of their squares. */
    @FunctionalInterface
    private interface PlacementSink {
        void take(int placement, int[] cells);
    }

    private void forEachPlacement(PlacementSink sink) {
        for (int i = 0; i < size; i++) {
            for (int rest = ground.allowed(squares[i]); rest != 0; rest &= rest - 1) {
                int shape = Integer.numberOfTrailingZeros(rest);
                if (isInside(squares[i], shape)) {
                    sink.take(squares[i] << 5 | shape, on);
                }
            }
        }
    }

    /** Whether all squares of a placement are in the patch; then their indices are at hand. */
    private boolean isInside(int anchor, int shape) {
        int[] steps = lattice.steps(shape);
        for (int k = 0; k < 4; k++) {
            on[k] = index[anchor + steps[k]];
            if (on[k] < 0) {
                return false;
            }
        }
        return true;
    }

    private void join(int i, int other) {
        if (other >= 0) {
            search.join(i, other);
        }
    }

    /** Packs it anew, after {@link #cut}; false when that was not found, and then nothing has changed. */
    boolean pack(int mostGaps, long nodes) {
        WindowOutcome outcome = search.run(mostGaps, nodes);
        work += search.nodes() + size;
        if (outcome != WindowOutcome.PACKED) {
            return false;
        }
        lift();
        for (int i = 0; i < search.size(); i++) {
            int candidate = search.chosen(i);
            tiling.lay(squares[search.cell(candidate, 0)] << 5 | shapeOf[candidate]);
        }
        return true;
    }

    /** Takes all pieces off. */
    void lift() {
        for (int i = 0; i < size; i++) {
            int piece = tiling.at(squares[i]);
            if (piece >= 0) {
                tiling.lift(piece);
            }
        }
    }

    /** About how many pieces were laid in searches so far. */
    long work() {
        return work;
    }
}
