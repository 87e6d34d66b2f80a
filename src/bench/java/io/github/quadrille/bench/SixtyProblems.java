package io.github.quadrille.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads the family of {@code sixty.txt}. It has too many instances to run all engines on them, so it is not on their
 * page.
 */
final class SixtyProblems {
    private static final Path LIST = Path.of("src/bench/sixty.txt");

    private SixtyProblems() {}

    /**
     * Reads the family.
     *
     * @param folder the folder for the puzzles that are not instances
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
     * Returns the puzzle file of a line.
     *
     * @param words the name of an instance; or a size, and kinds with commas between them, for which a file is made
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
