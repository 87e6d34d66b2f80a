package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.lab.compare.RunClaim.Moment;
import io.github.quadrille.lab.local.LocalRun;
import java.util.Optional;

/**
 * A {@code RunResult} is one run of a method, with the judgement on it.
 *
 * @param number the number of the run, from 1
 * @param seed the seed that repeats the run, where it is known
 * @param told the claim of the run; empty when it broke off
 * @param target the number of cells to cover if that is the target; empty if the target is a packing
 * @param refutation the reason why the claim is wrong, or why the run broke off; empty if neither is so
 */
public record RunResult(
        int number,
        Optional<Long> seed,
        Optional<RunClaim> told,
        Optional<Integer> target,
        Optional<String> refutation) {
    /** Returns this run with another target and judgement. */
    RunResult judged(Optional<Integer> cells, Optional<String> wrong) {
        return new RunResult(number, seed, told, cells, wrong);
    }

    /** Returns the claim of the run; an empty claim when the run broke off. */
    public RunClaim claim() {
        return told.orElse(RunClaim.NOTHING);
    }

    /** Returns whether the run came to its end and is not refuted. */
    public boolean isSound() {
        return refutation.isEmpty();
    }

    /** Returns whether the run has reached the target and is not refuted. */
    public boolean isSuccess() {
        return success().isPresent();
    }

    /**
     * Returns the moment when the run reached the target, which is a packing or a number of cells. Empty if it did not,
     * or if it is refuted.
     */
    public Optional<Moment> success() {
        boolean reaches = target.map(cells -> covered().orElse(-1) >= cells).orElse(claim().isPacked());
        if (!isSound() || !reaches) {
            return Optional.empty();
        }
        return claim().trace().stream()
                .filter(point -> target.isPresent() && point.covered() >= target.get())
                .findFirst()
                .map(Moment::of)
                .or(() -> Optional.of(claim().end()));
    }

    /** Returns the number of mandatory cells that the run claims to cover. */
    public Optional<Integer> covered() {
        return claim().covered();
    }

    /** Returns the lowest cost of the run. */
    public Optional<Double> cost() {
        return claim().cost();
    }

    /** Returns the packing of the run, or the fullest part of one, where it shows it. */
    public Optional<Packing> best() {
        return claim().pieces();
    }

    /**
     * Returns the status of the run: {@code packed}, {@code optimal} for a covering, {@code undecided}, {@code refuted}
     * or {@code broken off}.
     */
    public String status() {
        if (!isSound()) {
            return told.isPresent() ? "refuted" : "broken off";
        }
        if (target.isPresent() && isSuccess()) {
            return Status.OPTIMAL.word();
        }
        return (claim().isPacked() ? Status.PACKED : Status.UNDECIDED).word();
    }

    /** Returns the run itself, if this program made it. */
    public Optional<LocalRun> local() {
        return claim().run();
    }

    /** Returns the limit that ended the run; empty if it has found a packing or does not report its limit. */
    public Optional<Limit> stoppedBy() {
        return local().flatMap(run ->
                run.verdict() instanceof Verdict.Undecided part ? Optional.of(part.stoppedBy()) : Optional.empty());
    }

    /** Returns a sentence for readers about the run and its error. */
    String refutationWords() {
        return "run %d%s: %s"
                .formatted(number, seed.map(" (seed %d)"::formatted).orElse(""), refutation.orElseThrow());
    }
}
