package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Computes the symmetry of a board that a name denotes. Examples are {@code half-turn} and {@code flip turn 90}. A flip
 * exchanges left and right and comes before a turn, which is clockwise. In space, a name lists the new coordinates:
 * after {@code turn (l, c, -r)}, the layer is the old one, the row is the old column, and the column is the old row
 * with the opposite sign. For balls, the coordinates are those of their middles. A shift along joined edges may follow,
 * such as {@code shift by (0, 3)}. After a turn of squares or cubes, the cells are moved so that the box around them
 * has the same first corner as before. On all other lattices, the cells are moved so that their smallest coordinates
 * stay the same.
 */
record NamedMoves(DerivedBoard board) {
    private static final Map<String, String> USUAL = Map.of("half-turn", "turn 180", "quarter-turn", "turn 90");
    private static final Pattern NAME =
            Pattern.compile("(identity|(flip)?(?: ?turn (\\d{2,3}))?|(?:turn|flip) \\((-?\\w(?:, -?\\w)+)\\))"
                    + "(?:(?:^|, )shift by \\((-?\\d{1,6}(?:, -?\\d{1,6})+)\\))?");

    /** Returns the image of each cell under a named symmetry; an empty list if the board has no such symmetry. */
    List<Integer> of(String name) {
        Matcher matcher = NAME.matcher(USUAL.getOrDefault(name, name));
        if (name.isEmpty() || !matcher.matches()) {
            return List.of();
        }
        UnaryOperator<PicturePosition> turn = cell -> cell;
        if (matcher.group(4) != null) {
            List<String> becomes = List.of(matcher.group(4).split(", "));
            if (!isPermutation(becomes)) {
                return List.of();
            }
            turn = cell -> permuted(cell, becomes);
        } else if (matcher.group(2) != null || matcher.group(3) != null) {
            int degrees = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3));
            if (board.form().isSolid()
                    || degrees >= 360
                    || degrees % board.form().smallestTurn() != 0) {
                return List.of();
            }
            boolean flips = matcher.group(2) != null;
            turn = cell -> board.form().moved(List.of(cell), flips, degrees).get(0);
        }
        PicturePosition shift = new PicturePosition(0, 0, 0);
        if (matcher.group(5) != null) {
            List<Integer> by = Stream.of(matcher.group(5).split(", "))
                    .map(Integer::valueOf)
                    .toList();
            if (by.size() != board.form().dimensions()) {
                return List.of();
            }
            shift = LatticeForm.position(by);
        }
        return move(turn, shift);
    }

    private String coordinateNames() {
        return board.form() == LatticeForm.CUBIC
                ? "lrc"
                : board.form() == LatticeForm.FCC
                        ? "xyz"
                        : "123456".substring(0, board.form().dimensions());
    }

    private boolean isPermutation(List<String> becomes) {
        return board.form().isSolid()
                && becomes.stream()
                        .map(each -> each.replace("-", ""))
                        .sorted()
                        .toList()
                        .equals(Stream.of(coordinateNames().split("")).sorted().toList());
    }

    private PicturePosition permuted(PicturePosition cell, List<String> becomes) {
        List<Integer> at = board.form().axes(cell);
        return board.form()
                .atAxes(becomes.stream()
                        .map(each -> (each.startsWith("-") ? -1 : 1)
                                * at.get(coordinateNames().indexOf(each.charAt(each.length() - 1))))
                        .toList());
    }

    private List<Integer> move(UnaryOperator<PicturePosition> turn, PicturePosition shift) {
        List<PicturePosition> still = board.form() == LatticeForm.SQUARE || board.form() == LatticeForm.CUBIC
                ? List.of(corner(true), corner(false))
                : board.cells();
        PicturePosition home =
                extreme(still, Math::min).minus(extreme(still.stream().map(turn).toList(), Math::min));
        List<Integer> move = new ArrayList<>();
        BitSet reached = new BitSet();
        for (PicturePosition cell : board.cells()) {
            int to = board.at(turn.apply(cell).plus(home).plus(shift));
            if (to < 0 || reached.get(to)) {
                return List.of();
            }
            reached.set(to);
            move.add(to);
        }
        return keepsSides(move) ? move : List.of();
    }

    /**
     * Returns the first or the last corner of the box around the cells. In a direction with joined edges, the box is as
     * long as the picture.
     */
    private PicturePosition corner(boolean first) {
        PicturePosition own = extreme(board.cells(), first ? Math::min : Math::max);
        PicturePosition last = board.size().minus(new PicturePosition(1, 1, 1));
        return new PicturePosition(
                board.closed().layers() ? first ? 0 : last.layer() : own.layer(),
                board.closed().rows() ? first ? 0 : last.row() : own.row(),
                board.closed().columns() ? first ? 0 : last.column() : own.column());
    }

    private static PicturePosition extreme(List<PicturePosition> cells, IntBinaryOperator extreme) {
        return cells.stream()
                .reduce((one, other) -> new PicturePosition(
                        extreme.applyAsInt(one.layer(), other.layer()),
                        extreme.applyAsInt(one.row(), other.row()),
                        extreme.applyAsInt(one.column(), other.column())))
                .orElseThrow();
    }

    private boolean keepsSides(List<Integer> move) {
        CellMeetings meetings = new CellMeetings(board);
        for (int cell = 0; cell < move.size(); cell++) {
            BitSet images = new BitSet();
            meetings.next(cell).stream().map(move::get).forEach(images::set);
            if (!images.equals(meetings.next(move.get(cell)))) {
                return false;
            }
        }
        return true;
    }
}
