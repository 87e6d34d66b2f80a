package io.github.quadrille.io.text;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Holds the rows of a picture with their positions in the file. The file has them as a block of lines, as a list of
 * rows, or as a list of lists of characters. When the rows are converted into cells of the lattice, problems are
 * reported at these positions.
 *
 * @param what the subject of messages, such as "The board"
 */
public record DrawnRows(List<DrawnRows.PictureRow> rows, Lattice lattice, String what, Problems problems) {
    /**
     * This pattern matches a line with a key such as {@code pieces:}. If a picture has such a line, the line was
     * indented too far by mistake.
     */
    private static final Pattern KEY = Pattern.compile("\\s*[\\p{L}0-9_@'-]{1,80}:(?: *[|>].{0,20}| .*)?");

    /**
     * Returns a picture. For squares, empty rows before and after the picture are kept. For other lattices, they are
     * removed.
     */
    public static DrawnRows of(List<PictureRow> rows, Lattice lattice, String what, Problems problems) {
        return new DrawnRows(lattice == Lattices.SQUARE ? rows : withoutBlankEnds(rows), lattice, what, problems);
    }

    /**
     * Reads the rows of a picture from a node.
     *
     * @param what the subject of messages, such as "The board"
     * @return the picture; empty if the node has no picture, which is then reported
     */
    public static Optional<DrawnRows> read(YamlNode node, Lattice lattice, String what, Problems problems) {
        return rows(node, what, problems).map(rows -> of(rows, lattice, what, problems));
    }

    private static Optional<List<PictureRow>> rows(YamlNode node, String what, Problems problems) {
        if (node instanceof YamlNode.Scalar text && !text.value().isBlank()) {
            if (text.style() == YamlNode.Style.FOLDED) {
                String message = "%s is folded into one line, %s. Add a bar, as in 'board: |'.";
                problems.add(text.position(), message.formatted(what, text.description()));
                return Optional.empty();
            }
            return Optional.of(text.rows());
        }
        if (node instanceof YamlNode.Sequence list && !list.items().isEmpty()) {
            return rowsOf(list, what, problems);
        }
        String seen = node instanceof YamlNode.Scalar ? "empty" : node.description();
        String message = "%s is %s. Write | after the key, as in 'board: |', and the rows of the picture below it.";
        problems.add(node.position(), message.formatted(what, seen));
        return Optional.empty();
    }

    private static Optional<List<PictureRow>> rowsOf(YamlNode.Sequence list, String what, Problems problems) {
        List<PictureRow> rows = new ArrayList<>();
        for (YamlNode item : list.items()) {
            Optional<PictureRow> joined = joined(item);
            if (joined.isPresent()) {
                rows.add(joined.get());
                continue;
            }
            if (!(item instanceof YamlNode.Scalar text) || text.rows().size() > 1) {
                String message = "%s has %s in place of a row. Write a row of characters.";
                problems.add(item.position(), message.formatted(what, item.description()));
                return Optional.empty();
            }
            rows.addAll(text.rows());
        }
        return Optional.of(rows);
    }

    /**
     * Returns a row that is written as a list of its marks, as in {@code [0, 1, 1]}. The result is empty for any other
     * node.
     */
    private static Optional<PictureRow> joined(YamlNode item) {
        if (!(item instanceof YamlNode.Sequence marks) || marks.items().isEmpty()) {
            return Optional.empty();
        }
        StringBuilder row = new StringBuilder();
        for (YamlNode each : marks.items()) {
            if (!(each instanceof YamlNode.Scalar mark)
                    || mark.value().codePointCount(0, mark.value().length()) != 1) {
                return Optional.empty();
            }
            row.append(mark.value());
        }
        return Optional.of(new PictureRow(row.toString(), marks.position(), false));
    }

    private static List<PictureRow> withoutBlankEnds(List<PictureRow> rows) {
        int from = 0;
        int to = rows.size();
        while (from < to - 1 && rows.get(from).text().isBlank()) {
            from++;
        }
        while (to > from + 1 && rows.get(to - 1).text().isBlank()) {
            to--;
        }
        return rows.subList(from, to);
    }

    /**
     * Counts the dimensions of the picture: two, and one more for each empty line in the longest series of empty lines
     * between rows.
     */
    public int dimensions() {
        String text = rows.stream().map(row -> row.text().strip()).collect(Collectors.joining("\n"));
        return Arrays.stream(text.strip().split("[^\n]+"))
                        .mapToInt(String::length)
                        .max()
                        .orElse(1)
                + 1;
    }

    /** Returns a copy of this picture on another lattice. */
    public DrawnRows on(Lattice other) {
        return new DrawnRows(rows, other, what, problems);
    }

