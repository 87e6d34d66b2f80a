package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Marks on constraints, by which a proof forgets all at once what it has derived below a node of its search. */
final class Levels {
    private final SortedMap<BigInteger, List<Integer>> places = new TreeMap<>();
    private Optional<BigInteger> level = Optional.empty();

    /** From now on constraints are marked so. */
    void set(BigInteger mark) {
        level = Optional.of(mark);
    }

    /** Marks a constraint, if constraints are marked by now. */
    void mark(int place) {
        level.ifPresent(
                mark -> places.computeIfAbsent(mark, none -> new ArrayList<>()).add(place));
    }

    /** Those with this mark or a greater one, which lose it. */
    List<Integer> takeFrom(BigInteger mark) {
        SortedMap<BigInteger, List<Integer>> marked = places.tailMap(mark);
        List<Integer> taken = marked.values().stream().flatMap(List::stream).toList();
        marked.clear();
        return taken;
    }
}
