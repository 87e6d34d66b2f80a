package io.github.quadrille.app.print;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleText;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleWords;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes sentences that say what a person is to do with a puzzle. */
final class PuzzleWords {
    private PuzzleWords() {}

    static List<String> of(Puzzle puzzle) {
        List<String> sentences = new ArrayList<>();
        PuzzleText text = puzzle.text();
        if (!text.author().isEmpty()) {
            sentences.add("By " + text.author() + "\n");
        }
        if (!text.description().isEmpty()) {
            sentences.add(text.description() + "\n");
        }
        sentences.add(
                puzzle.goal() instanceof Goal.Cover
                        ? "Cover as much of the board as possible."
                        : (puzzle.region().lattice() == Lattices.FCC
                                        ? "Put a ball in every place"
                                        : puzzle.region().lattice().isSolid()
                                                ? "Fill the whole box"
                                                : "Cover the whole board")
                                + optional(puzzle));
        sentences.add(counts(puzzle.rest().bag()) + " "
                + switch (puzzle.symmetry()) {
                    case FREE -> "They may be turned and flipped.";
                    case ONE_SIDED ->
                        puzzle.region().lattice().isSolid()
                                ? "They may be turned."
                                : "They may be turned, but not flipped.";
                    case FIXED -> "They are placed as drawn, neither turned nor flipped.";
                });
        if (!puzzle.given().isEmpty()) {
            sentences.add("Pieces on the board stay there.");
        }
        if (puzzle.region().layers() > 1) {
            sentences.add("The board is drawn layer by layer, side by side.");
        }
        if (puzzle.region().wrap() != Wrap.NONE) {
            sentences.add("Opposite edges of the board meet: "
                    + puzzle.region().wrap().word() + ".");
        }
        puzzle.rules().list().forEach(rule -> sentences.add(sentence(rule, puzzle)));
        if (!text.instructions().isEmpty()) {
            sentences.add("\n" + text.instructions());
        }
        return sentences;
    }

    private static String optional(Puzzle puzzle) {
        if (puzzle.region().optionalSize() == 0) {
            return ".";
        }
        String place = puzzle.rules().colours().isPresent() ? " in the middle" : "";
        return ", but cells with a dot%s may stay open.".formatted(place);
    }

    /**
     * Returns the sentence of a rule. The sentence of the rule about colours speaks of marks, because colours are
     * printed as marks.
     */
    private static String sentence(Rule rule, Puzzle puzzle) {
        return rule instanceof Rule.Colours
                ? "Where a cell of a piece with a mark covers a cell of the board with a mark, both marks are the same."
                : RuleWords.of(rule, puzzle.region().lattice());
    }

    private static String counts(Bag bag) {
        List<Supply> wanted = bag.supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .toList();
        if (wanted.stream().allMatch(supply -> supply.count().isExactly(1))) {
            return "Every piece is used once.";
        }
        if (wanted.stream()
                .allMatch(supply -> supply.count().isExactly(supply.count().max()))) {
            return "Every piece that is drawn is used.";
        }
        if (wanted.stream().map(Supply::count).distinct().count() == 1) {
            return "Of each kind use " + wanted.get(0).count().words() + ".";
        }
        Map<CountRange, List<String>> kinds = wanted.stream()
                .collect(Collectors.groupingBy(
                        Supply::count,
                        LinkedHashMap::new,
                        Collectors.mapping(supply -> supply.kind().name(), Collectors.toList())));
        return kinds.entrySet().stream()
                .map(same -> same.getKey().words() + " of " + String.join(", ", same.getValue()))
                .collect(Collectors.joining("; ", "Used are ", "."));
    }
}
