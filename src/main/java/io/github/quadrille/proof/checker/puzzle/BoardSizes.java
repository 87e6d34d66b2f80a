package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Builds boards from their sizes. A size is a product such as rows x columns or layers x rows x columns, with a factor
 * for each dimension. It may also be the length of the side of a hexagon, triangle, pyramid or tetrahedron.
 */
final class BoardSizes {
    private static final Pattern BOX = Pattern.compile("\\d{1,4}(?:[xX]\\d{1,4})+");
    private static final Pattern BY_SIDE = Pattern.compile("(hexagon|triangle|pyramid|tetrahedron)(?: +|-)(\\d{1,4})");
    private static final int MOST_CELLS = 1_000_000;
    private static final int MOST_LAYERS = 100;

    private final LatticeForm form;
    private final Map<PicturePosition, Character> cells = new TreeMap<>();

    private BoardSizes(LatticeForm form) {
        this.form = form;
    }

    static boolean isSize(String text) {
        return BOX.matcher(text).matches() || BY_SIDE.matcher(text).matches();
    }

    static boolean isBySide(String text) {
        return BY_SIDE.matcher(text).matches();
    }

    /**
     * Returns the board of a size. The result is empty if the lattice has no such board, or if the board would have no
     * cells or too many cells.
     */
    static Optional<Map<PicturePosition, Character>> of(LatticeForm form, String text) {
        BoardSizes board = new BoardSizes(form);
        Matcher side = BY_SIDE.matcher(text);
        if (BOX.matcher(text).matches()) {
            int[] sides =
                    Stream.of(text.split("[xX]")).mapToInt(Integer::parseInt).toArray();
            if (sides.length == 2 && form.dimensions() == 2) {
                board.rows(sides[0], sides[1]);
            } else if (sides.length == form.dimensions()) {
                board.box(sides);
            }
        } else if (side.matches()) {
            boolean isFlat = side.group(1).equals("hexagon") || side.group(1).equals("triangle");
            int length = Integer.parseInt(side.group(2));
            if (isFlat && (form == LatticeForm.HEXAGONAL || form == LatticeForm.TRIANGULAR)) {
                board.bySide(side.group(1).equals("hexagon"), length);
            } else if (!isFlat && form == LatticeForm.FCC && length <= MOST_LAYERS) {
                board.balls(side.group(1).equals("pyramid"), length);
            }
        }
        return Optional.of(board.cells).filter(cells -> !cells.isEmpty());
    }

    private void box(int... sides) {
        long size = IntStream.of(sides).asLongStream().reduce(1, (one, other) -> one * other);
        boolean isSmall = size <= MOST_CELLS
                && (form.dimensions() == 3 || IntStream.of(sides).allMatch(side -> side < LatticeForm.BASE / 2));
        for (int cell = 0; isSmall && cell < size; cell++) {
            List<Integer> at = new ArrayList<>();
            for (int axis = sides.length - 1, rest = cell; axis >= 0; rest /= sides[axis--]) {
                at.add(0, rest % sides[axis]);
            }
            cells.put(LatticeForm.position(at), DerivedBoard.MANDATORY);
        }
    }

    /**
     * Adds the layers of a pyramid or a tetrahedron of balls. Each layer of a pyramid has one row and one column less
     * than the layer below. Each layer of a tetrahedron has one row more and one column less than the layer below.
     */
    private void balls(boolean isPyramid, int side) {
        for (int layer = 0; layer < side; layer++) {
            int from = isPyramid ? 0 : side - 1 - layer;
            int to = isPyramid ? side - layer : side;
            for (int cell = 0; cell < (to - from) * (side - layer); cell++) {
                PicturePosition at = new PicturePosition(layer, from + cell / (side - layer), cell % (side - layer));
                cells.put(at, DerivedBoard.MANDATORY);
            }
        }
    }

    private void rows(int rows, int columns) {
        int width = form == LatticeForm.TRIANGULAR ? 2 * columns : columns;
        for (int row = 0; row < rows && (long) rows * width <= MOST_CELLS; row++) {
            // The uppermost row of the parallelogram begins furthest to the right, with a triangle that points up.
            row(row, form == LatticeForm.TRIANGULAR ? rows - 1 - row + (rows - 1) % 2 : 0, width);
        }
    }

    private void bySide(boolean isHexagon, int side) {
        if (6L * side * side > MOST_CELLS) {
            return;
        }
        if (form == LatticeForm.HEXAGONAL && isHexagon) {
            for (int row = 0; row < 2 * side - 1; row++) {
                int fromMiddle = row - (side - 1);
                row(row, Math.max(0, -fromMiddle), 2 * side - 1 - Math.abs(fromMiddle));
            }
        } else if (form == LatticeForm.HEXAGONAL) {
            for (int row = 0; row < side; row++) {
                row(row, side - 1 - row, row + 1);
            }
        } else {
            for (int row = 0; row < (isHexagon ? 2 * side : side); row++) {
                // The lower half of a hexagon has the rows of the upper half, upside down.
                int upper = Math.min(row, 2 * side - 1 - row);
                row(row, side - 1 - upper + (side - 1) % 2, 2 * upper + 1 + (isHexagon ? 2 * side : 0));
            }
        }
    }

    private void row(int row, int from, int length) {
        for (int column = from; column < from + length; column++) {
            cells.put(new PicturePosition(0, row, column), DerivedBoard.MANDATORY);
        }
    }
}
