package io.github.quadrille.io.packing;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.picture.LinedGrid;
import io.github.quadrille.io.picture.OutlinedGrid;
import io.github.quadrille.io.picture.PictureSymbols;
import io.github.quadrille.io.picture.SymbolGrid;
import io.github.quadrille.io.picture.SymbolRows;
import io.github.quadrille.io.picture.UnderlinedGrid;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Indentation;
import io.github.quadrille.io.text.PlainFields;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds packings in text. A packing is drawn as rows of letters or numbers, or by lines around its pieces as {@code
 * solve} draws it. There can be other lines of the output of {@code solve} between the packings.
 */
final class PackingPictures {
    private static final Pattern LATTICE =
            Pattern.compile("[\\u2500-\\u257f░+|:. -]*[\\u2500-\\u257f+][\\u2500-\\u257f░+|:. -]*");
    private static final Pattern BLANK_OR_LATTICE = Pattern.compile("[\\u2500-\\u257f░+|:. -]*");
    /**
     * This pattern matches every line with a blank, a colon or an equals sign, such as the words of an answer or a
     * legend. It also matches an empty line.
     */
    private static final Pattern WORDS = Pattern.compile(".*[\\s:=].*|");

    /**
     * In a text that has only pictures, this pattern matches titles and legends. It also matches the pieces that
     * Polyform Puzzler lists before each picture.
     */
    private static final Pattern TITLE = Pattern.compile(".*[:=].*|(?:[0-9]+(?:,[0-9]+)+ )+\\S+|\\(.*\\)|");

    /** A line that begins like this stands above each packing of a list. */
    private static final Pattern NUMBER = Pattern.compile("packing: [0-9]");

    /** This pattern matches letters or digits, with or without holes between them. */
    private static final Pattern MARKS = Pattern.compile("[\\p{L}0-9.?# ]++");
    /**
     * A title has fewer characters than this. The limit is needed because patterns with blanks take a long time on
     * lines that do not match.
     */
    private static final int LONGEST_TITLE = 1_000;

    /** A message names the lengths of at most this many rows. */
    private static final int MOST_NAMED = 3;

    private final List<String> lines;
    private final Problems problems;
    private final Consumer<PackingRecord> receiver;
    private final Optional<Puzzle> puzzle;
    private final int linesBefore;
    private boolean alone;
    private int next;

    /**
     * Prepares to read a text.
     *
     * @param linesBefore the number of lines in the file before the text
     * @param puzzle the puzzle whose board and letters help to tell rows from titles above them
     */
    PackingPictures(
            String source, int linesBefore, String text, Optional<Puzzle> puzzle, Consumer<PackingRecord> receiver) {
        this.lines = text.lines()
                .map(Indentation::inBlanks)
                .map(PackingPictures::plain)
                .toList();
        this.puzzle = puzzle;
        this.problems = new Problems(source);
        this.receiver = receiver;
        this.linesBefore = linesBefore;
    }

    /**
     * Returns a row without the quotes around its fields, and without the decimal points of whole numbers. Other
     * programs write such quotes and points. If the line is then still not a row, it is returned unchanged.
     */
    private static String plain(String line) {
        String row = PlainFields.row(line);
        return SymbolRows.isRow(row) ? row : line;
    }

    /**
     * Makes this reader report every line that is neither a line of a picture nor a title or legend. So no row of a
     * picture is skipped.
     */
    PackingPictures alone() {
        alone = true;
        return this;
    }

    /** Reads all pictures, and passes them to the receiver. */
    void read() {
        Optional<Region> other = puzzle.map(Puzzle::region).filter(board -> board.lattice() != Lattices.SQUARE);
        if (other.isPresent()) {
            new LatticePackingPictures(lines, other.get(), this::complain, receiver).read();
            return;
        }
        while (next < lines.size()) {
            int from = next;
            int underlined = UnderlinedGrid.length(lines, from);
            if (underlined > 0) {
                next += underlined;
                lined(from, new UnderlinedGrid(lines.subList(from, next)));
            } else if (LATTICE.matcher(lines.get(from)).matches()) {
                lined(from, new OutlinedGrid(outlines()));
            } else if (isRow(from)) {
                rows(from);
            } else {
                next++;
                if (!(alone
                        ? isTitle(lines.get(from))
                        : WORDS.matcher(lines.get(from)).matches())) {
                    complain(
                            from,
                            "%s is not a row of letters. Write a letter or a number for each cell, and '.' for an empty one."
                                    .formatted(Quote.of(lines.get(from))));
                }
            }
        }
    }

    private void lined(int from, LinedGrid grid) {
        grid.complaint()
                .ifPresentOrElse(
                        complaint -> complain(from, complaint),
                        () -> receiver.accept(new PackingRecord.PackingPicture(new PictureSymbols(grid.read()))));
    }

