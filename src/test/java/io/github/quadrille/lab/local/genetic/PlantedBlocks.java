package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes puzzles that have a packing. The board is made of 4x4 blocks, and each block adds the four one-sided
 * tetrominoes of one of its packings, chosen at random.
 */
final class PlantedBlocks {
    private static final int ALL = 0xffff;
    private static final Puzzle BLOCK = new Puzzle("block", Region.rectangle(4, 4), PieceSymmetry.ONE_SIDED, bag());
    private static final List<Packing> PACKINGS = new ArrayList<>();

    static {
        pack(new PlacementTable(BLOCK), 0, List.of());
    }

    private PlantedBlocks() {}

    static Puzzle puzzle(int blocksDown, int blocksAcross, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] counts = new int[bag().size()];
        for (int i = 0; i < blocksDown * blocksAcross; i++) {
            for (Placement piece : PACKINGS.get(random.nextInt(PACKINGS.size())).pieces()) {
                counts[bag().indexOf(piece.kind())]++;
            }
        }
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < counts.length; kind++) {
            supplies.add(new Supply(bag().kind(kind), CountRange.exactly(counts[kind])));
        }
        Region region = Region.rectangle(4 * blocksDown, 4 * blocksAcross);
        return new Puzzle("planted", region, PieceSymmetry.ONE_SIDED, new Bag(supplies));
    }

    /** Returns the puzzle of a single block, with any number of each one-sided tetromino. */
    static Puzzle block() {
        return BLOCK;
    }

    /** Returns all packings of a block. The pieces of each packing are sorted by their first cells. */
    static List<Packing> packingsOfBlock() {
        return PACKINGS;
    }

    private static Bag bag() {
        return new Bag(BuiltInKinds.set("one-sided-tetrominoes").kinds().stream()
                .map(kind -> new Supply(kind, CountRange.ANY))
                .toList());
    }

    private static void pack(PlacementTable table, int filled, List<Placement> pieces) {
        if (filled == ALL) {
            PACKINGS.add(new Packing(pieces));
            return;
        }
        for (int placement = 0; placement < table.size(); placement++) {
            int cells = 0;
            for (int cell : table.cells(placement)) {
                cells |= 1 << cell;
            }
            boolean coversFirst = table.cell(placement, 0) == Integer.numberOfTrailingZeros(~filled);
            if (coversFirst && (cells & filled) == 0) {
                List<Placement> more = new ArrayList<>(pieces);
                more.add(table.placement(placement));
                pack(table, filled | cells, more);
            }
        }
    }
}
