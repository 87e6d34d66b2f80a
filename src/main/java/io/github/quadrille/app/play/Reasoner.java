package io.github.quadrille.app.play;

import io.github.quadrille.app.play.Inference.RuledOut;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Solves a puzzle as a person does, by rules and without search:
 *
 * <ol>
 *   <li>a cell that only one placement can cover, or a kind with one place only, needs no thought (depth 0);
 *   <li>a placement is excluded when it leaves a cell that nothing can cover, a part of the board whose size is no sum
 *       of sizes of pieces, or a kind without a place (depth 1);
 *   <li>a placement is also excluded when it forces other placements, one after the other, until such a contradiction
 *       appears (depth 2 and more).
 * </ol>
 *
 * <p>A rule is used when the rules before it find nothing. In each step, a limited number of placements are tried,
 * first the placements of the cells and kinds that have the fewest. The work is limited and not the time, so the result
 * is deterministic.
 */
public final class Reasoner {
    /** A person imagines at most this many pieces at once. */
    public static final int DEEPEST = 8;

    private static final int MOST_LOOKS = 12_000;
    private static final int MOST_CHAINS = 3_000;
    /** A hint names the ways to cover a cell only if the rules leave at most this many. */
    private static final int MOST_WAYS = 6;

    /** In puzzles with more placements than this, only the rule of depth 0 is used. */
    private static final int MOST_PLACEMENTS = 60_000;

    private final Puzzle puzzle;
    private final PlacementTable table;
    private final Candidates position;
    /** The map holds the placements that were found impossible in this step, each with the reason. */
    private final Map<Integer, RuledOut> refuted = new HashMap<>();

    private final Set<Integer> looked = new HashSet<>();
    private long looks;

    /** Begins at the position of a puzzle, with its given pieces laid. */
    public Reasoner(Puzzle puzzle) {
        this.puzzle = puzzle.rest();
        this.table = new PlacementTable(this.puzzle);
        this.position = new Candidates(table);
    }

    /**
     * Holds the steps by which a person solves a puzzle.
     *
     * @param steps the laid pieces with their reasons; guesses are not among them
     * @param guesses the number of times that no rule found anything, so that a piece of the answer was laid
     * @param looks the number of times that a piece was imagined. The pieces that it forced are not counted.
     */
    public record Way(List<Inference.Sure> steps, int guesses, long looks) {
        /** Keeps a copy of the steps. */
        public Way {
            steps = List.copyOf(steps);
        }

        /**
         * Returns the largest number of pieces that had to be imagined at once in a step. A guess counts as one more
         * than {@link #DEEPEST}.
         */
        public int depth() {
            int deepest = steps.stream().mapToInt(Inference::depth).max().orElse(0);
            return guesses > 0 ? DEEPEST + 1 : deepest;
        }
    }

    /**
     * Finds the steps by which a person reaches a known packing. Where the rules find nothing, a piece of this packing
     * is laid on the cell that can be covered in the fewest ways.
     */
    public Way through(Packing answer) {
        List<Inference.Sure> steps = new ArrayList<>();
        int guesses = 0;
        while (!position.isFinished()) {
            Optional<Inference> next = next();
            if (next.isPresent() && next.get() instanceof Inference.Sure sure) {
                steps.add(sure);
                lay(sure.piece());
            } else {
                guesses++;
                lay(onTightestCell(answer));
            }
        }
        return new Way(steps, guesses, looks);
    }

    /** Tells whether nothing is left to do. */
    public boolean isFinished() {
        return position.isFinished();
    }

    /** Lays a piece. */
    public void lay(Placement piece) {
        int cell = puzzle.region().cellAt(piece.cells().get(0));
        int placement = position.on(cell).stream()
                .filter(each -> table.placement(each).isSameAs(piece))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no room for " + piece + "."));
        position.lay(placement);
    }

    /**
     * Returns the piece of the answer on the cell that can be covered in the fewest ways. If no cell has to be covered
     * any more, it returns a piece of a kind that is still to be laid.
     */
    private Placement onTightestCell(Packing answer) {
        return position.tightest()
                .boxed()
                .sorted(Comparator.comparing(item -> position.cellOf(item).isEmpty()))
                .flatMap(item -> position.on(item).stream())
                .map(table::placement)
                .filter(each -> answer.pieces().stream().anyMatch(each::isSameAs))
                .findFirst()
                .orElseThrow();
    }

