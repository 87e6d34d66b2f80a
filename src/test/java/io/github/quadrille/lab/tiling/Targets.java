package io.github.quadrille.lab.tiling;

import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PlantedTarget;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Makes targets for tests. */
public final class Targets {
    private Targets() {}

    /** Returns a target in which each cell is a target cell with the same probability. */
    static Target random(int rows, int columns, double density, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        BitSet cells = new BitSet();
        for (int cell = 0; cell < rows * columns; cell++) {
            cells.set(cell, random.nextDouble() < density);
        }
        return new Target(rows, columns, cells);
    }

    /** Holds a target that has a perfect covering, and limits that are just high enough for this covering. */
    record Planted(Target target, ShapeLimits caps) {
        static Planted of(int side, double density, long seed, List<TetrominoShape> shapes) {
            List<Placement> planted = PlantedTarget.plant(
                    Region.rectangle(side, side),
                    shapes.stream()
                            .map(each ->
                                    new PieceChoice.FixedShape(new Kind("" + each.id(), each.shape()), each.shape()))
                            .toList(),
                    density,
                    new SplittableRandom(seed));
            BitSet cells = new BitSet();
            int[] counts = new int[TetrominoShape.COUNT + 1];
            for (Placement piece : planted) {
                piece.cells().forEach(cell -> cells.set(cell.row() * side + cell.column()));
                counts[Integer.parseInt(piece.kind())]++;
            }
            List<ShapeLimits.Cap> caps = new ArrayList<>();
            for (int id = 1; id <= TetrominoShape.COUNT; id++) {
                caps.add(new ShapeLimits.Cap(Integer.toString(id), List.of(id), counts[id]));
            }
            return new Planted(new Target(side, side, cells), new ShapeLimits(caps));
        }
    }

    /**
     * Reads rows of equal length. The characters {@code 0}, {@code .} and {@code #} are not target cells, and {@code 1}
     * and all other characters are.
     */
    public static Target drawn(List<String> picture) {
        int columns = picture.get(0).length();
        BitSet cells = new BitSet();
        for (int row = 0; row < picture.size(); row++) {
            for (int column = 0; column < columns; column++) {
                cells.set(row * columns + column, "0.#".indexOf(picture.get(row).charAt(column)) < 0);
            }
        }
        return new Target(picture.size(), columns, cells);
    }
}
