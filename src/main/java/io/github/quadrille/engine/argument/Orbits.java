package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Divides the cells of a board and the kinds of its bag into classes whose members the symmetries of a puzzle exchange.
 * Some arguments give a weight to each cell and kind. If such weights prove something about the puzzle, then the
 * average of their images under all symmetries proves the same. So equal weights within a class are enough.
 *
 * @param classes the number of classes of cells
 * @param classOf the class of each cell, or -1 for a cell that is left out
 * @param kindOf for each kind, the first kind of its class
 */
record Orbits(int classes, List<Integer> classOf, List<Integer> kindOf) {
    private static final int LARGEST_GROUP = 10_000;

    static Orbits of(Puzzle puzzle) {
        return of(puzzle, cell -> true);
    }

    /**
     * Returns the classes of only those cells that are near an edge. Such a cell has a place outside the board within
     * this many steps, which may be diagonal.
     */
    static Orbits nearEdges(Puzzle puzzle, int steps) {
        Region region = puzzle.region();
        return of(puzzle, cell -> isNearEdge(region, region.cell(cell), steps));
    }

    private static boolean isNearEdge(Region region, Cell cell, int steps) {
        int through = region.lattice().isSolid() ? steps : 0;
        for (int layer = cell.layer() - through; layer <= cell.layer() + through; layer++) {
            for (int row = cell.row() - steps; row <= cell.row() + steps; row++) {
                for (int column = cell.column() - steps; column <= cell.column() + steps; column++) {
                    if (region.cellAt(layer, row, column) < 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * Returns the number of kinds in the class that begins with this kind. All kinds of a class have the same count.
     */
    long kindsLike(int first) {
        return kindOf.stream().filter(kind -> kind == first).count();
    }

    private static Orbits of(Puzzle puzzle, IntPredicate takesPart) {
        int[] cells = IntStream.range(0, puzzle.region().size()).toArray();
        int[] kinds = IntStream.range(0, puzzle.bag().size()).toArray();
        PuzzleSymmetries group = PuzzleSymmetries.of(puzzle);
        if (group.order() <= LARGEST_GROUP) {
            // Every entry becomes the least image of its cell or kind. The group maps a class to itself, so all members
            // of the class get the same entry.
            group.stream().forEach(symmetry -> {
                Arrays.setAll(cells, cell -> Math.min(cells[cell], symmetry.cell(cell)));
                Arrays.setAll(kinds, kind -> Math.min(kinds[kind], symmetry.kind(kind)));
            });
        }
        int[] classOf = new int[cells.length];
        Arrays.fill(classOf, -1);
        int classes = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            if (takesPart.test(cell)) {
                int first = cells[cell];
                classOf[cell] = classOf[first] >= 0 ? classOf[first] : classes++;
                classOf[first] = classOf[cell];
            }
        }
        return new Orbits(
                classes,
                IntStream.of(classOf).boxed().toList(),
                IntStream.of(kinds).boxed().toList());
    }
}
