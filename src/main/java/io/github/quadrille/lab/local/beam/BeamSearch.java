package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Performs the search of {@link StochasticBeam}. A beam is one of the states that are kept. A successor is a beam after
 * one move of one piece. For a successor, only its cost, its beam, the moved piece and the new place of this piece are
 * stored. Only a successor that becomes a beam is made into a whole state. A step allocates almost no memory.
 */
final class BeamSearch implements LocalSearch {
    private final Puzzle puzzle;
    private final StochasticBeam method;
    private final RandomGenerator random;
    private final BeamPieces pieces;
    private final Moves moves;
    private final OverlapBoard board;
    private final SuccessorSelection selection;
    /** A packing, which covers each cell exactly once, has this cost. */
    private final double goal;

    private int[][] beams;
    private int[][] nextBeams;
    private int width;
    private int best;
    private double bestCost;
    /**
     * This is the number of iterations since the restart. As published, a run begins with 0, but every restart sets it
     * to 1.
     */
    private long age;

    /**
     * This is the lowest cost of the previous iteration. It is infinite after a restart, because the random states of a
     * restart do not count, as published.
     */
    private double lowest;

    private int unchanged;
    private long looked;
    private Optional<LegalPart> part = Optional.empty();

    BeamSearch(Puzzle puzzle, StochasticBeam method, RandomGenerator random) {
        this.puzzle = puzzle;
        this.method = method;
        this.random = random;
        this.pieces = new BeamPieces(puzzle);
        this.board = new OverlapBoard(puzzle.region(), pieces, method.weights(), method.corner());
        this.moves = new Moves(
                puzzle.region(), pieces, method.longestStep().orElseGet(pieces::largestCount), method.edge(), random);
        this.selection = new SuccessorSelection(method.beams(), method.draws());
        this.beams = new int[method.beams()][pieces.count()];
        this.nextBeams = new int[method.beams()][pieces.count()];
        long squares = LongStream.rangeClosed(1, puzzle.region().rows())
                .map(row -> row * row)
                .sum();
        CostWeights weights = method.weights();
        this.goal = weights.cost(weights.overlapsOfPacking(puzzle.region().columns()), 0, 0, squares, 0);
    }

    @Override
    public void restart() {
        age = looked > 0 ? 1 : 0;
        unchanged = 0;
        lowest = Double.POSITIVE_INFINITY;
        width = method.beams();
        for (int beam = 0; beam < width; beam++) {
            for (int piece = 0; piece < pieces.count(); piece++) {
                beams[beam][piece] = pieces.randomPlace(piece, random);
            }
            board.show(beams[beam]);
            double cost = board.cost(age);
            if (beam == 0 || cost < bestCost) {
                best = beam;
                bestCost = cost;
            }
        }
        part = Optional.empty();
    }

    @Override
    public boolean step() {
        if (unchanged > method.patience()) {
            return false;
        }
        int successors = width * pieces.count() * Moves.PER_PIECE;
        int share = Math.min(successors, method.randomShare().of(method.beams(), age));
        selection.begin(share, successors, random);
        int number = 0;
        for (int beam = 0; beam < width; beam++) {
            board.show(beams[beam]);
            for (int piece = 0; piece < pieces.count(); piece++) {
                board.lift(piece);
                moves.from(beams[beam][piece]);
                for (int move = 0; move < Moves.PER_PIECE; move++) {
                    double cost = board.costWith(moves.place(move), age);
                    selection.consider(number++, cost, beam, piece, moves.place(move));
                }
                board.lay(piece, beams[beam][piece]);
            }
        }
        selection.fill();
        looked += successors;
        age++;
        become();
        return true;
    }

    /** Replaces the present states by the selected successors. */
    private void become() {
        width = selection.size();
        for (int beam = 0; beam < width; beam++) {
            int[] next = nextBeams[beam];
            System.arraycopy(beams[selection.parent(beam)], 0, next, 0, next.length);
            next[selection.piece(beam)] = selection.place(beam);
            if (beam == 0 || selection.cost(beam) < bestCost) {
                best = beam;
                bestCost = selection.cost(beam);
            }
        }
        int[][] old = beams;
        beams = nextBeams;
        nextBeams = old;
        unchanged = bestCost == lowest ? unchanged + 1 : 0;
        lowest = bestCost;
        part = Optional.empty();
    }

    @Override
    public double cost() {
        return Math.max(0, bestCost - goal);
    }

    @Override
    public int covered() {
        return legalPart().covered();
    }

    @Override
    public Packing part() {
        return legalPart().packing();
    }

    @Override
    public Packing allPieces() {
        return new Packing(IntStream.range(0, pieces.count())
                .mapToObj(piece -> new Placement(
                        puzzle.bag().kind(pieces.kind(piece)).name(),
                        pieces.cells(beams[best][piece]).stream().sorted().toList()))
                .toList());
    }

    /**
     * Returns a map that says how often each square of the board and of the gutters is covered. A gutter consists of
     * the squares beyond the bottom or the right edge, if this edge does not meet the opposite one. The map is empty if
     * all pieces are on the board without overlaps.
     */
    @Override
    public Map<String, Object> ownTerms() {
        board.show(beams[best]);
        return part().pieces().size() == pieces.count() ? Map.of() : Map.of("counts", board.matrix());
    }

    @Override
    public long moves() {
        return looked;
    }

    private LegalPart legalPart() {
        if (part.isEmpty()) {
            part = Optional.of(new LegalPart(puzzle, pieces, beams[best]));
        }
        return part.get();
    }
}
