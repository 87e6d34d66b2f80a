package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.ClearBoardFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.ClearAnswer;
import io.github.quadrille.io.answer.VerificationWriter;
import io.github.quadrille.io.game.ClearBoardWriter;
import io.github.quadrille.io.game.ClearPlanReader;
import io.github.quadrille.io.game.ClearPlanReader.ClearPlan;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Referee;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/** Checks packings from any source against their puzzle, or a plan against its board of the line-clearing game. */
public final class VerifyCommand extends Command {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int FAULTS_PRINTED = 50;

    private final Positional<String> puzzleArgument = argument(
            "PUZZLE",
            "A puzzle file, a size such as 8x10, a matrix of 0 and 1, or a .csv board of the line-clearing game.");

    private final Positional<List<String>> answers = arguments(
            1,
            "PACKING",
            "0..*",
            "Files with packings, '-' for standard input: JSON, rows of letters or numbers, pictures as"
                    + " 'solve' prints them, or coverings as 'cover' writes them. For a line-clearing board a plan ($SOLUTION lines).");

    private final Flag<String> sequence = text(
            "--sequence",
            "SEQUENCE",
            "In place of packings, a sequence of pieces with their quarter turns, as the genetic algorithm uses it:"
                    + " \"Z3 I0 S2\". The pieces are laid in this order, and the fitness is printed.");

    private final Flag<Boolean> quiet =
            flag("-q,--quiet", "Print only the status and the numbers, without the list of faults.");

    private final Flag<OutputFormat> format = formatOption();

    private final Flag<Path> after = file(
                    "--after",
                    "FILE",
                    "Write the line-clearing board after the plan as CSV, if the plan is valid.",
                    ".csv")
            .under(Heading.OUTPUT);

    private final PuzzleFlags puzzleFlags = with(new PuzzleFlags());

    private final ClearBoardFlags board = with(new ClearBoardFlags());

    public VerifyCommand(Terminal terminal) {
        super(terminal, "verify", """
                Checks packings against their puzzle and says exactly what is wrong.

                With --format json it prints the valid packings, so it can be used in a pipe:
                  quadrille solve p.yaml --all --format json \\
                    | quadrille verify p.yaml - --format json | quadrille render -

                Print the fitness of a sequence of the genetic algorithm, and draw the pieces:
                  quadrille verify 4x4 --pieces "I: 2, O: 2" --sequence "O0 I0 O0 I1\"""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (answers.value().isEmpty() == !sequence.isSaid()) {
            throw invalid(
                    answers.value().isEmpty()
                            ? "No packing is named. Name a file with packings, or '-' for standard input."
                            : "Packings and a --sequence are both given. Verify one of them at a time.");
        }
        if (!sequence.isSaid() && ClearBoardFlags.isBoard(puzzleArgument.value())) {
            if (answers.value().size() > 1) {
                throw invalid(
                        "Only one plan of a line-clearing board can be verified at a time. Verify the plans one by one.");
            }
            checkOutputs(puzzleArgument.value(), List.of(after));
            return checkPlan(answers.value().get(0));
        }
        if (answers.value().size() > 1
                && answers.value().stream().filter("-"::equals).count() > 1) {
            throw invalid("Standard input can be read only once. Leave out one '-'.");
        }
        if (after.isSaid() || board.isAll()) {
            throw invalid("--after and --all are only for boards of the line-clearing game. Name a .csv file.");
        }
        Puzzle puzzle = puzzleFlags.read(puzzleArgument.value());
        if (sequence.isSaid()) {
            UsablePuzzle.withoutRules(puzzleArgument.value(), puzzle, "a sequence");
            return new SequenceReport(terminal, puzzle, format.value(), quiet.isSaid()).tell(sequence.value());
        }
        CheckedPackings checked = format.value() == OutputFormat.JSON ? passOn(puzzle) : print(puzzle);
        checked.refuseUnreadable();
        return checked.status();
    }

    private CheckedPackings passOn(Puzzle puzzle) throws IOException {
        try (VerificationWriter writer = new VerificationWriter(terminal.out(), puzzle)) {
            CheckedPackings checked = new CheckedPackings(puzzle, writer::packing, writer::unreadable);
            checked.read(answers.value());
            return checked;
        }
    }

    private CheckedPackings print(Puzzle puzzle) {
        CheckedPackings checked = new CheckedPackings(puzzle, (packing, faults) -> {}, problems -> {});
        checked.read(answers.value());
        checked.print(terminal, quiet.isSaid());
        if (puzzle.goal() instanceof Goal.Cover goal && checked.worth().isPresent()) {
            OptionalLong bound = bound(puzzle);
            boolean proven = bound.equals(checked.worth());
            String more = bound.isEmpty() ? "" : ", and none is worth more than %,d".formatted(bound.getAsLong());
            checked.printWorth(terminal, proven ? ", proven to be the most" : more);
            if (!proven && checked.claim().isPresent()) {
                terminal.say(
                        "optimum: %,d %s, as the file says", checked.claim().getAsLong(), goal.unit());
            }
        }
        return checked;
    }

    /**
     * Returns a bound for the worth of a covering: no covering can be worth more. It is empty if the bound needs too
     * much time or memory.
     */
    private static OptionalLong bound(Puzzle puzzle) {
        try {
            return OptionalLong.of(Solver.of(puzzle)
                    .with(SearchOptions.FIND_ONE.withTimeLimit(PATIENCE))
                    .bound());
        } catch (PuzzleTooLarge | Stopped e) {
            return OptionalLong.empty();
        }
    }

    /** Prints the referee's verdict about a plan for a board of the line-clearing game. */
    private ExitStatus checkPlan(String planSource) throws IOException, UnusableInput {
        String source = puzzleArgument.value();
        if (puzzleFlags.isForPieces()) {
            throw new UnusableInput(
                    source,
                    "A .csv file is a board of the line-clearing game, which has no pieces, symmetry or goal. Leave"
                            + " these options out.");
        }
        Board start = board.read(source, puzzleFlags.wrap().orElse(Wrap.BOTH));
        ClearPlan plan = ClearPlanReader.read(planSource);
        if (!plan.found()) {
            throw new UnusableInput(
                    planSource,
                    "The plan says that the tokens cannot be removed, but 'verify' checks only moves. Try 'quadrille clear %s', which may prove it."
                            .formatted(source));
        }
        Replay replay = new Referee(start.grid()).replay(start, plan.moves());
        if (format.value() == OutputFormat.JSON) {
            JsonLine.write(ClearAnswer.Refereed.of(source, plan.moves().size(), replay.faults()), terminal.out());
        } else {
            terminal.say("status: %s", replay.isValid() ? "valid" : "invalid");
            replay.faults().stream().limit(FAULTS_PRINTED).forEach(terminal.out()::println);
            terminal.say("moves: %d", plan.moves().size());
        }
        if (after.isSaid() && replay.isValid()) {
            ClearBoardWriter.write(after.value(), replay.last(start));
        } else if (after.isSaid()) {
            terminal.tell("warning: '%s' is not written, because the plan is not valid.", after.value());
        }
        return replay.isValid() ? ExitStatus.YES : ExitStatus.NO;
    }
}
