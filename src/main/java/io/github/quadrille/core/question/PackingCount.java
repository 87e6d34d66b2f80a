package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Work;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Tells how many packings a puzzle has, symmetric ones apart, equal pieces interchangeable.
 *
 * <p>Example: {@link ClassCount}
 *
 * @param total their number; when stopped, how many were counted so far, which is a lower bound
 * @param stoppedBy what ended the count before it was done
 * @param method how they were counted; {@link CountMethod#AUTO} when by several methods, or earlier
 * @param why why that method, in one sentence
 * @param work what it took, stage by stage
 * @param none a short reason why there is none, where one was found
 */
public record PackingCount(
        BigInteger total,
        Optional<Limit> stoppedBy,
        CountMethod method,
        String why,
        Work work,
        Optional<Evidence> none) {
    /** Without a reason. */
    public PackingCount(BigInteger total, Optional<Limit> stoppedBy, CountMethod method, String why, Work work) {
        this(total, stoppedBy, method, why, work, Optional.empty());
    }

    /** The same after other work, too. */
    public PackingCount withWork(Work all) {
        return new PackingCount(total, stoppedBy, method, why, all, none);
    }

    /** The same with a reason. */
    public PackingCount because(Optional<Evidence> reason) {
        return new PackingCount(total, stoppedBy, method, why, work, reason);
    }

    /** Whether it is sure that there is none. */
    public boolean isNone() {
        return isComplete() && total.signum() == 0;
    }

    /** Whether they are all. */
    public boolean isComplete() {
        return stoppedBy.isEmpty();
    }
}
