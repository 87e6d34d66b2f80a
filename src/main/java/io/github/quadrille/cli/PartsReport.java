package io.github.quadrille.cli;

import io.github.quadrille.count.CountMethod;
import io.github.quadrille.count.CountProgress;
import io.github.quadrille.count.PackingCount;
import io.github.quadrille.count.Part;
import io.github.quadrille.count.PartListener;
import io.github.quadrille.puzzle.Limit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/** Prints a line for each part that was counted, and adds them up. */
final class PartsReport implements PartListener {
    private final CountReport report;
    private final CountProgressLine line;
    private final int parts;
    private final boolean lines;
    private final long begin = System.nanoTime();
    private BigInteger packings = BigInteger.ZERO;
    private int complete;
    private Optional<Limit> stoppedBy = Optional.empty();

    /**
     * @param parts how many there are
     * @param lines whether each is worth a line
     */
    PartsReport(CountReport report, CountProgressLine line, int parts, boolean lines) {
        this.report = report;
        this.line = line;
        this.parts = parts;
        this.lines = lines;
    }

    @Override
    public synchronized void counted(Part part, PackingCount count) {
        packings = packings.add(count.packings().multiply(BigInteger.valueOf(part.multiplicity())));
        complete += count.isComplete() ? 1 : 0;
        stoppedBy = stoppedBy.or(count::stoppedBy);
        line.clear();
        if (lines) {
            try {
                report.printPart(part.puzzle().name(), count);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        line.progress(new CountProgress(
                "%,d of %,d parts, %,d packings".formatted(complete, parts, packings),
                Duration.ofNanos(System.nanoTime() - begin),
                Optional.empty()));
    }

    @Override
    public boolean isInterrupted() {
        return line.isInterrupted();
    }

    PackingCount total() {
        Limit other = isInterrupted() ? Limit.INTERRUPTED : Limit.TIME;
        return new PackingCount(
                packings,
                complete == parts ? Optional.empty() : stoppedBy.or(() -> Optional.of(other)),
                CountMethod.AUTO,
                "in parts",
                (System.nanoTime() - begin) / 1e9);
    }
}
