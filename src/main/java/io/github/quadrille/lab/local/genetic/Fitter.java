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
 * Turns a sequence into a part of a packing: takes the pieces in order and lays each at the first place, layer by layer and row by row
 * by the corner of its bounding box, where it fits as it is turned. A piece that fits nowhere is left out. A sequence costs
 * at most the board's cells times the orientations of all kinds, plus the pieces.
 *
 * <p>Where no edges meet and no cell is optional, some sequence leads to every packing: its pieces sorted by their first
 * cells. An earlier place would put the first cell of a piece on one that comes earlier, and those are all filled.
 */
final class Fitter {
    /** What a covered cell is worth. */
    static final int PER_CELL = 100;

    private final Puzzle puzzle;
    private final GenePieces pieces;
    private final GeneticRules.Pairs pairs;
    private final FreeCells board;
    /** By kind and orientation. */
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

    /** By position in the sequence, whether its piece is laid. */
    boolean[] laid(Chromosome chromosome) {
        boolean[] found = new boolean[chromosome.length()];
        fit(chromosome, (position, place, kind) -> found[position] = true);
        return found;
    }

    /** Hears of each piece that is laid its position in the sequence, where it lies, and of which kind it is. */
    @FunctionalInterface
    private interface Listener {
        void laid(int position, FirstFit place, int kind);
    }

    /** Lays all pieces that fit. */
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
