package io.github.quadrille.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads the family of instances in {@code sixty.txt}. There are too many instances to run all engines on them, so
 * {@code engines.md} has no table of this family.
 */
final class SixtyProblems {
    private static final Path LIST = Path.of("src/bench/sixty.txt");

    private SixtyProblems() {}

    /**
     * Reads the family.
     *
     * @param folder the folder for the files of puzzles that are not in the folder {@code instances}
     */
    static Family family(Path folder) throws IOException {
        try (Stream<String> lines = Files.lines(LIST)) {
            List<Instance> instances = lines.filter(line -> !line.startsWith("#"))
                    .map(line -> Instance.of(file(line.split(" ", 2), folder), Task.DECIDE))
                    .toList();
            return new Family(
                    "Sixty problems",
                    "Is there a packing of one to three shapes, any number of each?",
                    "As for rare packings.",
                    instances);
        }
    }

    /**
     * Returns the puzzle file that a line names.
     *
     * @param words the name of an instance, or two words: a size, and the names of kinds with commas between them. For
     *     two words a file is written.
     */
    private static String file(String[] words, Path folder) {
        if (words.length == 1) {
            return "instances/" + words[0] + ".yaml";
        }
        Path file = folder.resolve(words[1].replace(", ", "-") + "-" + words[0] + ".yaml");
        try {
            Files.writeString(
                    file, "board: %s\npieces: {%s: any}\n".formatted(words[0], words[1].replace(", ", ": any, ")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.toString();
    }
}
