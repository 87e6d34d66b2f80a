package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.parts.TaskThreads;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.Method;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Makes runs and comparisons from values that a test chooses. */
final class Runs {
    private Runs() {}

    static RunResult packed(int number, double seconds, long iterations, int covered) {
        return packed(number, new TracePoint(seconds, iterations, iterations, 0, 0, covered));
    }

    static RunResult packed(int number, TracePoint end) {
        return run(
                number,
                local(new Verdict.Packed(new Packing(List.of()), 1, Optional.of(Limit.PACKINGS), Work.NONE), end));
    }

    static RunResult undecided(int number, double cost, int covered) {
        return run(number, undecided(new Packing(List.of()), 9, cost, covered, 100));
    }

    static RunResult covering(int number, int covered, int target) {
        return undecided(number, 1, covered).judged(Optional.of(target), Optional.empty());
    }

    static RunResult refuted(int number, int covered) {
        return packed(number, 1, 1, covered).judged(Optional.empty(), Optional.of("It is wrong."));
    }

    static RunResult brokenOff(int number, String why) {
        return new RunResult(number, Optional.of((long) number), Optional.empty(), Optional.empty(), Optional.of(why));
    }

    private static RunResult run(int number, LocalRun run) {
        return new RunResult(
                number,
                Optional.of((long) number),
                Optional.of(RunClaim.made(run)),
                Optional.empty(),
                Optional.empty());
    }

    /** Returns a run of another program with no data except this claim. */
    static RunResult told(int number, RunClaim claim) {
        return new RunResult(number, Optional.empty(), Optional.of(claim), Optional.empty(), Optional.empty());
    }

    static MethodResult tried(String method, List<RunResult> runs) {
        return new MethodResult(method, Optional.empty(), "cells", OptionalDouble.empty(), Optional.empty(), runs);
    }

    /** Returns a proof that there is no packing. */
    static Proven infeasible(String reason, int atMost) {
        Work work = new Work(0, 1, 0, 0, 0, 0.1);
        return new Proven(Verdict.Status.INFEASIBLE, "fake", reason, Optional.empty(), atMost, work);
    }

    /** Returns an undecided result, of which only the bound is proven. */
    static Proven undecided(String reason, int atMost) {
        return new Proven(Verdict.Status.UNDECIDED, "", reason, Optional.of(new Packing(List.of())), atMost, Work.NONE);
    }

    /** Returns a comparison of these methods, without results of other programs. */
    static Comparison comparison(
            List<Puzzle> puzzles, List<Method> methods, int runs, LocalLimits limits, Duration exact, int threads) {
        return new Comparison(puzzles, methods, runs, limits, exact, threads, List.of(), Optional.empty(), false);
    }

    /** Runs a comparison on the number of threads that the comparison asks for. */
    static List<PuzzleComparison> made(Comparison comparison, Listener listener) {
        try (TaskRunner threads = new TaskThreads(Limits.NONE.withThreads(comparison.threads()), "comparison")) {
            return comparison.run(listener, threads);
        }
    }

    static LocalRun packed(Packing packing, int covered) {
        return local(
                new Verdict.Packed(packing, 1, Optional.of(Limit.PACKINGS), Work.NONE),
                new TracePoint(1, 1, 1, 0, 0, covered));
    }

    static LocalRun undecided(Packing part, double seconds, double cost, int covered, long iterations) {
        return local(
                new Verdict.Undecided(Limit.TIME, part, Work.NONE),
                new TracePoint(seconds / 10, 1, 1, 0, cost + 2, Math.max(0, covered - 2)),
                new TracePoint(seconds, iterations, iterations, 0, cost, covered));
    }

    private static LocalRun local(Verdict verdict, TracePoint... trace) {
        return new LocalRun(verdict, trace[trace.length - 1].iteration(), 7, 0, List.of(trace), Map.of());
    }
}
