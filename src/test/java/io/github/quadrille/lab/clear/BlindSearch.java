package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the fewest moves by a breadth-first search without any bound, for boards of at most 64 squares. It shares no
 * code with the other searches. Its pieces are all connected sets of four squares, which are the tetrominoes when
 * unfolded into the plane.
 */
final class BlindSearch {
    /**
     * Holds the fewest moves that clear the target, or says that no moves do. If the search gave up because of too many
     * positions, more than {@code moves} moves are needed.
     */
    record Answer(Kind kind, int moves) {
        enum Kind {
            FEWEST,
            NO_WAY,
            MORE_THAN
        }
    }

    private record State(long red, long blue) {}

    private final Board board;
    private final List<Long> pieces = new ArrayList<>();
    private final List<Long> rims = new ArrayList<>();
    private final List<Long> lines = new ArrayList<>();

    private BlindSearch(Board board) {
        this.board = board;
        Set<Long> shapes = new LinkedHashSet<>();
        for (int square = 0; square < board.grid().size(); square++) {
            grow(1L << square, 1, shapes, new HashSet<>());
        }
        for (long shape : shapes) {
            pieces.add(shape);
            rims.add(around(shape));
        }
        for (int row = 0; row < board.grid().rows(); row++) {
            long line = 0;
            for (int column = 0; column < board.grid().columns(); column++) {
                line |= bit(row, column);
            }
            lines.add(line);
        }
        for (int column = 0; column < board.grid().columns(); column++) {
            long line = 0;
            for (int row = 0; row < board.grid().rows(); row++) {
                line |= bit(row, column);
            }
            lines.add(line);
        }
    }

    static Answer of(Board board, int mostStates) {
        return new BlindSearch(board).search(mostStates);
    }

    private Answer search(int mostStates) {
        long target = bits(board.targets());
        State start = new State(bits(board.red()), bits(board.blue()));
        Set<State> seen = new HashSet<>(Set.of(start));
        List<State> layer = List.of(start);
        for (int moves = 1; !layer.isEmpty(); moves++) {
            List<State> next = new ArrayList<>();
            for (State state : layer) {
                for (int i = 0; i < pieces.size(); i++) {
                    if ((pieces.get(i) & (state.red | state.blue)) == 0 && (rims.get(i) & state.red) != 0) {
                        State after = cleared(state.red | pieces.get(i), state.blue);
                        if ((after.blue & target) == 0) {
                            return new Answer(Answer.Kind.FEWEST, moves);
                        }
                        if (seen.add(after)) {
                            next.add(after);
                        }
                    }
                }
                if (seen.size() > mostStates) {
                    return new Answer(Answer.Kind.MORE_THAN, moves - 1);
                }
            }
            layer = next;
        }
        return new Answer(Answer.Kind.NO_WAY, 0);
    }

    private State cleared(long red, long blue) {
        long gone = 0;
        for (long line : lines) {
            gone |= (line & ~(red | blue)) == 0 ? line : 0;
        }
        return new State(red & ~gone, blue & ~gone);
    }

    private void grow(long shape, int size, Set<Long> shapes, Set<Long> seen) {
        if (!seen.add(shape)) {
            return;
        }
        if (size == 4) {
            shapes.add(shape);
            return;
        }
        long rim = around(shape);
        for (int square = 0; square < board.grid().size(); square++) {
            if ((rim >>> square & 1) != 0) {
                grow(shape | 1L << square, size + 1, shapes, seen);
            }
        }
    }

    private long around(long shape) {
        long rim = 0;
        for (int square = 0; square < board.grid().size(); square++) {
            if ((shape >>> square & 1) != 0) {
                int row = square / board.grid().columns();
                int column = square % board.grid().columns();
                rim |= bit(row - 1, column) | bit(row + 1, column) | bit(row, column - 1) | bit(row, column + 1);
            }
        }
        return rim & ~shape;
    }

    /** Returns the bit of a square, or no bit for a square beyond an edge that does not wrap. */
    private long bit(int row, int column) {
        int rows = board.grid().rows();
        int columns = board.grid().columns();
        boolean beyondRow = row < 0 || row >= rows;
        boolean beyondColumn = column < 0 || column >= columns;
        if ((beyondRow && !board.grid().wrap().topMeetsBottom())
                || (beyondColumn && !board.grid().wrap().leftMeetsRight())) {
            return 0;
        }
        return 1L << ((row + rows) % rows * columns + (column + columns) % columns);
    }

    private long bits(Set<Cell> cells) {
        long bits = 0;
        for (Cell cell : cells) {
            bits |= bit(cell.row(), cell.column());
        }
        return bits;
    }
}
