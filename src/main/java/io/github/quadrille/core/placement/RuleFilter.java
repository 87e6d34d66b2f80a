package io.github.quadrille.core.placement;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides which placements the rules of a puzzle allow. Each placement is judged by itself, without any other piece.
 */
final class RuleFilter {
    private final BitSet[] closed;
    private final List<BitSet> together = new ArrayList<>();
    private final List<Integer> sizes = new ArrayList<>();
    private final List<BitSet> separate = new ArrayList<>();
    private final BitSet border = new BitSet();
    private final boolean[] mustTouch;
    private final boolean[] mustNotTouch;
    private final char[] colours;
    private final boolean[] isGap;

    RuleFilter(Puzzle puzzle) {
        Region region = puzzle.region();
        RuleSet rules = puzzle.rules();
        int kinds = puzzle.bag().size();
        closed = new BitSet[kinds];
        Arrays.setAll(closed, kind -> new BitSet());
        mustTouch = new boolean[kinds];
        mustNotTouch = new boolean[kinds];
        colours = new char[region.size()];
        isGap = new boolean[kinds];
        for (int cell = 0; cell < colours.length; cell++) {
            Cell at = region.cell(cell);
            colours[cell] = rules.colours().map(all -> all.on(at)).orElse(Rule.ANY_COLOUR);
        }
        rules.of(Rule.Together.class).forEach(rule -> {
            together.add(numbers(region, rule.cells()));
            sizes.add(rule.cells().size());
        });
        rules.of(Rule.Separate.class).forEach(rule -> separate.add(numbers(region, rule.cells())));
        Region board = rules.board(region);
        for (int cell = 0; cell < region.size(); cell++) {
            Cell at = region.cell(cell);
            border.set(cell, region.lattice().steps(at).stream().anyMatch(step -> board.cellAt(at.shifted(step)) < 0));
        }
        for (int kind = 0; kind < kinds; kind++) {
            String name = puzzle.bag().kind(kind).name();
            isGap[kind] = rules.gaps().contains(name);
            BitSet none = closed[kind];
            rules.of(Rule.OnCell.class)
                    .filter(rule -> !rule.allows(name))
                    .mapToInt(rule -> region.cellAt(rule.at()))
                    .filter(cell -> cell >= 0)
                    .forEach(none::set);
            mustTouch[kind] = isAbout(rules, name, true);
            mustNotTouch[kind] = isAbout(rules, name, false);
        }
    }

    private static boolean isAbout(RuleSet rules, String kind, boolean touches) {
        return rules.of(Rule.Border.class)
                .anyMatch(rule -> rule.touches() == touches
                        && (rule.kinds().isEmpty() || rule.kinds().contains(kind)));
    }

    private static BitSet numbers(Region region, List<Cell> cells) {
        BitSet numbers = new BitSet();
        cells.stream().mapToInt(region::cellAt).filter(cell -> cell >= 0).forEach(numbers::set);
        return numbers;
    }

    /**
     * Returns whether the rules allow a piece on these cells. Rules about several pieces are left out.
     *
     * @param variants the ways in which the piece may be coloured; each lists the colours of its cells in the order of
     *     {@code cells}
     */
    boolean allows(int kind, int[] cells, List<List<Character>> variants) {
        return isGap[kind] || isAllowed(kind, cells, variants);
    }

    private boolean isAllowed(int kind, int[] cells, List<List<Character>> variants) {
        return Arrays.stream(cells).noneMatch(closed[kind]::get)
                && IntStream.range(0, sizes.size()).allMatch(i -> isAllOrNone(together.get(i), sizes.get(i), cells))
                && separate.stream().allMatch(set -> count(set, cells) < 2)
                && (!mustTouch[kind] || count(border, cells) > 0)
                && (!mustNotTouch[kind] || count(border, cells) == 0)
                && variants.stream().anyMatch(variant -> agree(variant, cells));
    }

    private static boolean isAllOrNone(BitSet set, int size, int[] cells) {
        int shared = count(set, cells);
        return shared == 0 || shared == size;
    }

    private static int count(BitSet set, int[] cells) {
        int count = 0;
        for (int cell : cells) {
            count += set.get(cell) ? 1 : 0;
        }
        return count;
    }

    private boolean agree(List<Character> variant, int[] cells) {
        for (int i = 0; i < cells.length; i++) {
            char own = variant.get(i);
            char wanted = colours[cells[i]];
            if (own != Rule.ANY_COLOUR && wanted != Rule.ANY_COLOUR && own != wanted) {
                return false;
            }
        }
        return true;
    }
}
