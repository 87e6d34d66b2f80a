package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;

/**
 * Says that some pieces go together in one direction, while those that they are not yet free of stay.
 *
 * @param pieces numbered from 0, in order
 * @param step the direction
 * @param distance how many steps; as many as it takes to be free of the others for good where it is {@link #AWAY}
 */
public record HandMove(List<Integer> pieces, Cell step, int distance) {
    /** Takes pieces away. */
    public static final int AWAY = 0;

    /** Keeps a copy. */
    public HandMove {
        pieces = List.copyOf(pieces);
    }

    /** Says whether its pieces come free. */
    public boolean isAway() {
        return distance == AWAY;
    }
}
