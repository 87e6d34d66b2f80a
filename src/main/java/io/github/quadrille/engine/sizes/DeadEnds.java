package io.github.quadrille.engine.sizes;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Shows that a rectangle with a side of a certain length has no packing, because no pieces cover the first few rows of
 * cells along this side completely (see {@link Walls}). To show this, a smaller board is solved: these rows are
 * mandatory, and beside them are as many optional rows as a piece can reach.
 */
final class DeadEnds {
    private static final int DEEPEST = 10;
    /**
     * Walls are read for depth 1, depth 2 and so on. From this depth on, the reading ends when a depth excludes no
     * further length.
     */
    private static final int DEEP = 4;

    private final Puzzle pieces;
    private final boolean isTurned;
    private final List<Walls> walls = new ArrayList<>();
    private boolean isRead;

    /**
     * A {@code DeadEnd} is a part of a rectangle, along a whole side, that cannot be covered.
     *
     * @param rows the length of the side, in cells
     * @param columns the depth of the part, in cells
     */
    record DeadEnd(int rows, int columns) {
        /** Returns the name of the board that shows the dead end. */
        String name() {
            return "end-%dx%d".formatted(rows, columns);
        }

        String reason() {
            return "a side of %d cannot be covered".formatted(rows) + (columns == 1 ? "" : " to a depth of " + columns);
        }

        Puzzle board(Puzzle pieces) {
            String row = ".".repeat(columns) + "?".repeat(Walls.reach(pieces));
            Region region = new Region(Collections.nCopies(rows, row), Wrap.NONE);
            return new Puzzle(name(), region, pieces.symmetry(), pieces.bag());
        }
    }

    /** Prepares the search, and reads no walls yet. */
    DeadEnds(Puzzle pieces, boolean isTurned) {
        this.pieces = pieces;
        this.isTurned = isTurned;
    }

    /** Returns a part of a rectangle that cannot be covered, if one is known. */
    Optional<DeadEnd> of(Size size) {
        return walls().stream()
                .flatMap(wall -> isTurned
                        ? IntStream.of(0, 1)
                                .mapToObj(turn -> end(wall, turn == 0 ? size : size.onItsSide()))
                                .flatMap(Optional::stream)
                        : end(wall, size).stream())
                .findFirst();
    }

    private static Optional<DeadEnd> end(Walls wall, Size size) {
        return wall.depth() <= size.columns() && !wall.isOpen(size.rows())
                ? Optional.of(new DeadEnd(size.rows(), wall.depth()))
                : Optional.empty();
    }

    /**
     * Returns walls of a depth at which no side of any length can be covered. Then no rectangle with at least this many
     * columns has a packing. The result is empty if no such depth is known.
     */
    Optional<Walls> none() {
        return walls().stream().filter(Walls::isNone).findFirst();
    }

    private List<Walls> walls() {
        if (!isRead) {
            isRead = true;
            Optional<Walls> next = Walls.of(pieces, 1);
            while (next.isPresent()) {
                int before = walls.isEmpty()
                        ? 0
                        : walls.get(walls.size() - 1).lengths().cardinality();
                walls.add(next.get());
                int depth = walls.size();
                boolean isDone = next.get().isNone()
                        || depth == DEEPEST
                        || (depth >= DEEP && next.get().lengths().cardinality() == before);
                next = isDone ? Optional.empty() : Walls.of(pieces, depth + 1);
            }
        }
        return walls;
    }
}
