package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A {@code BeamState} is an immutable partial packing with its score. The score is the sum of the Manhattan distances
 * between all pairs of filled cells. For every cell, the state keeps the sum of the distances to all filled cells. So
 * the score with one more piece takes one lookup for each cell of the piece, plus the distances within the piece.
 */
final class BeamState {
    /**
     * These are the drawings of T, I, O, J and S in the published program, in the order of that program. Quadrille
     * calls the published J the kind L.
     */
    private static final List<Polyform> DRAWINGS = List.of(
            Polyform.drawn("XXX", ".X."),
            Polyform.drawn("XXXX"),
            Polyform.drawn("XX", "XX"),
            Polyform.drawn(".X", ".X", "XX"),
            Polyform.drawn(".XX", "XX."));

    /**
     * This is the order of the isometries in the published program. First come the anticlockwise turns of the drawing
     * that is flipped left and right, then the anticlockwise turns of the drawing itself. In both groups, the drawing
     * that is not turned comes last.
     */
    private static final List<Isometry> TRIED = List.of(
            Isometry.FLIP_TURN_270,
            Isometry.FLIP_TURN_180,
            Isometry.FLIP_TURN_90,
            Isometry.FLIP,
            Isometry.TURN_270,
            Isometry.TURN_180,
            Isometry.TURN_90,
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

    /**
     * Returns the empty state. The legal placements of this state, and of all states that are made from it, are in the
     * {@link #published} order.
     */
    static BeamState empty(PlacementTable table, boolean emptyCorners) {
        long[] none = new long[table.puzzle().region().size()];
        PartialPacking packing = PartialPacking.empty(table, published(table), emptyCorners);
        return new BeamState(new PlacementFacts(table), packing, none, 0, 0);
    }

    /**
     * Returns the placements in the order in which the published program tries them. They are sorted by kind: T, I, O,
     * J, S, then all other kinds in the order of the bag. For each kind, the placements of the flipped drawing come
     * before those of the drawing itself. For each of these two drawings, the anticlockwise turns come first, and the
     * drawing that is not turned comes last. The placements of an orientation are sorted by the top-left corner of the
     * bounding box, row by row. Kinds that the original does not have use the drawings of the puzzle.
     */
    private static int[] published(PlacementTable table) {
        Puzzle puzzle = table.puzzle();
        BitSet told = new BitSet();
        IntStream.Builder order = IntStream.builder();
        IntStream.range(0, puzzle.bag().size())
                .boxed()
                .sorted(Comparator.comparingInt(
                        kind -> rank(puzzle.bag().kind(kind).shape())))
                .forEach(kind -> shapes(puzzle, puzzle.bag().kind(kind).shape())
                        .flatMapToInt(shape -> places(table, kind, shape))
                        .filter(placement -> !told.get(placement))
                        .forEach(placement -> {
                            told.set(placement);
                            order.add(placement);
                        }));
        return order.build().toArray();
    }

    private static int rank(Polyform shape) {
        return (int) DRAWINGS.stream()
                .takeWhile(drawing -> !isTurned(drawing, shape))
                .count();
    }

    private static boolean isTurned(Polyform drawing, Polyform shape) {
        return drawing.orientations(PieceSymmetry.FREE).contains(shape);
    }

    /** Returns the orientations of a shape that the puzzle allows, in the order of the published program. */
    private static Stream<Polyform> shapes(Puzzle puzzle, Polyform shape) {
        List<Polyform> allowed = shape.orientations(puzzle.symmetry());
        Polyform drawing = DRAWINGS.stream()
                .filter(one -> isTurned(one, shape))
                .findFirst()
                .orElse(shape);
        return TRIED.stream().map(drawing::transformed).distinct().filter(allowed::contains);
    }

    /**
     * Returns the placements of an orientation, row by row. On a board with joined opposite edges, such as a torus, a
     * placement can occur twice.
     */
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

    /** Returns the score with one more piece, in time linear in the size of the piece. */
    long scoreWith(int placement) {
        long sum = score + facts.inner[placement];
        for (int i = 0; i < facts.table.area(placement); i++) {
            sum += toFilled[facts.table.cell(placement, i)];
        }
        return sum;
    }

    /**
     * Returns the signature of this state with one more piece. States with the same filled cells and the same remaining
     * pieces have equal signatures. Other states almost never have equal signatures.
     */
    long signatureWith(int placement) {
        return signature + facts.signature[placement];
    }

    /**
     * Returns this state with one more piece. The time is linear in the size of the piece times the size of the board,
     * and in the number of legal placements times the size of a piece.
     */
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
     * Holds facts about placements that the beam needs often: for each placement, a signature and the sum of the
     * Manhattan distances between its cells. The signatures of all placed pieces are added up. If two states have the
     * same sum, they almost surely have the same filled cells and used pieces (Zobrist hashing).
     */
    private static final class PlacementFacts {
        /** The signatures come from this fixed seed, so they are the same in every run. */
        private static final long SIGNATURE_SEED = 2024;

        private final PlacementTable table;
        private final ManhattanMetric metric;
        /** This array has, for each placement, the sum of the distances between all pairs of its cells. */
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
