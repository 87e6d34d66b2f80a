package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A partial packing and its score, the sum over all pairs of filled cells of their Manhattan distance. It keeps the sum
 * of the distances from every cell to all filled ones, so that the score with one more piece takes one look per cell of
 * the piece, plus the piece's own inner distances. Never changes.
 */
final class BeamState {
    private static final List<String> KINDS = List.of("T", "I", "O", "L", "S");
    private static final List<Isometry> TRIED = List.of(
            Isometry.FLIP_TURN_90,
            Isometry.FLIP_TURN_180,
            Isometry.FLIP_TURN_270,
            Isometry.FLIP,
            Isometry.TURN_90,
            Isometry.TURN_180,
            Isometry.TURN_270,
            Isometry.IDENTITY);

    private final PlacementFacts facts;
    private final PartialPacking packing;
    private final long[] toFilled;
    private final long score;
    private final long signature;

    private BeamState(PlacementFacts facts, PartialPacking packing, long[] toFilled, long score, long signature) {
        this.facts = facts;
        this.packing = packing;
        this.toFilled = toFilled;
        this.score = score;
        this.signature = signature;
    }

    /** Its legal placements, and those of all that comes of it, are in the {@link #published} order. */
    static BeamState empty(PlacementTable table, boolean emptyCorners) {
        long[] none = new long[table.puzzle().region().size()];
        PartialPacking packing = PartialPacking.empty(table, published(table), emptyCorners);
        return new BeamState(new PlacementFacts(table), packing, none, 0, 0);
    }

    /**
     * The placements in the order in which the published program tries them: the kinds T, I, O, J, S, other kinds after them
     * as in the bag; of each the flipped drawing and then the other one; of each its turns, the drawing itself last; and of
     * each the places of the top-left corner of its box, row by row. We draw the pieces as our files do, flip left and
     * right, and turn clockwise; how the original does, which only names them apart, it does not say. Our L is its J.
     */
    private static int[] published(PlacementTable table) {
        Puzzle puzzle = table.puzzle();
        Region region = puzzle.region();
        List<Isometry> ways = TRIED.stream()
                .filter(region.lattice().isometries(puzzle.symmetry())::contains)
                .toList();
        BitSet told = new BitSet();
        IntStream.Builder order = IntStream.builder();
        IntStream.range(0, puzzle.bag().size())
                .boxed()
                .sorted(Comparator.comparingInt(kind -> {
                    int rank = KINDS.indexOf(puzzle.bag().kind(kind).name());
                    return rank < 0 ? KINDS.size() : rank;
                }))
                .forEach(kind -> ways.stream()
                        .map(puzzle.bag().kind(kind).shape()::transformed)
                        .distinct()
                        .flatMapToInt(shape -> places(table, kind, shape))
                        .filter(placement -> !told.get(placement))
                        .forEach(placement -> {
                            told.set(placement);
                            order.add(placement);
                        }));
        return order.build().toArray();
    }

    /** Row by row; beyond edges that meet, a placement may come twice. */
    private static IntStream places(PlacementTable table, int kind, Polyform shape) {
        Region region = table.puzzle().region();
        return IntStream.range(0, region.rows())
                .boxed()
                .flatMapToInt(row -> IntStream.range(0, region.columns()).flatMap(column -> {
                    int[] cells = shape.cells().stream()
                            .mapToInt(cell -> region.cellAt(cell.shifted(row, column)))
                            .sorted()
                            .toArray();
                    return cells[0] < 0 ? IntStream.empty() : table.number(kind, cells).stream();
                }));
    }

    PartialPacking packing() {
        return packing;
    }

    /** The score with one more piece. Linear in the piece. */
    long scoreWith(int placement) {
        long sum = score + facts.inner[placement];
        for (int i = 0; i < facts.table.area(placement); i++) {
            sum += toFilled[facts.table.cell(placement, i)];
        }
        return sum;
    }

    /** With one more piece: equal for states with the same filled cells and the same pieces left, else hardly ever. */
    long signatureWith(int placement) {
        return signature + facts.signature[placement];
    }

    /** This and one more piece. Linear in the board and in the legal placements, times the size of a piece. */
    BeamState and(int placement) {
        long[] distances = toFilled.clone();
        for (int i = 0; i < facts.table.area(placement); i++) {
            int filled = facts.table.cell(placement, i);
            for (int cell = 0; cell < distances.length; cell++) {
                distances[cell] += facts.metric.between(cell, filled);
            }
        }
        return new BeamState(facts, packing.and(placement), distances, scoreWith(placement), signatureWith(placement));
    }

    /**
     * What the beam asks of every placement again and again, worked out once: the Manhattan distances within it, and a
     * signature whose sums over laid pieces tell filled cells and used pieces apart (Zobrist hashing).
     */
    private static final class PlacementFacts {
        /** Signatures are constants, not chance: the same in every run. */
        private static final long SIGNATURE_SEED = 2024;

        private final PlacementTable table;
        private final ManhattanMetric metric;
        /** The sum of the distances between all pairs of its cells. */
        private final long[] inner;

        private final long[] signature;

        PlacementFacts(PlacementTable table) {
            this.table = table;
            this.metric = new ManhattanMetric(table.puzzle().region());
            SplittableRandom random = new SplittableRandom(SIGNATURE_SEED);
            long[] ofCell = random.longs(table.puzzle().region().size()).toArray();
            long[] ofKind = random.longs(table.puzzle().bag().size()).toArray();
            this.inner = new long[table.size()];
            this.signature = new long[table.size()];
            for (int placement = 0; placement < table.size(); placement++) {
                signature[placement] = ofKind[table.kind(placement)];
                for (int i = 0; i < table.area(placement); i++) {
                    int cell = table.cell(placement, i);
                    signature[placement] += ofCell[cell];
                    for (int j = 0; j < i; j++) {
                        inner[placement] += metric.between(cell, table.cell(placement, j));
                    }
                }
            }
        }
    }
}
