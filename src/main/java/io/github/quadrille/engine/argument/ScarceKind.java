package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;

import java.util.Optional;

/**
 * A kind of which more pieces are needed than it has places on the board, most often because it has none.
 *
 * @param needed how many pieces at least
 * @param places how many placements
 */
public record ScarceKind(String kind, int needed, int places) implements NoRoomArgument {
    static Optional<ScarceKind> find(PlacementTable table) {
        ExactCover problem = table.cover();
        for (int kind = 0; kind < problem.kinds().size(); kind++) {
            int needed = problem.kindItem(kind).min();
            int places = problem.on(problem.cells() + kind);
            if (needed > places) {
                String name = table.puzzle().bag().kind(kind).name();
                return Optional.of(new ScarceKind(name, needed, places));
            }
        }
        return Optional.empty();
    }

    @Override
    public String sentence() {
        String pieces = needed == 1 ? "1 piece " + kind + " is" : "%,d pieces %s are".formatted(needed, kind);
        String room = switch (places) {
            case 0 -> "there is no place for any on the board";
            case 1 -> "there is only 1 place for it on the board";
            default -> "there are only %,d places for it on the board".formatted(places);
        };
        return pieces + " needed, but " + room + ".";
    }

    @Override
    public Certificate certificate() {
        return new Certificate.Propagation();
    }
}
