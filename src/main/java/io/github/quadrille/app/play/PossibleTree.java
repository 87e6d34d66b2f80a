package io.github.quadrille.app.play;

import io.github.quadrille.core.puzzle.Puzzle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How often what lies where, as a tree of maps and lists for JSON. */
public final class PossibleTree {
    private PossibleTree() {}

    /** In a word, what was found out. */
    public static String status(Possibilities possible) {
        return switch (possible.source()) {
            case ALL, COUNT -> possible.seen().signum() == 0 ? "infeasible" : "counted";
            case SAMPLE -> "sampled";
            case FIRST -> "undecided";
        };
    }

    /**
     * The tree.
     *
     * @param kinds numbers of those that it is about
     */
    public static Map<String, Object> of(Possibilities possible, List<Integer> kinds) {
        Puzzle puzzle = possible.puzzle();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", status(possible));
        tree.put("puzzle", puzzle);
        tree.put("source", possible.source().name().toLowerCase(Locale.ROOT));
        tree.put("of", possible.seen().toString());
        tree.put("packings", possible.packings().map(Object::toString).orElse(null));
        if (status(possible).equals("infeasible")) {
            tree.put("reason", possible.reason());
            possible.none().ifPresent(none -> tree.put("evidence", none.name()));
        }
        List<Map<String, Object>> cells = new ArrayList<>();
        for (int index : kinds) {
            List<BigInteger> counts = possible.onCells(index);
            for (int cell = 0; cell < counts.size(); cell++) {
                if (counts.get(cell).signum() > 0) {
                    Map<String, Object> entry = new LinkedHashMap<>();
                    entry.put("kind", puzzle.bag().kind(index).name());
                    entry.put("cell", PieceTree.cell(puzzle, puzzle.region().cell(cell)));
                    entry.put("count", counts.get(cell).toString());
                    entry.put("share", possible.share(counts.get(cell)));
                    entry.put("error", possible.error(counts.get(cell)));
                    cells.add(entry);
                }
            }
        }
        tree.put("cells", cells);
        return tree;
    }
}
