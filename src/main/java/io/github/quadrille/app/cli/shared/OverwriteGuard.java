package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps an output from taking the place of an input. */
public final class OverwriteGuard {
    private OverwriteGuard() {}

    /**
     * Refuses to write over a file that the command reads.
     *
     * @param input what the command line names as input, not necessarily a file
     * @param what the message calls it
     */
    public static void refuse(Path output, String input, String what) throws IOException, UnusableInput {
        if (!input.equals("-")
                && Files.exists(output)
                && Files.exists(Path.of(input))
                && Files.isSameFile(output, Path.of(input))) {
            throw new UnusableInput(
                    output.toString(), "This is the %s itself. Maybe choose another name.".formatted(what));
        }
    }
}
