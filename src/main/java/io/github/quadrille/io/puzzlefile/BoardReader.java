package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.DrawnRegion;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.BoardSize.BoardPicture;
import io.github.quadrille.io.text.DrawnRows;
import io.github.quadrille.io.text.DrawnRows.PictureRow;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/**
 * Reads the board of a puzzle file. It is a size, a list of coordinates of cells, or a picture in the notation of its
 * lattice, made of {@code .}, {@code ?} and {@code #}. A picture of squares can also be made of 0 and 1, where 1 must
 * be covered, or of other signs.
 *
 * @param signs a receiver for pictures whose signs can have another meaning; it gets the possible readings of a
 *     picture, and an action that reports its signs as wrong
 */
record BoardReader(Lattice lattice, BiConsumer<BoardSigns, Runnable> signs, Problems problems) {
    private static final String ADVICE =
            "Use '.' for a cell to cover, '?' for one that may be covered, '#' for no cell.";
    private static final String BOARD = "The board";
    private static final Pattern DIGITS = Pattern.compile("[01]+");
    private static final Pattern SPACED = Pattern.compile(" *[.?#](?: [.?#])*");

    /**
     * Returns the board. If it has problems, a substitute is returned, so that the other parts of the file can be read.
     */
    BoardPicture read(YamlNode node) {
        if (node instanceof YamlNode.Scalar text && isMeantAsSize(text)) {
            return BoardSize.read(text.value(), lattice, text.position(), problems)
                    .orElseGet(this::standIn);
        }
        Optional<String> size = lattice == Lattices.SQUARE ? sizeInList(node) : Optional.empty();
        if (size.isPresent()) {
            problems.add(node, "The board is %s. Write " + size.get() + ".");
            return standIn();
        }
        return CoordinateList.rows(node, lattice, BOARD, Region.MANDATORY, Region.HOLE, problems)
                .map(this::drawn)
                .orElseGet(this::standIn);
    }

    /** Reads a picture that is the whole text of a file. */
    BoardPicture alone(YamlNode node) {
        DrawnRows rows = DrawnRows.read(node, lattice, BOARD, problems).orElseThrow();
        return drawn(lattice == Lattices.SQUARE ? signed(rows, true) : rows);
    }

    /**
     * If a picture has signs other than {@code .}, {@code ?} and {@code #}, or signs that can have another meaning,
     * passes the possible readings on and returns the first. Otherwise it returns the picture itself.
     */
    private DrawnRows signed(DrawnRows picture, boolean alone) {
        Optional<BoardSigns> found = BoardSigns.of(picture.texts(), alone);
        found.ifPresent(read -> signs.accept(read, () -> {
            if (alone) {
                problems.add(picture.start(), read.question());
            } else {
                picture.reportUnknown(BoardSigns.MARKS, ADVICE);
            }
        }));
        return found.map(read -> picture.with(read.rows())).orElse(picture);
    }

    /** Returns the board that is drawn by the rows of a picture. */
    BoardPicture drawn(DrawnRows rows) {
        if (lattice == Lattices.SQUARE) {
            return squares(marked(signed(rows, false))).orElseGet(this::standIn);
        }
        DrawnRows drawing = rows.on(lattice.of(rows.dimensions()));
        return (drawing.fits() ? cells(drawing) : Optional.<BoardPicture>empty()).orElseGet(this::standIn);
    }

    private BoardPicture standIn() {
        return new BoardPicture(lattice, 1, List.of("."));
    }

    /**
     * Returns the size that is meant by a list such as {@code [4, 5]}. The result is empty for a list such as {@code
     * [011, 110]}, which has rows.
     */
    private static Optional<String> sizeInList(YamlNode node) {
        return node instanceof YamlNode.Sequence list
                        && list.items().size() == 2
                        && list.items().get(0) instanceof YamlNode.Scalar rows
                        && list.items().get(1) instanceof YamlNode.Scalar columns
                ? Optional.of(rows.value() + "x" + columns.value())
                        .filter(size -> BoardSize.isSize(size) && !size.startsWith("0") && !size.contains("x0"))
                : Optional.empty();
    }

    /** Returns whether a text is a single line without any mark of a picture. */
    private static boolean isMeantAsSize(YamlNode.Scalar text) {
        return (text.style() == YamlNode.Style.PLAIN || text.style() == YamlNode.Style.QUOTED)
                && !text.value().isBlank()
                && text.rows().size() == 1
                && text.value().chars().noneMatch(c -> BoardSigns.MARKS.indexOf(c) >= 0);
    }

    /** If a picture is made of 0 and 1, replaces 0 by {@code #} and 1 by {@code .}, because 1 must be covered. */
    private static DrawnRows marked(DrawnRows picture) {
        List<String> rows = picture.texts();
        return rows.stream().allMatch(row -> DIGITS.matcher(row).matches())
                ? picture.with(rows.stream()
                        .map(row -> row.replace('1', Region.MANDATORY).replace('0', Region.HOLE))
                        .toList())
                : picture;
    }

