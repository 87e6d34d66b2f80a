package io.github.quadrille.app.play;

import io.github.quadrille.app.play.Inference.RuledOut;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A hint as a tree of maps and lists for JSON, with all that a sentence leaves out. */
public final class HintTree {
    private HintTree() {}

    /**
     * The tree.
     *
     * @param puzzle with the given pieces that the hint is about
     */
    public static Map<String, Object> of(Puzzle puzzle, Hint hint) {
        Map<String, Object> tree = new LinkedHashMap<>();
        if (hint instanceof Hint.Forced forced) {
            tree.put("hint", "forced");
            tree.put("piece", PieceTree.of(puzzle, forced.why().piece()));
            forced.why().cell().ifPresent(cell -> tree.put("cell", PieceTree.cell(puzzle, cell)));
            tree.put("why", forced.why().sentence(puzzle));
            tree.put("depth", forced.why().depth());
            tree.put("excluded", excluded(puzzle, forced.why()));
        } else if (hint instanceof Hint.Likely likely) {
            tree.put("hint", "likely");
            tree.put("piece", PieceTree.of(puzzle, likely.piece()));
            tree.put("why", likely.sentence());
            tree.put("source", likely.of().source().name().toLowerCase(Locale.ROOT));
            tree.put("count", likely.count().toString());
            tree.put("of", likely.of().seen().toString());
            tree.put("share", likely.of().share(likely.count()));
            tree.put("error", likely.of().error(likely.count()));
        } else if (hint instanceof Hint.NoWay none) {
            tree.put("hint", "take away");
            tree.put("evidence", none.evidence().name());
            tree.put("reason", none.evidence().sentence());
            none.stuck().ifPresent(stuck -> {
                tree.put("why", stuck.sentence(puzzle));
                stuck.cell().ifPresent(cell -> tree.put("cell", PieceTree.cell(puzzle, cell)));
                stuck.end().ifPresent(end -> tree.put("cells", PieceTree.cells(puzzle, end.cells())));
                tree.put("excluded", excluded(puzzle, stuck));
            });
            none.removal().ifPresent(removal -> tree.putAll(removal(puzzle, removal)));
        } else if (hint instanceof Hint.Unknown unknown) {
            tree.put("hint", "unknown");
            tree.put("reason", unknown.stoppedBy().words());
        } else {
            tree.put("hint", "finished");
        }
        return tree;
    }

    private static Map<String, Object> removal(Puzzle puzzle, PieceRemoval.Removal removal) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("pieces", PieceTree.of(puzzle, removal.pieces()));
        tree.put("fewest", removal.isSmallest());
        return tree;
    }

    private static List<Map<String, Object>> excluded(Puzzle puzzle, Inference deduction) {
        return deduction.excluded().stream()
                .map(each -> refutation(puzzle, each))
                .toList();
    }

    private static Map<String, Object> refutation(Puzzle puzzle, RuledOut refutation) {
        Map<String, Object> tree = new LinkedHashMap<>(PieceTree.of(puzzle, refutation.piece()));
        tree.put("forces", PieceTree.of(puzzle, refutation.forced()));
        Contradiction end = refutation.end();
        tree.put("then", end.words(puzzle));
        tree.put("at", PieceTree.cells(puzzle, end.cells()));
        return tree;
    }
}
