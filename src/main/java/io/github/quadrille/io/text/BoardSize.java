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
    /** A side is at most this long. No engine packs such boards, and products of sides stay small. */
    public static final int MAX_SIDE = 5_000;
    /** A board has at most this many squares, because it keeps a few words of memory for each. */
    public static final int MAX_SQUARES = 4_000_000;

    private static final Pattern SIZE = Pattern.compile("([0-9]+)[xX]([0-9]+)");
    /**
     * Longer texts are not compared with sizes. No size is that long, but lines of files are, and these patterns take
     * very long for them.
     */
    private static final int LONGEST_ATTEMPT = 80;

    /** This pattern matches a size with a third side, such as that of a box. */
    private static final Pattern BOX =
            Pattern.compile("\\s*([0-9]{1,4}\\s*[xX×*]\\s*[0-9]{1,4})(?:\\s*[xX×*]\\s*[0-9]*)+\\s*");

    private static final Pattern ATTEMPT = Pattern.compile("\\s*[-+]?([0-9]{1,4})\\s*[xX×*,]\\s*[-+]?([0-9]{0,4})\\s*");

    /**
     * Reads a text that is only a size.
     *
     * @throws UnusableInput when it is not a size, or no board can have it
     */
    public static BoardSize parse(String text) throws UnusableInput {
        Problems problems = new Problems(text);
        Optional<BoardSize> size = read(text, TextPosition.NONE, problems);
        problems.throwIfAny();
        return size.orElseThrow();
    }

    /**
     * Returns a whole board of any lattice.
     *
     * @param text a size of that lattice
     * @throws UnusableInput when it is not a size, or no board can have it
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

    /** Returns the board of a size of any lattice, or adds a problem that says why there is none. */
    public static Optional<BoardPicture> read(String text, Lattice lattice, TextPosition position, Problems problems) {
        return lattice == Lattices.SQUARE
                ? read(text, position, problems).map(size -> new BoardPicture(lattice, 1, size.picture()))
                : new LatticeSize(lattice, text.strip()).read(position, problems);
    }

    /** Returns the size of a rectangle, or adds a problem that says why there is none. */
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
            String size = correction(text).orElse("8x10, or a picture over '.', '?' and '#'");
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

    /** Returns one string of {@code .} per row, so that all cells are to be covered. */
    public List<String> picture() {
        return Collections.nCopies(rows, ".".repeat(columns));
    }

    /** Says why a board cannot have this size, if it cannot. */
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

    /** Says why a drawn grid of this size cannot be a board, if it cannot. */
    public Optional<String> complaintOfGrid() {
        return complaint("of this grid");
    }

    private static int side(String digits) {
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    /**
     * Holds a board as a file has it, with its rows over {@code . ? #} layer by layer.
     *
     * @param layers the number of layers in the rows
     */
    public record BoardPicture(Lattice lattice, int layers, List<String> rows) {
        public Region region(Wrap wrap) {
            return new Region(lattice, layers, rows, wrap);
        }
    }
}
