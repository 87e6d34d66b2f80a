package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.HtmlReport;
import io.github.quadrille.lab.compare.MeanCharts;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.RunTable;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.io.text.PendingFile;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.SvgPicture;

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

    @Option(
            names = "--curves",
            paramLabel = "FILE",
            description = "Draw the average of the lowest cost, or of the best fitness, from step to step, as SVG.")
    private Path curves;

    /** Says now what would spoil the report after hours of running. */
    void check(List<String> puzzles, List<String> results) throws IOException, UnusableInput {
        OutputFiles outputs = new OutputFiles(spec);
        for (String input : Stream.concat(puzzles.stream(), results.stream()).toList()) {
            outputs.check(input, files());
        }
        if (html != null) {
            outputs.checkEnding(html, "--html", ".html", ".htm");
        }
        if (csv != null) {
            outputs.checkEnding(csv, "--csv", ".csv");
        }
        if (curves != null) {
            outputs.checkEnding(curves, "--curves", ".svg");
        }
        for (Path file : files().toList()) {
            PendingFile.of(file).close();
        }
    }

    private Stream<Path> files() {
        return Stream.of(html, csv, curves).filter(Objects::nonNull);
    }

    /** Whoever interrupts waits for no more than a second, and the first page of a process takes longest. */
    void warmUp(Comparison asked) {
        if (html != null) {
            page(asked, asked.notRun());
        }
    }

    void write(Comparison asked, List<PuzzleComparison> comparisons) throws IOException, UnusableInput {
        if (csv != null) {
            write(csv, RunTable.of(asked, comparisons));
        }
        if (html != null) {
            write(html, page(asked, comparisons));
        }
        if (curves != null) {
            write(curves, MeanCharts.of(comparisons));
        }
    }

    private static String page(Comparison asked, List<PuzzleComparison> comparisons) {
        return HtmlReport.of(
                asked, comparisons, (puzzle, packing) -> SvgPicture.of(Picture.of(puzzle, packing)));
    }

    private static void write(Path file, String text) throws IOException, UnusableInput {
        AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
