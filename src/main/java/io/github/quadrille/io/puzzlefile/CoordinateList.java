package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.DrawnRegion;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.DrawnRows;
import io.github.quadrille.io.text.DrawnRows.PictureRow;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides whether a list has the coordinates of cells, such as {@code [[0, 0], [0, 1], [1, 0], [1, 1]]}, or rows of 0
 * and 1. A list of coordinates has at least two cells, which are all different and form one connected shape. If it has
 * only the numbers 0 and 1, the smallest number in every direction must also be 0, and its rows must not draw the same
 * shape. If the rows draw another connected shape, the list is refused.
 */
record CoordinateList(List<Cell> cells, List<Cell> ofRows) {
    private static final String NUMBER = "-?[0-9]{1,6}";

    /**
     * Returns the rows of a picture. If the node has coordinates of squares, cubes or balls, the rows are drawn from
     * them. Otherwise, they are read by {@link DrawnRows#read}. If there are problems, the result can be empty.
     *
     * @param cell the character for a cell
     * @param none the character for a place without a cell
     */
    static Optional<DrawnRows> rows(
            YamlNode node, Lattice lattice, String what, char cell, char none, Problems problems) {
        Optional<CoordinateList> list = of(node, lattice).filter(found -> found.isMeant(lattice));
        if (list.isEmpty()) {
            return DrawnRows.read(node, lattice, what, problems);
        }
        if (list.get().hasOtherRows(lattice)) {
            problems.add(
                    node.position(),
                    "%s may be rows of 0 and 1, or cells by their coordinates. Use quotes for rows, as in [\"01\", \"11\"], or a picture."
                            .formatted(what));
            return Optional.empty();
        }
        return problems.isRefused(node.position(), list.get().complaint())
                ? Optional.empty()
                : Optional.of(DrawnRows.of(list.get().drawn(node, lattice, cell, none), lattice, what, problems));
    }

    private static Optional<CoordinateList> of(YamlNode node, Lattice lattice) {
        if (!(node instanceof YamlNode.Sequence list) || (lattice != Lattices.SQUARE && lattice.dimensions() != 3)) {
            return Optional.empty();
        }
        List<Cell> cells = new ArrayList<>();
        List<Cell> ofRows = new ArrayList<>();
        for (YamlNode item : list.items()) {
            int[] numbers = numbers(item, false);
            if (numbers.length != lattice.dimensions()) {
                return Optional.empty();
            }
            int row = cells.size();
            IntStream.range(0, numbers.length)
                    .filter(column -> numbers[column] == 1)
                    .forEach(column -> ofRows.add(new Cell(row, column)));
            cells.add(lattice.cell(numbers));
        }
        return cells.size() < 2 ? Optional.empty() : Optional.of(new CoordinateList(cells, ofRows));
    }

    /**
     * Returns the numbers of a list that consists only of numbers. For any other node it returns an empty array.
     *
     * @param mayBeQuoted whether numbers can be in quotes
     */
    static int[] numbers(YamlNode node, boolean mayBeQuoted) {
        List<YamlNode> items = node instanceof YamlNode.Sequence list ? list.items() : List.of();
        int[] numbers = items.stream()
                .flatMap(item -> item instanceof YamlNode.Scalar word
                                && (mayBeQuoted || word.style() == YamlNode.Style.PLAIN)
                                && word.value().matches(NUMBER)
                        ? Stream.of(word.value())
                        : Stream.empty())
                .mapToInt(Integer::parseInt)
                .toArray();
        return numbers.length == items.size() ? numbers : new int[0];
    }

    private boolean isMeant(Lattice lattice) {
        boolean differ = cells.stream().distinct().count() == cells.size();
        boolean fromZero = cells.stream().anyMatch(cell -> cell.row() == 0)
                && cells.stream().anyMatch(cell -> cell.column() == 0)
                && cells.stream().anyMatch(cell -> cell.layer() == 0);
        return differ && isOneShape(cells, lattice) && (isAboveOne() || (fromZero && !isSameShape(lattice)));
    }

    private boolean isAboveOne() {
        return cells.stream()
                .flatMapToInt(cell -> IntStream.of(cell.layer(), cell.row(), cell.column()))
                .anyMatch(number -> number < 0 || number > 1);
    }

    private boolean hasOtherRows(Lattice lattice) {
        return !isAboveOne() && isOneShape(ofRows, lattice);
    }

    private boolean isSameShape(Lattice lattice) {
        return !ofRows.isEmpty() && new Polyform(lattice, ofRows).equals(new Polyform(lattice, cells));
    }

    private static boolean isOneShape(List<Cell> cells, Lattice lattice) {
        return TouchingCells.parts(lattice, cells, UnaryOperator.identity()).size() == 1;
    }

    /**
     * Returns a sentence which says why a board around these cells cannot be read, for example because it is too large.
     * The result is empty if a board can have this size.
     */
    private Optional<String> complaint() {
        int rows = span(Cell::layer) * span(Cell::row);
        return new BoardSize(rows, span(Cell::column)).complaintOfGrid();
    }

    /**
     * Returns how many whole numbers there are from the least to the greatest value of a coordinate. If this is more
     * than a side of a board can have, it returns a number that is just too large for a board.
     */
    private int span(ToIntFunction<Cell> along) {
        IntSummaryStatistics all = cells.stream().mapToInt(along).summaryStatistics();
        return Math.min(BoardSize.MAX_SIDE + 1, all.getMax() - all.getMin() + 1);
    }

    private List<PictureRow> drawn(YamlNode node, Lattice lattice, char cell, char none) {
        Region region = DrawnRegion.of(lattice, cells, List.of());
        List<PictureRow> picture = new ArrayList<>();
        for (String row : region.picture()) {
            if (!picture.isEmpty() && (picture.size() + 1) % (region.rows() + 1) == 0) {
                picture.add(new PictureRow("", node.position(), false));
            }
            String drawn = row.replace(Region.MANDATORY, cell).replace(Region.HOLE, none);
            picture.add(new PictureRow(drawn, node.position(), false));
        }
        return picture;
    }
}
