package io.github.quadrille.app.cli.lab;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.PendingFile;
import io.github.quadrille.lab.local.Trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Writes the trials of a local search as a table, while they end: there may be millions. */
final class TrialsFile implements AutoCloseable {
    private final PendingFile file;

    TrialsFile(Path path) throws IOException, UnusableInput {
        file = PendingFile.of(path);
        line("trial,end,seconds,iteration,iterations,cost,covered");
    }

    /**
     * Adds a line.
     *
     * @throws UncheckedIOException when writing fails
     */
    void add(Trial trial) {
        line("%d,%s,%.6f,%d,%d,%s,%d"
                .formatted(
                        trial.number(),
                        trial.end().word(),
                        trial.seconds(),
                        trial.iteration(),
                        trial.iterations(),
                        trial.cost(),
                        trial.covered()));
    }

    private void line(String text) {
        try {
            file.out().write((text + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puts it in its place; without that nothing is written. */
    void commit() throws IOException {
        file.commit();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
