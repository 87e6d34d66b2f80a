package io.github.quadrille.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A {@code Page} is the README or a page of the site. The lines in its blocks marked {@code sh} are there to be typed.
 */
record Page(Path file) {
    static final Path SITE = Path.of("src/site/markdown");
    private static final Page README = new Page(Path.of("README.md"));
    private static final String FENCE = "```";

    static List<Page> all() {
        try (Stream<Path> files = Files.list(SITE)) {
            List<Page> pages = new ArrayList<>(List.of(README));
            files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .map(Page::new)
                    .forEach(pages::add);
            return pages;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the lines that a reader types, in order. Lines with Maven are left out, because Maven runs this test.
     * Lines with git or cd are left out, because the test already runs in the clone.
     */
    List<PageLine> lines() {
        List<PageLine> lines = new ArrayList<>();
        String kind = "";
        String begun = "";
        int number = 0;
        for (String read : read()) {
            number++;
            if (read.startsWith(FENCE)) {
                kind = kind.isEmpty() ? read.substring(FENCE.length()) + " " : "";
            } else if (read.endsWith("\\")) {
                begun += read.substring(0, read.length() - 1);
            } else {
                String line = begun + read;
                begun = "";
                if (kind.equals("sh ") && !line.isBlank() && !line.matches("(#|mvn |git |cd ).*")) {
                    lines.add(new PageLine(this, number, line));
                }
            }
        }
        return lines;
    }

    /**
     * Returns the text that a reader saves as {@code puzzle.yaml}: the first block of the page marked {@code yaml}, or
     * the README's.
     */
    String puzzle() {
        return first("yaml").or(() -> README.first("yaml")).orElseThrow();
    }

    /** Returns the text that a reader saves as {@code ask.py}, if a block is marked {@code python}. */
    Optional<String> script() {
        return first("python");
    }

    /** Returns the lines outside of fenced and indented blocks. */
    List<String> prose() {
        List<String> prose = new ArrayList<>();
        boolean inside = false;
        for (String line : read()) {
            if (line.startsWith(FENCE)) {
                inside = !inside;
            } else if (!inside && !line.startsWith("    ")) {
                prose.add(line);
            }
        }
        return prose;
    }

    private Optional<String> first(String kind) {
        List<String> from = read().stream()
                .dropWhile(line -> !line.equals(FENCE + kind))
                .skip(1)
                .toList();
        return from.isEmpty()
                ? Optional.empty()
                : Optional.of(from.stream()
                        .takeWhile(line -> !line.startsWith(FENCE))
                        .collect(Collectors.joining("\n", "", "\n")));
    }

    private List<String> read() {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return file.getFileName().toString();
    }
}
