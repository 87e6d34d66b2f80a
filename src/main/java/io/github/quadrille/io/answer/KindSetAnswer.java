package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import java.util.List;

/** Holds the kinds of a named set, such as {@code pentominoes}, for an answer. */
public record KindSetAnswer(String status, String set, String lattice, String symmetry, List<KindAnswer> kinds) {
    /** Returns the answer about a set of kinds. */
    public static KindSetAnswer of(PieceSet set) {
        List<KindAnswer> kinds = set.kinds().stream()
                .map(kind -> new KindAnswer(
                        kind.name(),
                        kind.size(),
                        kind.shape().orientations(set.symmetry()).size(),
                        kind.shape().picture()))
                .toList();
        String lattice = set.kinds().get(0).shape().lattice().word();
        return new KindSetAnswer("read", set.name(), lattice, set.symmetry().word(), kinds);
    }

    private record KindAnswer(String kind, int size, int orientations, List<String> shape) {}
}
