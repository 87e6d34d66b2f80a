package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.KindItem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What choosing an option uses up.
 *
 * @param pieces how many pieces of each kind
 */
record OptionType(List<Integer> pieces) {
    OptionType {
        pieces = List.copyOf(pieces);
    }

    /** One piece of one kind, for each of so many kinds. */
    static List<OptionType> single(int kinds) {
        return IntStream.range(0, kinds).mapToObj(kind -> of(kinds, kind)).toList();
    }

    private static OptionType of(int kinds, int kind) {
        List<Integer> pieces = new ArrayList<>(Collections.nCopies(kinds, 0));
        pieces.set(kind, 1);
        return new OptionType(pieces);
    }

    /** The cells they cover. */
    int area(List<KindItem> kinds) {
        return IntStream.range(0, kinds.size())
                .map(kind -> pieces.get(kind) * kinds.get(kind).size())
                .sum();
    }
}
