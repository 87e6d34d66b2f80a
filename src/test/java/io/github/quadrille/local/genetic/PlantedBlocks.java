package io.github.quadrille.local.genetic;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.BuiltInKinds;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Boards put together from 4x4 blocks of four one-sided tetrominoes each, drawn at random: there is always a packing. */
final class PlantedBlocks {
    private static final int ALL = 0xffff;
    /** All packings of a block, as counts by kind. */
    private static final List<int[]> BLOCKS = blocks();

    private PlantedBlocks() {}

    static Puzzle puzzle(int blocksDown, int blocksAcross, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] counts = new int[bag().size()];
        for (int i = 0; i < blocksDown * blocksAcross; i++) {
            int[] block = BLOCKS.get(random.nextInt(BLOCKS.size()));
            for (int kind = 0; kind < counts.length; kind++) {
                counts[kind] += block[kind];
            }
        }
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < counts.length; kind++) {
            supplies.add(new Supply(bag().kind(kind), CountRange.exactly(counts[kind])));
        }
        Region region = Region.rectangle(4 * blocksDown, 4 * blocksAcross);
        return new Puzzle("planted", region, PieceSymmetry.ONE_SIDED, new Bag(supplies));
    }

    private static Bag bag() {
        return new Bag(BuiltInKinds.set("one-sided-tetrominoes").kinds().stream()
                .map(kind -> new Supply(kind, CountRange.ANY))
                .toList());
    }

    private static List<int[]> blocks() {
        List<int[]> found = new ArrayList<>();
        Puzzle block = new Puzzle("block", Region.rectangle(4, 4), PieceSymmetry.ONE_SIDED, bag());
        pack(new PlacementTable(block), 0, new int[bag().size()], found);
        return found;
    }

    private static void pack(PlacementTable table, int filled, int[] counts, List<int[]> found) {
        if (filled == ALL) {
            found.add(counts.clone());
            return;
        }
        for (int placement = 0; placement < table.size(); placement++) {
            int cells = 0;
            for (int cell : table.cells(placement)) {
                cells |= 1 << cell;
            }
            boolean coversFirst = table.cell(placement, 0) == Integer.numberOfTrailingZeros(~filled);
            if (coversFirst && (cells & filled) == 0) {
                counts[table.kind(placement)]++;
                pack(table, filled | cells, counts, found);
                counts[table.kind(placement)]--;
            }
        }
    }
}
