package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes a part of a packing from a sequence. The fitter takes the pieces in the order of the sequence. Each piece is
 * placed, with its turn, at the first place where it fits. Places are sorted by the corner of the bounding box: layer
 * by layer, and within a layer row by row. A piece that does not fit anywhere is left out. The time for a sequence is
 * at most proportional to the number of cells of the board times the number of cells of all orientations, plus the
 * number of pieces.
 *
 * <p>Suppose that no edges of the board meet and that no cell is optional. Then every packing is the result of some
 * sequence: the pieces of the packing, sorted by their first cells. When a piece is placed, all cells before its first
 * cell are filled. At an earlier place, the first cell of the piece would be one of these filled cells. So the piece
 * goes to its place in the packing.
 */
final class Fitter {
    /** A covered mandatory cell adds this much to the fitness. */
    static final int PER_CELL = 100;

    private final Puzzle puzzle;
    private final GenePieces pieces;
    private final GeneticRules.Pairs pairs;
    private final FreeCells board;
    /** This list has, for each kind, a {@code FirstFit} for each of its orientations. */
    private final List<List<FirstFit>> fits;

    private final int smallest;
    private final int[] laid;

    Fitter(Puzzle puzzle, GenePieces pieces, GeneticRules.Pairs pairs) {
        this.puzzle = puzzle;
        this.pieces = pieces;
        this.pairs = pairs;
        List<List<Polyform>> shapes = puzzle.bag().kinds().stream()
                .map(kind -> kind.shape().orientations(puzzle.symmetry()))
                .toList();
        int reach = shapes.stream()
                .flatMap(List::stream)
                .mapToInt(shape -> Math.max(shape.depth(), Math.max(shape.height(), shape.width())))
                .max()
                .orElseThrow();
        FreeCells empty = new FreeCells(puzzle.region(), reach);
        this.board = empty;
        this.smallest = puzzle.bag().kinds().stream().mapToInt(Kind::size).min().orElseThrow();
        this.laid = new int[shapes.size()];
        this.fits = shapes.stream()
                .map(orientations -> orientations.stream()
                        .map(orientation -> new FirstFit(empty, orientation))
                        .toList())
                .toList();
    }

    Fitness fitness(Chromosome chromosome) {
        fit(chromosome, (position, place, kind) -> {});
        int covered = puzzle.region().mandatorySize() - board.open();
        int missing = 0;
        for (int kind = 0; kind < laid.length; kind++) {
            missing += Math.max(0, puzzle.bag().count(kind).min() - laid[kind]);
        }
        return new Fitness((long) PER_CELL * covered - pairs.times() * board.distances(), covered, missing);
    }

    Packing packing(Chromosome chromosome) {
        List<Placement> placements = new ArrayList<>();
        fit(
                chromosome,
                (position, place, kind) -> placements.add(Placement.on(puzzle, kind, place.cells(puzzle.region()))));
        return new Packing(placements);
    }

    /** Returns for each position of the sequence whether the piece at this position is placed. */
    boolean[] laid(Chromosome chromosome) {
        boolean[] found = new boolean[chromosome.length()];
        fit(chromosome, (position, place, kind) -> found[position] = true);
        return found;
    }

    /** A {@code Listener} gets each placed piece, with its position in the sequence, its place and its kind. */
    @FunctionalInterface
    private interface Listener {
        void laid(int position, FirstFit place, int kind);
    }

    /** Places the pieces of a sequence one after another. Pieces that do not fit are left out. */
    private void fit(Chromosome chromosome, Listener listener) {
        board.empty();
        fits.forEach(orientations -> orientations.forEach(FirstFit::rewind));
        Arrays.fill(laid, 0);
        for (int i = 0; i < chromosome.length() && board.free() >= smallest; i++) {
            int piece = chromosome.piece(i);
            int kind = pieces.kind(piece);
            FirstFit place = fits.get(kind).get(pieces.orientation(piece, chromosome.turn(piece)));
            if (place.find()) {
                place.lay();
                laid[kind]++;
                listener.laid(i, place, kind);
            }
        }
    }
}
