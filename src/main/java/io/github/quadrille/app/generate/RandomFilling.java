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
 * Fills a whole board at random, mostly a rectangle. Pieces are planted with many small gaps between them. Gaps are then filled in the
 * order of their first cells, each by an exact search with any pieces. One that cannot be filled, or not soon, is
 * widened by the piece beside it that is nearest to its first cell: compact gaps mostly have packings, and those of a
 * size that pieces cannot make merge with others. A gap only grows until it is filled, so this ends, at the latest with
 * an exact search on the whole board.
 */
final class RandomFilling {
    /** Measured on 100x100: with less, gaps are large from the start; with more, they find too few others to merge. */
    private static final double PLANTED = 0.65;

    private static final long NODES_PER_CELL = 10;

    private final Region region;
    private final PieceChoice pieces;
    private final RandomGenerator random;
    private final GenerationClock patience;
    /** By a number for each piece ever laid, in order, so that the same seed gives the same packing. */
    private final TreeMap<Integer, Placement> laid = new TreeMap<>();
    /** The number of the piece on a cell, or -1. */
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

    /** Why no number of such pieces has the area of the board, if that is so; without advice. */
    static Optional<String> misfit(Region board, PieceChoice pieces) {
        int cells = board.size();
        return cells % pieces.commonDivisor() == 0
                ? Optional.empty()
                : Optional.of("%s cannot fill %s, because %s no multiple of %d."
                        .formatted(
                                pieces.names(),
                                words(board),
                                cells == 1 ? "one cell is" : "its %d cells are".formatted(cells),
                                pieces.commonDivisor()));
    }

    /** Names a whole board in messages. */
    static String words(Region board) {
        return board.lattice().isSolid() || board.lattice() == Lattices.SQUARE ? board.sides() : "the board";
    }

    /**
     * A packing of the board by some of the pieces; empty when patience has ended.
     *
     * @throws ImpossibleRequest when the search on the whole board says that there is none
     */
    Optional<Packing> find() {
        plant();
        return close();
    }

    /** The same beside pieces that lie already, of which some may go. */
    Optional<Packing> around(List<Placement> pieces) {
        pieces.forEach(this::lay);
        return close();
    }

    private Optional<Packing> close() {
        // Open cells before this one are part of the gap to which it belongs.
        int first = 0;
        while (first < pieceOn.length) {
            if (pieceOn[first] >= 0) {
                first++;
                continue;
            }
            if (patience.isOver()) {
                return Optional.empty();
            }
            Gap gap = Gap.around(first, region, pieceOn);
            if (!fill(gap)) {
                widen(gap, first);
            }
        }
        return Optional.of(new Packing(List.copyOf(laid.values())));
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
            // The exact search will say whether anything can be.
            return;
        }
    }

    private void lay(Placement piece) {
        piece.cells().forEach(cell -> pieceOn[region.cellAt(cell)] = next);
        laid.put(next++, piece);
    }

    /** Whether the gap is filled now. */
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
        // The engine alone: a gap that it does not fill at once is widened, so the reason is not wanted.
        Verdict verdict = PackingSearch.solve(SearchRequest.of(puzzle, patience.within(options)), patience.listener());
        if (verdict instanceof Verdict.Packed packed) {
            packed.first().pieces().forEach(piece -> lay(gap.onBoard(piece)));
            return true;
        }
        if (wholeBoard && verdict instanceof Verdict.Infeasible) {
            throw new ImpossibleRequest("%s cannot fill %s, says the exact search. Maybe another size or more kinds."
                    .formatted(pieces.names(), words(region)));
        }
        return false;
    }

    /** Takes away the piece beside it that is nearest to its first cell; none when only patience is lacking. */
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

    /** Squared, as on a sheet. */
    private int distance(int from, int to) {
        int rows = region.row(from) - region.row(to);
        int columns = region.column(from) - region.column(to);
        int layers = region.layer(from) - region.layer(to);
        return rows * rows + columns * columns + layers * layers;
    }
}
