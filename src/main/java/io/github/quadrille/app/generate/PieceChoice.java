package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Holds the kinds of pieces that a generator may use, each any number of times.
 *
 * @param kinds at least one kind, with different names
 */
public record PieceChoice(PieceSymmetry symmetry, List<Kind> kinds) {
    public PieceChoice {
        kinds = List.copyOf(kinds);
    }

    public static PieceChoice of(PieceSet set) {
        return new PieceChoice(set.symmetry(), set.kinds());
    }

    /** Returns a bag with any number of each kind. */
    Bag unlimited() {
        return new Bag(
                kinds.stream().map(kind -> new Supply(kind, CountRange.ANY)).toList());
    }

    /** Returns a bag with exactly the given pieces; kinds without a piece are left out. */
    Bag countedIn(List<Placement> laid) {
        Map<String, Integer> counts = new HashMap<>();
        laid.forEach(piece -> counts.merge(piece.kind(), 1, Integer::sum));
        return new Bag(kinds.stream()
                .filter(kind -> counts.containsKey(kind.name()))
                .map(kind -> new Supply(kind, CountRange.exactly(counts.get(kind.name()))))
                .toList());
    }

    /** Returns all orientations of all kinds, one kind after the other. */
    List<FixedShape> fixedShapes() {
        List<FixedShape> shapes = new ArrayList<>();
        for (Kind kind : kinds) {
            kind.shape().orientations(symmetry).forEach(shape -> shapes.add(new FixedShape(kind, shape)));
        }
        return shapes;
    }

    /**
     * Returns the greatest common divisor of all sizes. The size of every board that these kinds can fill is a multiple
     * of this number.
     */
    int commonDivisor() {
        return CommonDivisor.of(kinds.stream().mapToInt(Kind::size));
    }

    /** Returns the names of the kinds for messages. */
    String names() {
        return kinds.stream().map(Kind::name).collect(Collectors.joining(", "));
    }

    /** Holds a kind in one orientation. */
    public record FixedShape(Kind kind, Polyform shape) {}
}
