package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.engine.blocks.Block.BlockGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the theorem says about one rectangle. */
public sealed interface TheoremAnswer permits TheoremAnswer.Impossible, TheoremAnswer.Possible {
    int rows();

    int columns();

    /** The theorem, and how this rectangle is decided: a proof to be read aloud. */
    List<String> sentences();

    /** The standard bag does not pack the rectangle. */
    record Impossible(Reason reason, int rows, int columns) implements TheoremAnswer, Evidence {
        /** Which part of the condition fails. */
        public enum Reason {
            /** 20 does not divide the area. */
            AREA,
            /** 20 divides the area, 40 does not. */
            CHESSBOARD,
            /** A side is 1 or 2. */
            NARROW
        }

        @Override
        public String name() {
            return reason.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String sentence() {
            return switch (reason) {
                case AREA -> area();
                case CHESSBOARD -> chessboard();
                case NARROW -> narrow();
            };
        }

        private String area() {
            return "One of each piece covers 20 cells, but 20 does not divide the board's %,d cells."
                    .formatted(cells());
        }

        private String chessboard() {
            String covers = each() == 1 ? "the T covers" : "each of the %,d T's covers".formatted(each());
            return ("Colour the board like a chessboard. Then %s 1 or 3 dark cells, and every other piece covers 2, so all"
                            + " pieces cover an odd number. But %,d cells are dark.")
                    .formatted(covers, cells() / 2);
        }

        private String narrow() {
            return Math.min(rows, columns) == 1
                    ? "On a board one cell wide only I's fit, but the bag has %,d of each piece.".formatted(each())
                    : ("On a board two cells wide, the stem of a T blocks the whole width and leaves an odd number of cells"
                                    + " on either side. Pieces of four cells cannot cover these, but the bag has"
                                    + " %,d T's.")
                            .formatted(each());
        }

        @Override
        public List<String> sentences() {
            return List.of(StandardBagTheorem.STATEMENT, sentence());
        }

        /** The chessboard, where it is the reason. */
        @Override
        public Optional<CellWeights> picture() {
            return reason == Reason.CHESSBOARD
                    ? Optional.of(new CellWeights(
                            2,
                            IntStream.range(0, Math.toIntExact(cells()))
                                    .mapToObj(cell -> (cell / columns + cell % columns) % 2)
                                    .toList()))
                    : Optional.empty();
        }

        private long cells() {
            return (long) rows * columns;
        }

        /** How many pieces of each kind there are. */
        private long each() {
            return cells() / 20;
        }
    }

    /**
     * The standard bag packs the rectangle.
     *
     * @param cut one or two grids of blocks that make up the rectangle and have packings
     */
    record Possible(int rows, int columns, List<BlockGrid> cut) implements TheoremAnswer {
        public Possible {
            cut = List.copyOf(cut);
        }

        /** All blocks. */
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
                sentences.add("A block %s is packed by %d of each piece."
                        .formatted(block.size(), block.rows() * block.columns() / 20));
            }
            return List.copyOf(sentences);
        }
    }
}
