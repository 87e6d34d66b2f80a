package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.argument.Certificate.Multiple;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Makes certificates that count cells. A piece of size s covers s cells. So the equations of some cells, minus s times
 * the equation of every kind, leave 0 on the left side. This is a contradiction in three cases. Either all pieces have
 * too few cells, or they have too many. Or the sizes have a common divisor that does not divide the number of cells,
 * after the cells of kinds with a fixed count are subtracted. Other reasons need rounding or several cases, and get
 * {@link Certificate.None}. One such reason is that no multiple of the common divisor lies between the number of
 * mandatory cells and the number of all cells.
 *
 * @param cells a part of the board: each placement is either inside it or outside it
 * @param kinds the kinds that have placements in the part
 * @param whole whether the part is the whole board, so that it contains all pieces
 */
record CellCount(Puzzle puzzle, List<Integer> cells, List<Integer> kinds, boolean whole) {
    static CellCount ofBoard(Puzzle puzzle) {
        return new CellCount(
                puzzle,
                IntStream.range(0, puzzle.region().size()).boxed().toList(),
                IntStream.range(0, puzzle.bag().size()).boxed().toList(),
                true);
    }

    Certificate certificate() {
        Region region = puzzle.region();
        Bag bag = puzzle.bag();
        List<Integer> mandatory = cells.stream().filter(region::isMandatory).toList();
        boolean open = kinds.stream().anyMatch(kind -> bag.count(kind).isOpen());
        if (!open && area(false) < mandatory.size()) {
            return new Certificate.Fractional(multiples(mandatory, 1, kinds));
        }
        if (whole && area(true) > cells.size()) {
            List<Integer> needed =
                    kinds.stream().filter(kind -> bag.count(kind).min() > 0).toList();
            return new Certificate.Fractional(multiples(cells, -1, needed));
        }
        List<Integer> fixed =
                kinds.stream().filter(kind -> whole && isFixed(bag.count(kind))).toList();
        int divisor = CommonDivisor.of(kinds.stream()
                .filter(kind -> !fixed.contains(kind))
                .mapToInt(kind -> bag.kind(kind).size()));
        long left = cells.size()
                - fixed.stream()
                        .mapToLong(kind ->
                                (long) bag.count(kind).min() * bag.kind(kind).size())
                        .sum();
        return mandatory.size() == cells.size() && divisor > 1 && left % divisor != 0
                ? new Certificate.Modular(divisor, multiples(cells, 1, fixed))
                : new Certificate.None();
    }

    static boolean isFixed(CountRange count) {
        return count.min() == count.max();
    }

    private long area(boolean least) {
        return kinds.stream()
                .mapToLong(kind -> {
                    CountRange count = puzzle.bag().count(kind);
                    return (long) (least ? count.min() : count.max())
                            * puzzle.bag().kind(kind).size();
                })
                .sum();
    }

    /**
     * Returns multiples of rows, which are constraints of cells and kinds. The row of each chosen cell is multiplied by
     * the sign. The row of each balanced kind is multiplied by minus the sign times the size of the kind.
     */
    private List<Multiple> multiples(List<Integer> chosen, int sign, List<Integer> balanced) {
        List<Multiple> multiples = new ArrayList<>();
        chosen.forEach(cell -> multiples.add(new Multiple(cell, BigInteger.valueOf(sign))));
        int rows = puzzle.region().size();
        balanced.forEach(kind -> multiples.add(new Multiple(
                rows + kind,
                BigInteger.valueOf(-(long) sign * puzzle.bag().kind(kind).size()))));
        return multiples;
    }
}
