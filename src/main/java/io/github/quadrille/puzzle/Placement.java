package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.Cell;
import java.util.List;

/** A piece of a kind on certain cells of the board. Nothing is checked here: that is {@link PackingChecker}'s work. */
public record Placement(String kind, List<Cell> cells) {
    /** Keeps a copy. */
    public Placement {
        cells = List.copyOf(cells);
    }
}
