package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * Fills a whole board, usually a rectangle, at random. First, a {@link PlantedTarget} lays pieces with many small gaps
 * between them. Then the gaps are filled in the order of their first cells, each by an exact search with any pieces. A
 * gap that cannot be filled soon is widened: the neighbouring piece that is nearest to the first cell of the gap is
 * taken away. Compact gaps mostly have packings. A gap is also widened if its number of cells is not a multiple of the
 * greatest common divisor of the piece sizes. Such gaps grow until they merge with other gaps. A gap only grows until
 * it is filled, so the process ends, at the latest with an exact search on the whole board.
 */
final class RandomFilling {
    /**
     * Pieces are laid at random on this share of the board. The value was found by measurements on boards of 100x100.
     * With a smaller share, gaps are large from the start. With a larger share, a gap finds too few other gaps to merge
     * with.
     */
    private static final double PLANTED = 0.65;

    private static final long NODES_PER_CELL = 10;

    private final Region region;
    private final PieceChoice pieces;
    private final RandomGenerator random;
    private final GenerationClock patience;
    /**
     * Maps numbers to pieces. The pieces are numbered in the order in which they are laid. Because the map keeps this
     * order, the same seed gives the same packing.
     */
    private final TreeMap<Integer, Placement> laid = new TreeMap<>();
    /** Each entry is the number of the piece on a cell, or -1. */
    private final int[] pieceOn;

    private int next;

    RandomFilling(Region region, PieceChoice pieces, RandomGenerator random, GenerationClock generationClock) {
        this.region = region;
        this.pieces = pieces;
        this.random = random;
        this.patience = generationClock;
        this.pieceOn = new int[region.size()];
        Arrays.fill(pieceOn, -1);
    }

    /**
     * Says whether the sizes of the pieces suit the board. If the number of cells of the board is not a multiple of the
     * greatest common divisor of these sizes, the result is a sentence that says so. Otherwise it is empty. The
     * sentence gives no advice.
     */
    static Optional<String> misfit(Region board, PieceChoice pieces) {
        int cells = board.size();
        return cells % pieces.commonDivisor() == 0
                ? Optional.empty()
                : Optional.of("%s cannot fill %s, because %s not a multiple of %d."
                        .formatted(
                                pieces.names(),
                                words(board),
                                cells == 1 ? "one cell is" : "its %d cells are".formatted(cells),
                                pieces.commonDivisor()));
    }

    /**
     * Returns the words for a whole board in messages: the lengths of its sides or, on flat lattices other than
     * squares, "the board".
     */
    static String words(Region board) {
        return board.lattice().isSolid() || board.lattice() == Lattices.SQUARE ? board.sides() : "the board";
    }

    /**
     * Returns a packing of the board by some of the pieces, or nothing when time is up.
     *
     * @throws ImpossibleRequest when the search on the whole board proves that there is none
     */
    Optional<Packing> find() {
        plant();
        return close();
    }

    /**
     * Returns a packing of the board around the given pieces, but some of these pieces may be taken away. The result is
     * empty when time is up.
     */
    Optional<Packing> around(List<Placement> pieces) {
        pieces.forEach(this::lay);
        return close();
    }

    private Optional<Packing> close() {
        int first = open(0);
        while (first < pieceOn.length) {
            if (patience.isOver()) {
                return Optional.empty();
            }
            Gap gap = Gap.around(first, region, pieceOn);
            if (!fill(gap)) {
                widen(gap, first);
            }
            first = open(first);
            if (first == pieceOn.length) {
                // If a piece of several parts was taken away, cells further up can be open again.
                first = open(0);
            }
        }
        return Optional.of(new Packing(List.copyOf(laid.values())));
    }

    /** Returns the first open cell from the given cell on, or the number of all cells if none is open. */
    private int open(int from) {
        int cell = from;
        while (cell < pieceOn.length && pieceOn[cell] >= 0) {
            cell++;
        }
        return cell;
    }

    private void plant() {
        boolean isSquare = region.lattice() == Lattices.SQUARE;
        List<PieceChoice.FixedShape> fitting = pieces.fixedShapes().stream()
                .filter(one -> !isSquare || one.shape().size() <= PLANTED * region.size())
                .toList();
        if (fitting.stream()
                .noneMatch(one -> isSquare
                        ? one.shape().height() <= region.rows() && one.shape().width() <= region.columns()
                        : one.shape().size() <= PLANTED * region.size())) {
            return;
        }
        try {
            PlantedTarget.plant(region, fitting, PLANTED, random).stream()
                    .filter(piece -> piece.cells().stream().allMatch(cell -> region.cellAt(cell) >= 0))
                    .forEach(this::lay);
        } catch (ImpossibleRequest nothingLaid) {
            // No piece was laid. The exact search decides later whether one can be laid.
            return;
        }
    }

    private void lay(Placement piece) {
        piece.cells().forEach(cell -> pieceOn[region.cellAt(cell)] = next);
        laid.put(next++, piece);
    }

    /** Tries to fill a gap, and returns whether it is filled now. */
    private boolean fill(Gap gap) {
        boolean wholeBoard = gap.size() == region.size();
        if (gap.size() % pieces.commonDivisor() != 0) {
            return false;
        }
        Puzzle puzzle =
                new Puzzle("gap of %d cells".formatted(gap.size()), gap.board(), pieces.symmetry(), pieces.unlimited());
        SearchOptions options = SearchOptions.FIND_ONE
                .withSeed(random.nextLong())
                .withNodeLimit(wholeBoard ? Long.MAX_VALUE : NODES_PER_CELL * gap.size());
        // Only the search itself runs, without any argument, because a gap that it does not fill at once is widened.
        Verdict verdict = PackingSearch.solve(SearchRequest.of(puzzle, patience.within(options)), patience.listener());
        if (verdict instanceof Verdict.Packed packed) {
            packed.first().pieces().forEach(piece -> lay(gap.onBoard(piece)));
            return true;
        }
        if (wholeBoard && verdict instanceof Verdict.Infeasible) {
            throw new ImpossibleRequest("The exact search shows that %s cannot fill %s. Use another size or more kinds."
                    .formatted(pieces.names(), words(region)));
        }
        return false;
    }

    /**
     * Takes away the piece next to a gap that is nearest to the first cell of the gap. A gap that is the whole board
     * has no such piece; only the time limit stopped its search.
     */
    private void widen(Gap gap, int first) {
        int nearest = -1;
        int best = Integer.MAX_VALUE;
        for (int cell : gap.cells()) {
            for (int neighbour : region.neighbours(cell)) {
                int distance = distance(first, neighbour);
                if (pieceOn[neighbour] >= 0 && distance < best) {
                    nearest = pieceOn[neighbour];
                    best = distance;
                }
            }
        }
        if (nearest >= 0) {
            for (Cell cell : laid.remove(nearest).cells()) {
                pieceOn[region.cellAt(cell)] = -1;
            }
        }
    }

    /**
     * Returns the squared distance of two cells, in rows, columns and layers. It is measured within the board, also
     * where opposite edges meet.
     */
    private int distance(int from, int to) {
        int rows = region.row(from) - region.row(to);
        int columns = region.column(from) - region.column(to);
        int layers = region.layer(from) - region.layer(to);
        return rows * rows + columns * columns + layers * layers;
    }
}
