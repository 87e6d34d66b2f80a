package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Reads and draws pictures of boards and shapes, in the form that files and answers use for each lattice.
 *
 * <pre>{@code
 * List<LatticeNotation.Mark> marks = LatticeNotation.marks(Lattices.SQUARE, List.of("XX", " X"));
 * System.out.println(marks.get(2).cell()); // (1, 1)
 * System.out.println(LatticeNotation.lines(Lattices.HEXAGONAL, 1, List.of("XX", "XX"), '.')); // [X X,  X X]
 * }</pre>
 *
 * <p>Each square and triangle has one character. Cubes and balls are drawn layer by layer, with an empty line between
 * layers. In more dimensions there are two empty lines where the coordinate before the layer coordinate changes, and so
 * on. Hexagons are drawn with a blank between them, and each row begins half a cell further right than the row above
 * it.
 */
public final class LatticeNotation {
    private LatticeNotation() {}

    /**
     * A {@code Mark} is a character of a drawing that is not a blank.
     *
     * @param cell the place of the mark on the lattice
     * @param line the index of the line with the mark
     * @param index the index of the mark in that line
     */
    public record Mark(Cell cell, int line, int index, char character) {}

    /**
     * Returns all marks of a drawing. For hexagons, columns are counted from the leftmost mark, so that the smallest
     * column is 0.
     *
     * @param lines the lines of the drawing, without empty lines before and after
     */
    public static List<Mark> marks(Lattice lattice, List<String> lines) {
        List<Mark> marks = new ArrayList<>();
        int[] at = new int[lattice.dimensions()];
        int row = at.length - 2;
        int blanks = 0;
        for (int line = 0; line < lines.size(); line++) {
            String text = lines.get(line);
            if (lattice.isSolid() && text.isBlank()) {
                blanks++;
                continue;
            }
            if (blanks > 0 && at[row] > 0) {
                int next = Math.max(0, row - blanks);
                at[next]++;
                Arrays.fill(at, next + 1, at.length, 0);
            }
            blanks = 0;
            for (int index = 0; index < text.length(); index++) {
                if (text.charAt(index) != ' ') {
                    at[row + 1] = index;
                    marks.add(new Mark(lattice.cell(at), line, index, text.charAt(index)));
                }
            }
            at[row]++;
        }
        return leans(lattice) ? leaning(marks) : marks;
    }

    /**
     * Returns whether columns are counted from the leftmost mark. This is so for hexagons, because their rows are
     * shifted against each other.
     */
    public static boolean leans(Lattice lattice) {
        return lattice == Lattices.HEXAGONAL;
    }

    /**
     * Converts places in a drawing of hexagons to columns of the lattice. Each cell takes two characters, and each row
     * is shifted by one character.
     */
    private static List<Mark> leaning(List<Mark> marks) {
        int least = marks.stream().mapToInt(LatticeNotation::slant).min().orElse(0);
        return marks.stream()
                .map(mark ->
                        new Mark(new Cell(mark.line, (slant(mark) - least) / 2), mark.line, mark.index, mark.character))
                .toList();
    }

    private static int slant(Mark mark) {
        return mark.index - mark.line;
    }

    /**
     * Returns the first mark in a drawing of hexagons that is half a cell too far left or right. The first mark of the
     * drawing decides which places are right.
     */
    public static Optional<Mark> offBeat(List<Mark> marks) {
        return marks.stream()
                .filter(mark -> (slant(mark) - slant(marks.get(0))) % 2 != 0)
                .findFirst();
    }

