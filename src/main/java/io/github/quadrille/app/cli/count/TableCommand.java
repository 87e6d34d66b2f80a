package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OptionWords;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.SizeRanges;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.RectangleTable;
import io.github.quadrille.engine.solve.RectangleTable.Entry;
import io.github.quadrille.engine.solve.RectangleTable.Outcome;
import io.github.quadrille.engine.solve.RectangleTable.Size;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.io.text.InputFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which rectangles pieces fill: a table of sizes. */
public final class TableCommand extends Command {
    private static final int LONGEST_JOURNAL = 1 << 24;

    private final Positional<List<String>> ranges =
            arguments("SIZES", "1..*", "Rows and columns, or ranges of them: 3..12x3..20, or 9x10..30.");

    private final Flag<String> pieces = text(
                    "--pieces",
                    "PIECES",
                    "The pieces: Y5, or \"L, P5: 2..\"; as many as one likes where no count is said.")
            .required();

    private final Flag<PieceSymmetry> symmetry =
            symmetryOption("free (turn and flip), one-sided (turn only) or fixed (default: as the set is, or free).");

    private final Flag<Duration> each = option(
                    "--each",
                    "TIME",
                    Duration.class,
                    OptionWords::time,
                    "What one size may take (default: ${DEFAULT-VALUE}).")
            .usually("60s");

    private final Flag<Duration> timeLimit = timeLimitOption("What the whole may take: 30s, 10m, 8h.");

    private final Flag<Integer> threads = threadsOption("How many threads may work (default: one per core).");

    private final Flag<Path> journal =
            file("--journal", "FILE", "Write down every size that is decided; the same command goes on from there.");

    private final Flag<Path> csv = file("--csv", "FILE", "Write a table with a line per size.", ".csv");

    private final Flag<Path> markdown = file("--markdown", "FILE", "Write the grid as Markdown.", ".md");

    private final Flag<OutputFormat> format = formatOption();

    public TableCommand(Terminal terminal) {
        super(terminal, "table", """
                Says which rectangles some pieces fill, size by size. A rectangle that smaller ones fill is not \
                searched, and one that no smaller ones fill is prime. Exits with 0 when all sizes are decided, else 3.

                Examples:
                  quadrille table 1..10x1..20 --pieces P5
                  quadrille table 5..15x5..30 --pieces Y5 --each 20s --journal y5.journal
                  quadrille table 4x5..20 --pieces "T, L" --markdown tl.md""");
        never(() -> each.value().isZero(), "A time limit of nothing leaves nothing to do. Maybe --each 20s.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        checkEndings(List.of(csv, markdown));
        checkPlaces("", List.of(csv, markdown, journal));
        List<List<Size>> grids = new ArrayList<>();
        for (String text : ranges.value()) {
            grids.add(SizeRanges.sizes(text));
        }
        List<Size> wanted = grids.stream().flatMap(List::stream).distinct().toList();
        GivenKeys keys = new GivenKeys(
                        Optional.of(pieces.value()), symmetry.optional(), Optional.empty(), Optional.empty())
                .by(GivenKeys.PiecesOption.endless());
        Puzzle puzzle = PuzzleReader.read("1x1", keys);
        ProgressLine line = new ProgressLine(terminal, "table");
        Limits limits = Limits.NONE
                .withTime(timeLimit.optional())
                .withThreads(threads.optional().orElse(Limits.NONE.threads()));
        RectangleTable table = new RectangleTable(puzzle, limits, each.value(), line);
        Journal written = new Journal(puzzle);
        written.read(table);
        table.decide(table.sizes(wanted), entry -> {
            written.add(entry);
            line.clear();
        });
        line.clear();
        TableReport report = new TableReport(terminal, puzzle, table, grids);
        if (csv.isSaid()) {
            report.writeCsv(csv.value());
        }
        if (markdown.isSaid()) {
            report.writeMarkdown(markdown.value());
        }
        format.value().say(terminal, report::answer, report::print);
        return report.isDecided() ? ExitStatus.YES : ExitStatus.UNDECIDED;
    }

    /** A line for each decided size, as in the CSV file, below one that says what was asked. */
    private final class Journal {
        private static final Pattern LINE = Pattern.compile(
                "([1-9][0-9]{0,3})x([1-9][0-9]{0,3}),(PRIME|COMPOSITE|PACKED|NONE),([^,]*),([0-9]+\\.[0-9]+)");

        private final String question;

        Journal(Puzzle puzzle) throws UnusableInput {
            question = "quadrille table of " + PuzzleCode.of(puzzle);
        }

        void read(RectangleTable table) throws IOException, UnusableInput {
            if (!journal.isSaid()) {
                return;
            }
            Path file = journal.value();
            if (!Files.exists(file)) {
                AtomicFile.write(file, question + "\n");
                return;
            }
            List<String> lines = InputFile.text(file.toString(), LONGEST_JOURNAL, "journal")
                    .lines()
                    .toList();
            if (lines.isEmpty() || !lines.get(0).equals(question)) {
                throw new UnusableInput(
                        file.toString(), "This is the journal of another question. Maybe choose another file.");
            }
            StringBuilder whole = new StringBuilder(question).append('\n');
            for (int number = 1; number < lines.size(); number++) {
                Optional<Entry> entry = entry(lines.get(number));
                // The last line may be half written.
                if (entry.isEmpty() && number < lines.size() - 1) {
                    throw new UnusableInput(
                            file.toString(),
                            "Line %d is no decided size: '%s'. Maybe delete it."
                                    .formatted(number + 1, lines.get(number)));
                }
                if (entry.isPresent()) {
                    table.recall(entry.get());
                    whole.append(lines.get(number)).append('\n');
                }
            }
            AtomicFile.write(file, whole.toString());
        }

        private static Optional<Entry> entry(String line) {
            Matcher words = LINE.matcher(line);
            return words.matches()
                    ? Optional.of(new Entry(
                            new Size(Integer.parseInt(words.group(1)), Integer.parseInt(words.group(2))),
                            Outcome.valueOf(words.group(3)),
                            words.group(4),
                            Double.parseDouble(words.group(5))))
                    : Optional.empty();
        }

        void add(Entry entry) {
            if (journal.isSaid() && entry.outcome() != Outcome.OPEN) {
                try {
                    String line = "%s,%s,%s,%.3f%n"
                            .formatted(
                                    entry.size(), entry.outcome(), entry.how().replace(",", ";"), entry.seconds());
                    Files.writeString(journal.value(), line, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }
}
