package io.github.quadrille.app.play;

import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Why a piece cannot lie somewhere: one would have to go on in one way only, and would be stuck.
 *
 * @param piece where it cannot lie
 * @param forced what would have to lie then, one after the other
 * @param end what is wrong then
 */
public record RuledOut(Placement piece, List<Placement> forced, Contradiction end) {
    /** Keeps a copy. */
    public RuledOut {
        forced = List.copyOf(forced);
    }

    /** How many pieces one has to imagine: the piece itself, and those that it forces. */
    public int depth() {
        return 1 + forced.size();
    }

    /** As in {@code then 3 cells at (0, 0) are cut off}, with the pieces that come between. */
    public String words(Puzzle puzzle) {
        String then = forced.isEmpty()
                ? ""
                : forced.stream()
                        .map(each -> each.kind() + " on "
                                + puzzle.region().lattice().name(each.cells().get(0)))
                        .collect(Collectors.joining(", ", "it forces ", ", and "));
        return then + end.words(puzzle);
    }
}
