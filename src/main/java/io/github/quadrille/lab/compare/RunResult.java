package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.lab.compare.RunClaim.Moment;
import io.github.quadrille.lab.local.LocalRun;
import java.util.Optional;

/**
 * A {@code RunResult} is one run of a method, with the result of checking its claim.
 *
 * @param number the number of the run, from 1
 * @param seed the seed with which the run can be repeated, if it is known
 * @param told the claim of the run; empty when a fault of the method broke the run off
 * @param target the number of cells to cover if that is the target; empty if the target is a packing
 * @param refutation the reason why the claim is wrong, or why the run broke off; empty if no fault was found
 */
public record RunResult(
        int number,
        Optional<Long> seed,
        Optional<RunClaim> told,
        Optional<Integer> target,
        Optional<String> refutation) {
    /** Returns a copy of this run with the given target and the given reason why the claim is wrong. */
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
     * Returns the moment when the run reached the target. The target is a packing or a number of covered cells. The
     * result is empty if the run did not reach the target, or if it is refuted.
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

    /**
     * Returns the packing of the run, or the fullest part of a packing. The result is empty if the run does not show
     * its pieces.
     */
    public Optional<Packing> best() {
        return claim().pieces();
    }

    /**
     * Returns the status of the run: {@code packed}, {@code undecided}, {@code refuted} or {@code broken off}. A
     * successful run of a covering is {@code optimal}.
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

    /**
     * Returns the limit that ended the run. The result is empty if the run found a packing, or does not report its
     * limit.
     */
    public Optional<Limit> stoppedBy() {
        return local().flatMap(run ->
                run.verdict() instanceof Verdict.Undecided part ? Optional.of(part.stoppedBy()) : Optional.empty());
    }

    /** Returns a text that names the run and says what is wrong with it. */
    String refutationWords() {
        return "run %d%s: %s"
                .formatted(number, seed.map(" (seed %d)"::formatted).orElse(""), refutation.orElseThrow());
    }
}
