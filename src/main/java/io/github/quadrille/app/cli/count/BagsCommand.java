package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.CountQuestion;
import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.ChoiceFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** All choices of pieces that fill a board. */
public final class BagsCommand extends Command {

    private final Positional<String> argument =
            argument("BOARD", "A size such as 5x7, a file with the picture of a board, a puzzle file, or '-'.");

    private final ChoiceFlags choice = with(new ChoiceFlags());

    private final Flag<PieceSymmetry> symmetry =
            symmetryOption("free (turn and flip), one-sided (turn only) or fixed (default: as the set is, or free).");

    private final Flag<Wrap> wrap = wrapOption("Edges that meet: none, horizontal, vertical or both.");

    private final QuestionFlags flags = with(new QuestionFlags(List.of(
            Parameter.TIME_LIMIT, Parameter.THREADS, Parameter.MEMORY, CountQuestion.METHOD, Parameter.CLASSES)));

    private final Flag<Boolean> upToSymmetry =
            flags.flag(Parameter.CLASSES).described("Count classes of symmetric packings, too.");

    private final Flag<Path> csv = file("--csv", "FILE", "Write a table, with a line per choice.", ".csv")
            .under(Heading.OUTPUT);

    private final Flag<OutputFormat> format = formatOption();

    public BagsCommand(Terminal terminal) {
        super(terminal, "bags", """
            Lists all choices of pieces that fill a board, and in how many ways each does, those with the \
            fewest first. Exits with 0 when there are any, 20 when there are none, 3 when a limit was reached.

            Examples:
              quadrille bags 5x7 --from pentominoes        seven of the twelve
              quadrille bags 4x6 --from tetrominoes --each-at-most 6
              quadrille bags heart.txt --from pentominoes --up-to-symmetry --csv bags.csv
              quadrille bags puzzle.yaml                   within the ranges of its pieces
              quadrille bags 3x4x5 --lattice cubic --from solid-pentominoes --pieces 12\
            """);
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        checkOutputs(argument.value(), List.of(csv));
        choice.refuseList();
        Puzzle asked = choice.read(argument.value(), Optional.empty(), symmetry.optional(), wrap.optional());
        Puzzle puzzle = asked.rest();
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        Solver solver = Solver.of(puzzle)
                .within(flags.limits())
                .upTo(SymmetryGroup.of(upToSymmetry.isSaid()))
                .listening(line);
        BagTable table = solver.bags(choice.pieces(), flags.of(CountQuestion.METHOD));
        boolean none = table.isComplete() && table.bags().isEmpty();
        Optional<Evidence> reason = none ? solver.briefly().explain() : Optional.empty();
        line.clear();
        BagsReport report = new BagsReport(terminal, puzzle, table, reason);
        if (csv.isSaid()) {
            report.write(csv.value());
        }
        format.value().say(terminal, report::answer, report::print);
        return !table.isComplete() ? ExitStatus.UNDECIDED : none ? ExitStatus.NO : ExitStatus.YES;
    }
}
