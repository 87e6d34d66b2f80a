package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns rules and colours into the form that they have in puzzle files. */
public final class RuleFields {
    private static final String KINDS = "kinds";
    private static final String ANY = "any";
    /** In the colours of a shape, this character stands for a cell without a colour. */
    private static final char UNCOLOURED = '?';

    private static final char NO_CELL = '.';

    private RuleFields() {}

    /** Returns a rule as a map from its name to its value. The value is true, a word, a list, or a map. */
    public static Map<String, Object> of(Rule rule, Region board) {
        return Map.of(rule.word(), value(rule, board));
    }

    private static Object value(Rule rule, Region board) {
        Lattice lattice = board.lattice();
        if (rule instanceof Rule.Apart apart) {
            return apart(apart);
        }
        if (rule instanceof Rule.Touching touching) {
            return List.of(touching.one(), touching.other());
        }
        if (rule instanceof Rule.OnCell onCell) {
            Map<String, Object> keys = new LinkedHashMap<>();
            keys.put("at", PieceAnswer.cells(lattice, List.of(onCell.at())).get(0));
            keys.put(onCell.only() ? KINDS : "not", onCell.kinds());
            return keys;
        }
        if (rule instanceof Rule.Together together) {
            return PieceAnswer.cells(lattice, together.cells());
        }
        return rule instanceof Rule.Separate separate
                ? PieceAnswer.cells(lattice, separate.cells())
                : valueOfKinds(rule, board);
    }

    /**
     * Returns the value of a rule about kinds, symmetry or colours. A rule without any parameter has the value true.
     */
    private static Object valueOfKinds(Rule rule, Region board) {
        if (rule instanceof Rule.Turns turns) {
            return Map.of(turns.kind(), turns.degrees());
        }
        if (rule instanceof Rule.Unflipped unflipped) {
            return Map.of(unflipped.kind(), false);
        }
        if (rule instanceof Rule.Total total) {
            Map<String, Object> keys = new LinkedHashMap<>();
            keys.put(KINDS, total.kinds());
            keys.put("count", count(total.count()));
            return keys;
        }
        if (rule instanceof Rule.Symmetric symmetric) {
            return symmetry(symmetric.name());
        }
        if (rule instanceof Rule.Border border) {
            return kinds(border.kinds());
        }
        return rule instanceof Rule.Colours colours ? colours(colours.board(), board) : true;
    }

    private static Object apart(Rule.Apart rule) {
        String by = rule.corners() ? "corners" : "edges";
        if (rule.kinds().isEmpty() && !rule.anyTwo()) {
            return by;
        }
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put(KINDS, kinds(rule.kinds()));
        keys.put("by", by);
        if (rule.anyTwo()) {
            keys.put("all", true);
        }
        return keys;
    }

    private static Object kinds(List<String> kinds) {
        return kinds.isEmpty() ? ANY : kinds;
    }

    /** Returns a count as a number or a range, in the form that counts of pieces have. */
    static Object count(CountRange count) {
        return count.min() == count.max() ? (Object) count.min() : count.toString();
    }

    private static String symmetry(String name) {
        return switch (name) {
            case "turn 180" -> "half-turn";
            case "turn 90" -> "quarter-turn";
            default -> name;
        };
    }

    /** Returns all rules of a puzzle except the rule about colours. */
    static List<Map<String, Object>> all(Puzzle puzzle) {
        return puzzle.rules().list().stream()
                .filter(rule -> !(rule instanceof Rule.Colours))
                .map(rule -> of(rule, puzzle.region()))
                .toList();
    }

    /** Returns a picture of the colours of a board. */
    static List<String> colours(Map<Cell, Character> colours, Region board) {
        return LatticeNotation.lines(
                board.lattice(),
                board.layers(),
                board.picture(cell -> colours.getOrDefault(board.cell(cell), Rule.ANY_COLOUR)),
                Region.HOLE);
    }

    /** Returns a picture of the colours of a shape, in the form in which the shape itself is drawn. */
    static List<String> colours(Map<Cell, Character> colours, Polyform shape) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < shape.depth() * shape.height(); row++) {
            rows.add(String.valueOf(NO_CELL).repeat(shape.width()));
        }
        for (Cell cell : shape.cells()) {
            int at = cell.layer() * shape.height() + cell.row();
            StringBuilder marked = new StringBuilder(rows.get(at));
            marked.setCharAt(cell.column(), colours.getOrDefault(cell, UNCOLOURED));
            rows.set(at, marked.toString());
        }
        return LatticeNotation.lines(shape.lattice(), shape.depth(), rows, NO_CELL);
    }
}
