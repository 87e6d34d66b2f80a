package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.Problems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Reads tiles and their board from one drawing, in which one sign marks all cells. Cells that touch form a block. The
 * largest block is the board, and all other blocks are tiles.
 */
final class TileBlocks {
    /** A drawing must have at least this many blocks, namely a board and two tiles. */
    private static final int FEWEST = 3;

    private static final String OPEN = ".?";
    private static final int LONGEST = 1 << 16;

    private TileBlocks() {}

    static boolean isMeant(List<String> lines) {
        String marks = lines.stream()
                .flatMapToInt(String::chars)
                .filter(mark -> !Character.isWhitespace(mark))
                .distinct()
                .limit(2)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        if (marks.length() != 1
                || Character.isDigit(marks.charAt(0))
                || OPEN.contains(marks)
                || lines.stream().mapToInt(String::length).sum() > LONGEST
                || lines.stream().noneMatch(line -> line.strip().indexOf(' ') > 0)) {
            return false;
        }
        List<List<Cell>> blocks = blocks(lines);
        return blocks.size() >= FEWEST && blocks.get(0).size() > blocks.get(1).size();
    }

    static List<ForeignPuzzle> read(List<String> lines, Problems problems) {
        List<List<Cell>> blocks = blocks(lines);
        List<Cell> board = blocks.get(0);
        List<Placement> tiles = new ArrayList<>();
        blocks.subList(1, blocks.size())
                .forEach(cells -> tiles.add(new Placement("tile " + (tiles.size() + 1), cells)));
        int area = tiles.stream().mapToInt(tile -> tile.cells().size()).sum();
        if (area != board.size()) {
            problems.add(
                    "The largest block has %,d squares, but the other %,d blocks have %,d in all. Check that the largest block is the board, or write a puzzle file, if some blocks may be left over."
                            .formatted(board.size(), tiles.size(), area));
        }
        return List.of(new ForeignPuzzle(board, List.of(), tiles));
    }

    /** Returns the blocks of a drawing, the largest first. */
    private static List<List<Cell>> blocks(List<String> lines) {
        List<Cell> cells = DrawnCells.of(lines, mark -> !Character.isWhitespace(mark));
        return TouchingCells.parts(Lattices.SQUARE, cells, UnaryOperator.identity()).stream()
                .sorted(Comparator.comparingInt((List<Cell> block) -> block.size())
                        .reversed())
                .toList();
    }
}
