package io.github.quadrille.engine.blocks;

import io.github.quadrille.engine.blocks.Block.BlockGrid;
import java.util.ArrayList;
import java.util.List;

/**
 * Says that the standard bag of {@link StandardBagTheorem} packs a rectangle, and how the rectangle is cut into blocks.
 *
 * @param cut one or two grids that make up the rectangle; each of their blocks has a packing
 */
public record PackableRectangle(int rows, int columns, List<BlockGrid> cut) implements TheoremAnswer {
    public PackableRectangle {
        cut = List.copyOf(cut);
    }

    /** Returns all blocks of the cut. */
    public List<Block> blocks() {
        return cut.stream().flatMap(BlockGrid::blocks).toList();
    }

    @Override
    public List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        sentences.add(StandardBagTheorem.STATEMENT);
        long area = (long) rows * columns;
        sentences.add("The board %dx%d has %,d = %,d x 40 cells and no side below 3."
                .formatted(rows, columns, area, area / 40));
        BlockGrid first = cut.get(0);
        if (cut.size() == 1) {
            sentences.add("It is cut into %s.".formatted(first.words()));
        } else {
            boolean byRows = first.area().columns() == columns;
            Block rest = cut.get(1).area();
            sentences.add("Its first %d %s are cut into %s; the other %,d into %s."
                    .formatted(
                            byRows ? first.area().rows() : first.area().columns(),
                            byRows ? "rows" : "columns",
                            first.words(),
                            byRows ? rest.rows() : rest.columns(),
                            cut.get(1).words()));
        }
        for (BlockGrid grid : cut) {
            Block block = grid.block(0, 0);
            sentences.add("Each block %s is packed by %d of each piece."
                    .formatted(block.size(), block.rows() * block.columns() / 20));
        }
        return List.copyOf(sentences);
    }
}
