package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import io.github.quadrille.engine.count.RandomDescent.CpuTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;

/**
 * Estimates what finding every packing takes, and how many there are, from random descents in the search tree: Knuth,
 * "Estimating the efficiency of backtrack programs", Mathematics of Computation 29 (1975). Where the search of what is left
 * is short, it is run to its end instead of estimated: the depths vary most.
 *
 * <p>Large sub-trees are rare and heavy: from few probes, the estimate is more often too low than too high. The interval
 * allows for that, so it is wide.
 */
public final class TreeEstimator {
    /** A search of so many nodes takes a fraction of a second, most of it for its model. */
    private static final long NODES_OF_WHOLE = 100_000;
    /** A search of so many nodes takes longer than its model. */
    private static final long NODES_OF_LEAF = 10_000;
    /** From fewer probes nothing can be said. */
    private static final int LEAST_PROBES = 5;
    /** From fewer probes a narrow spread may be luck. */
    private static final int PROBES_OF_NARROW = 100;

    /** So much of the time goes to probes where the frontier is to be surveyed, too. */
    private static final int SHARE_OF_PROBES = 4;

    private static final int SHARES = 5;

    private static final double NARROW = 0.05;

    private final List<DescentSample> probes = new ArrayList<>();
    private final CountStages stages;
    private final RandomGenerator random;
    private double sum;
    private double squares;

    private TreeEstimator(CountStages stages, RandomGenerator random) {
        this.stages = stages;
        this.random = random;
    }

    /**
     * Estimates until it is within 5 %, or a limit is reached. The same seed and number of probes give the same nodes
     * and packings, unless time runs out.
     *
     * @param limits those of time and nodes; probes are made by one thread
     * @param most how many probes
     * @return no estimate of the search when a limit was reached after so few probes that they say nothing
     */
    public static CountEstimate estimate(
            Puzzle puzzle, CountMethod method, Limits limits, int most, RandomGenerator random, Listener listener) {
        CountStages stages = new CountStages(puzzle, limits, listener);
        Optional<Duration> share =
                limits.time().map(time -> time.multipliedBy(SHARE_OF_PROBES).dividedBy(SHARES));
        boolean frontierToo = method == CountMethod.AUTO;
        Optional<TreeEstimate> search =
                estimate(frontierToo && share.isPresent() ? stages.look(share.get()) : stages, most, random);
        return new CountEstimate(
                search,
                search.filter(found -> frontierToo).flatMap(found -> PackingCounter.frontierInstead(found, stages)));
    }

    private static Optional<TreeEstimate> estimate(CountStages stages, int most, RandomGenerator random) {
        try {
            double begin = CpuTime.seconds();
            Verdict whole = stages.search("whole", NODES_OF_WHOLE);
            return whole.stopped().isEmpty()
                    ? Optional.of(exactly(DescentSample.of(whole, CpuTime.seconds() - begin, 1)))
                    : descend(stages, most, random);
        } catch (Stopped e) {
            return Optional.empty();
        }
    }

    /** What the search would take, where it is known to be long. */
    static Optional<TreeEstimate> descend(CountStages stages, int most, RandomGenerator random) {
        try {
            return new TreeEstimator(stages, random).byDescents(NODES_OF_LEAF, most);
        } catch (Stopped e) {
            return Optional.empty();
        }
    }

    /** The same without a time limit, also where the search of the whole is short. */
    static Optional<TreeEstimate> byDescents(Puzzle puzzle, long nodesOfLeaf, int most, RandomGenerator random) {
        CountStages stages = new CountStages(puzzle, Limits.NONE.withThreads(1), Listener.SILENT);
        return new TreeEstimator(stages, random).byDescents(nodesOfLeaf, most);
    }

    private Optional<TreeEstimate> byDescents(long nodesOfLeaf, int most) {
        RandomDescent descent = new RandomDescent(stages, nodesOfLeaf, random);
        boolean stopped = false;
        while (!stopped && probes.size() < most && !isNarrow()) {
            Optional<DescentSample> probe = descent.next();
            probe.ifPresent(this::add);
            stopped = probe.isEmpty();
        }
        stages.budget().ended("probes", descent.work());
        return probes.size() < LEAST_PROBES ? Optional.empty() : Optional.of(summary());
    }

