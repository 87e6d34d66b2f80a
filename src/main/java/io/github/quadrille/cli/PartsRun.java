package io.github.quadrille.cli;

import io.github.quadrille.count.CountMethod;
import io.github.quadrille.count.Journal;
import io.github.quadrille.count.Ledger;
import io.github.quadrille.count.PackingCount;
import io.github.quadrille.count.Part;
import io.github.quadrille.count.PartListener;
import io.github.quadrille.count.Question;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Counts parts, here or by workers, and says what they come to. */
record PartsRun(
        List<Part> parts,
        int askedFor,
        Question question,
        Limits limits,
        long begin,
        ClusterFlags cluster,
        Optional<JournalFile> journal,
        Terminal terminal,
        Interruption interruption,
        OutputFormat format) {

    /**
     * @param name what progress calls it
     * @param lines whether each part is worth a line
     */
    ExitStatus count(String name, boolean lines) throws IOException, UnusableInput {
        CountReport report = new CountReport(terminal, format);
        CountProgressLine line = new CountProgressLine(terminal, name, interruption);
        PartsReport each = new PartsReport(report, line);
        PackingCount total;
        try (Journal file = journal.isPresent() ? journal.get().open(parts, askedFor, question) : null) {
            Ledger ledger = new Ledger(parts, question, Optional.ofNullable(file), lines ? each : PartListener.SILENT);
            cluster.answer(ledger, limits, begin, line, terminal);
            total = total(ledger);
        }
        line.clear();
        report.printTotal(total, parts.size());
        each.end(parts);
        return ExitStatus.of(total);
    }

    private PackingCount total(Ledger ledger) {
        Optional<Limit> interrupted = interruption.isRequested() ? Optional.of(Limit.INTERRUPTED) : Optional.empty();
        return new PackingCount(
                ledger.packings(),
                ledger.stoppedBy(interrupted),
                CountMethod.AUTO,
                "in parts",
                (System.nanoTime() - begin) / 1e9);
    }
}
