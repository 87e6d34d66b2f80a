package io.github.quadrille.app.generate;

import static java.util.Comparator.comparingDouble;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Uniqueness.HowMany;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Makes a series of puzzles of one board, from easy to hard. All pieces of a random packing are given at first. Then
 * each piece is taken away if the puzzle still has only one packing up to symmetry without it. Each puzzle that arises
 * in this way is rated. The levels of the chosen puzzles are spread as evenly as possible, from 1 to the hardest level
 * that was found.
 *
 * @param begun the board, and how often each kind may lie on it
 */
public record PuzzleSeries(Puzzle begun) implements PuzzleSource.Together {
    private static final int LEAST_PACKINGS = 8;

    @Override
    public List<GeneratedPuzzle> several(
            int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
        List<GeneratedPuzzle> rated = new ArrayList<>();
        int inVain = 0;
        for (int packings = 0; inVain < GradedPuzzles.MOST_IN_VAIN && !generationClock.isSpent(); packings++) {
            if (packings >= LEAST_PACKINGS && rated.size() >= wanted) {
                break;
            }
            int before = rated.size();
            takeAway(name, random, generationClock, rated);
            inVain = rated.size() > before ? 0 : inVain + 1;
        }
        int hardest = rated.stream().mapToInt(GradedPuzzles::levelOf).max().orElse(1);
        List<GeneratedPuzzle> chosen = new ArrayList<>();
        while (chosen.size() < wanted && !rated.isEmpty()) {
            double target = 1 + chosen.size() * (hardest - 1.0) / Math.max(1, wanted - 1);
            chosen.add(Collections.min(rated, comparingDouble(made -> Math.abs(GradedPuzzles.levelOf(made) - target))));
            rated.remove(chosen.get(chosen.size() - 1));
        }
        return chosen;
    }

    /**
     * Draws a random packing whose pieces are all given, and tries once to take away each piece, in a random order. A
     * piece is taken away if the puzzle then has exactly one packing up to symmetry. Each puzzle that arises in this
     * way is added to {@code rated}.
     */
    private void takeAway(
            String name, RandomGenerator random, GenerationClock generationClock, List<GeneratedPuzzle> rated) {
        SearchOptions drawn = SearchOptions.FIND_ONE.withSeed(random.nextInt(Integer.MAX_VALUE));
        Limits oneThread = Limits.NONE.withThreads(1);
        Verdict verdict = generationClock.solver(begun, drawn.within(oneThread)).solve();
        if (verdict instanceof Verdict.Infeasible infeasible) {
            throw ImpossibleRequest.proven(infeasible.evidence().sentence());
        }
        if (!(verdict instanceof Verdict.Packed packed)) {
            return;
        }
        List<Placement> given = packed.first().pieces();
        Puzzle chosen = BagChoices.puzzle(begun, counts(given)).named(name);
        PieceChoice pieces = new PieceChoice(begun.symmetry(), chosen.bag().kinds());
        for (Placement piece : UniqueBags.shuffled(given, random)) {
            List<Placement> fewer = new ArrayList<>(given);
            fewer.remove(piece);
            Puzzle puzzle = chosen.withGiven(fewer);
            SearchOptions all = SearchOptions.FIND_ALL.withNodeLimit(UniqueBags.NODES);
            if (!begun.given().contains(piece)
                    && generationClock.uniqueness(puzzle, all).howMany() == HowMany.ONE
                    && !generationClock.isSpent()) {
                given = fewer;
                boolean twice = SecondOpinion.isCounted(puzzle, generationClock);
                GeneratedPuzzle.addUnique(rated, puzzle, twice, packed.first(), pieces);
            }
        }
    }

    private List<Integer> counts(List<Placement> laid) {
        List<String> kinds = laid.stream().map(Placement::kind).toList();
        return begun.bag().kinds().stream()
                .map(kind -> Collections.frequency(kinds, kind.name()))
                .toList();
    }
}
