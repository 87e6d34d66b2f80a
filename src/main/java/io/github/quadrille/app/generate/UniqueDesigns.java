package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.solve.Solver;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes puzzles on a given board that have exactly one packing up to symmetry. The source searches for choices of
 * pieces that fill the board in only one way. If the board is too large for the pieces, some cells become holes. Boards
 * with holes are also tried if the user allows holes, and the whole board has few choices of pieces but does not give
 * enough puzzles.
 *
 * @param choice the board, and how often each kind may be used
 * @param pieces the number of pieces, if the user gives one
 * @param scout the runner that makes attempts in advance, if there is one
 */
public record UniqueDesigns(Puzzle choice, OptionalInt pieces, CarvingRules rules, Optional<TaskRunner> scout)
        implements PuzzleSource.Together {
    /**
     * If holes are needed and the user does not limit their number, only the smallest possible numbers of holes are
     * tried, and at most this many of them. One is not enough: if the board is larger than all pieces together, the
     * fewest holes mean that every piece is used, and all pieces of a set rarely fill a board in one way.
     */
    private static final int USUAL_NUMBERS = 3;

    /** Creates a source that makes all attempts in this process. */
    public UniqueDesigns(Puzzle choice, OptionalInt pieces, CarvingRules rules) {
        this(choice, pieces, rules, Optional.empty());
    }

    @Override
    public List<GeneratedPuzzle> several(
            int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
        List<Integer> holes = holes();
        UniqueBags bags = new UniqueBags(name, pieces, wanted, generationClock);
        boolean isWhole = holes.get(0) == 0;
        boolean isAll = isWhole && new BagChoices(choice, pieces).number().compareTo(UniqueBags.MOST_CHOICES) <= 0;
        if (isAll) {
            onWholeBoard(bags, random, holes.size() > 1);
        }
        List<Integer> ofRounds = isWhole && !isAll
                ? List.of(0)
                : holes.stream().filter(number -> number > 0).toList();
        try (FilteredAttempts<DesignRound> rounds =
                new FilteredAttempts<>(rounds(ofRounds, random), scout, generationClock)) {
            boolean isMore = true;
            while (isMore && !bags.isDone() && !generationClock.isSpent()) {
                Optional<DesignRound> next = rounds.next();
                next.ifPresent(round -> round.make(bags, generationClock));
                isMore = next.isPresent();
            }
            bags.remark(rounds.inVain());
        }
        return bags.found();
    }

    /**
     * Returns a supply of rounds. Each round has the next number of holes and its own seed. After the last number the
     * first one follows again, so the supply never ends. If there are no numbers, it is empty.
     */
    private Supplier<Optional<DesignRound>> rounds(List<Integer> holes, RandomGenerator random) {
        Iterator<Integer> numbers =
                Stream.generate(() -> holes).flatMap(List::stream).iterator();
        return () -> holes.isEmpty()
                ? Optional.empty()
                : Optional.of(new DesignRound(choice, pieces, rules, numbers.next(), random.nextLong()));
    }

    /** Returns the numbers of holes to try, in ascending order. */
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
            throw new ImpossibleRequest("%s. Use %s."
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

    /**
     * Counts the packings of all choices of pieces on the whole board, and keeps choices with one packing. The caller
     * has checked that there are not too many choices.
     */
    private void onWholeBoard(UniqueBags bags, RandomGenerator random, boolean mayCarve) {
        UniqueBags.Least least = bags.harvest(choice, random);
        if (least.isKnown() && bags.found().isEmpty() && !mayCarve) {
            throw ImpossibleRequest.proven((least.isNone()
                            ? "No choice of these pieces, of two kinds or more, fills the board." + whyNone()
                            : "No choice of these pieces fills the board in one way only; the choices with the fewest"
                                    + " packings have %,d, up to symmetry.".formatted(least.classes()))
                    + " Use a larger --each-at-most, or more kinds"
                    + fewestHoles(1).stream()
                            .mapToObj(", or --holes %d"::formatted)
                            .findFirst()
                            .orElse("")
                    + ".");
        }
    }

    /** Returns a short argument why there is no packing, if there is one that can be followed without a picture. */
    private String whyNone() {
        return Solver.of(choice)
                .briefly()
                .explain()
                .filter(why -> !why.needsPicture())
                .map(why -> " " + why.sentence())
                .orElse("");
    }
}
