package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ChoiceFlags;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** All choices of pieces that fill a board. */
@Command(
        name = "bags",
        mixinStandardHelpOptions = true,
        description = "Lists all choices of pieces that fill a board, and in how many ways each does, those with the"
                + " fewest first. Exits with 0 when there are any, 20 when there are none, 3 when a limit was reached.",
        footer = {
            "",
            "Examples:",
            "  quadrille bags 5x7 --from pentominoes        seven of the twelve",
            "  quadrille bags 4x6 --from tetrominoes --each-at-most 6",
            "  quadrille bags heart.txt --from pentominoes --up-to-symmetry --csv bags.csv",
            "  quadrille bags puzzle.yaml                   within the ranges of its pieces",
            "  quadrille bags 3x4x5 --lattice cubic --from solid-pentominoes --pieces 12"
        })
public final class BagsCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "BOARD",
            description = "A size such as 5x7, a file with the picture of a board, a puzzle file, or '-'.")
    private String argument;

    @Mixin
    private ChoiceFlags choice;

    @Option(
            names = "--symmetry",
            converter = GenerateFlags.SymmetryWord.class,
            description = "free (turn and flip), one-sided (turn only) or fixed (default: as the set is, or free).")
    private PieceSymmetry symmetry;

    @Option(
            names = "--wrap",
            converter = GenerateFlags.WrapWord.class,
            description = "Edges that meet: none, horizontal, vertical or both.")
    private Wrap wrap;

    @Mixin
    private CountFlags flags;

    @Option(names = "--up-to-symmetry", description = "Count classes of symmetric packings, too.")
    private boolean upToSymmetry;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a table, with a line per choice.")
    private Path csv;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    public BagsCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        flags.limits();
        if (csv != null) {
            OutputFiles outputs = new OutputFiles(spec);
            outputs.checkEnding(csv, "--csv", ".csv");
            outputs.check(argument, Stream.of(csv));
        }
        choice.refuseList();
        Puzzle asked =
                choice.read(argument, Optional.empty(), Optional.ofNullable(symmetry), Optional.ofNullable(wrap));
        Puzzle puzzle = asked.rest();
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name(), interruption);
        Solver solver = Solver.of(puzzle).within(flags.limits()).listening(line);
        BagTable table = solver.bags(choice.pieces(), upToSymmetry, flags.method());
        boolean none = table.isComplete() && table.bags().isEmpty();
        Optional<Evidence> reason = none ? solver.explainBriefly() : Optional.empty();
        line.clear();
        BagsReport report = new BagsReport(terminal, puzzle, table, reason);
        if (csv != null) {
            report.write(csv);
        }
        if (format == OutputFormat.JSON) {
            report.printJson();
        } else {
            report.print();
        }
        if (!table.isComplete()) {
            return ExitStatus.UNDECIDED.code();
        }
        return (table.bags().isEmpty() ? ExitStatus.NO : ExitStatus.YES).code();
    }
}
