package io.github.quadrille.core.geometry;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Says which opposite edges of a board meet or, for a box of cubes, which opposite faces.
 *
 * <pre>{@code
 * Region ring = new Region(List.of("....."), Wrap.HORIZONTAL);
 * System.out.println(ring.neighbours(0).length); // 2
 * System.out.println(Wrap.of("rows")); // Optional[VERTICAL]
 * }</pre>
 */
public enum Wrap {
    /** No edges meet: the board is a sheet or a box. */
    NONE("none", false, false, false),
    /** The left and right edges meet: the board is a tube. */
    HORIZONTAL("horizontal", false, false, true),
    /** The top and bottom edges meet: the board is a tube. */
    VERTICAL("vertical", false, true, false),
    /** The left and right edges meet, and so do the top and bottom edges: the board is a torus. */
    BOTH("both", false, true, true),
    /** In a box of cubes, the first layer meets the last. */
    LAYERS("layers", true, false, false),
    /** In a box of cubes, the first layer meets the last, and the first column meets the last. */
    LAYERS_AND_COLUMNS("layers,columns", true, false, true),
    /** In a box of cubes, the first layer meets the last, and the first row meets the last. */
    LAYERS_AND_ROWS("layers,rows", true, true, false),
    /** In a box of cubes, all three pairs of opposite faces meet: the board is a torus of three dimensions. */
    ALL("layers,rows,columns", true, true, true);

    /** Flat boards can have these wraps. */
    public static final List<Wrap> FLAT = List.of(NONE, HORIZONTAL, VERTICAL, BOTH);

    private static final List<String> DIRECTIONS = List.of("layers", "rows", "columns");

    private final String word;
    /** Each bit says whether edges meet along an axis: bit 0 for layers, 1 for rows, 2 for columns. */
    private final int closed;

    /**
     * Makes a wrap.
     *
     * @param meets whether the first meets the last, for layers, rows and columns
     */
    Wrap(String word, boolean... meets) {
        this.word = word;
        this.closed = bits(meets);
    }

    private static int bits(boolean... meets) {
        return (meets[0] ? 1 : 0) | (meets[1] ? 2 : 0) | (meets[2] ? 4 : 0);
    }

    /**
     * Reads a word for a wrap, or a list of the directions in which edges meet, separated by commas, with or without
     * brackets. For example, {@code rows} means that the first row meets the last.
     */
    public static Optional<Wrap> of(String text) {
        for (Wrap wrap : values()) {
            if (wrap.word.equals(text)) {
                return Optional.of(wrap);
            }
        }
        String list = text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
        List<String> closed = list.isBlank()
                ? List.of()
                : Arrays.stream(list.split(",", -1)).map(String::strip).toList();
        boolean known = DIRECTIONS.containsAll(closed) && new HashSet<>(closed).size() == closed.size();
        return known && (!closed.isEmpty() || text.startsWith("["))
                ? Optional.of(closing(closed.contains("layers"), closed.contains("rows"), closed.contains("columns")))
                : Optional.empty();
    }

    private static Wrap closing(boolean... meets) {
        return Arrays.stream(values())
                .filter(wrap -> wrap.closed == bits(meets))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Returns a wrap in which edges meet along an axis only if they meet in this wrap and the argument for that axis is
     * true.
     */
    Wrap where(boolean layers, boolean rows, boolean columns) {
        return closing(meets(0) && layers, meets(1) && rows, meets(2) && columns);
    }

    /** Returns whether the first layer (for axis 0), row (1) or column (2) meets the last. */
    public boolean meets(int axis) {
        return (closed >> axis & 1) != 0;
    }

    /** Returns the word for this wrap in puzzle files. */
    public String word() {
        return word;
    }

    /** Returns whether the first and the last layer meet. */
    public boolean frontMeetsBack() {
        return meets(0);
    }

    /** Returns whether the left and the right edge meet. */
    public boolean leftMeetsRight() {
        return meets(2);
    }

    /** Returns whether the top and the bottom edge meet. */
    public boolean topMeetsBottom() {
        return meets(1);
    }
}
