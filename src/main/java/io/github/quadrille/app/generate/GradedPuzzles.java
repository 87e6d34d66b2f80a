package io.github.quadrille.app.generate;

import static java.util.Comparator.comparingDouble;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Uniqueness.HowMany;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Those puzzles of another source that are as hard as is wanted. It is asked again and again, for more and more of them, with seeds of
 * this one's seed.
 *
 * @param least level
 * @param most the highest level
 */
public record GradedPuzzles(PuzzleSource source, int least, int most) implements PuzzleSource.Together {
    private static final int LARGEST_BATCH = 16;
    /** Asked so often without anything new, it has hardly more. */
    private static final int MOST_IN_VAIN = 20;

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

    private static int levelOf(GeneratedPuzzle made) {
        return made.difficulty().orElse(Difficulty.NONE).level();
    }

    /**
     * Puzzles around pieces that lie already.
     *
     * @param source of puzzles on what they leave
     * @param begun the whole board, with these pieces
     */
    public record BesideGiven(PuzzleSource source, Puzzle begun) implements PuzzleSource.Together {
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
            Puzzle whole = new Puzzle(
                            chosen.name(), begun.region().without(missing(chosen)), begun.symmetry(), new Bag(supplies))
                    .withGiven(begun.given());
            Optional<Packing> packing = made.packing().map(whole::besideGiven);
            return new GeneratedPuzzle(whole, made.known(), packing, Optional.empty(), made.difficulty());
        }

        /** Cells on which nothing lies, and which were carved. */
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

    /**
     * Puzzles of one board, from easy to hard. Pieces of a drawn packing are taken away one by one, as long as one packing is left; all
     * that come by are rated. Those that are chosen have levels as evenly spread as can be, from 1 to the hardest that was met.
     *
     * @param begun the board, and how often each kind may lie on it
     */
    public record Series(Puzzle begun) implements PuzzleSource.Together {
        private static final int LEAST_PACKINGS = 8;

        @Override
        public List<GeneratedPuzzle> several(
                int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
            List<GeneratedPuzzle> rated = new ArrayList<>();
            int inVain = 0;
            for (int packings = 0; inVain < MOST_IN_VAIN && !generationClock.isSpent(); packings++) {
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
                chosen.add(Collections.min(rated, comparingDouble(made -> Math.abs(levelOf(made) - target))));
                rated.remove(chosen.get(chosen.size() - 1));
            }
            return chosen;
        }

        /** Adds all puzzles on the way from a packing to as few given pieces as can be. */
        private void takeAway(
                String name, RandomGenerator random, GenerationClock generationClock, List<GeneratedPuzzle> rated) {
            SearchOptions drawn = SearchOptions.FIND_ONE.withSeed(random.nextInt(Integer.MAX_VALUE));
            Limits oneThread = Limits.NONE.withThreads(1);
            Verdict verdict =
                    generationClock.solver(begun, drawn.within(oneThread)).solve();
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
                        && generationClock
                                        .solver(puzzle, all)
                                        .uniqueUpToSymmetry()
                                        .howMany()
                                == HowMany.ONE
                        && !generationClock.isSpent()) {
                    given = fewer;
                    boolean twice = SecondOpinion.isCounted(puzzle, generationClock);
                    Known known = twice ? Known.UNIQUE_UP_TO_SYMMETRY_TWICE : Known.UNIQUE_UP_TO_SYMMETRY;
                    GeneratedPuzzle made = GeneratedPuzzle.packed(puzzle, known, packed.first(), pieces);
                    if (rated.stream().noneMatch(made::isSamePuzzle)) {
                        rated.add(made.measured());
                    }
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
}
