package io.github.quadrille.cli;

import io.github.quadrille.argument.LinearBound;
import io.github.quadrille.clear.Board;
import io.github.quadrille.format.Problem;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.FoundPacking;
import io.github.quadrille.format.file.InputFile;
import io.github.quadrille.format.file.PackingReceiver;
import io.github.quadrille.format.file.PackingRecords;
import io.github.quadrille.format.file.VerificationWriter;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Fault;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.question.PuzzleTooLarge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks packings from anywhere. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Checks packings against their puzzle and says exactly what is wrong.",
        footer = {
            "",
            "With --format json it passes on the valid packings, so that it can stand in a pipe:",
            "  quadrille solve p.yaml --all --format json \\",
            "    | quadrille verify p.yaml - --format json | quadrille render -"
        })
final class VerifyCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "A puzzle file, a size such as 8x10, or a .csv board of the line-clearing game.")
    private String puzzleArgument;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "PACKING",
            description = "Files with packings, '-' for standard input: JSON, rows of letters, or pictures as 'solve'"
                    + " prints them. For a line-clearing board a plan ($SOLUTION lines).")
    private List<String> answers;

    /** What is to say of files without any packing. */
    private final List<Problem> without = new ArrayList<>();

    @Option(
            names = {"-q", "--quiet"},
            description = "No list of faults, only the status and the numbers.")
    private boolean quiet;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Mixin
    private PuzzleFlags puzzleFlags;

    @Mixin
    private ClearBoardFlags board;

    VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (ClearBoardFlags.isBoard(puzzleArgument)) {
            if (answers.size() > 1) {
                throw new Misuse(spec, "A line-clearing board has one plan. Maybe verify them one by one.");
            }
            return new ClearVerification(terminal, format)
                    .check(puzzleArgument, clearingBoard(), answers.get(0))
                    .code();
        }
        if (answers.size() > 1 && answers.stream().filter("-"::equals).count() > 1) {
            throw new Misuse(spec, "Standard input can be read once only. Maybe leave out one '-'.");
        }
        Puzzle puzzle = puzzleFlags.read(puzzleArgument);
        CheckedPackings checked = new CheckedPackings(puzzle);
        OptionalLong claim;
        if (format == OutputFormat.JSON) {
            try (VerificationWriter writer = new VerificationWriter(terminal.out(), puzzle)) {
                claim = read(puzzle, checked, writer::packing, writer::unreadable);
            }
        } else {
            claim = read(puzzle, checked, (packing, faults) -> {}, problems -> {});
            print(puzzle, checked, claim);
        }
        if (!checked.problems().isEmpty()) {
            List<Problem> problems = new ArrayList<>(checked.problems());
            if (checked.problemCount() > problems.size()) {
                problems.add(new Problem(
                        problems.get(0).source(),
                        0,
                        0,
                        "%,d more. Maybe correct these first.".formatted(checked.problemCount() - problems.size())));
            }
            throw new UnusableInput(problems);
        }
        if (checked.isEmpty()) {
            throw new UnusableInput(without);
        }
        return checked.status().code();
    }

    /** Checks all that can be read, and returns what the files say is the most that a covering is worth. */
    private OptionalLong read(
            Puzzle puzzle,
            CheckedPackings checked,
            BiConsumer<Packing, List<Fault>> each,
            Consumer<List<Problem>> bad) {
        long[] claim = {-1};
        PictureReading pictures = new PictureReading(puzzle);
        PackingReceiver receiver = new PackingReceiver() {
            @Override
            public void packing(FoundPacking found) {
                each.accept(found.packing(), checked.check(found.packing()));
            }

            @Override
            public void picture(Packing letters) {
                packing(new FoundPacking(Optional.empty(), pictures.read(letters)));
            }

            @Override
            public void unreadable(List<Problem> problems) {
                checked.unreadable(problems);
                bad.accept(problems);
            }

            @Override
            public void optimum(long worth) {
                claim[0] = worth;
            }
        };
        for (String argument : answers) {
            if (answers.size() > 1) {
                checked.begin(InputFile.label(argument));
            }
            try {
                PackingRecords.read(argument, puzzle, receiver).ifPresent(without::add);
            } catch (UnusableInput e) {
                receiver.unreadable(e.problems());
            }
        }
        if (!checked.isEmpty() || !checked.problems().isEmpty()) {
            without.forEach(problem -> receiver.unreadable(List.of(problem)));
        }
        return claim[0] < 0 ? OptionalLong.empty() : OptionalLong.of(claim[0]);
    }

    private void print(Puzzle puzzle, CheckedPackings checked, OptionalLong claim) {
        checked.printFaults(terminal, quiet);
        checked.printNumbers(terminal);
        if (puzzle.goal() instanceof Goal.Cover goal && checked.worth().isPresent()) {
            PuzzleTooLarge.check(puzzle);
            long bound =
                    LinearBound.of(new PlacementTable(puzzle), goal, () -> {}).bound();
            boolean proven = checked.worth().getAsLong() == bound;
            checked.printWorth(
                    terminal,
                    proven ? ", proven to be the most" : ", and none is worth more than %,d".formatted(bound));
            if (!proven && claim.isPresent()) {
                terminal.out().println("optimum: %,d %s, as the file says".formatted(claim.getAsLong(), goal.unit()));
            }
        }
    }

    private Board clearingBoard() throws UnusableInput {
        if (puzzleFlags.isForPieces()) {
            throw new UnusableInput(
                    puzzleArgument,
                    "A .csv board is of the line-clearing game and has no pieces, symmetry or goal. Maybe leave the"
                            + " options for them out.");
        }
        return board.read(puzzleArgument, puzzleFlags.wrap().orElse(Wrap.BOTH));
    }
}
