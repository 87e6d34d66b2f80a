package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Selects the puzzles of another source whose level of difficulty is in a range. The source is asked again and again,
 * for growing numbers of puzzles. The seeds of these requests are drawn from the random numbers of this generator.
 *
 * @param least the lowest level
 * @param most the highest level
 */
public record GradedPuzzles(PuzzleSource source, int least, int most) implements PuzzleSource.Together {
    private static final int LARGEST_BATCH = 16;
    /**
     * The search ends after this many requests, one after another, without a new puzzle. Then the source is unlikely to
     * have more.
     */
    static final int MOST_IN_VAIN = 20;

    @Override
    public List<GeneratedPuzzle> several(
            int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
        List<GeneratedPuzzle> seen = new ArrayList<>();
        List<GeneratedPuzzle> made = new ArrayList<>();
        int batch = wanted;
        for (int inVain = 0;
                made.size() < wanted && inVain < MOST_IN_VAIN && !generationClock.isSpent();
                inVain++, batch = Math.min(2 * batch, Math.max(wanted, LARGEST_BATCH))) {
            RandomGenerator seed = new SplittableRandom(random.nextLong());
            for (GeneratedPuzzle each : source.several(batch, name, seed, generationClock)) {
                int level = levelOf(each);
                if (made.size() < wanted && seen.stream().noneMatch(each::isSamePuzzle)) {
                    seen.add(each);
                    inVain = -1;
                    if (level >= least && level <= most) {
                        made.add(each);
                    }
                }
            }
        }
        if (made.size() < wanted) {
            String before = generationClock.remark().map(words -> words + "; ").orElse("");
            Map<Integer, Long> levels = seen.stream()
                    .collect(Collectors.groupingBy(GradedPuzzles::levelOf, TreeMap::new, Collectors.counting()));
            generationClock.remark(before + "unique puzzles by their level: " + (levels.isEmpty() ? "none" : levels));
        }
        return made;
    }

    /** Returns the level of a puzzle that was rated, or the lowest level for any other puzzle. */
    static int levelOf(GeneratedPuzzle made) {
        return made.difficulty().orElse(Difficulty.NONE).level();
    }

    /**
     * Makes puzzles around given pieces.
     *
     * @param source the source of puzzles on the cells that the given pieces leave free
     * @param begun the whole board, with the given pieces
     */
    record BesideGiven(PuzzleSource source, Puzzle begun) implements PuzzleSource.Together {
        @Override
        public List<GeneratedPuzzle> several(
                int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
            return source.several(wanted, name, random, generationClock).stream()
                    .map(this::whole)
                    .toList();
        }

        private GeneratedPuzzle whole(GeneratedPuzzle made) {
            Puzzle chosen = made.puzzle();
            List<Supply> supplies = new ArrayList<>();
            for (Kind kind : begun.bag().kinds()) {
                int at = chosen.bag().indexOf(kind.name());
                int count = (at < 0 ? 0 : chosen.bag().count(at).max())
                        + (int) begun.given().stream()
                                .filter(piece -> piece.kind().equals(kind.name()))
                                .count();
                if (count > 0) {
                    supplies.add(new Supply(kind, CountRange.exactly(count)));
                }
            }
            Puzzle whole = begun.on(begun.region().without(missing(chosen)))
                    .named(chosen.name())
                    .with(new Bag(supplies))
                    .with(Goal.PACK);
            Optional<Packing> packing = made.packing().map(whole::besideGiven);
            return new GeneratedPuzzle(whole, made.known(), packing, Optional.empty(), made.difficulty());
        }

        /** Returns the cells that were carved out of the board. No given piece lies on them. */
        private BitSet missing(Puzzle chosen) {
            BitSet missing = new BitSet();
            for (int cell = 0; cell < begun.rest().region().size(); cell++) {
                Cell here = begun.rest().region().cell(cell);
                if (chosen.region().cellAt(here) < 0) {
                    missing.set(begun.region().cellAt(here));
                }
            }
            return missing;
        }
    }
}
