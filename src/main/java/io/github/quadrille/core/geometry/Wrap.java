package io.github.quadrille.core.geometry;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Says which opposite edges of a board meet, and of a box of cubes which opposite faces.
 *
 * <pre>{@code
 * Region ring = new Region(List.of("....."), Wrap.HORIZONTAL);
 * System.out.println(ring.neighbours(0).length); // 2
 * System.out.println(Wrap.of("rows")); // Optional[VERTICAL]
 * }</pre>
 */
public enum Wrap {
    /** A sheet. */
    NONE("none", false, false, false),
    /** A tube whose left and right edges meet. */
    HORIZONTAL("horizontal", false, false, true),
    /** A tube whose top and bottom edges meet. */
    VERTICAL("vertical", false, true, false),
    /** A torus. */
    BOTH("both", false, true, true),
    /** Of cubes: the first layer meets the last. */
    LAYERS("layers", true, false, false),
    /** And the first column the last. */
    LAYERS_AND_COLUMNS("layers,columns", true, false, true),
    /** And the first row the last. */
    LAYERS_AND_ROWS("layers,rows", true, true, false),
    /** A torus of three dimensions. */
    ALL("layers,rows,columns", true, true, true);

    /** Those of flat boards. */
    public static final List<Wrap> FLAT = List.of(NONE, HORIZONTAL, VERTICAL, BOTH);

    private static final List<String> DIRECTIONS = List.of("layers", "rows", "columns");

    private final String word;
    /** A bit for each axis. */
    private final int closed;

    /** @param meets for layers, rows and columns */
    Wrap(String word, boolean... meets) {
        this.word = word;
        this.closed = bits(meets);
    }

    private static int bits(boolean... meets) {
        return (meets[0] ? 1 : 0) | (meets[1] ? 2 : 0) | (meets[2] ? 4 : 0);
    }

    /**
     * Reads a word for it, or a list of what closes with commas between, brackets around it or not: {@code rows} says that
     * the first row meets the last.
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

    /** What is left of it when only these of the directions that close still do. */
    Wrap where(boolean layers, boolean rows, boolean columns) {
        return closing(meets(0) && layers, meets(1) && rows, meets(2) && columns);
    }

    /** Whether the first and the last are glued together: of layers for 0, of rows for 1, of columns for 2. */
    public boolean meets(int axis) {
        return (closed >> axis & 1) != 0;
    }

    /** The word for it in puzzle files. */
    public String word() {
        return word;
    }

    /** Whether the first and the last layer are glued together. */
    public boolean frontMeetsBack() {
        return meets(0);
    }

    /** Whether the left and the right edge are glued together. */
    public boolean leftMeetsRight() {
        return meets(2);
    }

    /** Whether the top and the bottom edge are glued together. */
    public boolean topMeetsBottom() {
        return meets(1);
    }
}
