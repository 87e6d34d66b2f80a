package io.github.quadrille.app.parts;

import io.github.quadrille.engine.parts.Journal;
import io.github.quadrille.engine.parts.LineJournal.UnusableJournal;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

/**
 * Holds the path of a journal from a command line. A journal is a file that records the answered parts of a puzzle. If
 * the journal cannot be used, the methods throw {@link UnusableInput}, whose message says why.
 */
public record JournalFile(Path path) {
    /**
     * Returns the number of parts that were asked for when the journal was begun; empty if the journal is new, or if
     * the number cannot be read from it.
     */
    public OptionalInt partsAskedFor() throws UnusableInput {
        check();
        try {
            return Journal.partsAskedFor(path);
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /** Opens a journal of type {@code T}. */
    @FunctionalInterface
    public interface Opening<T> {
        T open(Path path) throws IOException, UnusableJournal;
    }

    public <T> T open(Opening<T> opening) throws UnusableInput {
        check();
        try {
            return opening.open(path);
        } catch (UnusableJournal e) {
            throw new UnusableInput(path.toString(), e.getMessage());
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private void check() throws UnusableInput {
        if (path.toString().isBlank()) {
            throw new UnusableInput("--journal", "The name of the journal is empty. Name a file.");
        }
        if (Files.isDirectory(path)) {
            throw new UnusableInput(path.toString(), "This is a folder. Name a file in it.");
        }
        Path folder = path.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new UnusableInput(path.toString(), "There is no folder %s. Create it.".formatted(folder));
        }
    }

    private UnusableInput unreadable(IOException problem) {
        return new UnusableInput(
                path.toString(),
                "The journal cannot be opened: %s. Choose another file.".formatted(problem.getMessage()));
    }
}
