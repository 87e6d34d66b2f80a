package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ShapeFlags;
import io.github.quadrille.app.cli.shared.SizeRanges;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.sizes.RectangleTable.Ask;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.text.InputFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes a table of sizes, or of sizes and bags. The table says which rectangles the pieces fill, in how many ways, or
 * how many cells can be covered.
 */
public final class TableCommand extends Command {
    private static final int LONGEST_LIST = 1 << 20;

    private final Positional<List<String>> ranges = arguments(
            "SIZES",
            "1..*",
            "Rows and columns, or ranges of them: 3..12x3..20, or 9x10..30; or a question file (.yaml) with 'sizes:'"
                    + " and options.");

    private final Flag<String> pieces = text(
            "--pieces",
            "PIECES",
            "The pieces: Y5, or \"L, P5: 2..\"; any number of a kind without a count. Or a file of drawings, each used"
                    + " once, or with '--ask most' at most once.");

    private final Flag<String> each = text(
                    "--each", "SET", "Ask about each of these kinds alone, one after the other: hexominoes.")
            .under(Heading.BOARD);

    private final Flag<Path> bags = file(
                    "--bags",
                    "FILE",
                    "A file whose lines are the pieces of one question each, such as \"L: 2, T: 1..3\".")
            .under(Heading.BOARD);

    private final Flag<Ask> ask = option(
            Parameter.constant(
                    "ask",
                    Ask.PACKS,
                    "packs (is there a packing?), count (how many?), classes (how many, when symmetric packings count as one?) or most (how many cells can be covered?)."));

    private final FamilyFlags family = with(new FamilyFlags("pieces"));

    private final Flag<Path> csv = file("--csv", "FILE", "Write a table with a line per answer as CSV.", ".csv")
            .under(Heading.OUTPUT);

    private final Flag<Path> markdown =
            file("--markdown", "FILE", "Write the grid as Markdown.", ".md").under(Heading.OUTPUT);

    private final Flag<Path> html = file(
                    "--html", "FILE", "Write the grid as an HTML page in colours.", ".html", ".htm")
            .under(Heading.OUTPUT);

    private final Flag<OutputFormat> format = formatOption();

    public TableCommand(Terminal terminal) {
        super(terminal, "table", """
                Says, size by size, which rectangles some pieces fill, or in how many ways. A rectangle that can be \
                put together from smaller ones is not searched; one that cannot is called prime. Exits with 0 when all \
                is decided, else 3.

                Examples:
                  quadrille table 1..10x1..20 --pieces P5
                  quadrille table 5..15x5..30 --pieces Y5 --cell-time 20s --journal y5.journal
                  quadrille table 4x5..20 --pieces "T, L" --ask count --html tl.html
                  quadrille table 5x5..12 --each pentominoes --proof proofs --csv each.csv""");
        rule(this::checkPieces);
    }

    private void checkPieces() {
        int said = (pieces.isSaid() ? 1 : 0) + (each.isSaid() ? 1 : 0) + (bags.isSaid() ? 1 : 0);
        if (said > 1 || (said == 0 && !family.hasShapes())) {
            throw invalid(
                    said == 0
                            ? "A table needs pieces. Add --pieces Y5, --each pentominoes, or --bags FILE."
                            : "--pieces, --each and --bags are three ways to name the pieces. Use only one of them.");
        }
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        checkEndings(List.of(csv, markdown, html));
        checkPlaces("", List.of(csv, markdown, html, family.journal()));
        List<List<Size>> grids = new ArrayList<>();
        for (String text : ranges.value()) {
            grids.add(SizeRanges.sizes(text));
        }
        List<Size> wanted = grids.stream().flatMap(List::stream).distinct().toList();
        List<Puzzle> asked = asked();
        Ask question = ask.value();
        ProgressLine line = new ProgressLine(terminal, "table");
        FamilyFlags.Asking asking = family.asking(terminal, asked, question, line);
        try (asking) {
            for (TableReport.Member member : asking.members()) {
                asking.decide(member, member.table().sizes(wanted));
            }
        }
        line.clear();
        TableReport report =
                new TableReport(terminal, question, asked.get(0).symmetry().word(), asking.members(), grids);
        OutputFiles.write(csv, report::csv);
        OutputFiles.write(markdown, report::markdown);
        OutputFiles.write(html, report::html);
        format.value().say(terminal, report::answer, report::print);
        ExitStatus answered = report.isDecided() ? ExitStatus.YES : ExitStatus.UNDECIDED;
        return answered.worse(family.tellOfFiles(terminal, report.isDecided(), asking));
    }

    private List<Puzzle> asked() throws IOException, UnusableInput {
        if (each.isSaid()) {
            return FamilyFlags.alone(family.pieces(each.optional()));
        }
        if (pieces.optional().filter(ShapeFlags::isFile).isPresent()) {
            String each = ask.value() == Ask.MOST ? "0..1" : "1";
            return List.of(family.pieces(pieces.optional(), new GivenKeys.PiecesOption("pieces", each, true)));
        }
        if (!bags.isSaid()) {
            return List.of(family.pieces(pieces.optional()));
        }
        List<Puzzle> all = new ArrayList<>();
        String file = bags.value().toString();
        for (String line :
                InputFile.text(file, LONGEST_LIST, "list of bags").lines().toList()) {
            if (!line.isBlank() && !line.strip().startsWith("#")) {
                Puzzle bag = family.pieces(Optional.of(line.strip()));
                all.add(new Puzzle(line.strip(), bag.region(), bag.symmetry(), bag.bag()));
            }
        }
        if (all.isEmpty()) {
            throw new UnusableInput(file, "This file has no line with pieces. Write a line such as 'L: 2, T: 1..3'.");
        }
        return all;
    }
}
