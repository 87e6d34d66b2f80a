package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.RunResult.RefutedClaim;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** All searches for one puzzle: the exact one, then the first run of every method, the second of every method... */
final class PuzzleTask {
    /** A run on its way, and what it is called. */
    private record Pending(int number, long seed, Future<Optional<RunAttempt>> attempt) {}

    private final Comparison comparison;
    private final Puzzle puzzle;
    private final LocalListener listener;
    private final Optional<RunMaker> elsewhere;
    private final CompletableFuture<Optional<Proven>> proven;
    private final List<Optional<String>> refusals;
    private final List<List<Pending>> runs = new ArrayList<>();

    PuzzleTask(Comparison comparison, Puzzle puzzle, SearchPool pool, Optional<RunMaker> elsewhere) {
        this.comparison = comparison;
        this.puzzle = puzzle;
        this.elsewhere = elsewhere;
        this.listener = LocalListener.until(pool.listener()::isInterrupted);
        this.proven =
                pool.submit(() -> ExactAnswer.of(puzzle, comparison.exactTimeLimit(), pool.listener()::isInterrupted));
        this.refusals = comparison.methods().stream()
                .map(method -> method.refusal(puzzle))
                .toList();
        comparison.methods().forEach(method -> runs.add(new ArrayList<>()));
        for (int number = 1; number <= comparison.runs(); number++) {
            for (int m = 0; m < comparison.methods().size(); m++) {
                if (refusals.get(m).isEmpty()) {
                    runs.get(m).add(submit(comparison.methods().get(m), number, pool));
                }
            }
        }
    }

    private Pending submit(Method method, int number, SearchPool pool) {
        long seed = RunSeed.of(comparison.limits().seed(), puzzle.name(), method.word(), number);
        return new Pending(
                number,
                seed,
                elsewhere
                        .map(maker -> pool.add(order(maker, method, seed)))
                        .orElseGet(() -> pool.submit(() -> RunAttempt.of(
                                puzzle,
                                method,
                                limits(SearchPool.await(known())).withSeed(seed),
                                listener))));
    }

    private CompletableFuture<RunAttempt> order(RunMaker maker, Method method, long seed) {
        return known().thenCompose(
                        answer -> maker.make(puzzle, method, limits(answer).withSeed(seed)));
    }

    /**
     * Runs of a covering end at the proven optimum. They wait for it, so that nothing depends on the number of threads;
     * it was submitted before them, so that it comes.
     */
    private CompletableFuture<Optional<Proven>> known() {
        return isCovering() ? proven : CompletableFuture.completedFuture(Optional.empty());
    }

    private LocalLimits limits(Optional<Proven> answer) {
        return answer.map(optimum -> comparison.limits().withTarget(optimum.atMost()))
                .orElse(comparison.limits());
    }

    private boolean isCovering() {
        return puzzle.goal() instanceof Goal.Cover;
    }

    /** What has come of the searches so far. */
    PuzzleComparison result() {
        Proven answer = SearchPool.result(proven).orElseGet(() -> ExactAnswer.notReached(puzzle));
        ClaimCheck check = new ClaimCheck(puzzle, answer);
        OptionalInt target = isCovering() ? OptionalInt.of(answer.atMost()) : OptionalInt.empty();
        List<MethodResult> results = new ArrayList<>();
        for (int m = 0; m < runs.size(); m++) {
            Method method = comparison.methods().get(m);
            List<Pending> pending = runs.get(m);
            results.add(refusals.get(m)
                    .<MethodResult>map(sentence -> new MethodResult.Refused(method.word(), sentence))
                    .orElseGet(() -> tried(method, pending, target, check)));
        }
        comparison.reported().forEach(method -> results.add(reported(method, target, check)));
        return new PuzzleComparison(puzzle, answer, results, comparison.against());
    }

    /** Runs that were cut off are no runs: how they would have ended is unknown. Only a wrong claim stays wrong. */
    private MethodResult.Tried tried(Method method, List<Pending> pending, OptionalInt target, ClaimCheck check) {
        List<RunResult> ended = new ArrayList<>();
        List<RefutedClaim> refutations = new ArrayList<>();
        for (Pending run : pending) {
            SearchPool.result(run.attempt()).ifPresent(attempt -> {
                OptionalLong seed = OptionalLong.of(run.seed());
                Optional<RunClaim> claim = attempt.run().map(RunClaim::made);
                Optional<String> wrong = claim.map(check::refute).orElse(Optional.of(attempt.failure()));
                wrong.ifPresent(sentence -> refutations.add(new RefutedClaim(run.number(), seed, sentence)));
                claim.map(made -> new RunResult(run.number(), seed, made, target, wrong))
                        .filter(result -> wrong.isPresent() || !result.isCutShort())
                        .ifPresent(ended::add);
            });
        }
        return new MethodResult.Tried(
                method.word(),
                method.costWords(),
                method.fitnessOfPacking(puzzle),
                Optional.empty(),
                ended,
                refutations);
    }

    /** The runs of other programs were not seen, but much of what they claim can be checked. */
    private MethodResult.Tried reported(ReportedMethod method, OptionalInt target, ClaimCheck check) {
        List<RunResult> runs = new ArrayList<>();
        List<RefutedClaim> refutations = new ArrayList<>();
        for (ReportedMethod.Run run : method.on(puzzle)) {
            Optional<String> wrong = run.refutation().or(() -> check.refute(run.claim()));
            wrong.ifPresent(sentence -> refutations.add(new RefutedClaim(run.number(), run.seed(), sentence)));
            runs.add(new RunResult(run.number(), run.seed(), run.claim(), target, wrong));
        }
        return new MethodResult.Tried(
                method.word(),
                method.costWords(),
                fitnessLike(method),
                Optional.of(method.source()),
                runs,
                refutations);
    }

    /** The same cost has the same fitness, in all programs. */
    private OptionalDouble fitnessLike(ReportedMethod reported) {
        return comparison.methods().stream()
                .filter(method -> method.costWords().equals(reported.costWords()))
                .map(method -> method.fitnessOfPacking(puzzle))
                .findFirst()
                .orElse(OptionalDouble.empty());
    }
}
