package io.github.quadrille.app.generate;

import io.github.quadrille.app.play.Inference;
import io.github.quadrille.app.play.Reasoner;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import java.util.Comparator;

/**
 * How hard a puzzle is, as far as that can be measured without asking people. First comes what a person must do who goes by
 * rules, see {@link Reasoner}, and then how much a search has to try that knows none.
 *
 * @param guesses how often no rule says anything; the first is free where the board has symmetries, since the images of what
 *     is guessed are as good
 * @param lookAhead how many pieces have to be imagined at once at most, for a step that rules allow
 * @param nodes how many placements a plain search tries until it has tried all, see {@link SimpleSearch}
 * @param nearSolutions how many of its dead ends come when all pieces lie but one or two
 * @param isComplete whether it came to its end; otherwise there are more nodes and near solutions
 */
public record Difficulty(int guesses, int lookAhead, long nodes, long nearSolutions, boolean isComplete)
        implements Comparable<Difficulty> {
    /** Of what needs no thought. */
    static final Difficulty NONE = new Difficulty(0, 0, 0, 0, true);

    /** A second or two. */
    private static final long MOST_NODES = 200_000;

    private static final Comparator<Difficulty> EASIEST_FIRST = Comparator.comparingInt(Difficulty::guesses)
            .thenComparingInt(Difficulty::lookAhead)
            .thenComparingLong(Difficulty::nodes)
            .thenComparingLong(Difficulty::nearSolutions);

    /**
     * Measures it; the same for the same puzzle everywhere.
     *
     * @param answer a packing of the puzzle, its given pieces included
     */
    public static Difficulty of(Puzzle puzzle, Packing answer) {
        Puzzle rest = puzzle.rest();
        SimpleSearch search = SimpleSearch.of(rest, MOST_NODES);
        Reasoner.Way way = new Reasoner(puzzle).through(answer);
        boolean isFree = way.guesses() > 0 && PuzzleSymmetries.of(rest).order() > 1;
        return new Difficulty(
                way.guesses() - (isFree ? 1 : 0),
                way.steps().stream().mapToInt(Inference::depth).max().orElse(0),
                search.nodes(),
                search.nearSolutions(),
                search.isComplete());
    }

    @Override
    public int compareTo(Difficulty other) {
        return EASIEST_FIRST.compare(this, other);
    }

    @Override
    public String toString() {
        return "guesses %d, look-ahead %d, nodes %s%,d, near solutions %,d"
                .formatted(guesses, lookAhead, isComplete ? "" : "over ", nodes, nearSolutions);
    }
}
