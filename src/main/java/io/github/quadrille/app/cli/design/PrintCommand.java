package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Notes;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.play.HintFinder;
import io.github.quadrille.app.play.HintSequence;
import io.github.quadrille.app.print.Note;
import io.github.quadrille.app.print.Page;
import io.github.quadrille.app.print.PuzzleSheet;
import io.github.quadrille.app.print.PuzzleSheet.PrintedPuzzle;
import io.github.quadrille.app.print.SheetStyle;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.explain.Explanation;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureReading;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Lays puzzles on sheets to print. */
public final class PrintCommand extends Command {
    private static final int MOST_PACKINGS = 5_000;
    private static final int PACKINGS_PER_PAGE = 12;
    private static final Duration HINT_TIME = Duration.ofMinutes(1);
    private static final String HINTS = "Hints: turn the page. Rows and columns are counted from 0.";

    private final Positional<List<String>> arguments =
            arguments("PUZZLE", "0..*", "Puzzle files, '-' for standard input, or sizes such as 8x10.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final SheetFlags sheet = with(new SheetFlags());

    private final Flag<Solutions> solutions = choice(
                    "--solutions",
                    Solutions.class,
                    "Where solutions are printed: none; foot, upside down below the puzzle; or last, on the last page"
                            + " (default: ${DEFAULT-VALUE}).")
            .usually("none");

    private final Flag<String> title = text(
                    "--title",
                    "TEXT",
                    "The title above the puzzle (default: the puzzle's name). With several puzzles, each title has a number, too.")
            .under(Heading.MAKING);

    private final Flag<Integer> hints =
            number("--hints", "N", "Print this many hints, with pictures, upside down on a further page.");

    private final Flag<Boolean> why =
            flag("--why", "For a puzzle without a packing: print an argument why there is none, on a further page.");

    private final SolutionFlags search = with(new SolutionFlags());

    private final Flag<String> packings = text(
            "--packings",
            "FILE",
            "Print the packings in this file (or '-'), as 'solve --all' writes them. Add their PUZZLE, unless the file"
                    + " names it.");

    public PrintCommand(Terminal terminal) {
        super(terminal, "print", """
                Makes sheets to print from puzzles: the board, the pieces to cut out, and solutions.

                Examples:
                  quadrille print puzzle.yaml -o sheet.pdf
                  quadrille print puzzle.yaml -o sheet.pdf --solutions foot --ink lines
                  quadrille print puzzle.yaml -o sheet.pdf --name-line --hints 3 --large
                  quadrille print 6x10 5x12 4x15 3x20 --pieces pentominoes -o boards.pdf \\
                    --per-page 4 --paper letter
                  quadrille solve 3x20 --pieces pentominoes --all --format json \\
                    | quadrille print --packings - -o all.pdf""");
        excludes(title, "--title is for puzzles, but %s have names of their own. Leave it out.", packings);
        excludes(packings, "%s is for puzzles, but --packings prints packings. Leave it out.", hints, why);
        atLeast(hints, 1, "%d is not a number of hints. Use --hints 3.");
        rule(() -> {
            if (title.isSaid() && title.value().isBlank()) {
                throw invalid("The title is empty. Leave --title out.");
            }
        });
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (arguments.value().isEmpty() && !packings.isSaid()) {
            throw invalid("No puzzle is named. Name a puzzle file, or a size such as 6x10.");
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
        List<Note> hinted = new ArrayList<>();
        List<Note> argued = new ArrayList<>();
        for (String argument : arguments.value()) {
            Puzzle puzzle = board.read(argument);
            if (hints.isSaid() && puzzle.goal() instanceof Goal.Cover) {
                throw new UnusableInput(
                        argument, "Hints are about packings, but the goal here is to cover. Leave out --hints.");
            }
            String name = titled(puzzle.name(), printed.size() + 1);
            Optional<Note> reason = why.isSaid() ? argue(name, puzzle) : Optional.empty();
            reason.ifPresent(argued::add);
            Optional<Verdict> verdict = reason.isPresent() || (solutions.value() == Solutions.NONE && !hints.isSaid())
                    ? Optional.empty()
                    : Optional.of(search.solved(terminal, puzzle));
            if (verdict.isPresent() && ExitStatus.of(verdict.get()) != ExitStatus.YES) {
                return SolutionFlags.unsolved(terminal, puzzle, verdict.get(), "printed");
            }
            printed.add(new PrintedPuzzle(name, puzzle, verdict.flatMap(Verdict::bestSeen)));
            if (hints.isSaid() && reason.isEmpty()) {
                hinted.addAll(hint(name, puzzle));
            }
        }
        SheetStyle style = sheet.style(solutions.value());
        return print(String.join(" ", arguments.value()), printed, () -> {
            List<Page> notes = new ArrayList<>();
            if (!hinted.isEmpty()) {
                notes.addAll(Note.pages(HINTS, hinted, style, true));
            }
            if (!argued.isEmpty()) {
                notes.addAll(Note.pages("Why there is no solution", argued, style, false));
            }
            return PuzzleSheet.of(printed, style, notes);
        });
    }

    private Optional<Note> argue(String name, Puzzle puzzle) {
        Explanation explanation = Explanation.of(puzzle);
        if (explanation.status() != Verdict.Status.INFEASIBLE) {
            terminal.tell("no short argument is known why '%s' has no solution", name);
            return Optional.empty();
        }
        return Optional.of(Notes.of(name, puzzle.rest(), explanation));
    }

    private List<Note> hint(String name, Puzzle puzzle) {
        List<Note> notes = new ArrayList<>();
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        HintSequence.walk(
                puzzle, begun -> new HintFinder(begun, search.limits(HINT_TIME), 1, line).hint(), (begun, hint) -> {
                    String title = "%s, hint %d".formatted(name, notes.size() + 1);
                    hint.next().ifPresent(piece -> notes.add(Notes.of(title, begun, hint, piece, sheet.ink())));
                    return notes.size() < hints.value();
                });
        line.clear();
        return notes;
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
        List<String> files = sheet.write(pages, printed.get(0).puzzle().name(), terminal);
        terminal.say("status: printed%npages: %,d", pages.size());
        files.forEach(file -> terminal.say("file: %s", file));
        return ExitStatus.YES;
    }

    private List<PrintedPuzzle> printedPackings() throws UnusableInput {
        if (arguments.value().size() > 1) {
            throw invalid("All packings of a file belong to one PUZZLE, but %d are named. Name one."
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
                            : "The file has %,d packings, but at most %,d are printed. Use 'solve --limit %d'."
                                    .formatted(number, MOST_PACKINGS, MOST_PACKINGS));
        }
        List<PrintedPuzzle> printed = new ArrayList<>();
        for (FoundPacking one : found) {
            Puzzle packed = puzzle.or(one::puzzle)
                    .orElseThrow(() -> new UnusableInput(
                            packings.value(), "The file does not name its puzzle. Name the PUZZLE, too."));
            printed.add(new PrintedPuzzle(
                    "%s, %,d".formatted(packed.name(), printed.size() + 1), packed, Optional.of(one.packing())));
        }
        return printed;
    }
}
