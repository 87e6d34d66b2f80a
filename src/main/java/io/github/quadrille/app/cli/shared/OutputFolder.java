package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A directory to write files to. */
public final class OutputFolder {
    private OutputFolder() {}

    /** Makes it, and those around it, where they are not there. */
    public static void make(Path folder) throws UnusableInput {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UnusableInput(
                    folder.toString(),
                    Files.exists(folder)
                            ? "This is a file, but a directory is wanted. Maybe choose another place."
                            : "This directory cannot be made. Maybe choose another place.");
        }
    }
}
