package io.github.quadrille.argument;

import io.github.quadrille.geometry.Automorphism;
import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.RegionSymmetries;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The cells of a board in classes that its symmetries exchange, as far as pieces may follow.
 *
 * @param classes how many
 * @param classOf by cell; -1 for cells left out
 */
record Orbits(int classes, List<Integer> classOf) {
    private static final int LARGEST_GROUP = 10_000;

    static Orbits of(Puzzle puzzle) {
        return of(puzzle, cell -> true);
    }

    /** Every cell by itself. */
    static Orbits single(Puzzle puzzle) {
        int cells = puzzle.region().size();
        return new Orbits(cells, IntStream.range(0, cells).boxed().toList());
    }

    /** Only of the cells with at most so many steps, sideways too, to a square that is none. */
    static Orbits nearEdges(Puzzle puzzle, int steps) {
        Region region = puzzle.region();
        return of(puzzle, cell -> {
            for (int row = region.row(cell) - steps; row <= region.row(cell) + steps; row++) {
                for (int column = region.column(cell) - steps; column <= region.column(cell) + steps; column++) {
                    if (region.cellAt(row, column) < 0) {
                        return true;
                    }
                }
            }
            return false;
        });
    }

    private static Orbits of(Puzzle puzzle, IntPredicate takesPart) {
        Region region = puzzle.region();
        RegionSymmetries symmetries = RegionSymmetries.of(region);
        List<Automorphism> group = symmetries.order() > LARGEST_GROUP
                ? List.of()
                : symmetries
                        .elements()
                        .filter(one -> puzzle.symmetry().transforms().contains(one.transform()))
                        .toList();
        int[] classOf = new int[region.size()];
        Arrays.fill(classOf, -1);
        int classes = 0;
        for (int cell = 0; cell < classOf.length; cell++) {
            if (classOf[cell] < 0 && takesPart.test(cell)) {
                classOf[cell] = classes;
                for (Automorphism one : group) {
                    Cell image = one.apply(region.cell(cell), region);
                    classOf[region.cellAt(image.row(), image.column())] = classes;
                }
                classes++;
            }
        }
        return new Orbits(classes, IntStream.of(classOf).boxed().toList());
    }
}
