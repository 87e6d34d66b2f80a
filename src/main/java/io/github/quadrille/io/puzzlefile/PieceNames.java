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

/**
 * Chooses names for shapes. Puzzle files accept these names, and each name is used only once. A shape gets the wished
 * name, the name of the built-in kind, or a substitute that the caller provides.
 */
public final class PieceNames {
    private final KindCatalogue known;
    private final PieceSymmetry symmetry;
    private final Set<String> used = new HashSet<>();

    public PieceNames(Lattice lattice, PieceSymmetry symmetry) {
        this.known = BuiltInKinds.of(lattice);
        this.symmetry = symmetry;
    }

    /**
     * Returns a kind with this shape and the wished name. If that name cannot be used, the built-in kind with this
     * shape is returned. If there is no such kind, or its name is used already, a kind with this shape and the name
     * {@code otherwise} is returned.
     *
     * @param wish the wished name, which can be empty or have characters that names cannot have
     * @param otherwise the name to use if nothing else is possible; the caller makes sure that no other kind has this
     *     name
     */
    public Kind kind(String wish, Polyform shape, String otherwise) {
        return kind(wish, shape, otherwise, builtIn(shape));
    }

    /**
     * Returns a kind with exactly these cells, and chooses its name as {@link #kind(String, Polyform, String)} does. A
     * built-in kind is used only if it is drawn in the same orientation.
     *
     * @param wish the wished name, which can be empty or have characters that names cannot have
     * @param otherwise the name to use if nothing else is possible; the caller makes sure that no other kind has this
     *     name
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
