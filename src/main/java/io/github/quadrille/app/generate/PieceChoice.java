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
 * The kinds of pieces that a generator may use, as many of each as it likes.
 *
 * @param kinds at least one, with different names
 */
public record PieceChoice(PieceSymmetry symmetry, List<Kind> kinds) {
    public PieceChoice {
        kinds = List.copyOf(kinds);
    }

    public static PieceChoice of(PieceSet set) {
        return new PieceChoice(set.symmetry(), set.kinds());
    }

    /** Any number of each. */
    Bag unlimited() {
        return new Bag(
                kinds.stream().map(kind -> new Supply(kind, CountRange.ANY)).toList());
    }

    /** Exactly the pieces laid, kinds that are not among them left out. */
    Bag countedIn(List<Placement> laid) {
        Map<String, Integer> counts = new HashMap<>();
        laid.forEach(piece -> counts.merge(piece.kind(), 1, Integer::sum));
        return new Bag(kinds.stream()
                .filter(kind -> counts.containsKey(kind.name()))
                .map(kind -> new Supply(kind, CountRange.exactly(counts.get(kind.name()))))
                .toList());
    }

    /** The kinds as they may lie, one after the other. */
    List<FixedShape> fixedShapes() {
        List<FixedShape> shapes = new ArrayList<>();
        for (Kind kind : kinds) {
            kind.shape().orientations(symmetry).forEach(shape -> shapes.add(new FixedShape(kind, shape)));
        }
        return shapes;
    }

    /** The greatest common divisor of all sizes: what can be filled has a multiple of it as its size. */
    int commonDivisor() {
        return CommonDivisor.of(kinds.stream().mapToInt(Kind::size));
    }

    /** The names of the kinds for messages. */
    String names() {
        return kinds.stream().map(Kind::name).collect(Collectors.joining(", "));
    }

    /** A kind as it may lie. */
    public record FixedShape(Kind kind, Polyform shape) {}
}
