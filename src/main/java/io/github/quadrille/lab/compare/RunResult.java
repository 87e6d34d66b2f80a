package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.lab.compare.RunClaim.Moment;
import io.github.quadrille.lab.local.LocalRun;
import java.util.Optional;

/**
 * One run of a method.
 *
 * @param number counted from 1
 * @param seed what repeats it, where that is known
 * @param told what it says of itself; empty when it broke off
 * @param target cells that it has to cover, where that is the target and not a packing
 * @param refutation why its claim is wrong, if it is, or why it broke off
 */
public record RunResult(
        int number,
        Optional<Long> seed,
        Optional<RunClaim> told,
        Optional<Integer> target,
        Optional<String> refutation) {
    /** The same, as it is judged. */
    RunResult judged(Optional<Integer> cells, Optional<String> wrong) {
        return new RunResult(number, seed, told, cells, wrong);
    }

    /** What it says of itself. */
    public RunClaim claim() {
        return told.orElse(RunClaim.NOTHING);
    }

    /** Whether it came to its end, and nothing speaks against it. */
    public boolean isSound() {
        return refutation.isEmpty();
    }

    /** Whether it has reached the target and nothing speaks against it. */
    public boolean isSuccess() {
        return success().isPresent();
    }

    /** When it reached the target: a packing, or so many cells; empty when it did not, or its claim is wrong. */
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

    /** Mandatory cells covered, as it says. */
    public Optional<Integer> covered() {
        return claim().covered();
    }

    /** Its lowest cost. */
    public Optional<Double> cost() {
        return claim().cost();
    }

    /** Its packing, or the fullest part of one, where it shows it. */
    public Optional<Packing> best() {
        return claim().pieces();
    }

    /** {@code packed}, of a covering {@code optimal}, {@code undecided}, {@code refuted} or {@code broken off}. */
    public String status() {
        if (!isSound()) {
            return told.isPresent() ? "refuted" : "broken off";
        }
        if (target.isPresent() && isSuccess()) {
            return Status.OPTIMAL.word();
        }
        return (claim().isPacked() ? Status.PACKED : Status.UNDECIDED).word();
    }

    /** The run itself, if it is ours. */
    public Optional<LocalRun> local() {
        return claim().run();
    }

    /** The limit that ended it, unless it has found a packing or that is not reported. */
    public Optional<Limit> stoppedBy() {
        return local().flatMap(run ->
                run.verdict() instanceof Verdict.Undecided part ? Optional.of(part.stoppedBy()) : Optional.empty());
    }

    /** For people: which run, and what is wrong with it. */
    String refutationWords() {
        return "run %d%s: %s"
                .formatted(number, seed.map(" (seed %d)"::formatted).orElse(""), refutation.orElseThrow());
    }
}
