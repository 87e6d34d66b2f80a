package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * Submits all searches for one puzzle, and collects their results. The exact search is submitted first. Then come the
 * first runs of all methods, then their second runs, and so on.
 */
final class PuzzleTask {
    /** A {@code Pending} is a submitted run with its number and seed. */
    private record Pending(int number, long seed, Future<Optional<RunAttempt>> attempt) {}

    private final Comparison comparison;
    private final Puzzle puzzle;
    private final SearchPool pool;
    private final CompletableFuture<Optional<Proven>> proven;
    /** This map has the submitted runs of each method that does not refuse the puzzle. */
    private final Map<Method, List<Pending>> runs = new LinkedHashMap<>();

    PuzzleTask(Comparison comparison, Puzzle puzzle, SearchPool pool) {
        this.comparison = comparison;
        this.puzzle = puzzle;
        this.pool = pool;
        this.proven = pool.add(pool.submit(new ExactTask(puzzle, comparison.exactTimeLimit())));
        comparison.methods().stream()
                .filter(method -> method.refusal(puzzle).isEmpty())
                .forEach(method -> runs.put(method, new ArrayList<>()));
        for (int run = 1; run <= comparison.runs(); run++) {
            int number = run;
            runs.forEach((method, pending) -> pending.add(submit(method, number)));
        }
    }

    private Pending submit(Method method, int number) {
        long seed = RunSeed.of(comparison.limits().seed(), puzzle.name(), method.word(), number);
        return new Pending(
                number,
                seed,
                pool.add(
                        known().thenCompose(answer -> pool.submit(new RunTask(puzzle, method, limits(answer, seed))))));
    }

    /**
     * Returns the answer for which the runs have to wait. If the goal is a covering, runs end when they reach the
     * optimum, or its upper bound if no optimum is proven. So they wait until the exact search has ended, and the
     * results do not depend on the number of threads. Otherwise, runs do not wait.
     */
    private CompletableFuture<Optional<Proven>> known() {
        return isCovering() ? proven : CompletableFuture.completedFuture(Optional.empty());
    }

    private LocalLimits limits(Optional<Proven> answer, long seed) {
        LocalLimits limits = comparison.limits().withSeed(seed);
        return answer.map(optimum -> limits.withTarget(optimum.atMost())).orElse(limits);
    }

    private boolean isCovering() {
        return puzzle.goal() instanceof Goal.Cover;
    }

    /** Returns the results of all searches that have ended so far. */
    PuzzleComparison result() {
        Proven answer = SearchPool.result(proven).orElseGet(() -> ExactAnswer.notReached(puzzle));
        ClaimCheck check = new ClaimCheck(puzzle, answer);
        Optional<Integer> target = isCovering() ? Optional.of(answer.atMost()) : Optional.empty();
        List<MethodResult> results = new ArrayList<>();
        for (Method method : comparison.methods()) {
            results.add(method.refusal(puzzle)
                    .map(why -> MethodResult.refused(method.word(), why))
                    .orElseGet(() -> tried(method, target, check)));
        }
        comparison.reported().forEach(method -> results.add(reported(method, target, check)));
        return new PuzzleComparison(puzzle, answer, results, comparison.against());
    }

    /**
     * Returns the result of a method. A run that was interrupted is left out, because it is unknown how it would have
     * ended. But an interrupted run with a wrong claim is kept.
     */
    private MethodResult tried(Method method, Optional<Integer> target, ClaimCheck check) {
        List<RunResult> ended = new ArrayList<>();
        for (Pending run : runs.get(method)) {
            SearchPool.result(run.attempt()).ifPresent(attempt -> {
                Optional<RunClaim> claim = attempt.run().map(RunClaim::made);
                Optional<String> wrong = claim.map(check::refute).orElse(Optional.of(attempt.failure()));
                RunResult result = new RunResult(run.number(), Optional.of(run.seed()), claim, target, wrong);
                if (wrong.isPresent() || !result.stoppedBy().equals(Optional.of(Limit.INTERRUPTED))) {
                    ended.add(result);
                }
            });
        }
        return new MethodResult(
                method.word(),
                Optional.empty(),
                method.costWords(),
                method.fitnessOfPacking(puzzle),
                Optional.empty(),
                ended);
    }

    /**
     * Returns the result of a row that another program reports. This program did not make the runs of the row, but it
     * can check many of their claims.
     */
    private MethodResult reported(ReportedMethod method, Optional<Integer> target, ClaimCheck check) {
        List<RunResult> judged = method.runs().getOrDefault(puzzle, List.of()).stream()
                .map(run -> run.judged(target, run.refutation().or(() -> check.refute(run.claim()))))
                .toList();
        return new MethodResult(
                method.word(),
                Optional.empty(),
                method.costWords(),
                fitnessLike(method),
                Optional.of(method.source()),
                judged);
    }

    /**
     * Returns the fitness of a packing for a row of another program. It is the fitness that a method of this program
     * with the same cost gives to a packing. The result is empty if no method of this program has this cost.
     */
    private OptionalDouble fitnessLike(ReportedMethod reported) {
        return comparison.methods().stream()
                .filter(method -> method.costWords().equals(reported.costWords()))
                .map(method -> method.fitnessOfPacking(puzzle))
                .findFirst()
                .orElse(OptionalDouble.empty());
    }
}
