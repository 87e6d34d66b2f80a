package io.github.quadrille.core.placement;

import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.CellCorners;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.StraightLines;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleFit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Turns rules about several placements into rows: sets of placements with the least and the greatest number of them to
 * be chosen. Pieces that are already laid count as chosen.
 *
 * <p>Memory is linear in the placements of all rows. Most rules make about as many rows as the board has points, lines
 * or pairs of neighbours. The rules about a symmetry and about two kinds that must touch make as many rows as there are
 * placements.
 */
final class RuleRows {
    private static final int ANY = KindItem.UNBOUNDED;
    private static final int MOST_AROUND = 3;
    private static final int CROSSING = 4;

    private final Puzzle puzzle;
    /** This board also has the cells of the pieces that are already laid. */
    private final Region board;

    private final boolean mustCover;
    private final OptionList options;
    /**
     * This array holds the kind of each placement and, after all placements, of each laid piece. In the same order,
     * {@code cells} holds the cells of each, as numbers on the board, ascending.
     */
    private final int[] kinds;

    private final int[][] cells;
    private final BitSet[] on;
    private final Runnable pause;
    private final Map<RowItem, RuleRow> rows = new LinkedHashMap<>();

    /**
     * Prepares the rows of a puzzle.
     *
     * @param options a list with all placements, indexed or not
     */
    RuleRows(Puzzle puzzle, OptionList options, Runnable pause) {
        this.puzzle = puzzle;
        this.options = options;
        this.pause = pause;
        this.board = puzzle.rules().board(puzzle.region());
        this.mustCover =
                puzzle.goal() instanceof Goal.Pack && puzzle.rules().gaps().isEmpty();
        List<Placement> laid = puzzle.rules().laid();
        int size = options.size();
        kinds = new int[size + laid.size()];
        cells = new int[kinds.length][];
        on = new BitSet[board.size()];
        Arrays.setAll(on, cell -> new BitSet());
        int[] numbers = IntStream.range(0, puzzle.region().size())
                .map(cell -> board.cellAt(puzzle.region().cell(cell)))
                .toArray();
        for (int piece = 0; piece < kinds.length; piece++) {
            if (piece < size) {
                kinds[piece] = options.kind(piece);
                cells[piece] = IntStream.range(options.begin(piece), options.begin(piece + 1))
                        .map(at -> numbers[options.cellAt(at)])
                        .sorted()
                        .toArray();
            } else {
                Placement lies = laid.get(piece - size);
                kinds[piece] = puzzle.bag().indexOfKind(lies.kind());
                cells[piece] =
                        lies.cells().stream().mapToInt(board::cellAt).sorted().toArray();
            }
            for (int cell : cells[piece]) {
                on[cell].set(piece, !isGap(piece));
            }
        }
    }

    /**
     * Lists the rows of all rules, each once, with its origin.
     *
     * @throws IllegalArgumentException when a rule makes no sense for the puzzle
     */
    Map<RowItem, RuleRow> all() {
        for (Rule rule : puzzle.rules().list()) {
            pause.run();
            RuleFit.problem(rule, puzzle).ifPresent(problem -> {
                throw new IllegalArgumentException(problem);
            });
            if (rule instanceof Rule.NoFourMeet) {
                CellCorners.of(board).forEach(around -> meet(rule, around));
            } else if (rule instanceof Rule.NoFaultLine) {
                StraightLines.of(board).forEach(sides -> cross(rule, sides));
            } else if (rule instanceof Rule.Apart apart) {
                keepApart(apart);
            } else if (rule instanceof Rule.Touching touching) {
                touch(touching);
            } else if (rule instanceof Rule.Together together) {
                cover(together);
            } else if (rule instanceof Rule.Total total) {
                bound(
                        total,
                        of(total.kinds()),
                        total.count().min(),
                        total.count().max());
            } else if (rule instanceof Rule.Symmetric symmetric) {
                keep(symmetric);
            }
        }
        return rows;
    }

    private boolean isGap(int piece) {
        return puzzle.rules().gaps().contains(puzzle.bag().kind(kinds[piece]).name());
    }

