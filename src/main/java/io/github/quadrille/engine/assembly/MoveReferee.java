package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Checks a list of moves of cubes, and knows nothing of how it was found: it makes each step, and looks that no two cubes are at
 * one place. Pieces are away when the box around them has left the box around the others; from then on these and those are
 * apart, and only pieces that are not apart from each other are looked at together.
 */
public final class MoveReferee {
    private static final List<ToIntFunction<Cell>> AXES = List.of(Cell::layer, Cell::row, Cell::column);

    private final List<Set<Cell>> pieces;
    private final List<Set<Integer>> groups = new ArrayList<>();

    private MoveReferee(List<List<Cell>> pieces) {
        this.pieces = new ArrayList<>(pieces.stream().map(Set::copyOf).toList());
        Set<Integer> all = new HashSet<>();
        for (int piece = 0; piece < pieces.size(); piece++) {
            all.add(piece);
        }
        groups.add(all);
    }

    /** Returns what is wrong with the moves first; nothing where they take all pieces apart. */
    public static Optional<String> fault(List<List<Cell>> pieces, List<HandMove> moves) {
        MoveReferee referee = new MoveReferee(pieces);
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
            return Optional.of("Its pieces are not some of those that are still together.");
        }
        Set<Integer> still = new HashSet<>(group.get());
        still.removeAll(moved);
        Set<Cell> others = cells(still);
        int size = Math.abs(move.step().layer())
                + Math.abs(move.step().row())
                + Math.abs(move.step().column());
        if (size != 1 || move.distance() < 0) {
            return Optional.of("A step of a cube leads to a cube beside it.");
        }
        for (int step = 0;
                move.isAway() ? !isBeyond(cells(moved), others, move.step()) : step < move.distance();
                step++) {
            moved.forEach(piece -> pieces.set(piece, shifted(pieces.get(piece), move.step())));
            for (Cell cell : cells(moved)) {
                if (others.contains(cell)) {
                    return Optional.of("A cube runs into another after %d steps.".formatted(step + 1));
                }
            }
        }
        if (move.isAway()) {
            groups.remove(group.get());
            groups.add(still);
            groups.add(moved);
        }
        return Optional.empty();
    }

    private Set<Cell> cells(Set<Integer> some) {
        Set<Cell> cells = new HashSet<>();
        some.forEach(piece -> cells.addAll(pieces.get(piece)));
        return cells;
    }

    private static Set<Cell> shifted(Set<Cell> cells, Cell step) {
        Set<Cell> shifted = new HashSet<>();
        cells.forEach(cell -> shifted.add(cell.shifted(step)));
        return shifted;
    }

    /** Says whether the box around some cells is past the box around others, as seen along a step. */
    static boolean isBeyond(Collection<Cell> cells, Collection<Cell> others, Cell step) {
        for (ToIntFunction<Cell> axis : AXES) {
            int way = axis.applyAsInt(step);
            if (way != 0) {
                int least = cells.stream()
                        .mapToInt(cell -> way * axis.applyAsInt(cell))
                        .min()
                        .orElseThrow();
                int most = others.stream()
                        .mapToInt(cell -> way * axis.applyAsInt(cell))
                        .max()
                        .orElseThrow();
                return least > most;
            }
        }
        return false;
    }
}
