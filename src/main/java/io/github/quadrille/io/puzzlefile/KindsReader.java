package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a list of built-in kinds and sets in one line, such as {@code T,I,O} or {@code pentominoes}. */
public final class KindsReader {
    private KindsReader() {}

    /**
     * Reads the names of kinds and sets, with commas between them. The names are those that a puzzle file uses.
     *
     * @param source the name of the text in messages
     * @param lattice the lattice of the kinds
     * @param symmetry how pieces may be turned and flipped; when empty, the symmetry of the first set is used, or the
     *     default of the lattice if there is no set
     * @throws UnusableInput when a kind is unknown, given twice or does not fit the symmetry
     */
    public static PieceSet read(String source, String text, Optional<PieceSymmetry> symmetry, Lattice lattice)
            throws UnusableInput {
        Problems problems = new Problems(source);
        List<YamlNode.Entry> entries = new ArrayList<>();
        for (YamlNode.Scalar word : PiecesText.words(text)) {
            String name = word.value();
            if (lattice == Lattices.SQUARE
                    && BoardSize.correction(name).isEmpty()
                    && BuiltInKinds.latticesOf(name).isEmpty()) {
                String advice =
                        Suggestion.question(name, BuiltInKinds.names()).orElse("Use tetrominoes, or T,I,O,L,S.");
                problems.add(word.position(), "Unknown kind %s. %s".formatted(Quote.of(name), advice));
            } else {
                entries.add(new YamlNode.Entry(name, word.position(), YamlNode.word(word.position(), "any")));
            }
        }
        problems.throwIfAny();
        YamlNode.Mapping listed = new YamlNode.Mapping(new TextPosition(1, 1), List.copyOf(entries));
        PieceSymmetry agreed = symmetry.orElseGet(() -> PiecesText.symmetry(listed, lattice));
        List<Supply> supplies =
                new PiecesReader(lattice, agreed, Map.of(), PiecesReader.Place.ARGUMENT, problems).read(listed);
        problems.throwIfAny();
        List<Kind> kinds = supplies.stream().map(Supply::kind).toList();
        return new PieceSet(text, agreed, kinds);
    }
}
