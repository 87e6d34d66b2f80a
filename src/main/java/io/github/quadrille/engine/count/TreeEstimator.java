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
 * Estimates the work of finding every packing, and how many packings there are, by random descents in the search tree
 * (Knuth, "Estimating the efficiency of backtrack programs", Mathematics of Computation 29, 1975). If a search of the
 * remaining puzzle is short, it is run to its end instead of estimated, because estimates of the deepest part of the
 * tree vary most.
 *
 * <p>Large subtrees are rare, and make up much of the tree. So after few descents, the estimate is more often too low
 * than too high. The interval allows for that, so it is wide.
 */
public final class TreeEstimator {
    /**
     * Before any descent, a search of the whole puzzle opens at most this many nodes. This takes a fraction of a
     * second, mostly to build the model.
     */
    private static final long NODES_OF_WHOLE = 100_000;
    /**
     * A search at the end of a descent opens at most this many nodes. This takes longer than building the model of the
     * remaining puzzle.
     */
    private static final long NODES_OF_LEAF = 10_000;
    /** If there are fewer descents than this, there is no estimate. */
    private static final int LEAST_PROBES = 5;
    /** If there are fewer descents than this, a small variation of the samples may be chance. */
    private static final int PROBES_OF_NARROW = 100;

    /**
     * If the work of the frontier is to be estimated too, the time is divided into {@code SHARES} equal shares. The
     * descents get this many shares.
     */
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
     * Estimates until the number of nodes is known to about 5 %, all descents are made, or a limit is reached. The same
     * seed and number of descents give the same nodes and packings, unless time runs out.
     *
     * @param limits the limits of time and nodes; one thread makes the descents
     * @param most the largest number of descents
     * @return the estimate; it has no estimate of the search if a limit was reached after too few descents
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

    /** Estimates the work of a search without a time limit, even if the search of the whole puzzle is short. */
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
        // While the first descents run, Java is still compiling, so only the second half is used.
        double pace = DescentSample.secondsPerNode(probes.subList(probes.size() / 2, probes.size()));
        return new TreeEstimate(false, probes.size(), nodes, packings, nodes.times(pace));
    }

    private MeanEstimate spread(ToDoubleFunction<DescentSample> value) {
        return Spread.ofMean(probes.stream().mapToDouble(value).toArray());
    }

    /**
     * Computes an interval for a mean, when a few samples make up most of the sum because their weights are large. Some
     * number of samples with equal weights would give a mean that varies as much (Kish, 1965). The interval depends on
     * this number. If it is small, Student's quantile (1908) is large. The lower end is the mean divided by a factor,
     * and the upper end is a mean multiplied by a factor, because no sample is below zero.
     *
     * <p>The heaviest samples are rare, so most of them were not drawn. So the upper end is computed with the largest
     * sample counted twice. The degrees of freedom of the quantile are a third of the number of samples with equal
     * weights. In tests, the interval then contained nine of ten known counts.
     */
    static final class Spread {
        /** Nine of ten normally distributed samples are within this many standard deviations around the mean. */
        private static final double DEVIATIONS = 1.645;
        /**
         * The degrees of freedom are the number of samples with equal weights times this factor. The factor was
         * measured: with a factor of 1, more than a tenth of known counts are outside the interval.
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
            // Samples are divided by their mean, so that the squares of large samples do not overflow.
            double mean = mean(samples);
            double squares = Arrays.stream(samples)
                    .map(sample -> sample / mean * (sample / mean))
                    .sum();
            double alike = n * (n / squares);
            double deviation = Math.sqrt(Math.max(0, 1 / alike - 1.0 / n) * n / (n - 1));
            return Math.min(WIDEST, Math.exp(quantile(SHARE_OF_ALIKE * alike) * deviation));
        }

        /**
         * Returns the number that one of twenty samples of Student's distribution exceeds. Its relative error is at
         * most a hundredth.
         */
        static double quantile(double degrees) {
            double inverse = 1 / Math.max(1, degrees);
            return DEVIATIONS * Math.exp((0.93 + 0.41 * inverse) * inverse);
        }

        private static double mean(double... samples) {
            return Arrays.stream(samples).average().orElseThrow();
        }
    }
}
