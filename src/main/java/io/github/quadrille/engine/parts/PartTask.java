package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Answers a question for one part. If the part takes too much time or memory and can be cut, the answer is a list of
 * smaller parts. So no slow part delays the whole question.
 *
 * @param most the time after which the part is cut; empty if the part is never cut
 */
public record PartTask(PartQuestion question, Part part, Optional<Duration> most) implements Task<PartAnswer> {
    @Override
    public PartAnswer answer(Limits limits, BooleanSupplier stop) {
        boolean endsBefore = limits.time().isPresent()
                && most.filter(time -> time.compareTo(limits.time().get()) < 0).isEmpty();
        if (most.isEmpty() || endsBefore) {
            return question.answer(part.puzzle(), limits, stop);
        }
        PartAnswer answer = question.answer(part.puzzle(), limits.withTime(most), stop);
        Optional<Limit> stoppedBy = answer.count().stoppedBy();
        if (!stoppedBy.equals(Optional.of(Limit.TIME)) && !stoppedBy.equals(Optional.of(Limit.MEMORY))) {
            return answer;
        }
        List<Part> pieces = part.cut();
        return pieces.size() < 2
                ? question.answer(part.puzzle(), limits, stop)
                : new PartAnswer(answer.count(), Optional.empty(), pieces);
    }
}
