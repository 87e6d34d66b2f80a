package io.github.quadrille.question;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.Work;
import java.math.BigInteger;
import java.util.Optional;

/**
 * How many packings a puzzle has, symmetric ones apart, equal pieces interchangeable.
 *
 * @param total their number; when stopped, how many were counted so far, which is a lower bound
 * @param stoppedBy what ended the count before it was done
 * @param method how they were counted; {@link CountMethod#AUTO} when by several methods, or earlier
 * @param why why that method, in one sentence
 * @param work what it took, stage by stage
 */
public record PackingCount(BigInteger total, Optional<Limit> stoppedBy, CountMethod method, String why, Work work) {
    /** Whether they are all. */
    public boolean isComplete() {
        return stoppedBy.isEmpty();
    }
}
