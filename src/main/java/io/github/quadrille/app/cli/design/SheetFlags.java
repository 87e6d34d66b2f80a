package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Extent;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.print.Page;
import io.github.quadrille.app.print.PdfSheet;
import io.github.quadrille.app.print.SheetStyle;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import picocli.CommandLine.TypeConversionException;

/** Declares the options that say how the printed sheets look, and to which files they are written. */
final class SheetFlags extends Flags {
    private static final int MOST_PER_PAGE = 100;
    private static final int SMALLEST_PAPER = 50;
    private static final int LARGEST_PAPER = 2_000;
    private static final double LARGE = 1.6;
    /** A cell is at most this many millimetres wide, which is about the width of a sheet of A4. */
    private static final int LARGEST_CELL = 200;

    private final Flag<Path> output = file(
                    "-o,--output",
                    "FILE",
                    "The file of the sheets: .pdf; or .svg or .png, where each further page is a file of its own,"
                            + " FILE-2.svg and so on.",
                    ".pdf",
                    ".svg",
                    ".png")
            .required();

    private final Flag<Paper> paper = option(
                    "--paper",
                    "PAPER",
                    Paper.class,
                    SheetFlags::paper,
                    "The size of the paper: a4, a3, letter, or width and height: 200x300mm (default:"
                            + " ${DEFAULT-VALUE}).")
            .usually("a4");

    private final Flag<Ink> ink = choice(
                    "--ink",
                    Ink.class,
                    "How pieces are filled: colour; patterns, a hatching for each kind, in black and white; or lines,"
                            + " which saves ink (default: ${DEFAULT-VALUE}).")
            .under(Heading.OUTPUT)
            .usually("colour");

    private final Flag<Integer> perPage = number(
                    "--per-page",
                    "N",
                    "How many puzzles or packings a page has (default: as many puzzles as fit, or 12 packings).")
            .under(Heading.MAKING);

    private final Flag<Boolean> nameLine = flag("--name-line", "Begin each page with room for a name and a date.")
            .under(Heading.MAKING);

    private final Flag<Boolean> large = flag("--large", "Large print: letters and cells are 1.6 times as large.")
            .under(Heading.MAKING);

    private final Flag<Double> cell = option(
            "--cell",
            "LENGTH",
            Double.class,
            Extent::length,
            "The side of a square: 15mm, 1.5cm, 0.6in (default: as large as fits, at most 16mm).");

    private final Flag<Boolean> noPieces = flag("--no-pieces", "Print only the boards, without pieces to cut out.")
            .under(Heading.MAKING);

    SheetFlags() {
        range(
                perPage,
                1,
                MOST_PER_PAGE,
                "A page cannot hold %d puzzles. Use a number from 1 to " + MOST_PER_PAGE + ".");
    }

    private static Paper paper(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "a4" -> Paper.A4;
            case "a3" -> Paper.A3;
            case "letter" -> Paper.LETTER;
            default -> {
                if (!text.matches("[0-9. ].*")) {
                    throw new TypeConversionException(
                            "There is no paper '%s'. Use a4, a3, letter, or a size such as 148x210mm.".formatted(text));
                }
                Extent size = Extent.of(text);
                if (Math.min(size.width(), size.height()) < SMALLEST_PAPER
                        || Math.max(size.width(), size.height()) > LARGEST_PAPER) {
                    throw new TypeConversionException(
                            "'%s' is not a size of paper for a puzzle. Use sides from 50mm to 2000mm.".formatted(text));
                }
                yield new Paper(size.width(), size.height());
            }
        };
    }

    /**
     * Checks the options before the work begins.
     *
     * @param arguments the arguments that name the puzzles; the output must not replace their files
     * @param packings the name of the file of packings, which the output must not replace either
     */
    void check(List<String> arguments, Optional<String> packings) {
        if (cell.isSaid() && !(cell.value() > 0 && cell.value() <= LARGEST_CELL)) {
            throw invalid("Cells of %s mm cannot be printed. Use a size up to %d, such as 15."
                    .formatted(cell.value(), LARGEST_CELL));
        }
        if (nameLine.isSaid() && packings.isPresent()) {
            throw invalid("--name-line is for puzzles, but --packings prints packings. Leave it out.");
        }
        Stream.concat(arguments.stream(), packings.stream()).forEach(input -> checkOutputs(input, List.of(output)));
    }

    int perPage(int usual) {
        return perPage.optional().orElse(usual);
    }

    Ink ink() {
        return ink.value();
    }

    SheetStyle style(Solutions solutions) {
        OptionalDouble side = !cell.isSaid() ? OptionalDouble.empty() : OptionalDouble.of(cell.value());
        return new SheetStyle(
                paper.value(),
                ink.value(),
                solutions,
                perPage.isSaid() ? OptionalInt.of(perPage.value()) : OptionalInt.empty(),
                side,
                !noPieces.isSaid(),
                nameLine.isSaid(),
                large.isSaid() ? LARGE : 1);
    }

    /**
     * Writes the pages, and returns the names of the files. For a PDF, it warns the user of letters that the font of
     * the sheet lacks.
     */
    List<String> write(List<Page> pages, String title, Terminal terminal) throws IOException, UnusableInput {
        if (output.value().toString().toLowerCase(Locale.ROOT).endsWith(".pdf")) {
            Set<String> unknown = new TreeSet<>();
            AtomicFile.write(output.value(), out -> unknown.addAll(PdfSheet.write(pages, paper.value(), title, out)));
            if (!unknown.isEmpty()) {
                terminal.tell(
                        "warning: The font of the sheet lacks '%s', so '?' is printed instead. Use -o sheet.svg, which"
                                + " has the fonts of your computer.",
                        String.join("", unknown));
            }
            return List.of(output.value().toString());
        }
        List<String> files = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            Path file = numbered(output.value(), i + 1);
            PictureFile.write(pages.get(i), paper.value(), title, file);
            files.add(file.toString());
        }
        return files;
    }

    /**
     * Returns the file of a page. The first page goes to the file that the user named, and later pages go to files with
     * a number in their names. If the name of the file has no ending, such as that of a device, all pages go to this
     * file.
     */
    static Path numbered(Path file, int page) {
        String name = file.getFileName().toString();
        int end = name.lastIndexOf('.');
        return page == 1 || end < 0
                ? file
                : file.resolveSibling(name.substring(0, end) + "-" + page + name.substring(end));
    }
}
