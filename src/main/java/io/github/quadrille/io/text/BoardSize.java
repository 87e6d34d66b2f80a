package io.github.quadrille.io.text;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.input.UnusableInput;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Holds the size of a rectangle, as in the text {@code 8x10} for 8 rows and 10 columns. */
public record BoardSize(int rows, int columns) {
    /** A side has at most this many squares, so that the product of two such sides fits into an {@code int}. */
    public static final int MAX_SIDE = 5_000;
    /** A board has at most this many squares, because some memory is needed for each square. */
    public static final int MAX_SQUARES = 4_000_000;

    private static final Pattern SIZE = Pattern.compile("([0-9]+)[xX]([0-9]+)");
    /**
     * A text with more characters than this is not compared with patterns of sizes. A size is never that long, but a
     * line of a file can be, and the comparison would take very long.
     */
    private static final int LONGEST_ATTEMPT = 80;

    /** This pattern matches a size with three or more sides, such as the size of a box. */
    private static final Pattern BOX =
            Pattern.compile("\\s*([0-9]{1,4}\\s*[xX×*]\\s*[0-9]{1,4})(?:\\s*[xX×*]\\s*[0-9]*)+\\s*");

    private static final Pattern ATTEMPT = Pattern.compile("\\s*[-+]?([0-9]{1,4})\\s*[xX×*,]\\s*[-+]?([0-9]{0,4})\\s*");

    /**
     * Reads a text that consists of a size.
     *
     * @throws UnusableInput when the text is not a size, or a board cannot have this size
     */
    public static BoardSize parse(String text) throws UnusableInput {
        Problems problems = new Problems(text);
        Optional<BoardSize> size = read(text, TextPosition.NONE, problems);
        problems.throwIfAny();
        return size.orElseThrow();
    }

    /**
     * Returns the board that a size on any lattice describes. All its cells must be covered.
     *
     * @param text a size in the form of that lattice
     * @param wrap the opposite edges that are joined
     * @throws UnusableInput when the text is not such a size, a board cannot have this size, or its edges cannot be
     *     joined
     */
    public static Region board(String text, Lattice lattice, Wrap wrap) throws UnusableInput {
        Problems problems = new Problems(text);
        Optional<BoardPicture> board = read(text, lattice, TextPosition.NONE, problems);
        LatticeSize.refuseWrap(text, lattice, wrap, TextPosition.NONE, problems);
        problems.throwIfAny();
        return board.orElseThrow().region(wrap);
    }

    public static boolean isSize(String text) {
        return SIZE.matcher(text).matches();
    }

    /**
     * Returns the board that a size on any lattice describes. If the text is not the size of a board, a problem is
     * reported.
     */
    public static Optional<BoardPicture> read(String text, Lattice lattice, TextPosition position, Problems problems) {
        return lattice == Lattices.SQUARE
                ? read(text, position, problems).map(size -> new BoardPicture(lattice, 1, size.picture()))
                : new LatticeSize(lattice, text.strip()).read(position, problems);
    }

    /** Returns the size of a rectangle. If the text is not the size of a board, a problem is reported. */
    private static Optional<BoardSize> read(String text, TextPosition position, Problems problems) {
        Matcher matcher = SIZE.matcher(text);
        if (!matcher.matches()) {
            if (LatticeSize.isBySide(text)) {
                problems.add(
                        position,
                        "%s is not a board of squares. Add lattice: hexagonal, or triangular."
                                .formatted(Quote.of(text)));
                return Optional.empty();
            }
            String size = correction(text).orElse("8x10, or a picture of '.', '?' and '#'");
            String solid = text.length() <= LONGEST_ATTEMPT && BOX.matcher(text).matches()
                    ? ", or lattice: " + (text.split("[xX×*]", -1).length == 3 ? "cubic" : "hypercubic")
                    : "";
            problems.add(position, "%s is not a board. Write %s%s.".formatted(Quote.of(text), size, solid));
            return Optional.empty();
        }
        BoardSize size = new BoardSize(side(matcher.group(1)), side(matcher.group(2)));
        return problems.isRefused(position, size.complaint(text)) ? Optional.empty() : Optional.of(size);
    }

    /** Returns the size that may be meant by a text that is similar to a size. */
    public static Optional<String> correction(String text) {
        if (text.length() > LONGEST_ATTEMPT) {
            return Optional.empty();
        }
        Matcher box = BOX.matcher(text);
        if (box.matches()) {
            return correction(box.group(1));
        }
        Matcher matcher = ATTEMPT.matcher(text);
        return matcher.matches()
                ? Optional.of(positive(matcher.group(1)) + "x"
                        + (matcher.group(2).isEmpty() ? 10 : positive(matcher.group(2))))
                : Optional.empty();
    }

    private static int positive(String digits) {
        return Math.max(1, side(digits));
    }

    /** Returns a picture of the board: one string of {@code .} for each row, because all cells are to be covered. */
    public List<String> picture() {
        return Collections.nCopies(rows, ".".repeat(columns));
    }

    /** Returns a sentence that says why a board cannot have this size. The result is empty if a board can have it. */
    public Optional<String> complaint(String asWritten) {
        if (rows == 0 || columns == 0) {
            return Optional.of("The board %s has no square. Write %dx%d."
                    .formatted(asWritten, Math.max(1, rows), Math.max(1, columns)));
        }
        if (rows > MAX_SIDE || columns > MAX_SIDE || rows * columns > MAX_SQUARES) {
            return Optional.of("The board %s is too large: at most %d a side and %d squares. Use a part of it."
                    .formatted(asWritten, MAX_SIDE, MAX_SQUARES));
        }
        return Optional.empty();
    }

    /**
     * Returns a sentence that says why a board cannot have the size of the grid of a drawing. The result is empty if a
     * board can have it.
     */
    public Optional<String> complaintOfGrid() {
        return complaint("of this grid");
    }

    private static int side(String digits) {
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    /**
     * Holds the picture of a board, as in a puzzle file. The rows consist of the characters {@code . ? #}, and the rows
     * of each layer follow those of the layer before.
     *
     * @param layers the number of layers in the rows
     */
    public record BoardPicture(Lattice lattice, int layers, List<String> rows) {
        public Region region(Wrap wrap) {
            return new Region(lattice, layers, rows, wrap);
        }
    }
}
