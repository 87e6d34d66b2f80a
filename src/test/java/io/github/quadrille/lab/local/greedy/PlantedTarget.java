package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Makes a target of random fixed tetrominoes that do not overlap, so that a covering of the whole target exists. */
final class PlantedTarget {
    private static final int TRIES = 1000;

    private final List<Kind> kinds = BuiltInKinds.set("fixed-tetrominoes").kinds();
    private final char[][] picture;
    private final int[] planted = new int[kinds.size()];
    private final SplittableRandom random;

    PlantedTarget(int rows, int columns, double density, long seed) {
        this.random = new SplittableRandom(seed);
        this.picture = new char[rows][columns];
        for (char[] row : picture) {
            Arrays.fill(row, Region.HOLE);
        }
        for (int piece = 0; piece < (int) (rows * columns * density / 4); piece++) {
            plant();
        }
    }

    private void plant() {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            int kind = random.nextInt(kinds.size());
            int row = random.nextInt(picture.length);
            int column = random.nextInt(picture[0].length);
            List<Cell> cells = kinds.get(kind).shape().cells();
            if (cells.stream().allMatch(cell -> isFree(row + cell.row(), column + cell.column()))) {
                cells.forEach(cell -> picture[row + cell.row()][column + cell.column()] = Region.MANDATORY);
                planted[kind]++;
                return;
            }
        }
    }

    private boolean isFree(int row, int column) {
        return row < picture.length && column < picture[0].length && picture[row][column] == Region.HOLE;
    }

    Region region() {
        return new Region(Arrays.stream(picture).map(String::new).toList(), Wrap.NONE);
    }

    /** Returns a puzzle with any number of each fixed tetromino. */
    Puzzle unlimited() {
        return puzzle(true);
    }

    /** Returns a puzzle with each fixed tetromino at most as often as planted. */
    Puzzle capped() {
        return puzzle(false);
    }

    private Puzzle puzzle(boolean unlimited) {
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < planted.length; kind++) {
            CountRange range = unlimited ? CountRange.ANY : new CountRange(0, planted[kind]);
            supplies.add(new Supply(kinds.get(kind), range));
        }
        return new Puzzle("planted", region(), PieceSymmetry.FIXED, new Bag(supplies));
    }
}
