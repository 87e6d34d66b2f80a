package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.JournalFile;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.Journal;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/** Counts parts, here or by workers, and says what they come to. */
record PartsRun(
        List<Part> parts,
        int askedFor,
        TaskQuestion question,
        Limits limits,
        Clock clock,
        ClusterFlags cluster,
        Optional<JournalFile> journal,
        CountReport report,
        Terminal terminal,
        Interruption interruption) {

    /**
     * @param name what progress calls it
     * @param lines whether each part is worth a line
     */
    ExitStatus count(String name, boolean lines) throws IOException, UnusableInput {
        ProgressLine line = ProgressLine.ofCount(terminal, name, interruption);
        PartsReport each = new PartsReport(report, line);
        PackingCount total;
        try (Journal file = journal.isPresent() ? journal.get().open(parts, askedFor, question) : null) {
            PartTable partTable =
                    new PartTable(parts, question, Optional.ofNullable(file), lines ? each : PartListener.SILENT);
            cluster.answer(partTable, limits.withTime(clock.left()), line, terminal);
            total = total(partTable);
            if (journal.isPresent() && !total.isComplete()) {
                line.clear();
                terminal.err()
                        .println("The journal has %s; the same command goes on from there."
                                .formatted(partTable.answered()));
            }
        }
        line.clear();
        report.printTotal(total, parts.size());
        each.end(parts);
        return ExitStatus.of(total);
    }

    private PackingCount total(PartTable partTable) {
        return new PackingCount(
                partTable.packings(),
                partTable.stoppedBy(clock.stop().filter(Limit.INTERRUPTED::equals)),
                CountMethod.AUTO,
                "in parts",
                new Work(0, partTable.nodes(), 0, 0, 0, clock.seconds()));
    }

    /** A line for each part that was counted: in JSON when it was, in text below the sum, where the status comes first. */
    private static final class PartsReport implements PartListener {
        private final CountReport report;
        private final ProgressLine progress;
        private final Map<Part, Queue<PackingCount>> below = new HashMap<>();

        PartsReport(CountReport report, ProgressLine progress) {
            this.report = report;
            this.progress = progress;
        }

        @Override
        public void counted(Part part, PackingCount count) {
            if (report.format() == OutputFormat.TEXT) {
                below.computeIfAbsent(part, equal -> new ArrayDeque<>()).add(count);
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
            for (Part part : parts) {
                PackingCount count =
                        below.getOrDefault(part, new ArrayDeque<>()).poll();
                if (count != null) {
                    report.printPart(part.puzzle().name(), count);
                }
            }
        }
    }
}
