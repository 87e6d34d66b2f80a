package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.print.Page;
import io.github.quadrille.app.print.PdfSheet;
import io.github.quadrille.app.print.SheetStyle;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.app.print.SvgSheet;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how sheets look, and where they go. */
final class SheetFlags {
    private static final int MOST_PER_PAGE = 100;
    /** As wide as a sheet, in millimetres. */
    private static final int LARGEST_CELL = 200;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description =
                    "The sheets: .pdf; or .svg, where further pages have files of their own, FILE-2.svg and so on.")
    private Path output;

    @Option(names = "--paper", defaultValue = "a4", description = "a4 or letter (default: ${DEFAULT-VALUE}).")
    private Paper paper;

    @Option(
            names = "--ink",
            defaultValue = "colour",
            description = "colour; patterns, a hatching for each kind, in black and white; or lines, which saves ink"
                    + " (default: ${DEFAULT-VALUE}).")
    private Ink ink;

    @Option(
            names = "--per-page",
            paramLabel = "N",
            description = "How many on a page (default: 1 puzzle, or 12 packings).")
    private Integer perPage;

    @Option(
            names = "--cell",
            paramLabel = "MM",
            description = "The side of a square in millimetres (default: as large as fits, at most 16).")
    private Double cell;

    @Option(names = "--no-pieces", description = "Only the boards.")
    private boolean noPieces;

    /** Before anything is done. */
    void check(List<String> arguments, Optional<String> packings) {
        if (perPage != null && (perPage < 1 || perPage > MOST_PER_PAGE)) {
            throw new InvalidOptions(
                    spec, "%d cannot be on a page. Maybe use a number from 1 to %d.".formatted(perPage, MOST_PER_PAGE));
        }
        if (cell != null && !(cell > 0 && cell <= LARGEST_CELL)) {
            throw new InvalidOptions(
                    spec,
                    "Cells of %s mm cannot be printed. Maybe use 15, and %d at most.".formatted(cell, LARGEST_CELL));
        }
        OutputFiles files = new OutputFiles(spec);
        files.checkEnding(output, "-o", ".pdf", ".svg");
        Stream.concat(arguments.stream(), packings.stream()).forEach(input -> files.check(input, Stream.of(output)));
    }

    int perPage(int usual) {
        return perPage == null ? usual : perPage;
    }

    SheetStyle style(Solutions solutions) {
        OptionalDouble side = cell == null ? OptionalDouble.empty() : OptionalDouble.of(cell);
        return new SheetStyle(paper, ink, solutions, perPage(1), side, !noPieces);
    }

    /** Writes the pages, and says to which files. */
    List<String> write(List<Page> pages, String title) throws IOException, UnusableInput {
        if (output.toString().toLowerCase(Locale.ROOT).endsWith(".pdf")) {
            AtomicFile.write(output, out -> PdfSheet.write(pages, paper, title, out));
            return List.of(output.toString());
        }
        List<String> files = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            Path file = i == 0 ? output : numbered(i + 1);
            byte[] text = SvgSheet.of(pages.get(i), paper, title).getBytes(StandardCharsets.UTF_8);
            AtomicFile.write(file, out -> out.write(text));
            files.add(file.toString());
        }
        return files;
    }

    private Path numbered(int page) {
        String name = output.getFileName().toString();
        int end = name.length() - ".svg".length();
        return output.resolveSibling(name.substring(0, end) + "-" + page + name.substring(end));
    }
}
