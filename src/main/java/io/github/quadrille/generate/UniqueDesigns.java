package io.github.quadrille.generate;

import io.github.quadrille.puzzle.BagChoices;
import io.github.quadrille.puzzle.Puzzle;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Puzzles with one packing up to symmetry on a board that somebody has drawn: pieces are chosen that fill it in one way;
 * where the board is too large for its pieces, or there are no such pieces, cells are carved from it until there are.
 *
 * @param choice the board, and how often each kind may be used
 * @param pieces how many pieces there are to be, if that is said
 */
public record UniqueDesigns(Puzzle choice, OptionalInt pieces, CarvingRules rules) implements PuzzleSource {
    /** As few holes as the pieces need, and as few as fewer pieces need, since all of a set rarely fill a board in one way. */
    private static final int USUAL_NUMBERS = 3;

    /** Moves of missing cells without fewer packings, after which others are drawn. */
    private static final int MOST_STALE = 12;

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, Patience patience) {
        return several(1, name, random, patience).stream().findFirst();
    }

    /** What {@link #several} has been told to make, and what it has. */
    private record Task(UniqueBags bags, RandomGenerator random, Patience patience) {
        boolean isOver() {
            return bags.isDone() || patience.isSpent();
        }
    }

    @Override
    public List<GeneratedPuzzle> several(int wanted, String name, RandomGenerator random, Patience patience) {
        List<Integer> holes = holes();
        Task task = new Task(new UniqueBags(name, pieces, wanted, random, patience), random, patience);
        if (holes.get(0) == 0) {
            onWholeBoard(task, holes.size() > 1);
        }
        List<Integer> carved = holes.stream().filter(number -> number > 0).toList();
        for (int round = 0; !carved.isEmpty() && !task.isOver(); round++) {
            carve(carved.get(round % carved.size()), task);
        }
        task.bags().remark();
        return task.bags().found();
    }

    /** How many cells may be missing, ascending. */
    private List<Integer> holes() {
        BagChoices choices = new BagChoices(choice, pieces);
        int most = rules.mostHoles().orElse(choice.mandatoryCells() - 1);
        List<Integer> holes = IntStream.rangeClosed(0, most)
                .filter(number -> choices.number(number).signum() > 0)
                .limit(rules.mostHoles().isPresent() ? Integer.MAX_VALUE : USUAL_NUMBERS)
                .boxed()
                .toList();
        if (rules.mostHoles().isEmpty() && !holes.isEmpty() && holes.get(0) == 0) {
            return List.of(0);
        }
        if (holes.isEmpty()) {
            OptionalInt enough = fewestHoles(0);
            throw new ImpossibleRequest("%s. Maybe %s."
                    .formatted(
                            sentence(choices.misfit()),
                            enough.isPresent()
                                    ? "--holes %d, or another board".formatted(enough.getAsInt())
                                    : "fewer pieces, other kinds, or a larger board"));
        }
        return holes;
    }

    private OptionalInt fewestHoles(int from) {
        BagChoices choices = new BagChoices(choice, pieces);
        return IntStream.range(from, choice.mandatoryCells())
                .filter(number -> choices.number(number).signum() > 0)
                .findFirst();
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private void onWholeBoard(Task task, boolean mayCarve) {
        boolean all = new BagChoices(choice, pieces).number().compareTo(UniqueBags.MOST_CHOICES) <= 0;
        if (all) {
            UniqueBags.Least least = task.bags().harvest(choice);
            if (least.isKnown() && task.bags().found().isEmpty() && !mayCarve) {
                throw ImpossibleRequest.proven((least.isNone()
                                ? "No choice of these pieces, of two kinds or more, fills the board."
                                : "No choice of these pieces fills the board in one way only; those with the fewest"
                                        + " packings have %,d, up to symmetry.".formatted(least.classes()))
                        + " Maybe a larger --each-at-most, or more kinds"
                        + fewestHoles(1).stream()
                                .mapToObj(", or --holes %d"::formatted)
                                .findFirst()
                                .orElse("")
                        + ".");
            }
            return;
        }
        while (!task.isOver()) {
            task.bags().harvest(UniqueBags.fewerKinds(choice, pieces, 0, UniqueBags.MOST_CHOICES, task.random()));
        }
    }

    /** From one draw of missing cells on, as long as moves of them leave fewer packings. */
    private void carve(int holes, Task task) {
        BoardCarving carving = new BoardCarving(choice.region(), rules, holes, task.random());
        Optional<BitSet> drawn = carving.draw();
        if (drawn.isEmpty()) {
            return;
        }
        Puzzle some = UniqueBags.fewerKinds(choice, pieces, holes, UniqueBags.FEW_CHOICES, task.random());
        BitSet missing = drawn.get();
        UniqueBags.Least least = task.bags().probe(without(some, missing), UniqueBags.Least.UNKNOWN);
        for (int stale = 0; stale < MOST_STALE && !least.isOne() && !task.isOver(); stale++) {
            BitSet moved = carving.moved(missing).orElse(missing);
            UniqueBags.Least other = task.bags().probe(without(some, moved), least);
            if (other.isNoWorseThan(least)) {
                stale = other.isBetterThan(least) ? 0 : stale;
                missing = moved;
                least = other;
            }
        }
    }

    private static Puzzle without(Puzzle puzzle, BitSet missing) {
        return new Puzzle(
                puzzle.name(), puzzle.region().without(missing), puzzle.symmetry(), puzzle.bag(), puzzle.goal());
    }
}
