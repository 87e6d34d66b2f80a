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
 * Estimates the work of finding every packing, and how many there are, by random descents in the search tree (Knuth,
 * "Estimating the efficiency of backtrack programs", Mathematics of Computation 29, 1975). Where a search of the
 * remaining puzzle is short, it is run to its end instead of estimated, because the depths vary most.
 *
 * <p>Large subtrees are rare and heavy. So from few probes the estimate is more often too low than too high. The
 * interval allows for that, so it is wide.
 */
public final class TreeEstimator {
    /** A search of this many nodes takes a fraction of a second, most of it for its model. */
    private static final long NODES_OF_WHOLE = 100_000;
    /** A search of this many nodes takes longer than its model. */
    private static final long NODES_OF_LEAF = 10_000;
    /** Fewer probes than this give no estimate. */
    private static final int LEAST_PROBES = 5;
    /** With fewer probes than this, a narrow spread may be luck. */
    private static final int PROBES_OF_NARROW = 100;

    /** Where the frontier is to be surveyed too, probes get this many of {@code SHARES} equal shares of the time. */
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
     * Estimates until the result is within 5 %, or a limit is reached. The same seed and number of probes give the same
     * nodes and packings, unless time runs out.
     *
     * @param limits the limits of time and nodes; one thread makes the probes
     * @param most the largest number of probes
     * @return no estimate of the search when a limit was reached after too few probes
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

    /** Estimates the work of a search that is known to be long. */
    static Optional<TreeEstimate> descend(CountStages stages, int most, RandomGenerator random) {
        try {
            return new TreeEstimator(stages, random).byDescents(NODES_OF_LEAF, most);
        } catch (Stopped e) {
            return Optional.empty();
        }
    }

    /** Estimates the work of a search without a time limit, also where the search of the whole puzzle is short. */
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
        // While the first probes run, Java is still compiling.
        double pace = DescentSample.secondsPerNode(probes.subList(probes.size() / 2, probes.size()));
        return new TreeEstimate(false, probes.size(), nodes, packings, nodes.times(pace));
    }

    private MeanEstimate spread(ToDoubleFunction<DescentSample> value) {
        return Spread.ofMean(probes.stream().mapToDouble(value).toArray());
    }

    /**
     * Computes an interval for a mean, where a few samples make up most of the sum because their weights are large. The
     * interval depends on the number of equal samples that would vary as much (Kish, 1965). If they are few, Student's
     * quantile (1908) is large. The ends are factors of the mean, because no sample is below zero.
     *
     * <p>Samples that were not drawn are heavier than those that were. So the upper end is computed with the largest
     * sample counted twice. The quantile has a third as many degrees of freedom as there are such equal samples. In
     * tests, the interval then contained nine of ten known counts.
     */
    static final class Spread {
        /** Nine of ten normally distributed samples are within this many standard deviations around the mean. */
        private static final double DEVIATIONS = 1.645;
        /**
         * The degrees of freedom are this share of the number of equal samples that would vary as much. The share was
         * measured: with all of them, more than a tenth of known counts are outside the interval.
         */
        private static final double SHARE_OF_ALIKE = 1.0 / 3;
        /** An end is at most this factor away from the mean, because wider intervals say nothing more. */
        private static final double WIDEST = 1e6;

        private Spread() {}

        /**
         * Returns the mean and its interval.
         *
         * @param samples at least two samples, none negative
         */
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
            // Samples are divided by their mean, so that squares of large ones do not overflow.
            double mean = mean(samples);
            double squares = Arrays.stream(samples)
                    .map(sample -> sample / mean * (sample / mean))
                    .sum();
            double alike = n * (n / squares);
            double deviation = Math.sqrt(Math.max(0, 1 / alike - 1.0 / n) * n / (n - 1));
            return Math.min(WIDEST, Math.exp(quantile(SHARE_OF_ALIKE * alike) * deviation));
        }

        /** Returns Student's quantile that one of twenty samples exceeds, with an error of at most a hundredth. */
        static double quantile(double degrees) {
            double inverse = 1 / Math.max(1, degrees);
            return DEVIATIONS * Math.exp((0.93 + 0.41 * inverse) * inverse);
        }

        private static double mean(double... samples) {
            return Arrays.stream(samples).average().orElseThrow();
        }
    }
}
