package io.github.quadrille.cli;

import io.github.quadrille.count.PackingCount;
import io.github.quadrille.count.Part;
import io.github.quadrille.count.PartListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A line for each part that was counted: in JSON when it was, in text below the sum, where the status comes first. */
final class PartsReport implements PartListener {
    /** A part and what it was counted to. */
    private record Line(Part part, PackingCount count) {}

    private final CountReport report;
    private final CountProgressLine progress;
    private final List<Line> below = new ArrayList<>();

    PartsReport(CountReport report, CountProgressLine progress) {
        this.report = report;
        this.progress = progress;
    }

    @Override
    public void counted(Part part, PackingCount count) {
        if (report.format() == OutputFormat.TEXT) {
            below.add(new Line(part, count));
            return;
        }
        progress.clear();
        try {
            report.printPart(part.puzzle().name(), count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Prints what is left, in the order of the parts: they were counted side by side. */
    void end(List<Part> parts) throws IOException {
        below.sort(Comparator.comparingInt(line -> parts.indexOf(line.part())));
        for (Line line : below) {
            report.printPart(line.part().puzzle().name(), line.count());
        }
    }
}
