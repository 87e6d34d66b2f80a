package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.io.foreign.FillitFile;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.DrawnShapes;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.text.InputFile;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Declares the options for shapes that are drawn on the command line or in a file. */
public final class ShapeFlags extends Flags {
    /** A text that matches this pattern is the name of a file, because no name of a kind looks like that. */
    private static final Pattern FILE = Pattern.compile("[^:,]*[/\\\\][^:,]*|[^:,]*\\.\\p{L}\\w{0,7}");

    private final Flag<List<String>> words = texts(
                    "--shape",
                    "DRAWING",
                    "1",
                    "A shape of your own, as XXX/X.. or with a name as hook=XXX/X.., where X is a cell, '.' no cell, and '/' stands between rows. Without names, shapes are called A, B and so on. Without --pieces each shape is used once.")
            .under(Heading.BOARD);

    private final Flag<String> file = text(
                    "--shapes",
                    "FILE",
                    "Shapes in a file: drawings with empty lines between, lines such as hook=XXX/X.., or a puzzle file with 'shapes:'.")
            .under(Heading.BOARD);

    /** Returns whether one of these options is given. A file that {@code --pieces} names does not count. */
    public boolean areSaid() {
        return words.isSaid() || file.isSaid();
    }

    /**
     * Returns the keys of a puzzle with the drawn shapes added. If the keys name pieces, these pieces are used, and the
     * drawn shapes can be among the names. Otherwise, all drawn shapes are the pieces. If the keys name a file of
     * drawings in place of pieces, the shapes in this file are pieces as well. Pieces in a file of the school project
     * {@code fillit} are not turned, unless the keys say how pieces may be turned.
     */
    public GivenKeys addTo(GivenKeys keys) throws UnusableInput {
        Optional<String> pieces = keys.pieces();
        boolean isFile = pieces.filter(ShapeFlags::isFile).isPresent();
        if (!areSaid() && !isFile) {
            return keys;
        }
        DrawnShapes shapes = new DrawnShapes(keys.lattice().orElse(Lattices.SQUARE));
        words.optional().orElse(List.of()).forEach(word -> shapes.add("--shape", word));
        for (String name : file.isSaid() ? List.of(file.value()) : List.<String>of()) {
            shapes.addFile(InputFile.label(name), InputFile.text(name));
        }
        GivenKeys turned = keys;
        if (isFile) {
            String text = InputFile.text(pieces.get());
            shapes.addFile(pieces.get(), text);
            if (keys.symmetry().isEmpty() && FillitFile.isMeant(text)) {
                turned = keys.turning(PieceSymmetry.FIXED);
            }
        }
        return turned.with(pieces.filter(named -> !isFile).orElseGet(shapes::pieces), shapes);
    }

    /** Returns whether a text for pieces is the name of a file of drawings. */
    public static boolean isFile(String pieces) {
        return FILE.matcher(pieces).matches()
                || (new File(pieces).exists() && BuiltInKinds.latticesOf(pieces).isEmpty());
    }
}
