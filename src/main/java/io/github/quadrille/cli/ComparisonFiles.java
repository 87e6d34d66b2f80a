package io.github.quadrille.cli;

import io.github.quadrille.compare.Comparison;
import io.github.quadrille.compare.HtmlReport;
import io.github.quadrille.compare.PuzzleComparison;
import io.github.quadrille.compare.RunTable;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.AtomicFile;
import io.github.quadrille.format.file.PendingFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The files that a comparison is written to. */
final class ComparisonFiles {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with boards, tables and charts.")
    private Path html;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a table with a line per run.")
    private Path csv;

    /** Says now what would spoil the report after hours of running. */
    void check(List<String> puzzles, List<String> results) throws IOException, UnusableInput {
        if (html != null && html.equals(csv)) {
            throw new Misuse(
                    spec, "--html and --csv name the same file '%s'. Maybe give them different names.".formatted(html));
        }
        for (Path file : Stream.of(html, csv).filter(Objects::nonNull).toList()) {
            if (puzzles.contains(file.toString())) {
                throw new Misuse(
                        spec, "The report would replace the puzzle '%s'. Maybe give it another name.".formatted(file));
            }
            if (results.stream().anyMatch(each -> isSame(file, each))) {
                throw new Misuse(
                        spec, "The report would replace the results '%s'. Maybe give it another name.".formatted(file));
            }
        }
        OutputFiles outputs = new OutputFiles(spec);
        if (html != null) {
            outputs.checkEnding(html, "--html", ".html", ".htm");
        }
        if (csv != null) {
            outputs.checkEnding(csv, "--csv", ".csv");
        }
        for (Path file : Stream.of(html, csv).filter(Objects::nonNull).toList()) {
            PendingFile.of(file).close();
        }
    }

    private static boolean isSame(Path file, String other) {
        return file.toAbsolutePath()
                .normalize()
                .equals(Path.of(other).toAbsolutePath().normalize());
    }

    /** Whoever interrupts waits for no more than a second, and the first page of a process takes longest. */
    void warmUp(Comparison asked) {
        if (html != null) {
            HtmlReport.of(asked, asked.notRun());
        }
    }

    void write(Comparison asked, List<PuzzleComparison> comparisons) throws IOException, UnusableInput {
        if (csv != null) {
            write(csv, RunTable.of(asked, comparisons));
        }
        if (html != null) {
            write(html, HtmlReport.of(asked, comparisons));
        }
    }

    private static void write(Path file, String text) throws IOException, UnusableInput {
        AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
