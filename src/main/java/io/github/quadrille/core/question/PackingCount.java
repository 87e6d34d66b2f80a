package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Work;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Holds the number of packings of a puzzle. Symmetric packings are different, but swapping equal pieces makes no new
 * packing.
 *
 * <p>Example: {@link ClassCount}
 *
 * @param total the number of packings; when a limit was reached, the number counted so far
 * @param stoppedBy the limit that ended the count before it was done
 * @param method the method of the count; {@link CountMethod#AUTO} when several methods were used, or the count is from
 *     an earlier run
 * @param why the reason for that method, in one sentence
 * @param work the work that the count took, stage by stage
 * @param none a short reason why there is no packing, if one was found
 */
public record PackingCount(
        BigInteger total,
        Optional<Limit> stoppedBy,
        CountMethod method,
        String why,
        Work work,
        Optional<Evidence> none) {
    /** Makes a count without a reason. */
    public PackingCount(BigInteger total, Optional<Limit> stoppedBy, CountMethod method, String why, Work work) {
        this(total, stoppedBy, method, why, work, Optional.empty());
    }

    /** Returns this count with other work. */
    public PackingCount withWork(Work all) {
        return new PackingCount(total, stoppedBy, method, why, all, none);
    }

    /** Returns this count with a reason why there is no packing. */
    public PackingCount because(Optional<Evidence> reason) {
        return new PackingCount(total, stoppedBy, method, why, work, reason);
    }

    /** Returns whether the puzzle certainly has no packing. */
    public boolean isNone() {
        return isComplete() && total.signum() == 0;
    }

    /** Returns whether all packings were counted. */
    public boolean isComplete() {
        return stoppedBy.isEmpty();
    }
}
