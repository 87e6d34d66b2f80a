package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The search of {@link StochasticBeam}. A successor is only a number, a cost and where one piece goes, until it is
 * selected; nothing is allocated in a step.
 */
final class BeamSearch implements LocalSearch {
    private final Puzzle puzzle;
    private final StochasticBeam method;
    private final RandomGenerator random;
    private final BeamPieces pieces;
    private final Moves moves;
    private final OverlapBoard board;
    private final SuccessorSelection selection;
    private final double goal;
    private int[][] beams;
    private int[][] nextBeams;
    private int width;
    private int best;
    private double bestCost;
    private long age;
    private int unchanged;
    private long looked;
    private Optional<LegalPart> part = Optional.empty();

    BeamSearch(Puzzle puzzle, StochasticBeam method, RandomGenerator random) {
        this.puzzle = puzzle;
        this.method = method;
        this.random = random;
        this.pieces = new BeamPieces(puzzle);
        this.board = new OverlapBoard(puzzle.region(), pieces, method.weights(), method.corner());
        this.moves = new Moves(puzzle.region(), pieces, method.longestStep().orElseGet(pieces::largestCount), random);
        this.selection = new SuccessorSelection(method.beams(), method.draws());
        this.beams = new int[method.beams()][pieces.count()];
        this.nextBeams = new int[method.beams()][pieces.count()];
        this.goal = goal();
    }

    /** The cost of the board that is covered exactly once everywhere. */
    private double goal() {
        long squares = 0;
        for (long row = 1; row <= puzzle.region().rows(); row++) {
            squares += row * row;
        }
        return method.weights().cost(puzzle.region().columns(), 0, 0, squares, 0);
    }

    @Override
    public void restart() {
        age = 0;
        unchanged = 0;
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
                    double cost = board.costWith(moves.shape(move), moves.row(move), moves.column(move), age);
                    selection.consider(number++, cost, beam, piece, moves.place(move));
                }
                board.lay(piece, beams[beam][piece]);
            }
        }
        looked += successors;
        age++;
        become();
        return true;
    }

    /** The selected successors become the beams. */
    private void become() {
        double before = bestCost;
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
        unchanged = bestCost == before ? unchanged + 1 : 0;
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
        return new AllPieces(puzzle, pieces).of(beams[best]);
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

    /** A state with all its pieces, wherever they lie; cells go around where edges meet, else over them. */
    private record AllPieces(Puzzle puzzle, BeamPieces pieces) {
        Packing of(int[] state) {
            List<Placement> placements = new ArrayList<>();
            for (int piece = 0; piece < state.length; piece++) {
                String kind = puzzle.bag().kind(pieces.kind(piece)).name();
                placements.add(new Placement(kind, cells(state[piece])));
            }
            return new Packing(placements);
        }

        private List<Cell> cells(int place) {
            Region region = puzzle.region();
            int[] rowOffsets = pieces.rowOffsets(pieces.shape(place));
            int[] columnOffsets = pieces.columnOffsets(pieces.shape(place));
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < rowOffsets.length; i++) {
                int row = pieces.row(place) + rowOffsets[i];
                int column = pieces.column(place) + columnOffsets[i];
                cells.add(new Cell(
                        region.wrap().topMeetsBottom() ? row % region.rows() : row,
                        region.wrap().leftMeetsRight() ? column % region.columns() : column));
            }
            cells.sort(null);
            return cells;
        }
    }
}
