package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Looks at the files that a command is to write before it works for them. */
public final class OutputFiles {
    private final CommandSpec spec;

    public OutputFiles(CommandSpec spec) {
        this.spec = spec;
    }

    /**
     * Each has a folder, none replaces the input, and no two are the same.
     *
     * @param input what the command reads: a file, a size or {@code -}
     */
    public void check(String input, Stream<Path> outputs) {
        Set<Path> seen = new HashSet<>();
        outputs.forEach(output -> {
            Path place = output.toAbsolutePath().normalize();
            if (place.equals(Path.of(input).toAbsolutePath().normalize())) {
                throw new InvalidOptions(
                        spec, "'%s' would replace the input. Maybe give it another name.".formatted(output));
            }
            if (!seen.add(place)) {
                throw new InvalidOptions(
                        spec,
                        "Two outputs go to the same file '%s'. Maybe give them different names.".formatted(output));
            }
            Path folder = place.getParent();
            if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
                throw new InvalidOptions(
                        spec,
                        "There can be no file '%s'. Maybe its folder does not exist, or is not yours."
                                .formatted(output));
            }
            if (Files.isDirectory(place)) {
                throw new InvalidOptions(spec, "'%s' is a folder. Maybe name a file in it.".formatted(output));
            }
        });
    }

    /**
     * A file is what its ending says: a wrong one is refused, in every command.
     *
     * @param option that names the file, as in {@code --svg}
     * @param endings what the option can write
     */
    public void checkEnding(Path file, String option, String... endings) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.isEmpty()) {
            throw new InvalidOptions(spec, "%s names no file. Maybe use out%s.".formatted(option, endings[0]));
        }
        if (Files.isDirectory(file)) {
            throw new InvalidOptions(spec, "'%s' is a folder. Maybe name a file in it.".formatted(file));
        }
        boolean isDevice = Files.exists(file) && !Files.isRegularFile(file);
        if (!isDevice && Stream.of(endings).noneMatch(name::endsWith)) {
            throw new InvalidOptions(
                    spec,
                    "%s writes %s, and '%s' does not end so. Maybe use %s."
                            .formatted(option, String.join(" or ", endings), file, instead(file, option, endings[0])));
        }
    }

    /** The same for an option, if it is given. */
    public void checkEnding(Flag<Path> option, String... endings) {
        option.optional().ifPresent(file -> checkEnding(file, option.words(), endings));
    }

    /** Writes a text, whole or not at all, where an option asks for it. */
    public static void write(Flag<Path> option, Supplier<String> text) throws IOException, UnusableInput {
        if (option.isSaid()) {
            AtomicFile.write(option.value(), out -> out.write(text.get().getBytes(StandardCharsets.UTF_8)));
        }
    }

    /** The option that writes what the ending says, or else the file with an ending that this option writes. */
    private String instead(Path file, String option, String ending) {
        String name = file.toString();
        String other = "--" + name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        OptionSpec named = spec.findOption(other);
        if (option.startsWith("--") && named != null && named.paramLabel().equals("FILE")) {
            return other;
        }
        return name.equals("-") ? "out" + ending : name.replaceAll("(?<=[^./])\\.[A-Za-z0-9]*$", "") + ending;
    }
}
