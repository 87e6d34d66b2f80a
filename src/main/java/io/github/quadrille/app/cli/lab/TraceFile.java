package io.github.quadrille.app.cli.lab;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.lab.local.TracePoint;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Writes the trace of a local search as a table: a line per improvement, and one for the end. */
final class TraceFile {
    private TraceFile() {}

    static void write(List<TracePoint> trace, Path file) throws IOException, UnusableInput {
        StringBuilder text = new StringBuilder("seconds,iteration,since_restart,restart,cost,covered\n");
        for (TracePoint point : trace) {
            text.append("%.6f,%d,%d,%d,%s,%d%n"
                    .formatted(
                            point.seconds(),
                            point.iteration(),
                            point.sinceRestart(),
                            point.restart(),
                            point.cost(),
                            point.covered()));
        }
        AtomicFile.write(file, out -> out.write(text.toString().getBytes(StandardCharsets.UTF_8)));
    }
}
