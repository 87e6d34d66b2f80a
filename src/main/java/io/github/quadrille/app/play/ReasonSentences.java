package io.github.quadrille.app.play;

import io.github.quadrille.app.play.Inference.RuledOut;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes one sentence with the reasons why many placements are impossible. */
final class ReasonSentences {
    private ReasonSentences() {}

    /** Names a piece that has to be laid only because a rule asks for it. */
    static String pieceFor(String rule) {
        return "A piece that the rule '%s' requires".formatted(rule);
    }

    static String begun(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** Returns the name of the first cell of a list. */
    static String first(Puzzle puzzle, List<Cell> cells) {
        return puzzle.region().lattice().name(cells.get(0));
    }

    /** Names a cell, and says whether it is a corner. */
    static String place(Puzzle puzzle, Cell cell) {
        Region region = puzzle.region();
        boolean isCorner = region.layers() == 1
                && (cell.row() == 0 || cell.row() == region.rows() - 1)
                && (cell.column() == 0 || cell.column() == region.columns() - 1);
        return (isCorner ? "the corner " : "the cell ") + region.lattice().name(cell);
    }

    /**
     * Says why each of the excluded placements is impossible.
     *
     * @param other the word {@code other} and a blank if some placement is not excluded; otherwise an empty string
     */
    static String of(Puzzle puzzle, List<RuledOut> excluded, String other) {
        Collection<List<RuledOut>> groups = excluded.stream()
                .collect(Collectors.groupingBy(each -> each.end().type(), TreeMap::new, Collectors.toList()))
                .values();
        if (excluded.size() == 1) {
            return excluded.get(0).piece().kind() + " " + consequence(puzzle, excluded) + ".";
        }
        if (groups.size() == 1) {
            return "every %sway %s.".formatted(other, consequence(puzzle, excluded));
        }
        return "of %d %sways, %s."
                .formatted(
                        excluded.size(),
                        other,
                        groups.stream()
                                .map(group -> group.size() + " " + consequence(puzzle, group))
                                .collect(Collectors.joining(", ")));
    }

    /**
     * Says what would happen if a placement of a group were laid. All placements of the group lead to the same type of
     * contradiction. If they break several rules, only the rule of the first placement is named.
     */
    private static String consequence(Puzzle puzzle, List<RuledOut> group) {
        int deepest = group.stream().mapToInt(RuledOut::depth).max().orElseThrow();
        String forced = deepest == 1
                ? "would "
                : "would force %s%d other %s and "
                        .formatted(group.size() == 1 ? "" : "up to ", deepest - 1, deepest == 2 ? "piece" : "pieces");
        Contradiction.Type type = group.get(0).end().type();
        if (type == Contradiction.Type.CLOSED_IN) {
            IntSummaryStatistics sizes =
                    group.stream().mapToInt(each -> each.end().cells().size()).summaryStatistics();
            String one = sizes.getMin() == 1 ? "cut off 1 cell" : "cut off %d cells".formatted(sizes.getMin());
            return forced
                    + (sizes.getMin() == sizes.getMax()
                            ? one
                            : "cut off %d to %d cells".formatted(sizes.getMin(), sizes.getMax()));
        }
        if (type == Contradiction.Type.RULE) {
            return forced + "break the rule '%s'".formatted(group.get(0).end().kind());
        }
        List<String> ends =
                group.stream().map(each -> each.end().where(puzzle)).distinct().toList();
        String last = String.join(", ", ends).replaceFirst(", (?=[^,()]*(\\([^()]*\\))?$)", " or ");
        if (type == Contradiction.Type.NO_ROOM) {
            return forced + "leave no room for " + last;
        }
        return forced + (ends.size() > 4 ? "leave a cell that no piece covers" : "leave no piece that covers " + last);
    }
}
