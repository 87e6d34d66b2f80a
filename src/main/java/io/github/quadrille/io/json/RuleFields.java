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

/** Writes rules and colours in the form that puzzle files have for them. */
public final class RuleFields {
    private static final String KINDS = "kinds";
    private static final String ANY = "any";
    /** Marks a cell of a shape that has no colour. */
    private static final char UNCOLOURED = '?';

    private static final char NO_CELL = '.';

    private RuleFields() {}

    /** Returns a rule as its name with a value: yes, a word, a list, or keys of its own. */
    public static Map<String, Object> of(Rule rule, Region board) {
        Lattice lattice = board.lattice();
        if (rule instanceof Rule.NoFourMeet) {
            return Map.of("no-four-meet", true);
        }
        if (rule instanceof Rule.NoFaultLine) {
            return Map.of("no-fault-line", true);
        }
        if (rule instanceof Rule.Apart apart) {
            return Map.of("apart", apart(apart));
        }
        if (rule instanceof Rule.Touching touching) {
            return Map.of("touching", List.of(touching.one(), touching.other()));
        }
        if (rule instanceof Rule.OnCell onCell) {
            Map<String, Object> keys = new LinkedHashMap<>();
            keys.put("at", PieceAnswer.cells(lattice, List.of(onCell.at())).get(0));
            keys.put(onCell.only() ? KINDS : "not", onCell.kinds());
            return Map.of("cell", keys);
        }
        if (rule instanceof Rule.Together together) {
            return Map.of("together", PieceAnswer.cells(lattice, together.cells()));
        }
        return rule instanceof Rule.Separate separate
                ? Map.of("apart", PieceAnswer.cells(lattice, separate.cells()))
                : ofKinds(rule, board);
    }

    private static Map<String, Object> ofKinds(Rule rule, Region board) {
        if (rule instanceof Rule.Turns turns) {
            return Map.of("turns", Map.of(turns.kind(), turns.degrees()));
        }
        if (rule instanceof Rule.Unflipped unflipped) {
            return Map.of("flips", Map.of(unflipped.kind(), false));
        }
        if (rule instanceof Rule.Total total) {
            Map<String, Object> keys = new LinkedHashMap<>();
            keys.put(KINDS, total.kinds());
            keys.put("count", count(total.count()));
            return Map.of("total", keys);
        }
        if (rule instanceof Rule.Symmetric symmetric) {
            return Map.of("symmetric", symmetry(symmetric.name()));
        }
        if (rule instanceof Rule.Border border) {
            return Map.of(border.touches() ? "border" : "inside", kinds(border.kinds()));
        }
        return Map.of("colours", colours(((Rule.Colours) rule).board(), board));
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

    /** Returns a count as those of pieces are written. */
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

    /** Lists the rules of a puzzle that are no colours. */
    static List<Map<String, Object>> all(Puzzle puzzle) {
        return puzzle.rules().list().stream()
                .filter(rule -> !(rule instanceof Rule.Colours))
                .map(rule -> of(rule, puzzle.region()))
                .toList();
    }

    /** Draws the colours of a board. */
    static List<String> colours(Map<Cell, Character> colours, Region board) {
        return LatticeNotation.lines(
                board.lattice(),
                board.layers(),
                board.picture(cell -> colours.getOrDefault(board.cell(cell), Rule.ANY_COLOUR)),
                Region.HOLE);
    }

    /** Draws the colours of a shape, as its own picture is drawn. */
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
