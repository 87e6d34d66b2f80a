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
 * Turns rules about several placements into rows. A row is a set of placements, with the least and the greatest number
 * of its placements that may be chosen. Pieces that are already laid count as chosen.
 *
 * <p>Memory is linear in the placements of all rows. Most rules make about as many rows as the board has points, lines
 * or pairs of neighbours. A rule that keeps pieces of the same kind apart makes this many rows for each kind. A rule
 * about two kinds that must touch makes about one row for each of their placements. A rule about a symmetry can make
 * several rows for each placement whose image is a different placement.
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
     * {@code cells} holds the cells of each placement and piece, as numbers on the board, ascending.
     */
    private final int[] kinds;

    private final int[][] cells;
    private final BitSet[] on;
    private final Runnable pause;
    private final Map<RowItem, RuleRow> rows = new LinkedHashMap<>();

    /**
     * Prepares the rows of a puzzle.
     *
     * @param options a list with all placements; its index of the placements on each cell is not needed
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
     * Lists the rows of all rules, each once, with its origin. A row limits how many of some placements are chosen.
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

    /**
     * Adds a row that limits how many of these pieces are laid. Pieces that are already laid count. No row is added if
     * the limits exclude nothing.
     */
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
     * Forbids that four pieces meet at a point. If fewer than four cells are around the point, no row is needed. If
     * exactly four cells are around the point and all of them must be covered, some piece must cover two of them.
     * Otherwise at most three pieces may cover cells around the point.
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
     * Makes rows for two kinds that must touch. Each of the kinds has at most one piece, and two rows demand that it is
     * laid. For a placement of one kind, a further row has this placement and the placements of the other kind that do
     * not touch it. At most one placement of this row may be chosen. The kind with fewer placements gets these further
     * rows. If both kinds have equally many placements, both get them, so that a symmetry that exchanges the kinds
     * keeps the set of rows.
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
     * Demands that one placement covers all cells of the rule. A row is needed only if one of the cells may stay
     * uncovered. The {@link RuleFilter} has already dropped placements on some but not all of these cells.
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
     * Makes the packing symmetric. If a piece is laid, its image must be laid, too. All cells must be covered, so it is
     * enough to forbid other pieces on the cells of the image. The rows for the inverse of the symmetry exclude no
     * additional packing, because they follow from the other rows. They are needed so that every symmetry of the board
     * maps rows to rows: a mirror image turns a quarter turn into its inverse. A piece is excluded when it has no
     * image, or when it overlaps its image without being equal to it.
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
     * Adds rows for each piece whose image is a different piece. If the piece is laid, these rows forbid all pieces
     * except the image on some cells of the image. These are the cells that {@link #fewest} returns.
     *
     * @param numbers the number of each piece
     * @param lost the pieces that cannot be laid. This method adds the pieces that have no image, or that overlap their
     *     image.
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
     * Returns the given cells that the fewest pieces cover. A row for one such cell would be enough. If all of these
     * cells get a row, the symmetries of the board map rows to rows.
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
