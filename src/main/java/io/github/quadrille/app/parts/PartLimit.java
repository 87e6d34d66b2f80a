package io.github.quadrille.app.parts;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartAnswer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Ends work on a part that takes too long, and gives back smaller parts, so that no slow part holds up the rest. */
final class PartLimit {
    private PartLimit() {}

    /**
     * Works on a part.
     *
     * @param most after which it is cut; empty when it never is
     * @param limits of the whole, as far as they concern this part
     * @param work answers the part within limits
     */
    static PartAnswer within(Optional<Duration> most, Part part, Limits limits, Function<Limits, PartAnswer> work) {
        boolean endsBefore = limits.time().isPresent()
                && most.filter(time -> time.compareTo(limits.time().get()) < 0).isEmpty();
        if (most.isEmpty() || endsBefore) {
            return work.apply(limits);
        }
        PartAnswer answer = work.apply(limits.withTime(most));
        Optional<Limit> stoppedBy = answer.count().stoppedBy();
        if (!stoppedBy.equals(Optional.of(Limit.TIME)) && !stoppedBy.equals(Optional.of(Limit.MEMORY))) {
            return answer;
        }
        List<Part> pieces = part.cut();
        return pieces.size() < 2 ? work.apply(limits) : new PartAnswer(answer.count(), Optional.empty(), pieces);
    }
}
