package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;
import java.util.Set;

/** A piece of a kind on certain cells of the board. Nothing is checked here: that is {@link PackingChecker}'s work. */
public record Placement(String kind, List<Cell> cells) {
    /** Keeps a copy. */
    public Placement {
        cells = List.copyOf(cells);
    }

    /** Whether another is of the same kind, by name, and lies on the same cells, in whatever order they are told. */
    public boolean isSameAs(Placement other) {
        return kind.equals(other.kind) && Set.copyOf(cells).equals(Set.copyOf(other.cells));
    }
}