    private Optional<BoardPicture> squares(DrawnRows picture) {
        List<String> rows = picture.texts();
        TextPosition start = picture.start();
        BoardSize size = new BoardSize(rows.size(), picture.width());
        if (problems.isRefused(start, size.complaint(size.rows() + "x" + size.columns()))) {
            return Optional.empty();
        }
        picture.reportUnknown(BoardSigns.MARKS, ADVICE);
        picture.reportRagged();
        if (rows.stream().allMatch(row -> row.chars().allMatch(mark -> mark == Region.HOLE))) {
            problems.add(start, "The board has only '#', which means no cell. Draw some cells as '.'.");
            return Optional.empty();
        }
        return Optional.of(new BoardPicture(lattice, 1, rows));
    }

    private Optional<BoardPicture> cells(DrawnRows drawing) {
        Lattice own = drawing.lattice();
        drawing.reportUnknown(BoardSigns.MARKS + " ", ADVICE);
        TextPosition start = drawing.start();
        if (drawing.width() > BoardSize.MAX_SIDE
                || drawing.rows().size() > BoardSize.MAX_SIDE
                || (long) drawing.width() * drawing.rows().size() > BoardSize.MAX_SQUARES) {
            problems.add(
                    start,
                    "The board is too large: at most %d rows or columns and %d cells. Use a part of it."
                            .formatted(BoardSize.MAX_SIDE, BoardSize.MAX_SQUARES));
            return Optional.empty();
        }
        List<LatticeNotation.Mark> marks = drawing.checkedMarks();
        if (marks.stream().noneMatch(mark -> mark.character() != Region.HOLE)) {
            problems.add(start, "The board has no cells. Draw some cells as '.'.");
            return Optional.empty();
        }
        reportBlanks(drawing);
        if (lattice.isSolid()) {
            reportLayers(drawing);
        }
        // If rows begin with blanks, slanted edges are drawn. Then rows can have any length, as rows of hexagons can.
        if (lattice == Lattices.TRIANGULAR
                && drawing.rows().stream().noneMatch(row -> row.text().startsWith(" "))) {
            drawing.reportRagged();
        }
        Map<Cell, Character> drawn = new HashMap<>();
        // A character that is not a mark of a board was reported as a problem. Then the board is not used.
        marks.forEach(mark -> drawn.put(
                mark.cell(), BoardSigns.MARKS.indexOf(mark.character()) < 0 ? Region.MANDATORY : mark.character()));
        Region board = DrawnRegion.of(own, drawn, Wrap.NONE);
        if (own.dimensions() > 3 && board.slices().size() * board.rows() * board.columns() != marks.size()) {
            problems.add(
                    start,
                    "The board does not have the same number of layers everywhere. Fill up with layers of '#', which"
                            + " means no cell.");
        }
        return Optional.of(new BoardPicture(own, board.layers(), board.picture()));
    }

    /** Reports blanks between cells, if pictures of the lattice have no such blanks. */
    private void reportBlanks(DrawnRows drawing) {
        if (lattice.isSolid()) {
            drawing.rows().stream()
                    .filter(row -> row.text().stripTrailing().indexOf(' ') >= 0)
                    .findFirst()
                    .ifPresent(row -> problems.add(
                            row.at(row.text().indexOf(' ')),
                            "The board has a blank here. Put an empty line between two layers, which cannot be side by"
                                    + " side, or write '#' for no cell."));
        } else if (lattice == Lattices.TRIANGULAR
                && drawing.rows().stream().anyMatch(row -> row.text().strip().length() > 1)
                && drawing.rows().stream()
                        .allMatch(row ->
                                SPACED.matcher(row.text().stripTrailing()).matches())) {
            problems.add(
                    drawing.start(),
                    "The board has a blank after each cell, as boards of hexagons have. Add 'lattice: hexagonal', or"
                            + " leave out the blanks.");
        }
    }

    /**
     * Reports layers whose number of rows differs from that of the first layer, and rows whose length differs from that
     * of the first row.
     */
    private void reportLayers(DrawnRows drawing) {
        int layer = 1;
        int row = 0;
        int rows = 0;
        int width = drawing.rows().get(0).text().length();
        for (int line = 0; line <= drawing.rows().size(); line++) {
            boolean ends = line == drawing.rows().size()
                    || drawing.rows().get(line).text().isBlank();
            if (ends && row > 0) {
                rows = layer == 1 ? row : rows;
                if (row != rows) {
                    String message = "Layer %d of the board has %d %s, but layer 1 has %d. Write '#' for no cell.";
                    problems.add(
                            drawing.rows().get(line - 1).start(),
                            message.formatted(layer, row, row == 1 ? "row" : "rows", rows));
                }
                layer++;
                row = 0;
            } else if (!ends) {
                row++;
                PictureRow here = drawing.rows().get(line);
                if (here.text().length() != width) {
                    String message =
                            "Row %d of layer %d has %d characters, but the first row has %d. Write '#' for no cell.";
                    problems.add(
                            here.at(Math.min(here.text().length(), width)),
                            message.formatted(row, layer, here.text().length(), width));
                }
            }
        }
    }
}
