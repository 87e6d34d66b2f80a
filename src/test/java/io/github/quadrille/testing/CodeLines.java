package io.github.quadrille.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Counts the files of the program, and its lines without comments, blanks, imports and the package's name. */
public record CodeLines(int files, long lines) {
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");
    private static final Pattern NOT_COUNTED = Pattern.compile("|//.*|(import|package) .*");

    public static CodeLines ofTheProgram() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
            List<Path> files =
                    all.filter(file -> file.toString().endsWith(".java")).toList();
            return new CodeLines(
                    files.size(), files.stream().mapToLong(CodeLines::of).sum());
        }
    }

    private static long of(Path file) {
        try {
            return COMMENT.matcher(Files.readString(file))
                    .replaceAll("")
                    .lines()
                    .filter(line -> !NOT_COUNTED.matcher(line.strip()).matches())
                    .count();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public String toString() {
        return "Lines of code: %,d in %,d files".formatted(lines, files);
    }
}
