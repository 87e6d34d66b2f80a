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
 *   <li>a placement is out when it leaves a cell that nothing can cover, a part of a size that no pieces make, or a kind
 *       without a place (depth 1);
 *   <li>a placement is also out when it forces others, one after the other, until one of them is out (depth 2 and more).
 * </ol>
 *
 * <p>A rule is used when the rules before it find nothing. All of it is deterministic. It is limited by work, not by
 * time: for each step a limited number of pieces are imagined, those of the tightest cells first.
 */
public final class Reasoner {
    /** A person imagines at most this many pieces at once. */
    public static final int DEEPEST = 8;

    private static final int MOST_LOOKS = 12_000;
    private static final int MOST_CHAINS = 3_000;
    /** A person ignores a cell that can still be covered in more ways than this. */
    private static final int MOST_WAYS = 6;

    /** In puzzles with more placements than this, the rules look only for what needs no thought. */
    private static final int MOST_PLACEMENTS = 60_000;

    private final Puzzle puzzle;
    private final PlacementTable table;
    private final Candidates position;
    /** The map holds the placements that were found impossible for this step, each with the reason. */
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
     * Holds the steps of a person through a puzzle.
     *
     * @param steps the laid pieces with their reasons; guesses are not among them
     * @param guesses the number of times that no rule found anything, so that a piece of the answer was laid
     * @param looks the number of pieces that were imagined in all
     */
    public record Way(List<Inference.Sure> steps, int guesses, long looks) {
        /** Keeps a copy of the steps. */
        public Way {
            steps = List.copyOf(steps);
        }

        /**
         * Returns the most pieces that had to be imagined at once for a step. A guess counts as one more than {@link
         * #DEEPEST}.
         */
        public int depth() {
            int deepest = steps.stream().mapToInt(Inference::depth).max().orElse(0);
            return guesses > 0 ? DEEPEST + 1 : deepest;
        }
    }

    /**
     * Finds the steps of a person to an answer. Where the rules find nothing, a piece of the answer is laid on the cell
     * that can be covered in the fewest ways.
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
     * Returns the piece of the answer on the cell that can be covered in the fewest ways. Where no cell has to be
     * covered any more, it is a piece of a kind that is still to be laid.
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
     * Finds the cell for which the rules leave the fewest ways; empty when every cell has many. Callers use it after
     * {@link #next} found nothing.
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

    /** Imagines every placement of some items, until a limit is reached. */
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

    /** Finds what goes wrong when a piece is laid, and after it the pieces that it forces. */
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
     * Returns the simplest of all inferences about these items: the one with the least depth, and of these the one that
     * excludes the fewest placements.
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
