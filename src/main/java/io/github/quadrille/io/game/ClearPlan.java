package io.github.quadrille.io.game;

import io.github.quadrille.lab.clear.Move;

import java.util.List;

/**
 * A plan as somebody wrote it.
 *
 * @param found false for "there is no way"; then there are no moves
 */
public record ClearPlan(boolean found, List<Move> moves) {
    public ClearPlan {
        moves = List.copyOf(moves);
    }
}