    /**
     * Returns the lines of a drawing.
     *
     * @param picture one string for each row, layer by layer, with a character for each {@link Cell}
     * @param none the character for places without a cell. In drawings of hexagons and triangles, this character is
     *     mostly left out at the beginning and the end of a row.
     */
    public static List<String> lines(Lattice lattice, int layers, List<String> picture, char none) {
        if (lattice == Lattices.SQUARE) {
            return picture;
        }
        if (lattice.isSolid()) {
            return layered(lattice, layers, picture);
        }
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < picture.size(); row++) {
            lines.add(lattice == Lattices.HEXAGONAL ? spaced(picture.get(row), row) : picture.get(row));
        }
        // A trimmed drawing must have the same cells and the same size when it is read again. Reading counts cells from
        // the first row (for hexagons also from the first column), and the last row and column end the picture. So if
        // such a row or column is empty, one place without a cell is still drawn at the corner.
        boolean hexagons = lattice == Lattices.HEXAGONAL;
        int last = picture.size() - 1;
        boolean corner =
                isEmpty(picture.get(0), none) || (hexagons && picture.stream().allMatch(row -> row.charAt(0) == none));
        boolean farCorner = isEmpty(picture.get(last), none)
                || picture.stream().allMatch(row -> row.charAt(row.length() - 1) == none);
        List<String> trimmed = new ArrayList<>();
        for (int row = 0; row <= last; row++) {
            trimmed.add(trimmed(lines.get(row), none, corner && row == 0, farCorner && row == last));
        }
        if (lattice == Lattices.HEXAGONAL) {
            return atTheLeft(trimmed);
        }
        List<String> cornered = withCorner(trimmed, none);
        // If no row begins with a blank, all rows are drawn in full, because a shorter row would look like a mistake.
        return cornered.stream().anyMatch(line -> line.startsWith(" ")) ? cornered : picture;
    }

    private static List<String> layered(Lattice lattice, int layers, List<String> picture) {
        List<String> lines = new ArrayList<>();
        int rows = picture.size() / layers;
        int last = -1;
        for (int slice : lattice.slices(layers)) {
            lines.addAll(Collections.nCopies(last < 0 ? 0 : lattice.apart(last, slice), ""));
            lines.addAll(picture.subList(slice * rows, (slice + 1) * rows));
            last = slice;
        }
        return lines;
    }

    private static String spaced(String row, int blanks) {
        return " ".repeat(blanks) + String.join(" ", row.split(""));
    }

    private static boolean isEmpty(String row, char none) {
        return row.chars().allMatch(mark -> mark == none);
    }

    private static String trimmed(String line, char none, boolean begins, boolean ends) {
        char[] marks = line.toCharArray();
        int end = marks.length;
        while (end > (begins ? 1 : 0) && !ends && (marks[end - 1] == none || marks[end - 1] == ' ')) {
            end--;
        }
        for (int i = begins ? 1 : 0; i < end && !(ends && i == end - 1) && (marks[i] == none || marks[i] == ' '); i++) {
            marks[i] = ' ';
        }
        return new String(marks, 0, end);
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static List<String> atTheLeft(List<String> lines) {
        int common = lines.stream()
                .filter(line -> !line.isEmpty())
                .mapToInt(LatticeNotation::indentation)
                .min()
                .orElse(0);
        return lines.stream()
                .map(line -> line.isEmpty() ? line : line.substring(common))
                .toList();
    }

    /**
     * Replaces the blanks before one row of a drawing of triangles by the character {@code none}, because the first
     * column decides which triangles point up. This row is the one that begins furthest left.
     */
    private static List<String> withCorner(List<String> lines, char none) {
        int nearest = 0;
        for (int i = 1; i < lines.size(); i++) {
            boolean nearer = !lines.get(i).isEmpty() && indentation(lines.get(i)) < indentation(lines.get(nearest));
            nearest = nearer || lines.get(nearest).isEmpty() ? i : nearest;
        }
        List<String> marked = new ArrayList<>(lines);
        String line = lines.get(nearest);
        if (line.startsWith(" ")) {
            int blanks = indentation(line);
            marked.set(nearest, String.valueOf(none).repeat(blanks) + line.substring(blanks));
        }
        return marked;
    }
}
