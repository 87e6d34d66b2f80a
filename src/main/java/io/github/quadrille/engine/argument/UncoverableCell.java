package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;

import java.util.List;
import java.util.Optional;

/**
 * A mandatory cell that no placement covers. Its row is an empty sum that should be 1.
 *
 * @param called as answers name it
 */
public record UncoverableCell(Cell cell, String called) implements NoRoomArgument {
    static Optional<UncoverableCell> find(PlacementTable table) {
        ExactCover problem = table.cover();
        for (int cell = 0; cell < problem.cells(); cell++) {
            if (problem.isMandatory(cell) && problem.onCell(cell) == 0) {
                Region region = table.puzzle().region();
                return Optional.of(new UncoverableCell(region.cell(cell), region.name(cell)));
            }
        }
        return Optional.empty();
    }

    @Override
    public List<Cell> where() {
        return List.of(cell);
    }

    @Override
    public String sentence() {
        return "No piece can cover the cell " + called + ".";
    }

    @Override
    public Certificate certificate() {
        return new Certificate.Propagation();
    }
}
