package io.github.quadrille.frontier;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Draws packings uniformly at random, without finding them all: walks back through the layers of the frontier from the end
 * and goes to each entry before with a chance in proportion to its number. All packings are drawn in one walk. Only every
 * few layers are kept and those between are counted again, so that memory grows with the square root of the board.
 */
public final class PackingSampler {
    private final PlacementTable table;
    private final CoverProblem problem;
    private final Limits limits;
    private final CountClock clock;
    private final RandomGenerator random;
    private final List<Walk> walks = new ArrayList<>();
    private final int segment;

    private PackingSampler(PlacementTable table, Limits limits, CountListener listener, RandomGenerator random) {
        this.table = table;
        this.limits = limits;
        this.clock = new CountClock(limits, listener);
        this.problem = CoverProblem.of(table.cover(), clock::check);
        this.random = random;
        this.segment = (int) Math.ceil(Math.sqrt(problem.items()));
    }

    /**
     * Draws packings with repetition.
     *
     * @param receiver gets each one, accepted by the checker
     * @return how many packings there are; nothing is drawn when there are none
     * @throws Stopped when a limit is reached
     * @throws FrontierTooLarge when boundaries or combinations of counts are too many to be told apart
     */
    public static BigInteger draw(
            int number,
            PlacementTable table,
            RandomGenerator random,
            Limits limits,
            CountListener listener,
            Consumer<Packing> receiver) {
        try (Workers workers = new Workers(limits.threads())) {
            return new PackingSampler(table, limits, listener, random).run(number, workers, receiver);
        }
    }

    private BigInteger run(int number, Workers workers, Consumer<Packing> receiver) {
        Frontier frontier = new Frontier(problem, limits, clock);
        List<Layer> kept = new ArrayList<>();
        long bytes = 0;
        while (frontier.layer().item() < problem.items()) {
            boolean keep = frontier.layer().item() % segment == 0;
            if (keep) {
                kept.add(frontier.layer());
                bytes += frontier.layer().bytes();
            }
            pass(frontier, workers, keep, bytes);
        }
        BigInteger total = frontier.total();
        if (total.signum() > 0) {
            begin(number, frontier.layer());
            for (int i = kept.size() - 1; i >= 0; i--) {
                walkBack(frontier.resumedAt(kept.get(i)), workers, bytes);
            }
            PackingChecker checker = new PackingChecker(table.puzzle());
            walks.forEach(walk -> receiver.accept(walk.packing(checker)));
        }
        return total;
    }

    private void pass(Frontier frontier, Workers workers, boolean keep, long bytes) {
        frontier.pass(workers, keep);
        if (frontier.stop().isPresent()) {
            throw new Stopped(frontier.stop().orElseThrow());
        }
        if (bytes > limits.memory()) {
            throw new Stopped(Limit.MEMORY);
        }
    }

    private void begin(int number, Layer end) {
        long[] numbers = end.numbers(0);
        for (int i = 0; i < number; i++) {
            Choice choice = new Choice();
            for (int index = 0; index < numbers.length / end.words(); index++) {
                choice.offer(end.number(numbers, index), 0, index, -1);
            }
            Walk walk = new Walk();
            walk.go(choice);
            walks.add(walk);
        }
    }

    private void walkBack(Frontier frontier, Workers workers, long bytesKept) {
        List<Layer> layers = new ArrayList<>();
        long bytes = bytesKept;
        for (int i = 0; i < segment && frontier.layer().item() < problem.items(); i++) {
            layers.add(frontier.layer());
            bytes += frontier.layer().bytes();
            pass(frontier, workers, true, bytes);
        }
        for (int i = layers.size() - 1; i >= 0; i--) {
            Layer layer = layers.get(i);
            FrontierStep step = new FrontierStep(problem, frontier.vectors(), layer.item());
            walks.forEach(walk -> walk.stepBack(layer, step, frontier.vectors()));
        }
    }

    /** A packing on the way, from its end to its beginning. */
    private final class Walk {
        private final List<Integer> placements = new ArrayList<>();
        private long mask;
        private int index;

        void go(Choice choice) {
            mask = choice.mask;
            index = choice.index;
            if (choice.placement >= 0) {
                placements.add(choice.placement);
            }
        }

        void stepBack(Layer before, FrontierStep step, CountVectors vectors) {
            Choice choice = new Choice();
            long covered = mask << 1 | 1;
            offer(before, covered, new int[] {index}, -1, choice);
            for (Option option : problem.optionsFrom(before.item())) {
                long without = covered & ~option.mask();
                if ((covered & option.mask()) == option.mask() && before.numbers(without) != null) {
                    int type = problem.types().indexOf(option.type());
                    int[] sources = vectors.shift(step.classOf(without), type).sourcesOf(index);
                    offer(before, without, sources, option.placement(), choice);
                }
            }
            long open = mask << 1;
            if (!problem.isMandatory(before.item()) && before.numbers(open) != null) {
                int[] sources = vectors.shiftOpen(step.classOf(open), problem.weight(before.item()))
                        .sourcesOf(index);
                offer(before, open, sources, -1, choice);
            }
            go(choice);
        }

        private void offer(Layer before, long from, int[] sources, int placement, Choice choice) {
            long[] numbers = before.numbers(from);
            for (int i = 0; numbers != null && i < sources.length; i++) {
                choice.offer(before.number(numbers, sources[i]), from, sources[i], placement);
            }
        }

        Packing packing(PackingChecker checker) {
            Packing packing = table.packing(
                    placements.stream().mapToInt(placement -> placement).toArray());
            if (!checker.faults(packing).isEmpty()) {
                throw new IllegalStateException("What was drawn is no packing: " + checker.faults(packing));
            }
            return packing;
        }
    }

    /** One of several offers, each taken with a chance in proportion to its weight. */
    private final class Choice {
        private BigInteger sum = BigInteger.ZERO;
        private long mask;
        private int index;
        private int placement;

        /** A later offer displaces an earlier one with the right chance, so that none need be remembered. */
        void offer(BigInteger weight, long offeredMask, int offeredIndex, int offeredPlacement) {
            if (weight.signum() > 0) {
                sum = sum.add(weight);
                if (below(sum).compareTo(weight) < 0) {
                    mask = offeredMask;
                    index = offeredIndex;
                    placement = offeredPlacement;
                }
            }
        }

        private BigInteger below(BigInteger bound) {
            byte[] bytes = new byte[bound.bitLength() / Byte.SIZE + 1];
            BigInteger value = bound;
            while (value.compareTo(bound) >= 0) {
                random.nextBytes(bytes);
                value = new BigInteger(1, bytes).mod(BigInteger.ONE.shiftLeft(bound.bitLength()));
            }
            return value;
        }
    }
}
