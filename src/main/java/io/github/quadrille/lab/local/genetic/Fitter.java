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
 * Turns a sequence into a part of a packing. It takes the pieces in order and places each, with its turn, at the first
 * place where it fits. Places are ordered layer by layer and row by row by the corner of the bounding box. A piece that
 * fits nowhere is left out. The time for a sequence is at most the board's cells times the orientations of all kinds,
 * plus the pieces.
 *
 * <p>Where no edges are joined and no cell is optional, some sequence leads to every packing: its pieces sorted by
 * their first cells. An earlier place would put the first cell of a piece on an earlier cell, and all of those are
 * filled.
 */
final class Fitter {
    /** A covered cell is worth this much. */
    static final int PER_CELL = 100;

    private final Puzzle puzzle;
    private final GenePieces pieces;
    private final GeneticRules.Pairs pairs;
    private final FreeCells board;
    /** Each kind has a {@code FirstFit} for each of its orientations. */
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

    /** Returns for each position of the sequence whether its piece is placed. */
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

    /** Places all pieces of a sequence that fit. */
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
