package io.github.quadrille.argument;

import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.Optional;

/**
 * A mandatory cell that no placement covers. Its row is an empty sum that should be 1.
 *
 * @param cell as answers name it
 */
public record UncoverableCell(String cell) implements NoRoomArgument {
    static Optional<UncoverableCell> find(PlacementTable table) {
        ExactCover problem = table.cover();
        for (int cell = 0; cell < problem.cells(); cell++) {
            if (problem.isMandatory(cell) && problem.onCell(cell) == 0) {
                return Optional.of(new UncoverableCell(table.puzzle().region().name(cell)));
            }
        }
        return Optional.empty();
    }

    @Override
    public String sentence() {
        return "No piece can cover the cell " + cell + ".";
    }

    @Override
    public Certificate certificate() {
        return new Certificate.Propagation();
    }
}
