package io.github.quadrille.app.play;

import io.github.quadrille.app.play.Inference.RuledOut;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Many refutations in one sentence. */
final class ReasonSentences {
    private ReasonSentences() {}

    static String begun(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** The name of the first of some cells. */
    static String first(Puzzle puzzle, List<Cell> cells) {
        return puzzle.region().lattice().name(cells.get(0));
    }

    /** A cell, and whether it is a corner. */
    static String place(Puzzle puzzle, Cell cell) {
        Region region = puzzle.region();
        boolean isCorner = region.layers() == 1
                && (cell.row() == 0 || cell.row() == region.rows() - 1)
                && (cell.column() == 0 || cell.column() == region.columns() - 1);
        return (isCorner ? "the corner " : "the cell ") + region.lattice().name(cell);
    }

    /**
     * Why each of these is out.
     *
     * @param other says that there is one that is not, as in {@code other }
     */
    static String of(Puzzle puzzle, List<RuledOut> excluded, String other) {
        List<List<RuledOut>> groups = Stream.<Class<?>>of(
                        Contradiction.ClosedIn.class, Contradiction.Uncoverable.class, Contradiction.NoRoom.class)
                .map(type -> excluded.stream()
                        .filter(each -> type.isInstance(each.end()))
                        .toList())
                .filter(group -> !group.isEmpty())
                .toList();
        if (excluded.size() == 1) {
            return excluded.get(0).piece().kind() + " " + consequence(puzzle, excluded) + ".";
        }
        if (groups.size() == 1) {
            return "every %splacement %s.".formatted(other, consequence(puzzle, excluded));
        }
        return "of %d %splacements %s."
                .formatted(
                        excluded.size(),
                        other,
                        groups.stream()
                                .map(group -> group.size() + " " + consequence(puzzle, group))
                                .collect(Collectors.joining(", ")));
    }

    /** What would happen, in words for all of a group. */
    private static String consequence(Puzzle puzzle, List<RuledOut> group) {
        int deepest = group.stream().mapToInt(RuledOut::depth).max().orElseThrow();
        String forced = deepest == 1
                ? "would "
                : "would force %s%d other %s and "
                        .formatted(group.size() == 1 ? "" : "up to ", deepest - 1, deepest == 2 ? "piece" : "pieces");
        List<String> ends = new ArrayList<>();
        Contradiction first = group.get(0).end();
        if (first instanceof Contradiction.ClosedIn) {
            IntSummaryStatistics sizes =
                    group.stream().mapToInt(each -> each.end().cells().size()).summaryStatistics();
            boolean isOne = sizes.getMin() == sizes.getMax();
            return forced
                    + (isOne
                            ? "cut off %d %s".formatted(sizes.getMin(), sizes.getMin() == 1 ? "cell" : "cells")
                            : "cut off %d to %d cells".formatted(sizes.getMin(), sizes.getMax()));
        }
        group.stream()
                .map(each -> each.end() instanceof Contradiction.NoRoom room
                        ? room.kind()
                        : first(puzzle, each.end().cells()))
                .distinct()
                .forEach(ends::add);
        String last = String.join(", ", ends).replaceFirst(", (?=[^,()]*(\\([^()]*\\))?$)", " or ");
        if (first instanceof Contradiction.NoRoom) {
            return forced + "leave no room for " + last;
        }
        return forced + (ends.size() > 4 ? "leave a cell that nothing covers" : "leave nothing for " + last);
    }
}
