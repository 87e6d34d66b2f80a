package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Checks a list of moves of cubes or balls, without using the search that found it. It makes each step, and checks that
 * no two cubes are at one place and that no two balls overlap. A move may take some pieces away from the others. It
 * ends when every moved piece is beyond all others in the direction of the move. From then on the moved pieces and the
 * others are two groups, and only pieces of the same group can hit each other.
 */
public final class MoveReferee {
    private final boolean areBalls;
    private final List<Set<Point>> pieces;
    private final List<Set<Integer>> groups = new ArrayList<>();

    private MoveReferee(Lattice lattice, List<List<Cell>> pieces) {
        this.areBalls = lattice.equals(Lattices.FCC);
        this.pieces = new ArrayList<>(pieces.stream().map(this::points).toList());
        groups.add(Set.copyOf(IntStream.range(0, pieces.size()).boxed().toList()));
    }

    /**
     * A {@code Point} is the centre of a cube or ball. Cubes have sides of length 1. The centres of balls that touch
     * are apart by the square root of 2.
     */
    private record Point(int x, int y, int z) {
        Point plus(Point other) {
            return new Point(x + other.x, y + other.y, z + other.z);
        }

        Point minus(Point other) {
            return new Point(x - other.x, y - other.y, z - other.z);
        }

        int dot(Point other) {
            return x * other.x + y * other.y + z * other.z;
        }
    }

    private Point point(Cell at) {
        return areBalls
                ? new Point(at.row() + at.column() + at.layer(), at.row() - at.column(), at.layer())
                : new Point(at.column(), at.row(), at.layer());
    }

    private Set<Point> points(Collection<Cell> cells) {
        return Set.copyOf(cells.stream().map(this::point).toList());
    }

    /**
     * Returns the first thing that is wrong with the moves. The result is empty if they take all pieces apart without
     * fault.
     */
    public static Optional<String> fault(Lattice lattice, List<List<Cell>> pieces, List<HandMove> moves) {
        MoveReferee referee = new MoveReferee(lattice, pieces);
        for (int number = 0; number < moves.size(); number++) {
            Optional<String> fault = referee.fault(moves.get(number));
            if (fault.isPresent()) {
                return Optional.of("Move %d: %s".formatted(number + 1, fault.get()));
            }
        }
        return referee.groups.stream()
                .filter(group -> group.size() > 1)
                .findFirst()
                .map(group -> "After all moves, %d pieces are still together.".formatted(group.size()));
    }

    private Optional<String> fault(HandMove move) {
        Set<Integer> moved = Set.copyOf(move.pieces());
        Optional<Set<Integer>> group =
                groups.stream().filter(one -> one.containsAll(moved)).findFirst();
        if (moved.isEmpty() || group.isEmpty() || group.get().equals(moved)) {
            return Optional.of("A move must shift some, but not all, of the pieces that are still together.");
        }
        Set<Integer> still = new HashSet<>(group.get());
        still.removeAll(moved);
        Set<Point> others = together(still);
        Point step = point(move.step());
        boolean isStep = areBalls ? step.dot(step) == 2 || step.dot(step) == 4 : step.dot(step) == 1;
        if (!isStep || move.distance() < 0) {
            return Optional.of(
                    "A step must lead a cube to the next cube, and a ball to a place that touches its own, or along an axis.");
        }
        for (int made = 0; move.isAway() ? !isBeyond(together(moved), others, step) : made < move.distance(); made++) {
            for (Point point : together(moved)) {
                if (others.stream().anyMatch(other -> isHit(other.minus(point), step))) {
                    return Optional.of("Another piece is in the way of step %d.".formatted(made + 1));
                }
            }
            moved.forEach(piece -> pieces.set(
                    piece,
                    Set.copyOf(pieces.get(piece).stream()
                            .map(point -> point.plus(step))
                            .toList())));
        }
        if (move.isAway()) {
            groups.remove(group.get());
            groups.add(still);
            groups.add(moved);
        }
        return Optional.empty();
    }

    /**
     * Tells whether a cube or ball that makes a step from the origin hits another cube or ball. A moving ball is
     * nearest to the other ball where the line between their centres is at right angles to the step. If that point is
     * not on the step, the ball is nearest at one end of the step.
     */
    private boolean isHit(Point other, Point step) {
        if (!areBalls) {
            return other.equals(step);
        }
        int length = step.dot(step);
        int along = Math.max(0, Math.min(length, other.dot(step)));
        // The variable holds the square of the distance, times the fourth power of the step's length, because that is a
        // whole number.
        int apart = other.dot(other) * length * length - 2 * other.dot(step) * along * length + along * along * length;
        return apart < 2 * length * length;
    }

    private Set<Point> together(Set<Integer> some) {
        Set<Point> all = new HashSet<>();
        some.forEach(piece -> all.addAll(pieces.get(piece)));
        return all;
    }

    /**
     * Tells whether some points are so far past all others, in the direction of a step, that the two groups can no
     * longer hit each other.
     */
    private boolean isBeyond(Set<Point> some, Set<Point> others, Point step) {
        int least = some.stream().mapToInt(step::dot).min().orElseThrow();
        int most = others.stream().mapToInt(step::dot).max().orElseThrow();
        int gap = least - most;
        return gap > 0 && (!areBalls || gap * gap >= 2 * step.dot(step));
    }

    /** Returns how many steps some cells make until they are away from the others. */
    static int steps(Lattice lattice, List<Cell> some, List<Cell> others, Cell direction) {
        MoveReferee referee = new MoveReferee(lattice, List.of(some, others));
        Point step = referee.point(direction);
        Set<Point> moved = new HashSet<>(referee.pieces.get(0));
        int steps = 0;
        while (!referee.isBeyond(moved, referee.pieces.get(1), step)) {
            moved = Set.copyOf(moved.stream().map(point -> point.plus(step)).toList());
            steps++;
        }
        return steps;
    }
}
