package io.github.quadrille.cli;

import io.github.quadrille.count.PackingCount;
import io.github.quadrille.count.Part;
import io.github.quadrille.count.PartListener;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Prints a line for each part that was counted. */
record PartsReport(CountReport report, CountProgressLine line) implements PartListener {
    @Override
    public void counted(Part part, PackingCount count) {
        line.clear();
        try {
            report.printPart(part.puzzle().name(), count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
