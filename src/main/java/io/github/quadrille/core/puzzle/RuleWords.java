package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Turns a rule into a sentence for people.
 *
 * <pre>{@code
 * Rule rule = new Rule.Turns("L", List.of(0, 90));
 * System.out.println(RuleWords.of(rule, Lattices.SQUARE)); // L is turned by 0 or 90 degrees only.
 * }</pre>
 */
public final class RuleWords {
    private static final String HALF_TURN = "turn 180";
    private static final String QUARTER_TURN = "turn 90";

    private RuleWords() {}

    /**
     * Returns the sentence of a rule.
     *
     * @param lattice the lattice of the board, which gives cells their names
     */
    public static String of(Rule rule, Lattice lattice) {
        if (rule instanceof Rule.NoFourMeet) {
            return "No four pieces meet at a point.";
        }
        if (rule instanceof Rule.NoFaultLine) {
            return "A piece crosses each line from edge to edge of the board.";
        }
        if (rule instanceof Rule.Apart apart) {
            return apart(apart);
        }
        if (rule instanceof Rule.Touching touching) {
            return "%s and %s share a side.".formatted(touching.one(), touching.other());
        }
        if (rule instanceof Rule.OnCell onCell) {
            return "%s %s covers %s."
                    .formatted(onCell.only() ? "Only" : "No", any(onCell.kinds()), lattice.name(onCell.at()));
        }
        if (rule instanceof Rule.Together together) {
            return "One piece covers %s.".formatted(cells(together.cells(), lattice));
        }
        if (rule instanceof Rule.Separate separate) {
            return "No piece covers more than one of %s.".formatted(cells(separate.cells(), lattice));
        }
        return rule instanceof Rule.Turns turns ? turns(turns, lattice) : ofWhole(rule);
    }

    private static String ofWhole(Rule rule) {
        if (rule instanceof Rule.Unflipped unflipped) {
            return "%s is not flipped.".formatted(unflipped.kind());
        }
        if (rule instanceof Rule.Total total) {
            return "The number of pieces of %s together is %s."
                    .formatted(joined(total.kinds(), "and"), total.count().words());
        }
        if (rule instanceof Rule.Symmetric symmetric) {
            return switch (symmetric.name()) {
                case HALF_TURN -> "A half-turn maps the packing to itself.";
                case QUARTER_TURN -> "A quarter-turn maps the packing to itself.";
                default -> "The symmetry '%s' maps the packing to itself.".formatted(symmetric.name());
            };
        }
        if (rule instanceof Rule.Border border) {
            String pieces = border.kinds().isEmpty() ? "piece" : "piece of " + any(border.kinds());
            return "%s %s touches the edge of the board.".formatted(border.touches() ? "Each" : "No", pieces);
        }
        return "Coloured cells of pieces cover cells of their colour.";
    }

    private static String apart(Rule.Apart rule) {
        String apart = rule.corners() ? "touch, not even at corners." : "share a side.";
        List<String> kinds = rule.kinds();
        if (rule.anyTwo()) {
            return "No two pieces%s %s".formatted(kinds.isEmpty() ? "" : " of " + joined(kinds, "and"), apart);
        }
        String same = kinds.isEmpty()
                ? "the same kind"
                : kinds.size() == 1 ? kinds.get(0) : "the same kind, of " + joined(kinds, "and") + ",";
        return "Pieces of %s do not %s".formatted(same, apart);
    }

    private static String turns(Rule.Turns rule, Lattice lattice) {
        if (rule.degrees().equals(List.of(0))) {
            return (lattice.isSolid() ? "%s is placed as it is drawn." : "%s is not turned.").formatted(rule.kind());
        }
        return "%s is turned by %s degrees only."
                .formatted(
                        rule.kind(),
                        joined(rule.degrees().stream().map(String::valueOf).toList(), "or"));
    }

    private static String any(Collection<String> kinds) {
        return joined(List.copyOf(kinds), "or");
    }

    private static String cells(List<Cell> cells, Lattice lattice) {
        return joined(cells.stream().map(lattice::name).toList(), "and");
    }

    private static String joined(List<String> words, String last) {
        int end = words.size() - 1;
        return end < 1
                ? String.join("", words)
                : words.stream().limit(end).collect(Collectors.joining(", ")) + " " + last + " " + words.get(end);
    }
}
