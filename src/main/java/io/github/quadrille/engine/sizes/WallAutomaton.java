package io.github.quadrille.engine.sizes;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a wall, which is one side of a rectangle, row by row as a finite automaton. A state is a window of rows around
 * the current row, with as many rows above it as below it. For each cell of the window, the state says whether the cell
 * is covered already.
 */
final class WallAutomaton {
    private static final int MOST_STATES = 50_000;

    private final List<Polyform> shapes;
    private final int depth;
    private final int reach;
    private final int width;
    private final Map<BitSet, Integer> numbers = new HashMap<>();
    private final List<BitSet> states = new ArrayList<>();
    private final List<BitSet> next = new ArrayList<>();

    WallAutomaton(Puzzle pieces, int depth) {
        this.depth = depth;
        this.reach = Walls.reach(pieces);
        this.width = depth + reach;
        this.shapes = pieces.bag().kinds().stream()
                .flatMap(kind -> kind.shape().orientations(pieces.symmetry()).stream())
                .distinct()
                .toList();
        BitSet corner = new BitSet();
        corner.set(0, reach * width);
        number(corner);
        for (int state = 0; state < states.size() && isWhole(); state++) {
            Set<BitSet> reached = new HashSet<>();
            cover(states.get(state), reached);
            BitSet row = new BitSet();
            reached.stream()
                    .filter(each -> !isToBeCovered(each))
                    .forEach(each -> row.set(number(each.get(width, (2 * reach + 1) * width))));
            next.add(row);
        }
    }

    boolean isWhole() {
        return states.size() <= MOST_STATES;
    }

    private int number(BitSet state) {
        return numbers.computeIfAbsent(state, fresh -> {
            states.add(fresh);
            return states.size() - 1;
        });
    }

    private int firstOpen(BitSet state) {
        return state.nextClearBit(reach * width);
    }

    private boolean isToBeCovered(BitSet state) {
        return firstOpen(state) < reach * width + depth;
    }

    private void cover(BitSet state, Set<BitSet> reached) {
        if (!reached.add(state) || !isToBeCovered(state)) {
            return;
        }
        int open = firstOpen(state);
        for (Polyform shape : shapes) {
            for (Cell anchor : shape.cells()) {
                BitSet piece = laid(shape, open / width - anchor.row(), open % width - anchor.column());
                if (!piece.isEmpty() && !piece.intersects(state)) {
                    piece.or(state);
                    cover(piece, reached);
                }
            }
        }
    }

    /**
     * Returns the cells of a piece in the window. The result is empty if the piece would reach beyond the left edge of
     * the board.
     */
    private BitSet laid(Polyform shape, int row, int column) {
        BitSet piece = new BitSet();
        for (Cell cell : shape.cells()) {
            if (column + cell.column() < 0) {
                return new BitSet();
            }
            piece.set((row + cell.row()) * width + column + cell.column());
        }
        return piece;
    }

    /** Returns whether no piece reaches beyond the row that was covered last. */
    private boolean isEnd(int state) {
        return states.get(state).length() <= reach * width;
    }

    Walls walls() {
        BitSet lengths = new BitSet();
        BitSet layer = new BitSet();
        layer.set(0);
        for (int length = 1; length <= Walls.LONGEST; length++) {
            BitSet after = new BitSet();
            layer.stream().forEach(state -> after.or(next.get(state)));
            layer = after;
            lengths.set(length, layer.stream().anyMatch(this::isEnd));
        }
        boolean isNone = next.stream().flatMapToInt(BitSet::stream).noneMatch(this::isEnd);
        return new Walls(depth, lengths, isNone);
    }
}
