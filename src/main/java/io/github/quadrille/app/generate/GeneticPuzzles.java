package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.Evolution.Filling;
import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Breeds puzzles of high {@link Diversity} by a genetic algorithm, as the authors of the published genetic system
 * proposed. An individual is a whole filling of the board, so that every puzzle has a packing by construction. The
 * result is the best bag of all generations. A bag of several pieces that are all of one kind is never the result,
 * unless there is no other kind to choose. If no bag is accepted after the given generations, the search goes on as
 * long as there are time and new bags.
 *
 * @param whole the board without its holes
 * @param holes the number of single cells that are missing from the board, at random places
 * @param unique whether only a bag is accepted whose packings are proven to be images of each other. Fillings are then
 *     compared by their number of packings first, and by diversity only if these numbers are equal.
 * @param population the number of fillings that live at a time
 * @param generations the number of times that the fillings have children
 */
public record GeneticPuzzles(
        Region whole, PieceChoice pieces, int holes, boolean unique, int population, int generations)
        implements PuzzleSource {
    /**
     * If no bag is accepted after the given generations, the search ends after this many generations without a new bag.
     * Hardly any new bags are left then.
     */
    private static final int MOST_STALE = 50;

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        return choices(name, random, generationClock).stream().findFirst();
    }

    /**
     * Returns a puzzle for every accepted bag that was seen, best first. If the time runs out during the breeding, or
     * if no bag is accepted, this method leaves a remark on the clock. A search for unique packings returns nothing if
     * the time runs out.
     */
    @Override
    public List<GeneratedPuzzle> choices(String name, RandomGenerator random, GenerationClock generationClock) {
        Optional<Region> board = board(random, generationClock);
        if (board.isEmpty()) {
            return List.of();
        }
        Evolution evolution = new Evolution(board.get(), pieces, unique, population, random, generationClock);
        boolean ended = evolution.begin();
        int generation = 0;
        int stale = 0;
        while (ended && (generation < generations || (lacks(evolution) && stale < MOST_STALE))) {
            int bags = evolution.bags();
            ended = evolution.step();
            stale = evolution.bags() == bags ? stale + 1 : 0;
            generation++;
        }
        boolean none = lacks(evolution) || (unique && !ended);
        if (none || !ended) {
            generationClock.remark(remark(evolution, generation));
        }
        if (none) {
            return List.of();
        }
        return evolution.ranked().stream()
                .filter(this::willDo)
                .map(filling -> puzzle(name, filling, evolution))
                .toList();
    }

    private GeneratedPuzzle puzzle(String name, Filling filling, Evolution evolution) {
        Bag bag = pieces.countedIn(filling.packing().pieces());
        Known known = unique ? Known.UNIQUE_UP_TO_SYMMETRY : Known.PLANTED;
        return new GeneratedPuzzle(
                evolution.puzzle(name, bag),
                known,
                Optional.of(filling.packing()),
                Optional.of(filling.diversity()),
                Optional.empty());
    }

    private boolean lacks(Evolution evolution) {
        return evolution.ranked().stream().noneMatch(this::willDo);
    }

    private boolean willDo(Filling filling) {
        boolean isMixed = filling.diversity().kinds() > 0
                || pieces.kinds().size() == 1
                || filling.packing().pieces().size() == 1;
        return isMixed && (!unique || filling.packings().unique());
    }

    private String remark(Evolution evolution, int generation) {
        String bags = "different bags seen: %,d, generations: %,d".formatted(evolution.bags(), generation);
        List<Filling> ranked = evolution.ranked();
        if (ranked.isEmpty()) {
            return bags;
        }
        return bags
                + (unique ? ", " + words(ranked.get(0).packings()) : lacks(evolution) ? ", each of one kind only" : "");
    }

    private static String words(PackingTally fewest) {
        if (fewest.unique()) {
            return "one with a packing that is unique up to symmetry";
        }
        return fewest.all()
                ? "the best of them has %,d packings, images included".formatted(fewest.packings())
                : "each has too many packings to count";
    }

    /** Draws a board that can be filled. */
    private Optional<Region> board(RandomGenerator random, GenerationClock generationClock) {
        if (!Diversity.isQuick(whole)) {
            throw new ImpossibleRequest(
                    "%s takes too long to breed. Use %,d cells at most, or 'generate planted', whose large puzzles are diverse."
                            .formatted(RandomFilling.words(whole), Diversity.MOST_CELLS));
        }
        checkHoles();
        while (!generationClock.isOver()) {
            Optional<Region> board = drawn(random).filter(one -> isFillable(one, random, generationClock));
            if (board.isPresent()) {
                return board;
            }
        }
        return Optional.empty();
    }

    private void checkHoles() {
        int cells = whole.size() - holes;
        int divisor = pieces.commonDivisor();
        if (cells < 1) {
            throw new ImpossibleRequest(
                    "%d holes leave no cell of %s. Use fewer holes.".formatted(holes, RandomFilling.words(whole)));
        }
        if (cells % divisor != 0) {
            throw new ImpossibleRequest("%s cannot fill %s%s, because its %d %s not a multiple of %d. %s"
                    .formatted(
                            pieces.names(),
                            RandomFilling.words(whole),
                            holes == 0 ? "" : " with holes: " + holes,
                            cells,
                            cells == 1 ? "cell is" : "cells are",
                            divisor,
                            cells > divisor
                                    ? "Use --holes %d.".formatted(holes + cells % divisor)
                                    : "Use another size."));
        }
    }

    private boolean isFillable(Region board, RandomGenerator random, GenerationClock generationClock) {
        try {
            Optional<Packing> any = new RandomFilling(board, pieces, random, generationClock).find();
            return any.isPresent();
        } catch (ImpossibleRequest impossible) {
            // A board with other holes may be possible; a board without holes has no alternative.
            if (holes == 0) {
                throw impossible;
            }
            return false;
        }
    }

    /**
     * Draws holes, each choice with the same probability. The result is empty if the holes cut the board into several
     * parts.
     */
    private Optional<Region> drawn(RandomGenerator random) {
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, whole.size()).boxed().toList());
        BitSet gone = new BitSet();
        for (int hole = 0; hole < holes; hole++) {
            gone.set(cells.remove(random.nextInt(cells.size())));
        }
        Region board = whole.without(gone);
        return TouchingCells.reached(board, 0, cell -> true).size() == board.size()
                ? Optional.of(board)
                : Optional.empty();
    }
}