    /** Adds a row that limits how many of some pieces there are. Laid pieces among them count. */
    private void bound(Rule rule, BitSet pieces, int least, int most, int... around) {
        RuleRow origin =
                new RuleRow(rule, Arrays.stream(around).mapToObj(board::cell).toList());
        int laid = pieces.get(options.size(), kinds.length).cardinality();
        BitSet open = pieces.get(0, options.size());
        int min = Math.max(0, least - laid);
        int max = most == ANY ? ANY : most - laid;
        if (max < 0) {
            rows.putIfAbsent(new RowItem(new BitSet(), 1, 1), origin);
        } else if (min > 0 || max < open.cardinality()) {
            rows.putIfAbsent(new RowItem(open, min, max), origin);
        }
    }

    private BitSet onAny(int... around) {
        BitSet pieces = new BitSet();
        for (int cell : around) {
            pieces.or(on[cell]);
        }
        return pieces;
    }

    private BitSet of(List<String> names) {
        BitSet pieces = new BitSet();
        IntStream.range(0, kinds.length)
                .filter(piece -> names.isEmpty()
                        ? !isGap(piece)
                        : names.contains(puzzle.bag().kind(kinds[piece]).name()))
                .forEach(pieces::set);
        return pieces;
    }

    /**
     * Forbids that four pieces meet at a point. Where all four cells around it must be covered, some piece must cover
     * two of them. Otherwise at most three pieces may cover any of them.
     */
    private void meet(Rule rule, int... around) {
        if (around.length < CROSSING) {
            return;
        }
        BitSet some = onAny(around);
        if (around.length > CROSSING || !mustCover || !Arrays.stream(around).allMatch(board::isMandatory)) {
            bound(rule, some, 0, MOST_AROUND, around);
            return;
        }
        BitSet two = new BitSet();
        some.stream()
                .filter(piece -> Arrays.stream(around)
                                .filter(cell -> on[cell].get(piece))
                                .count()
                        > 1)
                .forEach(two::set);
        bound(rule, two, 1, ANY, around);
    }

    private void cross(Rule rule, List<int[]> sides) {
        BitSet crossing = new BitSet();
        for (int[] side : sides) {
            BitSet both = (BitSet) on[side[0]].clone();
            both.and(on[side[1]]);
            crossing.or(both);
        }
        bound(
                rule,
                crossing,
                1,
                ANY,
                sides.stream().flatMapToInt(Arrays::stream).toArray());
    }

    private void keepApart(Rule.Apart rule) {
        List<int[]> meetings = new ArrayList<>();
        if (rule.corners()) {
            meetings.addAll(CellCorners.of(board));
        } else {
            for (int cell = 0; cell < board.size(); cell++) {
                for (int next : board.neighbours(cell)) {
                    if (next > cell) {
                        meetings.add(new int[] {cell, next});
                    }
                }
            }
        }
        List<BitSet> families = new ArrayList<>();
        BitSet concerned = of(rule.kinds());
        if (rule.anyTwo()) {
            families.add(concerned);
        } else {
            for (String name :
                    puzzle.bag().kinds().stream().map(kind -> kind.name()).toList()) {
                BitSet family = of(List.of(name));
                family.and(concerned);
                families.add(family);
            }
        }
        for (BitSet family : families) {
            pause.run();
            for (int[] around : meetings) {
                BitSet pieces = onAny(around);
                pieces.and(family);
                if (around.length > 1) {
                    bound(rule, pieces, 0, 1, around);
                }
            }
        }
    }

    /**
     * Makes rows for two kinds that must touch. Exactly one piece of each kind is laid. For a placement of one kind, a
     * row has this placement and the placements of the other kind that do not touch it. At most one of them may be
     * chosen. The kind with fewer placements gets these rows. Where both have equally many, both get them, so that a
     * symmetry that exchanges the kinds keeps the rows.
     */
    private void touch(Rule.Touching rule) {
        BitSet ones = of(List.of(rule.one()));
        BitSet others = of(List.of(rule.other()));
        bound(rule, ones, 1, ANY);
        bound(rule, others, 1, ANY);
        if (ones.cardinality() <= others.cardinality()) {
            touch(rule, ones, others);
        }
        if (others.cardinality() <= ones.cardinality()) {
            touch(rule, others, ones);
        }
    }

