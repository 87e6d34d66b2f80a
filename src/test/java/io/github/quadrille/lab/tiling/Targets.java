package io.github.quadrille.lab.tiling;

import io.github.quadrille.app.generate.PlantedTarget;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.lab.target.ShapeLimits;
import io.github.quadrille.lab.target.Target;
import io.github.quadrille.lab.target.TetrominoShape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Targets for tests. */
final class Targets {
    private Targets() {}

    /** Cells that are target each with the same chance. */
    static Target random(int rows, int columns, double density, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        BitSet cells = new BitSet();
        for (int cell = 0; cell < rows * columns; cell++) {
            cells.set(cell, random.nextDouble() < density);
        }
        return new Target(rows, columns, cells);
    }

    /** A target that has a perfect covering, and caps that just allow it. */
    record Planted(Target target, ShapeLimits caps) {
        static Planted of(int side, double density, long seed, List<TetrominoShape> shapes) {
            PlantedTarget planted = PlantedTarget.plant(
                    side,
                    side,
                    Wrap.NONE,
                    density,
                    shapes.stream().map(TetrominoShape::shape).toList(),
                    new SplittableRandom(seed));
            BitSet cells = new BitSet();
            for (int cell = 0; cell < side * side; cell++) {
                cells.set(cell, planted.contains(cell / side, cell % side));
            }
            int[] counts = new int[TetrominoShape.COUNT + 1];
            for (int piece = 0; piece < planted.pieces(); piece++) {
                counts[shapes.get(planted.shape(piece)).id()]++;
            }
            List<ShapeLimits.Cap> caps = new ArrayList<>();
            for (int id = 1; id <= TetrominoShape.COUNT; id++) {
                caps.add(new ShapeLimits.Cap(Integer.toString(id), List.of(id), counts[id]));
            }
            return new Planted(new Target(side, side, cells), new ShapeLimits(caps));
        }
    }
}
