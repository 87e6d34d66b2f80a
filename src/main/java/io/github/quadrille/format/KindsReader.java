package io.github.quadrille.format;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.puzzle.BuiltInKinds;
import io.github.quadrille.puzzle.Kind;
import io.github.quadrille.puzzle.PieceSet;
import io.github.quadrille.puzzle.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a list of built-in kinds and sets in one line, such as {@code T,I,O} or {@code pentominoes}. */
public final class KindsReader {
    private KindsReader() {}

    /**
     * Reads them as a puzzle file would.
     *
     * @param source what messages call the text
     * @param symmetry what pieces may do; when empty that of the first set, or free
     * @throws UnusableInput when a kind is unknown, given twice or not for the symmetry
     */
    public static PieceSet read(String source, String text, Optional<PieceSymmetry> symmetry) throws UnusableInput {
        Problems problems = new Problems(source);
        List<YamlNode.Entry> entries = new ArrayList<>();
        int column = 1;
        for (String part : text.split(",", -1)) {
            Position position = new Position(1, column);
            column += part.length() + 1;
            String name = part.strip();
            if (BuiltInKinds.find(name).isEmpty() && BuiltInKinds.findSet(name).isEmpty()) {
                String advice = Suggestion.nearest(name, BuiltInKinds.names()).orElse("tetrominoes, or T,I,O,L,S");
                problems.add(position, "Unknown kind %s. Maybe %s.".formatted(Quote.of(name), advice));
            } else {
                entries.add(new YamlNode.Entry(
                        name,
                        position,
                        new YamlNode.Scalar(position, "any", YamlNode.Style.PLAIN, new SourceLines(text))));
            }
        }
        problems.throwIfAny();
        PieceSymmetry agreed = symmetry.orElseGet(() -> ofFirstSet(entries));
        List<Supply> supplies = new PiecesReader(agreed, Map.of(), problems)
                .read(new YamlNode.Mapping(new Position(1, 1), List.copyOf(entries)));
        problems.throwIfAny();
        List<Kind> kinds = supplies.stream().map(Supply::kind).toList();
        return new PieceSet(text, agreed, kinds);
    }

    private static PieceSymmetry ofFirstSet(List<YamlNode.Entry> entries) {
        return entries.stream()
                .flatMap(entry -> BuiltInKinds.findSet(entry.key()).stream())
                .map(PieceSet::symmetry)
                .findFirst()
                .orElse(PieceSymmetry.FREE);
    }
}