    private void rows(int from) {
        List<String> rows = rows();
        Optional<String> complaint = new BoardSize(Math.max(1, rows.size()), 1)
                .complaintOfGrid()
                .or(() -> puzzle.isPresent() ? Optional.empty() : otherLattice(from));
        if (complaint.isPresent()) {
            complain(next - rows.size(), complaint.get());
        } else if (!rows.isEmpty()) {
            boolean numbers = rows.stream().anyMatch(SymbolRows::hasNumbers);
            List<List<String>> symbols = numbers ? SymbolRows.symbols(rows, isNarrow()) : List.of();
            remark(
                    numbers
                            ? symbols.stream().map(List::size).toList()
                            : rows.stream().map(PackingPictures::length).toList());
            SymbolGrid grid = numbers ? SymbolGrid.of(symbols) : SymbolGrid.ofLetters(rows);
            receiver.accept(new PackingRecord.PackingPicture(grid.symbols()));
        }
    }

    private void complain(int line, String message) {
        problems.add(new TextPosition(linesBefore + line + 1, 1), message);
        receiver.accept(new PackingRecord.Unreadable(problems.take()));
    }

    /**
     * Returns why the lines from {@code from} to the last line read cannot be rows of squares, if they look like
     * another lattice.
     */
    private Optional<String> otherLattice(int from) {
        List<String> drawn = lines.subList(from, next);
        return OtherLattices.complaint(Indentation.without(Indentation.common(drawn), drawn));
    }

    private void remark(List<Integer> lengths) {
        puzzle.flatMap(known -> PictureSize.remark(known.region(), lengths))
                .map(PackingRecord.Remark::new)
                .ifPresent(receiver);
    }

    private boolean isRow(int index) {
        return (isWholeRow(index) && !(alone && isTitle(lines.get(index))))
                || (alone && isHoled(lines.get(index)))
                || (isHoled(lines.get(index)) && (isAsLong(index, index - 1) || isAsLong(index, index + 1)));
    }

    private static boolean isHoled(String line) {
        return line.strip().indexOf(' ') > 0 && MARKS.matcher(line).matches();
    }

    private static boolean isTitle(String line) {
        return line.length() < LONGEST_TITLE && TITLE.matcher(line).matches();
    }

    private boolean isWholeRow(int index) {
        return SymbolRows.isRow(lines.get(index));
    }

    /**
     * Returns whether line {@code other} is a row that is as long as line {@code index}. Then blanks in line {@code
     * index} are holes.
     */
    private boolean isAsLong(int index, int other) {
        return other >= 0
                && other < lines.size()
                && isWholeRow(other)
                && length(lines.get(index)) == length(lines.get(other));
    }

    private boolean isNarrow() {
        return puzzle.filter(known -> known.region().columns() == 1).isPresent();
    }

    /** Reads the rows of a picture, beginning with the next line. Titles above the rows are left out. */
    private List<String> rows() {
        int from = next;
        while (next < lines.size() && isRow(next)) {
            next++;
        }
        List<String> rows = SymbolRows.tidy(lines.subList(from, next));
        int titles = 0;
        while (titles < rows.size() && isTitle(rows.subList(titles, rows.size()))) {
            titles++;
        }
        return titles == 0 ? rows : SymbolRows.tidy(lines.subList(from + titles, next));
    }

    /**
     * Returns whether the first row is a word of a title. Its length then differs from the next row and from the width
     * of the board, and it has letters that the puzzle does not use.
     */
    private boolean isTitle(List<String> rows) {
        int length = length(rows.get(0));
        boolean likeBoard = puzzle.isEmpty() || length == puzzle.get().region().columns();
        boolean likeNext = rows.size() > 1 && length == length(rows.get(1));
        return !likeBoard && !likeNext && !rows.get(0).chars().allMatch(this::isMark);
    }

    private static int length(String row) {
        return row.codePointCount(0, row.length());
    }

    private boolean isMark(int character) {
        return !Character.isLetter(character)
                || puzzle.stream()
                        .anyMatch(known -> IntStream.range(0, known.bag().size())
                                .anyMatch(kind -> known.bag().letter(kind) == character));
    }

    /**
     * Returns a message about the lengths of the rows. It is for a text in which no row is as long as the board is
     * wide.
     */
    static Optional<String> shortRows(String text, Puzzle puzzle) {
        List<String> rows =
                text.lines().filter(SymbolRows::isRow).limit(MOST_NAMED).toList();
        if (rows.size() < 2) {
            return Optional.empty();
        }
        String lengths = IntStream.range(0, rows.size())
                .mapToObj(row -> "row %d has %d cells".formatted(row + 1, length(rows.get(row))))
                .collect(Collectors.joining(", "));
        return Optional.of("The board has %d columns, but %s. Write '.' for each empty cell."
                .formatted(puzzle.region().columns(), lengths));
    }

