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
 * <p>Large sub-trees are rare and heavy: from few probes, the estimate is more often too low than too high, and so is the interval.
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
    /** Nine of ten are so many standard deviations around the mean. */
    private static final double DEVIATIONS = 1.645;

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
        stages.ended("probes", descent.work());
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
        return n >= PROBES_OF_NARROW && DEVIATIONS * Math.sqrt(variance / n) <= NARROW * sum / n;
    }

    private TreeEstimate summary() {
        MeanEstimate nodes = spread(DescentSample::nodes);
        MeanEstimate packings = spread(DescentSample::packings);
        // Java is still compiling while the first ones run.
        double pace = DescentSample.secondsPerNode(probes.subList(probes.size() / 2, probes.size()));
        return new TreeEstimate(false, probes.size(), nodes, packings, nodes.times(pace));
    }

    private MeanEstimate spread(ToDoubleFunction<DescentSample> value) {
        return Bootstrap.ofMean(probes.stream().mapToDouble(value).toArray(), random);
    }

    /**
     * How sure a mean is (Efron, 1979): samples are drawn from the samples again and again, and their means vary about as much
     * as those of new samples would.
     */
    static final class Bootstrap {
        private static final int RESAMPLES = 1000;
        private static final double TAIL = 0.05;

        private Bootstrap() {}

        /** @param samples at least one */
        static MeanEstimate ofMean(double[] samples, RandomGenerator random) {
            double[] means = new double[RESAMPLES];
            for (int resample = 0; resample < RESAMPLES; resample++) {
                means[resample] =
                        mean(random.ints(samples.length, 0, samples.length).mapToDouble(i -> samples[i]));
            }
            Arrays.sort(means);
            int outside = (int) (TAIL * RESAMPLES);
            return new MeanEstimate(mean(Arrays.stream(samples)), means[outside], means[RESAMPLES - 1 - outside]);
        }

        private static double mean(DoubleStream numbers) {
            return numbers.average().orElseThrow();
        }
    }
}