    /**
     * Returns whether the picture is small enough for its lattice, and reports a picture that is too large. Only a
     * lattice with more than three dimensions has such a limit here.
     */
    public boolean fits() {
        int longest = lattice.longestSide();
        boolean fits = lattice.dimensions() <= 3
                || (dimensions() <= lattice.dimensions()
                        && marks().stream()
                                .flatMapToInt(mark -> Arrays.stream(lattice.coordinates(mark.cell())))
                                .allMatch(at -> at < longest));
        if (!fits) {
            String message =
                    "%s is too large: it has %d dimensions here, but at most %d are allowed, with at most %d cells in each. Use fewer empty lines.";
            problems.add(start(), message.formatted(what, dimensions(), lattice.dimensions(), longest));
        }
        return fits;
    }

    /** Returns the mark on each cell, in the notation of the lattice. */
    public List<LatticeNotation.Mark> marks() {
        return LatticeNotation.marks(lattice, texts());
    }

    /** Returns the characters of the picture, row by row. */
    public List<String> texts() {
        return rows.stream().map(PictureRow::text).toList();
    }

    /** Returns a copy of these rows with other characters. */
    public DrawnRows with(List<String> texts) {
        List<PictureRow> others = IntStream.range(0, rows.size())
                .mapToObj(i -> new PictureRow(
                        texts.get(i), rows.get(i).start(), rows.get(i).exact()))
                .toList();
        return new DrawnRows(others, lattice, what, problems);
    }

    /**
     * Returns the mark on each cell. In a picture of hexagons, each row must be shifted by half a cell against the row
     * above, and a picture without these shifts is reported.
     */
    public List<LatticeNotation.Mark> checkedMarks() {
        List<LatticeNotation.Mark> marks = marks();
        if (LatticeNotation.leans(lattice)
                && rows.stream().noneMatch(row -> KEY.matcher(row.text()).matches())) {
            LatticeNotation.offBeat(marks)
                    .ifPresent(
                            mark -> problems.add(rows.get(mark.line()).at(mark.index()), offBeat(what, mark.line())));
        }
        return marks;
    }

    /**
     * Returns the message for hexagons that are shifted by half a cell against the expected places.
     *
     * @param row the first row with such hexagons, from 0
     */
    public static String offBeat(String what, int row) {
        return "%s does not form hexagons: row %d begins one blank too early or too late, or has cells without one blank between. Begin each row half a cell further than the row above."
                .formatted(what, row + 1);
    }

    /** Returns the position where the picture begins. */
    public TextPosition start() {
        return rows.get(0).start();
    }

    public int width() {
        return rows.stream().mapToInt(row -> row.text().length()).max().orElse(0);
    }

    /**
     * Reports every character that is not allowed. Each such character is reported once, at its first position. In a
     * line with a key, only the line itself is reported.
     */
    public void reportUnknown(String allowed, String advice) {
        Map<Integer, TextPosition> first = new LinkedHashMap<>();
        Map<Integer, Integer> times = new LinkedHashMap<>();
        for (PictureRow row : rows) {
            String text = row.text();
            if (KEY.matcher(text).matches()) {
                String message = "%s has the line %s among its rows. Check how far that line is indented.";
                problems.add(row.at(Indentation.of(text)), message.formatted(what, Quote.of(text.strip())));
                continue;
            }
            for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
                int mark = text.codePointAt(i);
                if (allowed.indexOf(mark) < 0) {
                    first.putIfAbsent(mark, row.at(i));
                    times.merge(mark, 1, Integer::sum);
                }
            }
        }
        first.forEach((mark, position) -> {
            String often = times.get(mark) == 1 ? "" : " (%d times)".formatted(times.get(mark));
            problems.add(
                    position,
                    "%s has the character %s%s, which is not allowed. %s"
                            .formatted(what, Quote.of(mark), often, advice));
        });
    }

    /**
     * Reports rows of a board that differ in length from most rows. The most frequent length is taken as the right one.
     */
    public void reportRagged() {
        Map<Integer, Integer> times = new HashMap<>();
        rows.forEach(row -> times.merge(row.text().length(), 1, Integer::sum));
        int most = Collections.max(times.values());
        PictureRow model = rows.stream()
                .filter(row -> times.get(row.text().length()) == most)
                .findFirst()
                .orElseThrow();
        int length = model.text().length();
        for (int i = 0; i < rows.size(); i++) {
            PictureRow row = rows.get(i);
            int here = row.text().length();
            if (here != length) {
                String message = "Row %d of the board has %d characters, but row %d has %d. Write '#' for no cell.";
                int modelRow = rows.indexOf(model) + 1;
                problems.add(row.at(Math.min(here, length)), message.formatted(i + 1, here, modelRow, length));
            }
        }
    }

    /**
     * Holds a row of a picture and its position in the file.
     *
     * @param exact whether the file has the characters of the row one after another without escapes
     */
    public record PictureRow(String text, TextPosition start, boolean exact) {
        /**
         * Returns the position of a character of the row. If this position is not known exactly, the position of the
         * row is returned.
         */
        public TextPosition at(int index) {
            return exact ? start.right(text.codePointCount(0, index)) : start;
        }
    }
}
