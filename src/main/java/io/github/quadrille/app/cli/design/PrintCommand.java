package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.print.Page;
import io.github.quadrille.app.print.PuzzleSheet;
import io.github.quadrille.app.print.PuzzleSheet.PrintedPuzzle;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureReading;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Puts puzzles on paper. */
public final class PrintCommand extends Command {
    private static final int MOST_PACKINGS = 5_000;
    private static final int PACKINGS_PER_PAGE = 12;

    private final Positional<List<String>> arguments =
            arguments("PUZZLE", "0..*", "Puzzle files, '-' for standard input, or sizes such as 8x10.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final SheetFlags sheet = with(new SheetFlags());

    private final Flag<Solutions> solutions = choice(
                    "--solutions",
                    Solutions.class,
                    "none; foot, upside down below the puzzle; or last, on the last page"
                            + " (default: ${DEFAULT-VALUE}).")
            .usually("none");

    private final Flag<String> title =
            text("--title", "TEXT", "What stands above the puzzle (default: its name); of several, with a number.");

    private final SolutionFlags search = with(new SolutionFlags());

    private final Flag<String> packings = text(
            "--packings",
            "FILE",
            "Print the packings in this file instead, or of '-', as 'solve --all' writes them; with the"
                    + " PUZZLE that they pack, unless the file says so.");

    public PrintCommand(Terminal terminal) {
        super(terminal, "print", """
                Lays puzzles on sheets to print: the board, the pieces to cut out, and solutions.

                Examples:
                  quadrille print puzzle.yaml -o sheet.pdf
                  quadrille print puzzle.yaml -o sheet.pdf --solutions foot --ink lines
                  quadrille print 6x10 5x12 4x15 3x20 --pieces pentominoes -o boards.pdf \\
                    --per-page 4 --paper letter
                  quadrille solve 3x20 --pieces pentominoes --all --format json \\
                    | quadrille print --packings - -o all.pdf""");
        excludes(title, "--title is for puzzles, and %s have names of their own. Maybe leave it out.", packings);
        rule(() -> {
            if (title.isSaid() && title.value().isBlank()) {
                throw invalid("A title has letters. Maybe leave --title out.");
            }
        });
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (arguments.value().isEmpty() && !packings.isSaid()) {
            throw invalid("There is nothing to print. Maybe name a PUZZLE, or a size such as 6x10.");
        }
        refuseSplitWords();
        sheet.check(arguments.value(), packings.optional());
        if (packings.isSaid()) {
            List<PrintedPuzzle> printed = printedPackings();
            int perPage = Math.min(sheet.perPage(PACKINGS_PER_PAGE), printed.size());
            return print(
                    packings.value(),
                    printed,
                    () -> PuzzleSheet.solutions(printed, perPage, sheet.style(Solutions.LAST)));
        }
        List<PrintedPuzzle> printed = new ArrayList<>();
        for (String argument : arguments.value()) {
            Puzzle puzzle = board.read(argument);
            Optional<Verdict> verdict = solutions.value() == Solutions.NONE
                    ? Optional.empty()
                    : Optional.of(search.solved(terminal, puzzle));
            if (verdict.isPresent() && ExitStatus.of(verdict.get()) != ExitStatus.YES) {
                return SolutionFlags.unsolved(terminal, puzzle, verdict.get(), "printed");
            }
            printed.add(new PrintedPuzzle(
                    titled(puzzle.name(), printed.size() + 1), puzzle, verdict.flatMap(Verdict::bestSeen)));
        }
        return print(
                String.join(" ", arguments.value()),
                printed,
                () -> PuzzleSheet.of(printed, sheet.style(solutions.value())));
    }

    private String titled(String name, int number) {
        return !title.isSaid()
                ? name
                : arguments.value().size() == 1 ? title.value() : "%s, %d".formatted(title.value(), number);
    }

    private ExitStatus print(String source, List<PrintedPuzzle> printed, Supplier<List<Page>> laid)
            throws IOException, UnusableInput {
        List<Page> pages;
        try {
            pages = laid.get();
        } catch (IllegalArgumentException e) {
            throw new UnusableInput(source, e.getMessage());
        }
        List<String> files = sheet.write(pages, printed.get(0).puzzle().name());
        terminal.say("status: printed%npages: %,d", pages.size());
        files.forEach(file -> terminal.say("file: %s", file));
        return ExitStatus.YES;
    }

    private List<PrintedPuzzle> printedPackings() throws UnusableInput {
        if (arguments.value().size() > 1) {
            throw invalid("Packings are of one PUZZLE, not of %d. Maybe name one."
                    .formatted(arguments.value().size()));
        }
        Optional<Puzzle> puzzle = arguments.value().isEmpty()
                ? Optional.empty()
                : Optional.of(board.readForPackings(arguments.value().get(0)));
        List<FoundPacking> found = new ArrayList<>();
        long number = PackingRecords.read(
                packings.value(),
                puzzle,
                PictureReading.of(puzzle),
                packing -> {
                    if (found.size() < MOST_PACKINGS) {
                        found.add(packing);
                    }
                },
                part -> {});
        if (number == 0 || number > MOST_PACKINGS) {
            throw new UnusableInput(
                    packings.value(),
                    number == 0
                            ? PackingRecords.NO_PACKING
                            : "It has %,d packings, and more than %,d are not printed. Maybe 'solve --limit %d'."
                                    .formatted(number, MOST_PACKINGS, MOST_PACKINGS));
        }
        List<PrintedPuzzle> printed = new ArrayList<>();
        for (FoundPacking one : found) {
            Puzzle packed = puzzle.or(one::puzzle)
                    .orElseThrow(() -> new UnusableInput(
                            packings.value(), "It does not say what it packs. Maybe name the PUZZLE, too."));
            printed.add(new PrintedPuzzle(
                    "%s, %,d".formatted(packed.name(), printed.size() + 1), packed, Optional.of(one.packing())));
        }
        return printed;
    }
}
