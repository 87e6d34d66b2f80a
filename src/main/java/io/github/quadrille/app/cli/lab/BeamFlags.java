package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import io.github.quadrille.lab.local.beam.StochasticBeam.RandomShare;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** The options of the stochastic beam search. */
final class BeamFlags implements MethodOptions {
    private static final StochasticBeam PUBLISHED = StochasticBeam.PUBLISHED;

    @Option(names = "--beam-width", paramLabel = "N", description = "How many states are kept (default: 50).")
    @TuningRange(from = 1, to = 200, logarithmic = true)
    private int width = PUBLISHED.beams();

    @Option(
            names = "--beam-random-start",
            paramLabel = "SHARE",
            description = "The share of them drawn at random, after a restart (default: 0.9).")
    @TuningRange(from = 0, to = 1)
    private double randomStart = PUBLISHED.randomShare().start();

    @Option(
            names = "--beam-random-step",
            paramLabel = "SHARE",
            description = "By how much the random share sinks in every iteration (default: 0.01).")
    @TuningRange(from = 0, to = 0.1)
    private double randomStep = PUBLISHED.randomShare().step();

    @Option(
            names = "--beam-random-floor",
            paramLabel = "SHARE",
            description = "The random share never sinks below this (default: 0.1).")
    @TuningRange(from = 0, to = 1)
    private double randomFloor = PUBLISHED.randomShare().floor();

    @Option(
            names = "--beam-patience",
            paramLabel = "N",
            description = "Restart when the lowest cost stays the same for more than N iterations (default: 30).")
    @TuningRange(from = 1, to = 300, logarithmic = true)
    private int patience = PUBLISHED.patience();

    @Option(
            names = "--beam-overlap",
            paramLabel = "COST",
            description = "Cost of the largest count of every column (default: 1).")
    @TuningRange(from = 0, to = 10)
    private double overlap = PUBLISHED.weights().overlap();

    @Option(names = "--beam-gap", paramLabel = "COST", description = "Cost of every empty cell (default: 2).")
    @TuningRange(from = 0, to = 10)
    private double gap = PUBLISHED.weights().gap();

    @Option(
            names = "--beam-gutter",
            paramLabel = "COST",
            description = "Cost of hanging over, times the iterations since the restart (default: 0.5).")
    @TuningRange(from = 0, to = 5)
    private double gutter = PUBLISHED.weights().gutter();

    @Option(
            names = "--beam-row-reward",
            paramLabel = "COST",
            description = "Reward of a finished row, times the square of its number (default: 0.05).")
    @TuningRange(from = 0, to = 1)
    private double rowReward = PUBLISHED.weights().rowReward();

    @Option(
            names = "--beam-step",
            paramLabel = "N",
            description = "The longest step of a piece (default: the largest count of a kind).")
    @TuningRange(from = 1, to = 10)
    private Integer longestStep;

    @Option(
            names = "--beam-corner",
            paramLabel = "WORD",
            description = "What hangs over both edges counts in the right gutter alone: published; or in both gutters:"
                    + " both (default: published).")
    private Corner corner = PUBLISHED.corner();

    @Option(
            names = "--beam-draws",
            paramLabel = "WORD",
            description = "Random states are drawn with replacement: published; or each at most once: distinct"
                    + " (default: published).")
    private Draws draws = PUBLISHED.draws();

    @Override
    public Method method() {
        if (width < 1) {
            throw new IllegalArgumentException(
                    "--beam-width %d leaves nothing to keep. Maybe use 1 or more.".formatted(width));
        }
        if (patience < 1) {
            throw new IllegalArgumentException(
                    "--beam-patience %d restarts for ever. Maybe use 1 or more.".formatted(patience));
        }
        if (longestStep != null && longestStep < 1) {
            throw new IllegalArgumentException(
                    "--beam-step %d moves nothing. Maybe use 1 or more.".formatted(longestStep));
        }
        demandShare("--beam-random-start", randomStart);
        demandShare("--beam-random-floor", randomFloor);
        demandWeight("--beam-random-step", randomStep);
        demandWeight("--beam-overlap", overlap);
        demandWeight("--beam-gap", gap);
        demandWeight("--beam-gutter", gutter);
        demandWeight("--beam-row-reward", rowReward);
        return new StochasticBeam(
                width,
                new RandomShare(randomStart, randomStep, randomFloor),
                patience,
                new CostWeights(overlap, gap, gutter, rowReward),
                longestStep == null ? OptionalInt.empty() : OptionalInt.of(longestStep),
                corner,
                draws);
    }

    private static void demandShare(String option, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(
                    "%s %s is no share. Maybe use a number from 0 to 1.".formatted(option, value));
        }
    }

    private static void demandWeight(String option, double value) {
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("%s %s is no use. Maybe use 0 or more.".formatted(option, value));
        }
    }
}