    private static TreeEstimate exactly(DescentSample whole) {
        return new TreeEstimate(
                true,
                1,
                MeanEstimate.exactly(whole.nodes()),
                MeanEstimate.exactly(whole.packings()),
                MeanEstimate.exactly(whole.seconds()));
    }

    private void add(DescentSample probe) {
        probes.add(probe);
        sum += probe.nodes();
        squares += probe.nodes() * probe.nodes();
        if (stages.clock().isTimeToReport()) {
            stages.clock().report("%,d probes, about %.1e nodes".formatted(probes.size(), sum / probes.size()));
        }
    }

    private boolean isNarrow() {
        int n = probes.size();
        double variance = squares / n - sum / n * (sum / n);
        return n >= PROBES_OF_NARROW && Spread.DEVIATIONS * Math.sqrt(variance / n) <= NARROW * sum / n;
    }

    private TreeEstimate summary() {
        MeanEstimate nodes = spread(DescentSample::nodes);
        MeanEstimate packings = spread(DescentSample::packings);
        // Java is still compiling while the first ones run.
        double pace = DescentSample.secondsPerNode(probes.subList(probes.size() / 2, probes.size()));
        return new TreeEstimate(false, probes.size(), nodes, packings, nodes.times(pace));
    }

    private MeanEstimate spread(ToDoubleFunction<DescentSample> value) {
        return Spread.ofMean(probes.stream().mapToDouble(value).toArray());
    }

    /**
     * How sure a mean is where a few samples are most of the sum, as the weights of descents are. So many equal samples as would
     * vary as much (Kish, 1965) decide, whatever their number is: from few, Student's quantile (1908) is far out. The ends are
     * factors of the mean, since none is below zero.
     *
     * <p>What was not seen is heavier than what was. So the upper end is that of samples among which the largest is twice, and
     * the quantile is that of a third as many degrees of freedom as there are such equal samples: so the interval held nine
     * of ten known counts.
     */
    static final class Spread {
        /** Nine of ten normal samples are so many standard deviations around the mean. */
        private static final double DEVIATIONS = 1.645;
        /** This was measured; with all of them, more than a tenth of known counts are outside. */
        private static final double SHARE_OF_ALIKE = 1.0 / 3;
        /** Further out, the ends say nothing more. */
        private static final double WIDEST = 1e6;

        private Spread() {}

        /** @param samples at least two, none negative */
        static MeanEstimate ofMean(double[] samples) {
            double mean = mean(samples);
            double largest = Arrays.stream(samples).max().orElseThrow();
            double[] more = DoubleStream.concat(Arrays.stream(samples), DoubleStream.of(largest))
                    .toArray();
            double upper = mean + (largest - mean) / samples.length;
            return mean == 0
                    ? MeanEstimate.exactly(0)
                    : new MeanEstimate(mean, mean / factor(samples), upper * factor(more));
        }

        private static double factor(double... samples) {
            int n = samples.length;
            // The mean is one, so that squares of large ones do not overflow.
            double mean = mean(samples);
            double squares = Arrays.stream(samples)
                    .map(sample -> sample / mean * (sample / mean))
                    .sum();
            double alike = n * (n / squares);
            double deviation = Math.sqrt(Math.max(0, 1 / alike - 1.0 / n) * n / (n - 1));
            return Math.min(WIDEST, Math.exp(quantile(SHARE_OF_ALIKE * alike) * deviation));
        }

        /** Student's, above which one of twenty lies, within a hundredth. */
        static double quantile(double degrees) {
            double inverse = 1 / Math.max(1, degrees);
            return DEVIATIONS * Math.exp((0.93 + 0.41 * inverse) * inverse);
        }

        private static double mean(double... samples) {
            return Arrays.stream(samples).average().orElseThrow();
        }
    }
}
