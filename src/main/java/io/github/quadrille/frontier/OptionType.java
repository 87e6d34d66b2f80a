package io.github.quadrille.frontier;

import io.github.quadrille.puzzle.Bag;
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

    /** One piece of one kind, for each kind. */
    static List<OptionType> single(Bag bag) {
        return IntStream.range(0, bag.size()).mapToObj(kind -> of(bag, kind, 1)).toList();
    }

    /** A number of pieces of one kind. */
    static OptionType of(Bag bag, int kind, int number) {
        List<Integer> pieces = new ArrayList<>(Collections.nCopies(bag.size(), 0));
        pieces.set(kind, number);
        return new OptionType(pieces);
    }

    /** The cells they cover. */
    int area(Bag bag) {
        return IntStream.range(0, bag.size())
                .map(kind -> pieces.get(kind) * bag.kind(kind).size())
                .sum();
    }
}
