package io.github.quadrille.app.cli.shared;

import com.google.errorprone.annotations.FormatMethod;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Checks the files that a command is to write, before the command begins its work. It also writes files and makes
 * folders.
 */
public final class OutputFiles {
    private static final String FOLDER = "'%s' is a folder. Name a file in it.";

    private final CommandSpec spec;

    OutputFiles(CommandSpec spec) {
        this.spec = spec;
    }

    /**
     * Refuses a file whose ending is not one of those that its option allows. A device may have any name. All commands
     * use the same message.
     */
    void checkEndings(List<Flag<Path>> outputs) {
        for (Flag<Path> output : outputs) {
            if (output.isSaid() && !output.endings().isEmpty()) {
                checkEnding(output);
            }
        }
    }

    /**
     * Refuses a file whose folder does not exist or cannot be written, a file that would replace the input, and two
     * options for the same file.
     */
    void checkPlaces(String input, List<Flag<Path>> outputs) {
        Set<Path> seen = new HashSet<>();
        for (Flag<Path> output : outputs) {
            if (output.isSaid()) {
                check(input, output.value(), seen);
            }
        }
    }

    private void check(String input, Path output, Set<Path> seen) {
        Path place = output.toAbsolutePath().normalize();
        Path folder = place.getParent();
        refuseIf(
                place.equals(Path.of(input).toAbsolutePath().normalize()),
                "The output '%s' would replace the input. Give it another name.",
                output);
        refuseIf(!seen.add(place), "Two outputs name the same file '%s'. Give them different names.", output);
        refuseIf(
                folder == null || !Files.isDirectory(folder),
                "The file '%s' cannot be written: its folder does not exist. Create it first.",
                output);
        refuseIf(
                !Files.isWritable(folder),
                "The file '%s' cannot be written: you may not write in its folder. Choose another place.",
                output);
        refuseIf(Files.isDirectory(place), FOLDER, output);
    }

    @FormatMethod
    private void refuseIf(boolean wrong, String message, Object... values) {
        if (wrong) {
            throw new ParameterException(spec.commandLine(), message.formatted(values));
        }
    }

    private void checkEnding(Flag<Path> output) {
        Path file = output.value();
        String name = file.toString().toLowerCase(Locale.ROOT);
        List<String> endings = output.endings();
        refuseIf(Files.isDirectory(file), FOLDER, file);
        boolean isDevice = Files.exists(file) && !Files.isRegularFile(file);
        refuseIf(
                !isDevice && endings.stream().noneMatch(name::endsWith),
                "%s writes %s, but '%s' has another ending. Use %s.",
                output.name(),
                String.join(" or ", endings),
                file,
                instead(file, output.name(), endings.get(0)));
    }

    /**
     * Returns what to use instead of a file with a wrong ending. This is the option that writes files of this ending,
     * or else the name of the file with a right ending.
     */
    private String instead(Path file, String option, String ending) {
        String name = file.toString();
        String other = "--" + name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        OptionSpec named = spec.findOption(other);
        if (option.startsWith("--") && named != null && named.paramLabel().equals("FILE")) {
            return other;
        }
        return name.equals("-") ? "out" + ending : name.replaceAll("(?<=[^./])\\.[A-Za-z0-9]*$", "") + ending;
    }

    /** Writes a text to the file of an option, whole or not at all, if the option is given. */
    public static void write(Flag<Path> option, Supplier<String> text) throws IOException, UnusableInput {
        if (option.isSaid()) {
            AtomicFile.write(option.value(), text.get());
        }
    }

    /** Makes a folder, and those of its parent folders that are missing. */
    public static void makeFolder(Path folder) throws UnusableInput {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UnusableInput(
                    folder.toString(),
                    Files.exists(folder)
                            ? "This is a file, and not a folder. Choose another place."
                            : "This folder cannot be made. Choose another place.");
        }
    }

    /**
     * Refuses to write over a file that the command reads.
     *
     * @param output the file to write, if there is one
     * @param input the input that the command line names, not necessarily a file
     * @param what the word for the input in the message
     */
    public static void refuse(Optional<Path> output, String input, String what) throws IOException, UnusableInput {
        if (output.isPresent()
                && !input.equals("-")
                && Files.exists(output.get())
                && Files.exists(Path.of(input))
                && Files.isSameFile(output.get(), Path.of(input))) {
            throw new UnusableInput(
                    output.get().toString(),
                    "This is the %s itself, which would be overwritten. Choose another name.".formatted(what));
        }
    }
}
