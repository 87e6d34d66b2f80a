package io.github.quadrille.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Holds a line of a page that has commands of this program only, so that it can run without a shell.
 *
 * @param commands the words of each command; words with a star are still to be expanded, and each command reads the
 *     output of the one before
 * @param into the file for the output of the last command
 */
public record OwnLine(List<List<String>> commands, Optional<String> into) {
    private static final List<String> STARTS =
            List.of("java -jar target/quadrille.jar ", "target/quadrille/bin/quadrille ", "quadrille ");
    private static final String MORE_THAN_WORDS = ".*[&;$`\"'\\\\(){}<?\\[~!].*";

    /** Parses a line of a page. Returns empty if the line has a command of another program, or needs a shell. */
    public static Optional<OwnLine> read(String line) {
        String[] halves = line.split(" > ", 2);
        String file = halves.length == 2 ? halves[1].strip() : "";
        if (line.matches(MORE_THAN_WORDS) || halves[0].contains(">") || file.matches(".*[ |>*].*")) {
            return Optional.empty();
        }
        List<Optional<List<String>>> commands = Stream.of(halves[0].split("\\|"))
                .map(part -> words(part.strip() + " "))
                .toList();
        return commands.contains(Optional.<List<String>>empty())
                ? Optional.empty()
                : Optional.of(new OwnLine(
                        commands.stream().flatMap(Optional::stream).toList(),
                        Optional.of(file).filter(name -> !name.isEmpty())));
    }

    private static Optional<List<String>> words(String command) {
        return STARTS.stream()
                .filter(command::startsWith)
                .findFirst()
                .map(start -> Stream.of(command.substring(start.length()).split(" +"))
                        .filter(word -> !word.isEmpty())
                        .toList());
    }

    /**
     * Returns the files that match a word with a star, in order. As in a shell, a word without a star, or without a
     * matching file, stands for itself.
     */
    public static List<String> expanded(String word) {
        if (!word.contains("*")) {
            return List.of(word);
        }
        Path pattern = Path.of(word);
        Path folder = Objects.requireNonNullElse(pattern.getParent(), Path.of(""));
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(folder, pattern.getFileName().toString())) {
            List<String> names = new ArrayList<>();
            StreamSupport.stream(files.spliterator(), false)
                    .map(Path::toString)
                    .sorted()
                    .forEach(names::add);
            return names.isEmpty() ? List.of(word) : names;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
