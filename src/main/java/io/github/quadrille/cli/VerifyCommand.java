package io.github.quadrille.cli;

import io.github.quadrille.clear.Board;
import io.github.quadrille.format.PackingReader;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.VerificationWriter;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Puzzle;
import java.io.IOException;
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
    private final Terminal terminal;

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
    private PuzzleFlags puzzleFlags;

    @Mixin
    private ClearBoardFlags board;

    VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (ClearBoardFlags.isBoard(puzzleArgument)) {
            return new ClearVerification(terminal, format)
                    .check(puzzleArgument, clearingBoard(), packings)
                    .code();
        }
        Puzzle puzzle = puzzleFlags.read(puzzleArgument);
        CheckedPackings checked = new CheckedPackings(puzzle);
        if (format == OutputFormat.JSON) {
            try (VerificationWriter writer = new VerificationWriter(terminal.out(), puzzle)) {
                PackingReader.read(packings, found -> writer.packing(found.packing(), checked.check(found.packing())));
            }
        } else {
            PackingReader.read(packings, found -> checked.check(found.packing()));
            checked.print(terminal, "");
        }
        if (checked.isEmpty()) {
            throw new UnusableInput(
                    packings, "There is no packing in it. Maybe the puzzle has none, or the search reached a limit.");
        }
        return checked.status().code();
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
