package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CellWeights;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes the weights of cells for a terminal. Modulo 2, the weights 1 and 0 are dark and light squares. Other weights
 * are written as numbers, with a blank between them where the terminal is wide enough.
 *
 * @param width the number of columns of the terminal
 * @param colour whether to use the 256 colours of ANSI escape codes
 */
public record WeightsText(int width, boolean colour) {

    /**
     * Returns one line for each row of the board. Optional cells without a weight are {@code ?}, and holes are blank.
     * Layers are below each other.
     */
    public String of(Region region, CellWeights weights) {
        int digits = weights.weights().stream()
                .mapToInt(weight -> Integer.toString(weight).length())
                .max()
                .orElse(1);
        boolean roomy = (long) region.columns() * (digits + 1) <= width;
        int columns = roomy ? digits + 1 : digits;
        WeightTones tones = new WeightTones(weights);
        StyledLines lines = new StyledLines(colour);
        List<Integer> slices = region.slices();
        for (int at = 0; at < slices.size() * region.rows(); at++) {
            int row = at % region.rows();
            int slice = slices.get(at / region.rows());
            if (row == 0) {
                int apart = at == 0 ? 0 : region.lattice().apart(slices.get(at / region.rows() - 1), slice);
                IntStream.range(0, apart).forEach(blank -> lines.end());
                if (region.lattice().dimensions() > 3) {
                    lines.add(TerminalPicture.heading(region, slice), TerminalColours.PLAIN);
                    lines.end();
                }
            }
            if (region.lattice() == Lattices.HEXAGONAL) {
                // Each row of hexagons begins half a cell further right than the row above.
                lines.add(" ".repeat(row * columns / 2), TerminalColours.PLAIN);
            }
            for (int column = 0; column < region.columns(); column++) {
                int cell = region.cellAt(slice, row, column);
                if (cell < 0) {
                    lines.add(" ".repeat(columns), TerminalColours.PLAIN);
                } else if (!region.isMandatory(cell) && weights.weights().get(cell) == 0) {
                    lines.add(" ".repeat(columns - 1) + "?", TerminalColours.OPTIONAL);
                } else {
                    int weight = weights.weights().get(cell);
                    lines.add(mark(weights.modulus(), weight, columns), tones.style(weight));
                }
            }
            lines.end();
        }
        return lines.toString();
    }

    private String mark(int modulus, int weight, int columns) {
        if (modulus != 2) {
            return ("%" + columns + "s").formatted(weight);
        }
        return (colour ? " " : weight == 1 ? "█" : "░").repeat(columns);
    }
}
