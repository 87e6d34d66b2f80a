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
 * Why no rectangle is packed of which a side is so long: the cells along this side cannot be covered, see {@link Walls}. The board that
 * shows it is that part of the rectangle, with room beside it that may stay open, as much as a piece can reach.
 */
final class DeadEnds {
    private static final int DEEPEST = 10;
    /** From here on one more is read only where the last has shown something. */
    private static final int DEEP = 4;

    private final Puzzle pieces;
    private final boolean isTurned;
    private final List<Walls> walls = new ArrayList<>();
    private boolean isRead;

    /**
     * A part of a rectangle that cannot be covered.
     *
     * @param rows the whole side
     */
    record DeadEnd(int rows, int columns) {
        /** Of its board. */
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

    /** Nothing is known yet. */
    DeadEnds(Puzzle pieces, boolean isTurned) {
        this.pieces = pieces;
        this.isTurned = isTurned;
    }

    /** A part of this rectangle, if one is known. */
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

    /** The depth to which no side can be covered, however long: all larger rectangles are without a packing. */
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
