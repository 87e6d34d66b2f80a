package io.github.quadrille.argument;

import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.Optional;

/**
 * A kind of which more pieces are needed than it has places on the board, most often because it has none.
 *
 * @param needed how many pieces at least
 * @param places how many placements
 */
public record ScarceKind(String kind, int needed, int places) implements NoRoomArgument {
    static Optional<ScarceKind> find(PlacementTable table) {
        Bag bag = table.puzzle().bag();
        int[] places = new int[bag.size()];
        for (int placement = 0; placement < table.size(); placement++) {
            places[table.kind(placement)]++;
        }
        for (int kind = 0; kind < places.length; kind++) {
            int needed = bag.count(kind).min();
            if (needed > places[kind]) {
                return Optional.of(new ScarceKind(bag.kind(kind).name(), needed, places[kind]));
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
