package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ListFormat;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/**
 * Prints a line for each part that was counted. In JSON and CSV a line is printed as soon as its part is counted. As
 * text, the lines are printed below the sum, because the status comes first.
 */
final class PartsReport implements PartListener {
    private final CountReport report;
    private final ProgressLine progress;
    private final Map<Part, Queue<PackingCount>> below = new HashMap<>();

    PartsReport(CountReport report, ProgressLine progress) {
        this.report = report;
        this.progress = progress;
    }

    @Override
    public void counted(Part part, PackingCount count) {
        if (report.list() == ListFormat.TEXT) {
            below.computeIfAbsent(part, equal -> new ArrayDeque<>()).add(count);
            return;
        }
        progress.clear();
        try {
            report.printPart(part.puzzle().name(), count, Optional.empty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Prints the lines of all parts that are not printed yet, in the order of the given list. The parts were counted in
     * parallel, so they ended in any order.
     */
    void end(List<Part> parts) throws IOException {
        for (Part part : parts) {
            PackingCount count = below.getOrDefault(part, new ArrayDeque<>()).poll();
            if (count != null) {
                report.printPart(part.puzzle().name(), count, Optional.empty());
            }
        }
    }
}
