package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;

/**
 * Says that some pieces move together in one direction. The other pieces of the same part stay.
 *
 * @param pieces the pieces that move, numbered from 0, ascending
 * @param step the direction
 * @param distance the number of steps, or {@link #AWAY} if the pieces move until they are free of the others for good
 */
public record HandMove(List<Integer> pieces, Cell step, int distance) {
    /** A move with this distance takes its pieces away from the others. */
    public static final int AWAY = 0;

    /** Copies the list. */
    public HandMove {
        pieces = List.copyOf(pieces);
    }

    /** Tells whether the pieces of the move come free. */
    public boolean isAway() {
        return distance == AWAY;
    }
}
