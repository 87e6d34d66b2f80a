package io.github.quadrille.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The build's last words: which programs were missing, and how many tests were skipped for want of them. */
public final class SkippedTests {
    private SkippedTests() {}

    public static void main(String[] arguments) throws IOException {
        Path notes = Path.of(arguments[0]);
        List<String> skipped = Files.exists(notes) ? Files.readAllLines(notes) : List.of();
        Files.deleteIfExists(notes);
        for (Program program : Program.values()) {
            long tests = skipped.stream().filter(program.name()::equals).count();
            if (tests > 0) {
                System.out.printf(
                        "Not on the PATH: %s, which Debian's package %s has. Tests skipped: %d%n",
                        program.command(), program.debianPackage(), tests);
            }
        }
        System.out.printf("Tests skipped for want of a program: %d%n", skipped.size());
    }
}
