package io.github.quadrille.io.text;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.text.BoardSize.BoardPicture;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes boards of cubes, hexagons, triangles and balls from their size. A size can be a box {@code 3x4x5} (layers x
 * rows x columns), a box of more dimensions {@code 2x2x2x5}, or a parallelogram {@code 4x7} (rows x columns). Other
 * sizes have a word and the length of a side. On hexagons and triangles they are {@code hexagon 3} and {@code triangle
 * 6}. For balls they are {@code pyramid-5}, whose base is a square, and {@code tetrahedron-6}.
 */
public record LatticeSize(Lattice lattice, String text) {
    private static final List<String> FLAT_FORMS = List.of("hexagon", "triangle");
    private static final List<String> BALL_FORMS = List.of("pyramid", "tetrahedron");
    private static final List<String> FORMS =
            Stream.of(FLAT_FORMS, BALL_FORMS).flatMap(List::stream).toList();
    private static final Pattern BOX = Pattern.compile("[0-9]{1,9}(?:[xX][0-9]{1,9}){2,20}");
    private static final Pattern PARALLELOGRAM = Pattern.compile("([0-9]{1,9})[xX]([0-9]{1,9})");
    private static final Pattern BY_SIDE =
            Pattern.compile("(%s)(?: +|-)([0-9]{1,9})".formatted(String.join("|", FORMS)));
    private static final Pattern LIKE_BY_SIDE = Pattern.compile("(\\p{L}{3,20})[ -]*([0-9]{1,9})");

    /** Returns whether a text is a size of some lattice. */
    public static boolean isSize(String text) {
        return Stream.of(BOX, PARALLELOGRAM, BY_SIDE)
                .anyMatch(size -> size.matcher(text).matches());
    }

    /** Returns whether a text is a size that consists of a word and the length of a side, such as {@code hexagon 3}. */
    static boolean isBySide(String text) {
        return BY_SIDE.matcher(text).matches();
    }

    /**
     * Reports a problem if edges are to be joined on a board of hexagons that is given by a word and the length of a
     * side, such as {@code hexagon 3}. Only the edges of a parallelogram can be joined.
     */
    public static void refuseWrap(String text, Lattice lattice, Wrap wrap, TextPosition position, Problems problems) {
        if (lattice == Lattices.HEXAGONAL
                && wrap != Wrap.NONE
                && BY_SIDE.matcher(text.strip()).matches()) {
            problems.add(
                    position,
                    "The edges of %s cannot meet like rows and columns. Use wrap: none, or a parallelogram such as 4x7."
                            .formatted(Quote.of(text)));
        }
    }

    /** Returns the advice to name the lattice, if a text is a size that boards of squares cannot have. */
    private static Optional<String> advice(String text) {
        return BOX.matcher(text).matches()
                ? Optional.of("Add %s."
                        .formatted(
                                ParameterName.of("lattice", text.split("[xX]").length == 3 ? "cubic" : "hypercubic")))
                : formsOf(text)
                        .map(forms -> forms.equals(BALL_FORMS)
                                ? "Add %s.".formatted(ParameterName.of("lattice", Lattices.FCC.word()))
                                : "Add %s, or triangular.".formatted(ParameterName.of("lattice", "hexagonal")));
    }

    /**
     * Returns the forms of boards that exist on the same lattices as the form in a text, such as pyramid and
     * tetrahedron. The result is empty if the text is not a size with a word and the length of a side.
     */
    private static Optional<List<String>> formsOf(String text) {
        Matcher bySide = BY_SIDE.matcher(text);
        return bySide.matches()
                ? Stream.of(FLAT_FORMS, BALL_FORMS)
                        .filter(forms -> forms.contains(bySide.group(1)))
                        .findFirst()
                : Optional.empty();
    }

    /**
     * Corrects the word in a text such as {@code hexagn 3}, which is similar to a size with a word and the length of a
     * side.
     */
    private static Optional<String> correction(String text) {
        Matcher like = LIKE_BY_SIDE.matcher(text);
        return like.matches()
                ? Suggestion.nearest(like.group(1).toLowerCase(Locale.ROOT), FORMS)
                        .map(word -> word + " " + like.group(2))
                        .filter(size -> !size.equals(text))
                : Optional.empty();
    }

    /**
     * Returns advice for a text that seems to be the size of a board. The text can be a correct size that needs the
     * name of a lattice, or a mistyped size.
     */
    public static Optional<String> meant(String text) {
        return advice(text)
                .or(() -> correction(text).map(Suggestion::question))
                .or(() -> BoardSize.correction(text).map(Suggestion::question));
    }

    /** Returns examples of sizes of this lattice. */
    static String example(Lattice lattice) {
        return lattice.dimensions() > 3
                ? "2x2x2x5, with four to six sides"
                : lattice == Lattices.FCC
                        ? "pyramid-5, tetrahedron-6 or 3x4x5 (layers x rows x columns)"
                        : lattice.isSolid() ? "3x4x5 (layers x rows x columns)" : "4x7, hexagon 3 or triangle 6";
    }