    /**
     * Returns the lines of a grid with outlines. Lines between cells and lines of cells alternate. Blank lines after
     * the grid are left out.
     */
    private List<String> outlines() {
        List<String> outlines = new ArrayList<>(List.of(lines.get(next++)));
        while (next + 1 < lines.size()
                && !NUMBER.matcher(lines.get(next)).lookingAt()
                && BLANK_OR_LATTICE.matcher(lines.get(next + 1)).matches()) {
            outlines.addAll(lines.subList(next, next + 2));
            next += 2;
        }
        while (outlines.size() > 2
                && outlines.get(outlines.size() - 1).isEmpty()
                && outlines.get(outlines.size() - 2).isEmpty()) {
            outlines.subList(outlines.size() - 2, outlines.size()).clear();
        }
        return outlines;
    }

    /**
     * Recognizes rows of hexagons or cubes in the output of {@code solve} when no puzzle is known. If such rows were
     * read as squares, the result would be another packing.
     */
    private static final class OtherLattices {
        private static final Pattern SPACED = Pattern.compile(" *[\\p{L}0-9.?#](?: [\\p{L}0-9.?#])+");
        private static final Pattern LAYERS =
                Pattern.compile("([\\p{L}0-9.?#](?: [\\p{L}0-9.?#])*)(?: {3,}[\\p{L}0-9.?#](?: [\\p{L}0-9.?#])*)+");
        private static final String GAP = " {3,}";

        private OtherLattices() {}

        /** Returns why rows cannot be read as squares, if they look like hexagons or cubes. */
        static Optional<String> complaint(List<String> rows) {
            if (rows.size() > 1
                    && rows.stream().allMatch(row -> SPACED.matcher(row).matches())
                    && rows.stream()
                                    .mapToInt(row -> Indentation.of(row) % 2)
                                    .distinct()
                                    .count()
                            > 1) {
                return Optional.of(
                        "These rows are shifted by half a cell, as hexagons are, but without a puzzle pictures are"
                                + " read as"
                                + " squares. Use JSON, or add %s.".formatted(ParameterName.of("puzzle")));
            }
            if (areLayers(rows)) {
                return Optional.of(
                        "These rows look like layers of cubes side by side, but without a puzzle pictures are read as"
                                + " squares."
                                + " Use JSON, or add %s; or write '.' where no square is covered."
                                        .formatted(ParameterName.of("puzzle")));
            }
            return Optional.empty();
        }

        private static boolean areLayers(List<String> rows) {
            if (rows.size() < 2) {
                return false;
            }
            Matcher first = LAYERS.matcher(rows.get(0));
            int width = first.matches() ? first.group(1).length() : 0;
            return width > 1
                    && rows.stream()
                            .allMatch(row -> row.length() == rows.get(0).length()
                                    && LAYERS.matcher(row).matches()
                                    && List.of(row.split(GAP)).stream().allMatch(layer -> layer.length() == width));
        }
    }

    /**
     * Finds out where the picture of a packing has another size than the board. Such a difference can explain all
     * faults of the packing.
     */
    private static final class PictureSize {
        private PictureSize() {}

        /**
         * Returns a sentence with advice about the first row that does not fit the board. The result is empty if the
         * picture has a place for every cell of the board and has no further rows or columns.
         *
         * @param lengths the lengths of the rows of the picture
         */
        static Optional<String> remark(Region region, List<Integer> lengths) {
            int rows = lengths.size();
            if (rows > region.rows() || IntStream.range(rows, region.rows()).anyMatch(row -> hasCell(region, row, 0))) {
                return Optional.of(
                        "The picture has %,d %s, but the board has %,d. Check that it is of this board, and not cut off."
                                .formatted(rows, rows == 1 ? "row" : "rows", region.rows()));
            }
            return IntStream.range(0, rows)
                    .filter(row -> lengths.get(row) > region.columns() || hasCell(region, row, lengths.get(row)))
                    .mapToObj(row ->
                            "Row %,d of the picture has %,d %s, but the board has %,d columns. Write '.' for each empty cell."
                                    .formatted(
                                            row + 1,
                                            lengths.get(row),
                                            lengths.get(row) == 1 ? "cell" : "cells",
                                            region.columns()))
                    .findFirst();
        }

        /** Returns whether a row of the board has a cell in column {@code from} or to its right. */
        private static boolean hasCell(Region region, int row, int from) {
            return IntStream.range(from, region.columns())
                    .anyMatch(column -> region.markAt(row, column) != Region.HOLE);
        }
    }
}
