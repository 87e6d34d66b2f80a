package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Finds names for shapes that puzzle files take, each only once: their own, that of the built-in kind, or a number's. */
public final class PieceNames {
    private final KindCatalogue known;
    private final PieceSymmetry symmetry;
    private final Set<String> used = new HashSet<>();

    public PieceNames(Lattice lattice, PieceSymmetry symmetry) {
        this.known = BuiltInKinds.of(lattice);
        this.symmetry = symmetry;
    }

    /**
     * A kind of this shape, the built-in one where the name is that.
     *
     * @param wish what it would like to be called, perhaps with characters that no name has, or nothing
     * @param otherwise what it is called when nothing else goes, which no kind is called
     */
    public Kind kind(String wish, Polyform shape, String otherwise) {
        return kind(wish, shape, otherwise, builtIn(shape));
    }

    /**
     * A kind whose cells are these: the built-in one only where it is drawn so, too.
     *
     * @param wish what it would like to be called, perhaps with characters that no name has, or nothing
     * @param otherwise what it is called when nothing else goes, which no kind is called
     */
    public Kind drawn(String wish, Polyform shape, String otherwise) {
        return kind(
                wish,
                shape,
                otherwise,
                known.kinds().stream()
                        .filter(kind -> kind.shape().equals(shape))
                        .findFirst());
    }

    private Kind kind(String wish, Polyform shape, String otherwise, Optional<Kind> alike) {
        Optional<Kind> builtIn = alike.filter(kind -> !used.contains(kind.name()));
        String own = ShapesReader.nameLike(wish);
        boolean isOwn = !own.isEmpty() && !known.knows(own) && !used.contains(own);
        Kind kind = isOwn ? new Kind(own, shape) : builtIn.orElseGet(() -> new Kind(otherwise, shape));
        used.add(kind.name());
        return kind;
    }

    private Optional<Kind> builtIn(Polyform shape) {
        return known.kinds().stream()
                .filter(kind -> kind.size() == shape.size()
                        && kind.shape().orientations(symmetry).contains(shape))
                .findFirst();
    }
}