    /** Returns the board of this size. If there is no such board, a problem that says why is reported. */
    public Optional<BoardPicture> read(TextPosition position, Problems problems) {
        Matcher bySide = BY_SIDE.matcher(text);
        boolean isBox =
                BOX.matcher(text).matches() || PARALLELOGRAM.matcher(text).matches();
        int[] sides =
                sides(isBox ? text.split("[xX]") : bySide.matches() ? new String[] {bySide.group(2)} : new String[0]);
        Lattice own = lattice.of(sides.length);
        List<String> forms = lattice == Lattices.FCC ? BALL_FORMS : lattice.isSolid() ? List.of() : FLAT_FORMS;
        if (isBox ? own.dimensions() != sides.length : !formsOf(text).equals(Optional.of(forms))) {
            String message = "%s is not a board of the %s lattice. Write %s, or a picture of '.', '?' and '#'.";
            problems.add(position, message.formatted(Quote.of(text), lattice.word(), example(lattice)));
            return Optional.empty();
        }
        LatticeSize size = new LatticeSize(own, text);
        return problems.isRefused(position, size.complaint(sides, !isBox))
                ? Optional.empty()
                : Optional.of(size.picture(sides, isBox ? "" : bySide.group(1)));
    }

    private static int[] sides(String... digits) {
        return Stream.of(digits).mapToInt(Integer::parseInt).toArray();
    }

    private Optional<String> complaint(int[] sides, boolean bySide) {
        long side = sides[0];
        long cells = !bySide
                ? lattice == Lattices.TRIANGULAR ? 2 : 1
                : lattice.isSolid() ? side * side * side : 6 * side * side;
        for (int each : bySide ? new int[0] : sides) {
            cells = Math.min(cells * each, Integer.MAX_VALUE);
        }
        if (cells == 0) {
            return Optional.of("The board %s has no cell. Use sides of at least 1.".formatted(text));
        }
        int longest = Math.min(lattice.longestSide(), BoardSize.MAX_SIDE / 2);
        return IntStream.of(sides).max().orElseThrow() > longest || cells > BoardSize.MAX_SQUARES / 2
                ? Optional.of("The board %s is too large: at most %d a side and %d cells. Use a part of it."
                        .formatted(text, longest, BoardSize.MAX_SQUARES / 2))
                : Optional.empty();
    }

    private BoardPicture picture(int[] sides, String form) {
        if (BALL_FORMS.contains(form)) {
            return balls(sides[0], form.equals("pyramid"));
        }
        if (lattice.isSolid()) {
            Cell last = lattice.cell(IntStream.of(sides).map(side -> side - 1).toArray());
            List<String> rows = new ArrayList<>();
            Set<Integer> slices = Set.copyOf(lattice.slices(last.layer() + 1));
            for (int layer = 0; layer <= last.layer(); layer++) {
                String row = (slices.contains(layer) ? "." : "#").repeat(last.column() + 1);
                rows.addAll(Collections.nCopies(last.row() + 1, row));
            }
            return new BoardPicture(lattice, last.layer() + 1, rows);
        }
        int side = sides[0];
        boolean hexagons = lattice == Lattices.HEXAGONAL;
        return switch (form) {
            case "hexagon" ->
                hexagons
                        ? rows(
                                2 * side - 1,
                                row -> Math.max(0, side - 1 - row),
                                row -> 2 * side - 1 - Math.abs(row - side + 1))
                        : rows(
                                2 * side,
                                row -> even(side - 1) + side - 1 - Math.min(row, 2 * side - 1 - row),
                                row -> 2 * (side + Math.min(row, 2 * side - 1 - row)) + 1);
            case "triangle" ->
                hexagons
                        ? rows(side, row -> side - 1 - row, row -> row + 1)
                        : rows(side, row -> even(side - 1) + side - 1 - row, row -> 2 * row + 1);
            default ->
                hexagons
                        ? rows(side, row -> 0, row -> sides[1])
                        : rows(side, row -> even(side - 1) + side - 1 - row, row -> 2 * sides[1]);
        };
    }

    /**
     * Returns the layers of a pyramid that stands on its square base, or of a tetrahedron that stands on an edge. In
     * this position, every layer is a rectangle.
     */
    private static BoardPicture balls(int side, boolean isPyramid) {
        List<String> rows = new ArrayList<>();
        for (int layer = 0; layer < side; layer++) {
            for (int row = 0; row < side; row++) {
                boolean isEmpty = isPyramid ? row >= side - layer : row < side - 1 - layer;
                int columns = isEmpty ? 0 : side - layer;
                rows.add(".".repeat(columns) + String.valueOf(Region.HOLE).repeat(side - columns));
            }
        }
        return new BoardPicture(Lattices.FCC, side, rows);
    }

    /**
     * Returns 1 for an odd column, and 0 for an even column. The sum of a column and this number is even. In an even
     * column of the top row, the triangle points up.
     */
    private static int even(int column) {
        return column % 2;
    }

    /**
     * Returns a board with the given rows.
     *
     * @param count the number of rows
     * @param from a function that gives the first column of each row
     * @param length a function that gives the number of cells of each row
     */
    private BoardPicture rows(int count, IntUnaryOperator from, IntUnaryOperator length) {
        int width = IntStream.range(0, count)
                .map(row -> from.applyAsInt(row) + length.applyAsInt(row))
                .max()
                .orElseThrow();
        String none = String.valueOf(Region.HOLE);
        return new BoardPicture(
                lattice,
                1,
                IntStream.range(0, count)
                        .mapToObj(row -> none.repeat(from.applyAsInt(row)) + ".".repeat(length.applyAsInt(row)))
                        .map(row -> row + none.repeat(width - row.length()))
                        .toList());
    }
}
