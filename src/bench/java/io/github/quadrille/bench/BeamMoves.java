package io.github.quadrille.bench;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.beam.SlowBeamCost;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * Measures how many moves per second two versions of the stochastic beam search make. Our version is timed in whole
 * iterations. The other version works like the original program, which builds the board anew for each move. It is timed
 * only while it computes the costs of moves. Both versions are in Java, and they run by turns in one process. The time
 * is the processor time of this thread.
 */
public final class BeamMoves {
    private static final double SECONDS = 2;
    private static final int ROUNDS = 5;

    private BeamMoves() {}

    public static void main(String[] arguments) {
        Locale.setDefault(Locale.ROOT);
        System.out.println(
                "| board | building the board anew | ours, whole iterations | ratio | ours, seconds per iteration |");
        System.out.println("|---|---|---|---|---|");
        for (Puzzle puzzle : List.of(Puzzle.standard(4, 10), Puzzle.standard(8, 10), Puzzle.standard(28, 70))) {
            measure(puzzle);
        }
    }

    private static void measure(Puzzle puzzle) {
        LocalSearch search = StochasticBeam.PUBLISHED.start(puzzle, new SplittableRandom(1));
        search.restart();
        LongSupplier ours = () -> movesOfStep(search);
        SlowBeamCost slow = new SlowBeamCost(puzzle, StochasticBeam.PUBLISHED.weights(), Corner.PUBLISHED);
        LongSupplier theirs = () -> movesAnew(slow);
        double mine = 0;
        double baseline = 0;
        for (int round = 0; round < ROUNDS; round++) {
            baseline = Math.max(baseline, perSecond(theirs));
            mine = Math.max(mine, perSecond(ours));
        }
        System.out.printf(
                "| %s | %,.0f | %,.0f | %.0f | %.6f |%n",
                puzzle.name(), baseline, mine, mine / baseline, movesOfStep(search) / mine);
    }

    private static long movesOfStep(LocalSearch search) {
        long before = search.moves();
        while (!search.step()) {
            search.restart();
        }
        // A real run asks for the covered area after each step, so the measured time includes this computation.
        return search.covered() < 0 ? 0 : search.moves() - before;
    }

    private static long movesAnew(SlowBeamCost slow) {
        int moves = 1000;
        return slow.lowestOfRandomMoves(moves, 1) < Double.POSITIVE_INFINITY ? moves : 0;
    }

    private static double perSecond(LongSupplier work) {
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long end = begin;
        long moves = 0;
        while (end - begin < SECONDS / ROUNDS * 1e9) {
            moves += work.getAsLong();
            end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }
        return moves / ((end - begin) / 1e9);
    }
}
