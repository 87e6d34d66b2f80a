package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.YamlNode;
import java.util.Optional;

/**
 * Reads cells that are written by their coordinates, such as {@code [2, 3]}.
 *
 * @param what the beginning of messages, such as "A cell of a given piece"
 */
record CellReader(Lattice lattice, String what, Problems problems) {
    /** Reads one cell. If the node is not a cell, a problem is reported. */
    Optional<Cell> read(YamlNode node) {
        int[] numbers = CoordinateList.numbers(node, true);
        if (numbers.length > 0 && numbers.length != lattice.dimensions()) {
            problems.add(node.position(), lattice.miscounted(numbers.length));
            return Optional.empty();
        }
        Optional<Cell> cell = Lattices.cell(numbers);
        if (cell.isEmpty()) {
            problems.add(node, what + " is %s. Write [" + lattice.coordinateNames() + "], counted from 0.");
        }
        return cell;
    }
}
