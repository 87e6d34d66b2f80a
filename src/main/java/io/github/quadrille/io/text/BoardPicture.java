package io.github.quadrille.io.text;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;

import java.util.List;

/**
 * A board as a file has it, its rows over {@code . ? #} layer by layer.
 *
 * @param layers as many as the rows are in
 */
public record BoardPicture(Lattice lattice, int layers, List<String> rows) {
    public Region region(Wrap wrap) {
        return new Region(lattice, layers, rows, wrap);
    }
}
