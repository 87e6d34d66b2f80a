package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.lab.compare.RunResult.RefutedClaim;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Runs made by hand. */
final class Runs {
    private Runs() {}

    static RunResult packed(int number, double seconds, long iterations, int covered) {
        return packed(number, new TracePoint(seconds, iterations, iterations, 0, 0, covered));
    }

    static RunResult packed(int number, TracePoint end) {
        return new RunResult(
                number,
                OptionalLong.of(number),
                made(local(new Verdict.Packed(new Packing(List.of()), 1, Optional.of(Limit.PACKINGS), Work.NONE), end)),
                OptionalInt.empty(),
                Optional.empty());
    }

    static RunResult undecided(int number, double cost, int covered) {
        return new RunResult(
                number,
                OptionalLong.of(number),
                made(undecided(new Packing(List.of()), 9, cost, covered, 100)),
                OptionalInt.empty(),
                Optional.empty());
    }

    static RunResult covering(int number, int covered, int target) {
        return new RunResult(
                number,
                OptionalLong.of(number),
                made(undecided(new Packing(List.of()), 9, 1, covered, 100)),
                OptionalInt.of(target),
                Optional.empty());
    }

    static RunResult refuted(int number, int covered) {
        return new RunResult(
                number,
                OptionalLong.of(number),
                packed(number, 1, 1, covered).claim(),
                OptionalInt.empty(),
                Optional.of("It is wrong."));
    }

    static RunClaim made(LocalRun run) {
        return RunClaim.made(run);
    }

    static MethodResult.Tried tried(String method, List<RunResult> runs, RefutedClaim... refutations) {
        return new MethodResult.Tried(
                method, "cells", OptionalDouble.empty(), Optional.empty(), runs, List.of(refutations));
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
