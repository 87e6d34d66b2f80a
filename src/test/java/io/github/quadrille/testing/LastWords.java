package io.github.quadrille.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The build's last words: the size of the program, what was missing, and how many tests were skipped for want of it. */
public final class LastWords {
    private LastWords() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(CodeLines.ofTheProgram());
        Path notes = Path.of(arguments[0]);
        List<String> skipped = Files.exists(notes) ? Files.readAllLines(notes) : List.of();
        skipped.stream()
                .distinct()
                .sorted()
                .forEach(words -> System.out.printf(
                        "%s Tests skipped: %d%n",
                        words, skipped.stream().filter(words::equals).count()));
        System.out.printf("Tests skipped for want of something: %d%n", skipped.size());
    }
}
