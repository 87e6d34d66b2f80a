package io.github.quadrille.argument;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.BitSet;
import java.util.Optional;

/** A mandatory cell that no placement covers. Its row is an empty sum that should be 1. */
public record UncoverableCell(Cell cell) implements NoRoomArgument {
    static Optional<UncoverableCell> find(PlacementTable table) {
        Region region = table.puzzle().region();
        BitSet coverable = new BitSet(region.size());
        for (int placement = 0; placement < table.size(); placement++) {
            for (int i = 0; i < table.area(placement); i++) {
                coverable.set(table.cell(placement, i));
            }
        }
        for (int cell = coverable.nextClearBit(0); cell < region.size(); cell = coverable.nextClearBit(cell + 1)) {
            if (region.isMandatory(cell)) {
                return Optional.of(new UncoverableCell(region.cell(cell)));
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
