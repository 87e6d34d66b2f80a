package io.github.quadrille.format.file;

import io.github.quadrille.geometry.Lattice;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import java.util.List;

/**
 * A board as a file has it, its rows over {@code . ? #} layer by layer.
 *
 * @param layers as many as the rows are in
 */
record BoardPicture(Lattice lattice, int layers, List<String> rows) {
    Region region(Wrap wrap) {
        return new Region(lattice, layers, rows, wrap);
    }
}
