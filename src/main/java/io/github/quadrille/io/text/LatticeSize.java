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
 * Makes boards of cubes, hexagons, triangles and balls from their size. A size is a box {@code 3x4x5} (layers x rows x
 * columns), in more dimensions {@code 2x2x2x5}, or a parallelogram {@code 4x7} (rows x columns). Other sizes have one
 * side: {@code hexagon 3}, {@code triangle 6}, and, of balls, {@code pyramid-5} on a square base and {@code
 * tetrahedron-6}.
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

    /** Returns whether a text is a size with one side, such as {@code hexagon 3}. */
    static boolean isBySide(String text) {
        return BY_SIDE.matcher(text).matches();
    }

    /**
     * Reports a wrap for a board of hexagons with one side, such as {@code hexagon 3}. The edges of such a board cannot
     * meet like rows and columns.
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

    /** Returns advice to name the lattice, for a text that is only a size, and not one of squares. */
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
     * Returns the group of forms, flat or of balls, to which the form of a text belongs, if it is a size with one side.
     */
    private static Optional<List<String>> formsOf(String text) {
        Matcher bySide = BY_SIDE.matcher(text);
        return bySide.matches()
                ? Stream.of(FLAT_FORMS, BALL_FORMS)
                        .filter(forms -> forms.contains(bySide.group(1)))
                        .findFirst()
                : Optional.empty();
    }

    /** Corrects the word of a size with one side. */
    private static Optional<String> correction(String text) {
        Matcher like = LIKE_BY_SIDE.matcher(text);
        return like.matches()
                ? Suggestion.nearest(like.group(1).toLowerCase(Locale.ROOT), FORMS)
                        .map(word -> word + " " + like.group(2))
                        .filter(size -> !size.equals(text))
                : Optional.empty();
    }

    /** Returns advice for a text that is similar to a size of any lattice. */
    public static Optional<String> meant(String text) {
        return advice(text)
                .or(() -> correction(text).map(Suggestion::question))
                .or(() -> BoardSize.correction(text).map(Suggestion::question));
    }

    /** Returns examples of sizes of this lattice. */
    static String example(Lattice lattice) {
        return lattice.dimensions() > 3
                ? "2x2x2x5, with four sides to six"
                : lattice == Lattices.FCC
                        ? "pyramid-5, tetrahedron-6 or 3x4x5 (layers x rows x columns)"
                        : lattice.isSolid() ? "3x4x5 (layers x rows x columns)" : "4x7, hexagon 3 or triangle 6";
    }

    /** Returns the board, or adds a problem that says why there is none. */
    public Optional<BoardPicture> read(TextPosition position, Problems problems) {
        Matcher bySide = BY_SIDE.matcher(text);
        boolean isBox =
                BOX.matcher(text).matches() || PARALLELOGRAM.matcher(text).matches();
        int[] sides =
                sides(isBox ? text.split("[xX]") : bySide.matches() ? new String[] {bySide.group(2)} : new String[0]);
        Lattice own = lattice.of(sides.length);
        List<String> forms = lattice == Lattices.FCC ? BALL_FORMS : lattice.isSolid() ? List.of() : FLAT_FORMS;
        if (isBox ? own.dimensions() != sides.length : !formsOf(text).equals(Optional.of(forms))) {
            String message = "%s is not a board of the %s lattice. Write %s, or a picture over '.', '?' and '#'.";
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
     * Returns the layers of a pyramid on a square base, or of a tetrahedron on one of its edges. These layers are
     * rectangles.
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

    /** Returns the number to add to a column to make it even, so that the triangle there in the top row points up. */
    private static int even(int column) {
        return column % 2;
    }

    /** Returns a board of rows. For each row, functions give the first column and the length. */
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
