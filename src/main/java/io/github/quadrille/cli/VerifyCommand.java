package io.github.quadrille.cli;

import io.github.quadrille.format.FoundPacking;
import io.github.quadrille.format.PackingReader;
import io.github.quadrille.format.PuzzleReader;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.VerificationWriter;
import io.github.quadrille.puzzle.Fault;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.Puzzle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks packings from anywhere. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Checks packings against their puzzle and says exactly what is wrong.",
        footer = {
            "",
            "With --format json it passes on the valid packings, so that it can stand in a pipe:",
            "  quadrille solve p.yaml --all --format json | quadrille verify p.yaml - --format json | quadrille render -"
        })
final class VerifyCommand implements Callable<Integer> {
    private static final int FAULTS_PRINTED = 50;

    private final Terminal terminal;
    private final List<String> faults = new ArrayList<>();
    private long invalid;
    private long checked;

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "A puzzle file, a size such as 8x10, or a .csv board of the line-clearing game.")
    private String puzzleArgument;

    @Parameters(
            index = "1",
            paramLabel = "PACKING",
            description = "A JSON file with packings, for a board a plan ($SOLUTION lines), or '-' for standard input.")
    private String packings;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Mixin
    private ClearBoardFlags board;

    /** Of the last valid covering. */
    private Optional<String> worth = Optional.empty();

    VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (ClearBoardFlags.isBoard(puzzleArgument)) {
            return new ClearVerification(terminal, format)
                    .check(puzzleArgument, board.read(puzzleArgument), packings)
                    .code();
        }
        Puzzle puzzle = PuzzleReader.read(puzzleArgument);
        PackingChecker checker = new PackingChecker(puzzle);
        if (format == OutputFormat.JSON) {
            try (VerificationWriter writer = new VerificationWriter(terminal.out(), puzzle)) {
                PackingReader.read(packings, found -> writer.packing(found.packing(), check(puzzle, checker, found)));
            }
        } else {
            PackingReader.read(packings, found -> check(puzzle, checker, found));
            print();
        }
        if (checked == 0) {
            throw new UnusableInput(
                    packings, "There is no packing in it. Maybe the puzzle has none, or the search reached a limit.");
        }
        return (invalid == 0 ? ExitStatus.YES : ExitStatus.NO).code();
    }

    private List<Fault> check(Puzzle puzzle, PackingChecker checker, FoundPacking found) {
        List<Fault> wrong = checker.faults(found.packing());
        if (wrong.isEmpty() && puzzle.goal() instanceof Goal.Cover goal) {
            worth = Optional.of("%,d %s".formatted(goal.worth(puzzle, found.packing()), goal.unit()));
        }
        checked++;
        invalid += wrong.isEmpty() ? 0 : 1;
        for (Fault fault : wrong) {
            if (faults.size() < FAULTS_PRINTED) {
                faults.add("packing %,d: %s".formatted(checked, fault.message()));
            }
        }
        return wrong;
    }

    private void print() {
        if (checked > 0) {
            terminal.out().println("status: " + (invalid == 0 ? "valid" : "invalid"));
            faults.forEach(terminal.out()::println);
            terminal.out().printf("packings: %,d valid, %,d invalid%n", checked - invalid, invalid);
            worth.ifPresent(best -> terminal.out().println("worth: " + best));
        }
    }
}
