package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.OnSquares;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Constructive hill climbing, after a published student system: from the empty board, lay the piece whose cells are
 * nearest to filled cells, by the sum of their Manhattan distances, a random one among equals. On the empty board the
 * border counts instead. When no piece fits any more, begin anew.
 *
 * <p>Distances go the shorter way around where edges meet, and across holes. Kinds of different sizes compete by the same
 * sum, so small pieces tend to be laid first. Pieces may be laid up to the maximum of their kind, and on optional cells.
 *
 * <p>A step is linear in the board and in the legal placements, times the size of a piece.
 *
 * @param emptyBoard how far the border is
 */
public record HillClimbing(EmptyBoard emptyBoard) implements Method {
    public static final HillClimbing PUBLISHED = new HillClimbing(EmptyBoard.PUBLISHED);

    @Override
    public String word() {
        return "hill-climbing";
    }

    @Override
    public String costWords() {
        return "uncovered cells";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return OnSquares.refusal(puzzle).or(() -> CandidateLimit.refusal(puzzle));
    }

    @Override
    public LocalSearch start(Puzzle puzzle, RandomGenerator random) {
        return new HillClimbingSearch(CandidateLimit.table(puzzle), this, random);
    }
}