    /** Finds the simplest inference; empty when the rules find nothing. */
    public Optional<Inference> next() {
        refuted.clear();
        looked.clear();
        Optional<Contradiction> end = position.contradiction();
        if (end.isPresent()) {
            return Optional.of(new Inference.Stuck(end, Optional.empty(), Optional.empty(), List.of()));
        }
        int[] items = position.tightest().toArray();
        if (items.length == 0 || position.count(items[0]) == 1 || table.size() > MOST_PLACEMENTS) {
            return simplest(items);
        }
        look(items, 1, MOST_LOOKS);
        Optional<Inference> glance = simplest(items);
        if (glance.isPresent()) {
            return glance;
        }
        looked.clear();
        look(items, DEEPEST, MOST_CHAINS);
        return simplest(items);
    }

    /**
     * Finds the cell for which the rules leave the fewest placements; empty when every cell has more placements than a
     * hint can name. Callers use it after {@link #next} found nothing.
     */
    Optional<Hint.Narrowed> narrowed() {
        return position.tightest()
                .mapToObj(item -> position.cellOf(item).map(cell -> {
                    List<Integer> all = position.on(item);
                    return new Hint.Narrowed(
                            cell,
                            all.stream()
                                    .filter(each -> !refuted.containsKey(each))
                                    .map(table::placement)
                                    .toList(),
                            all.stream()
                                    .filter(refuted::containsKey)
                                    .map(refuted::get)
                                    .toList());
                }))
                .flatMap(Optional::stream)
                .filter(few -> few.left().size() <= MOST_WAYS)
                .min(Comparator.comparingInt(few -> few.left().size()));
    }

    /**
     * Tries out every placement of the given cells, kinds and conditions of rules, to see which placements lead to a
     * contradiction. It stops when {@code most} placements have been tried.
     */
    private void look(int[] items, int depth, int most) {
        int done = 0;
        for (int item : items) {
            for (int placement : position.on(item)) {
                if (done < most && !refuted.containsKey(placement) && looked.add(placement)) {
                    done++;
                    imagine(placement, depth).ifPresent(why -> refuted.put(placement, why));
                }
            }
        }
        looks += done;
    }

    /**
     * Finds the contradiction that follows, if there is one, when a piece and then the pieces that it forces are laid.
     * All these pieces are taken back at the end.
     */
    private Optional<RuledOut> imagine(int placement, int depth) {
        List<Placement> forced = new ArrayList<>();
        return imagine(placement, depth, forced).map(end -> new RuledOut(table.placement(placement), forced, end));
    }

    private Optional<Contradiction> imagine(int placement, int depth, List<Placement> forced) {
        int mark = position.lay(placement);
        Optional<Contradiction> end = position.contradiction();
        OptionalInt next = end.isPresent() || depth == 1 ? OptionalInt.empty() : position.forced();
        if (next.isPresent()) {
            forced.add(table.placement(next.getAsInt()));
            end = imagine(next.getAsInt(), depth - 1, forced);
        }
        position.takeBack(placement, mark);
        return end;
    }

    /**
     * Returns the simplest inference about the given cells, kinds and conditions of rules. It has the least depth and,
     * among the inferences of this depth, excludes the fewest placements.
     */
    private Optional<Inference> simplest(int[] items) {
        return Arrays.stream(items)
                .mapToObj(this::about)
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt(Inference::depth)
                        .thenComparing(said -> said.excluded().size()));
    }

    private Optional<Inference> about(int item) {
        List<Integer> all = position.on(item);
        List<Integer> left =
                all.stream().filter(each -> !refuted.containsKey(each)).toList();
        if (left.size() > 1) {
            return Optional.empty();
        }
        List<RuledOut> excluded =
                all.stream().filter(refuted::containsKey).map(refuted::get).toList();
        Optional<Cell> cell = position.cellOf(item);
        if (left.size() == 1) {
            return Optional.of(new Inference.Sure(table.placement(left.get(0)), cell, position.ruleOf(item), excluded));
        }
        Optional<String> what =
                position.kindOf(item).or(() -> position.ruleOf(item).map(ReasonSentences::pieceFor));
        return Optional.of(new Inference.Stuck(Optional.empty(), cell, what, excluded));
    }
}
