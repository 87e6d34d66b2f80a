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
 * Solves as a person does, by rules and without search:
 *
 * <ol>
 *   <li>a cell that only one placement can cover, or a kind with one place only, needs no thought (depth 0);
 *   <li>a placement is out when it leaves a cell that nothing can cover, a part of a size that no pieces make, or a kind
 *       without a place (depth 1);
 *   <li>or when it forces others, one after the other, and one of those does (depth 2 and more).
 * </ol>
 *
 * <p>A rule is used when those before say nothing. All of it is deterministic and limited by work, not by time: at most so many
 * pieces are imagined for a step, those of the tightest cells first.
 */
public final class Reasoner {
    /** A person imagines no more pieces at once. */
    public static final int DEEPEST = 8;

    private static final int MOST_LOOKS = 12_000;
    private static final int MOST_CHAINS = 3_000;
    /** So many ways to cover a cell one can look at. */
    private static final int MOST_WAYS = 6;

    /** Larger puzzles are looked at for what needs no thought only. */
    private static final int MOST_PLACEMENTS = 60_000;

    private final Puzzle puzzle;
    private final PlacementTable table;
    private final Candidates position;
    /** What was imagined for this step, with what came of it. */
    private final Map<Integer, RuledOut> refuted = new HashMap<>();

    private final Set<Integer> looked = new HashSet<>();
    private long looks;

    /** At the position of a puzzle: with its given pieces laid. */
    public Reasoner(Puzzle puzzle) {
        this.puzzle = puzzle.rest();
        this.table = new PlacementTable(this.puzzle);
        this.position = new Candidates(table);
    }

    /**
     * How a person gets through a puzzle.
     *
     * @param steps each laid piece with its reason; guesses have none
     * @param guesses how often no rule said anything, so that a piece of the answer was laid
     * @param looks how many pieces were imagined in all
     */
    public record Way(List<Inference.Sure> steps, int guesses, long looks) {
        /** Keeps a copy. */
        public Way {
            steps = List.copyOf(steps);
        }

        /** The most pieces that had to be imagined at once for a step; a guess counts as more than any. */
        public int depth() {
            int deepest = steps.stream().mapToInt(Inference::depth).max().orElse(0);
            return guesses > 0 ? DEEPEST + 1 : deepest;
        }
    }

    /** The way to an answer: where rules say nothing, its piece on the tightest cell is laid. */
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

    /** Whether nothing is left to do. */
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

    /** Where no cell has to be covered any more, of a kind that is still to be laid. */
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

    /** The simplest thing that can be said for sure; nothing when the rules say nothing. */
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

    /** The cell for which rules leave the fewest ways, when {@link #next} says nothing; nothing when they are many. */
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

    /** Imagines every placement of some items, until that is enough. */
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

    /** What goes wrong when a piece is laid, and after it those that it forces. */
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

    /** Of all that can be said about an item, what needs the least imagination, and then the fewest tries. */
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
