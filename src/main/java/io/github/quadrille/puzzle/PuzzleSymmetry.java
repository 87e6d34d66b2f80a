package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.Automorphism;
import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** One symmetry of a puzzle: a permutation of its cells, and of its kinds. See {@link PuzzleSymmetries}. */
public final class PuzzleSymmetry {
    private final Region region;
    private final Automorphism automorphism;
    private final int[] cells;
    private final int[] kinds;

    PuzzleSymmetry(Region region, Automorphism automorphism, int[] kinds) {
        this.region = region;
        this.automorphism = automorphism;
        this.kinds = kinds;
        this.cells = IntStream.range(0, region.size())
                .map(cell -> {
                    Cell image = automorphism.apply(region.cell(cell), region);
                    return region.cellAt(image);
                })
                .toArray();
    }

    /** Whether it changes nothing. */
    public boolean isIdentity() {
        return automorphism.isIdentity();
    }

    /** What it does to the board: {@code turn 180}, {@code flip, shift by (0, 3)}. */
    public String name() {
        return automorphism.name(region.lattice());
    }

    /** What it does to the cells. */
    public Automorphism automorphism() {
        return automorphism;
    }

    /** Whether it maps the kind to itself. */
    public boolean keeps(int kind) {
        return kinds[kind] == kind;
    }

    /** Where a kind goes, by index in the bag. */
    public int kind(int kind) {
        return kinds[kind];
    }

    /** Where a cell goes. */
    public int cell(int cell) {
        return cells[cell];
    }

    /** Where cells go, ascending. */
    public int[] cells(int[] covered) {
        int[] images = new int[covered.length];
        for (int i = 0; i < covered.length; i++) {
            images[i] = cells[covered[i]];
        }
        Arrays.sort(images);
        return images;
    }

    /** Where all cells go; the same for two that differ in words only, as a turn and a flip of a board one cell wide do. */
    IntBuffer image() {
        return IntBuffer.wrap(cells);
    }

    /**
     * Where each placement goes.
     *
     * @param numbers of the same table
     */
    public int[] placements(PlacementTable table, Map<List<Integer>, Integer> numbers) {
        return IntStream.range(0, table.size())
                .map(placement -> numbers.get(key(kinds[table.kind(placement)], cells(table.cells(placement)))))
                .toArray();
    }

    /** What these placements become, piece by piece. */
    public Packing packing(PlacementTable table, int[] placements) {
        Puzzle puzzle = table.puzzle();
        return new Packing(Arrays.stream(placements)
                .mapToObj(placement -> new Placement(
                        puzzle.bag().kind(kinds[table.kind(placement)]).name(),
                        Arrays.stream(cells(table.cells(placement)))
                                .mapToObj(puzzle.region()::cell)
                                .toList()))
                .toList());
    }

    /** The number of each placement by its {@link #key}. */
    public static Map<List<Integer>, Integer> numbers(PlacementTable table) {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        for (int placement = 0; placement < table.size(); placement++) {
            numbers.put(key(table.kind(placement), table.cells(placement)), placement);
        }
        return numbers;
    }

    /** What tells a placement of a puzzle apart, with its number in the table. */
    public static List<Integer> key(Puzzle puzzle, Placement piece) {
        return key(
                puzzle.bag().indexOfKind(piece.kind()),
                piece.cells().stream()
                        .mapToInt(cell -> puzzle.region().cellAt(cell))
                        .sorted()
                        .toArray());
    }

    /**
     * What tells placements apart.
     *
     * @param cells ascending
     */
    public static List<Integer> key(int kind, int[] cells) {
        return IntStream.concat(IntStream.of(kind), IntStream.of(cells)).boxed().toList();
    }
}