    private void touch(Rule.Touching rule, BitSet each, BitSet others) {
        each.stream().forEach(piece -> {
            pause.run();
            BitSet row = (BitSet) others.clone();
            for (int cell : cells[piece]) {
                row.andNot(onAny(board.neighbours(cell)));
            }
            row.set(piece);
            bound(rule, row, 0, 1, cells[piece]);
        });
    }

    /**
     * Demands that one placement covers all cells of the rule. A row is needed only where one of the cells may stay
     * open. Placements on only some of these cells were dropped before.
     */
    private void cover(Rule.Together rule) {
        int[] wanted = rule.cells().stream().mapToInt(board::cellAt).toArray();
        if (!mustCover || Arrays.stream(wanted).anyMatch(cell -> !board.isMandatory(cell))) {
            BitSet all = onAny(wanted[0]);
            for (int cell : wanted) {
                all.and(on[cell]);
            }
            bound(rule, all, 1, ANY, wanted);
        }
    }

    /**
     * Makes the packing symmetric. Where a piece is laid, only its image may cover the cells of the image, and the same
     * holds for the inverse of the symmetry. The rows for the inverse follow from the others. They are added so that
     * symmetries of the board map rows to rows: a mirror image makes a quarter turn its inverse. A piece is excluded
     * when it has no image, or overlaps its image without being equal to it.
     */
    private void keep(Rule.Symmetric rule) {
        Automorphism symmetry = PuzzleSymmetries.named(board, rule.name()).orElseThrow();
        int[] images = new int[board.size()];
        int[] inverse = new int[board.size()];
        for (int cell = 0; cell < images.length; cell++) {
            images[cell] = board.cellAt(symmetry.apply(board.cell(cell), board));
            inverse[images[cell]] = cell;
        }
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        for (int piece = 0; piece < kinds.length; piece++) {
            numbers.put(look(kinds[piece], cells[piece]), piece);
        }
        BitSet lost = new BitSet();
        follow(rule, images, numbers, lost);
        if (!Arrays.equals(images, inverse)) {
            follow(rule, inverse, numbers, lost);
        }
        bound(rule, lost, 0, 0);
    }

    /**
     * Adds a row for each piece, which keeps other pieces than its image from the cells of the image.
     *
     * @param numbers the number of each piece
     * @param lost the pieces that cannot be laid; this method adds those without an image
     */
    private void follow(Rule.Symmetric rule, int[] images, Map<List<Integer>, Integer> numbers, BitSet lost) {
        for (int piece = 0; piece < kinds.length; piece++) {
            pause.run();
            int[] image = Arrays.stream(cells[piece])
                    .map(cell -> images[cell])
                    .sorted()
                    .toArray();
            Integer partner = numbers.get(look(kinds[piece], image));
            int self = piece;
            boolean isSelf = partner != null && partner == piece;
            if (partner == null || (!isSelf && Arrays.stream(image).anyMatch(cell -> on[cell].get(self)))) {
                lost.set(piece);
            } else if (!isSelf) {
                for (int cell : fewest(image)) {
                    BitSet row = (BitSet) on[cell].clone();
                    row.clear(partner);
                    row.set(piece);
                    bound(rule, row, 0, 1, cells[piece]);
                }
            }
        }
    }

    /**
     * Returns all of the cells that the fewest pieces cover. One of them would be enough, but with all of them the
     * symmetries of the board map rows to rows.
     */
    private int[] fewest(int... some) {
        int least =
                Arrays.stream(some).map(cell -> on[cell].cardinality()).min().orElseThrow();
        return Arrays.stream(some)
                .filter(cell -> on[cell].cardinality() == least)
                .toArray();
    }

    private static List<Integer> look(int kind, int... cells) {
        return IntStream.concat(IntStream.of(kind), Arrays.stream(cells))
                .boxed()
                .toList();
    }
}
