package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Shows where pieces are after a step of a move. It shows only the pieces of the part that is being taken apart. Parts
 * that came free before are out of sight, until they are taken apart themselves.
 *
 * @param pieces the cells of each piece; a piece that is out of sight has none
 * @param move the number of the move from 0, or -1 before the first move
 * @param isLast whether the move ends with this step
 */
public record MoveFrame(List<List<Cell>> pieces, int move, boolean isLast) {
    /** A part that comes free moves this many additional steps, so that people see that it is free. */
    private static final int GAP = 1;

    /** Copies the list. */
    public MoveFrame {
        pieces = List.copyOf(pieces);
    }

    /** Returns a frame with the packing, and then one frame after each step, in the order of the moves. */
    public static List<MoveFrame> of(Lattice lattice, List<List<Cell>> pieces, List<HandMove> moves) {
        List<List<Cell>> places = new ArrayList<>(pieces);
        Set<Integer> all =
                new HashSet<>(IntStream.range(0, pieces.size()).boxed().toList());
        List<Set<Integer>> groups = new ArrayList<>(List.of(all));
        List<MoveFrame> frames = new ArrayList<>(List.of(new MoveFrame(pieces, -1, true)));
        for (int number = 0; number < moves.size(); number++) {
            HandMove move = moves.get(number);
            Set<Integer> group = groups.stream()
                    .filter(one -> one.containsAll(move.pieces()))
                    .findFirst()
                    .orElseThrow();
            Set<Integer> still = new HashSet<>(group);
            still.removeAll(move.pieces());
            int left = move.isAway()
                    ? GAP + MoveReferee.steps(lattice, cells(places, move.pieces()), cells(places, still), move.step())
                    : move.distance();
            List<List<Cell>> before = List.copyOf(places);
            while (left-- > 0) {
                move.pieces().forEach(piece -> places.set(piece, shifted(places.get(piece), move.step())));
                List<List<Cell>> seen = IntStream.range(0, places.size())
                        .mapToObj(piece -> group.contains(piece) ? places.get(piece) : List.<Cell>of())
                        .toList();
                frames.add(new MoveFrame(seen, number, left == 0));
            }
            if (move.isAway()) {
                groups.remove(group);
                groups.add(still);
                groups.add(Set.copyOf(move.pieces()));
                move.pieces().forEach(piece -> places.set(piece, before.get(piece)));
            }
        }
        return frames;
    }

    private static List<Cell> cells(List<List<Cell>> places, Collection<Integer> some) {
        return some.stream().flatMap(piece -> places.get(piece).stream()).toList();
    }

    private static List<Cell> shifted(List<Cell> cells, Cell step) {
        return cells.stream().map(cell -> cell.shifted(step)).toList();
    }
}
