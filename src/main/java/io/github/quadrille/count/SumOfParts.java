package io.github.quadrille.count;

import io.github.quadrille.puzzle.Limit;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Adds up what parts have, each as often as it stands for others. */
final class SumOfParts implements PartListener {
    private final List<Part> parts;
    private final CountListener listener;
    private final Clock clock;
    private BigInteger packings = BigInteger.ZERO;
    private int complete;
    private Optional<Limit> stoppedBy = Optional.empty();

    SumOfParts(List<Part> parts, CountListener listener, Clock clock) {
        this.parts = parts;
        this.listener = listener;
        this.clock = clock;
    }

    List<Part> parts() {
        return parts;
    }

    @Override
    public void counted(Part part, PackingCount count) {
        packings = packings.add(count.packings().multiply(BigInteger.valueOf(part.multiplicity())));
        complete += count.isComplete() ? 1 : 0;
        stoppedBy = stoppedBy.or(count::stoppedBy);
        clock.report("%,d of %,d parts, %,d packings".formatted(complete, parts.size(), packings));
    }

    @Override
    public boolean isInterrupted() {
        return listener.isInterrupted();
    }

    BigInteger packings() {
        return packings;
    }

    /** Also when some parts were not even begun. */
    Optional<Limit> stoppedBy() {
        return complete == parts.size() ? Optional.empty() : stoppedBy.or(() -> Optional.of(Limit.TIME));
    }
}
