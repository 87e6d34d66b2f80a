package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ClearBoardFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFiles;
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
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Referee;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Checks packings from anywhere. */
public final class VerifyCommand extends Command {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

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
            "In place of packings, an order of pieces with their quarter turns, as the genetic algorithm has"
                    + " them: \"Z3 I0 S2\". It is laid, and its fitness told.");

    private final Flag<Boolean> quiet = flag("-q,--quiet", "No list of faults, only the status and the numbers.");

    private final Flag<OutputFormat> format = formatOption();

    private final Flag<Path> after =
            file("--after", "FILE", "Write the line-clearing board after the plan as CSV, if the plan is valid.");

    private final PuzzleFlags puzzleFlags = with(new PuzzleFlags());

    private final ClearBoardFlags board = with(new ClearBoardFlags());

    public VerifyCommand(Session session) {
        super(session, "verify", "Checks packings against their puzzle and says exactly what is wrong.", """
                With --format json it passes on the valid packings, so that it can stand in a pipe:
                  quadrille solve p.yaml --all --format json \\
                    | quadrille verify p.yaml - --format json | quadrille render -

                The fitness of a sequence of the genetic algorithm, and what it looks like:
                  quadrille verify 4x4 --pieces "I: 2, O: 2" --sequence "O0 I0 O0 I1\"""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (answers.value().isEmpty() == !sequence.isSaid()) {
            throw invalid(
                    answers.value().isEmpty()
                            ? "There is nothing to verify. Maybe name a file with packings, or '-' for standard input."
                            : "There are packings and a --sequence. Maybe verify one of them.");
        }
        if (!sequence.isSaid() && ClearBoardFlags.isBoard(puzzleArgument.value())) {
            if (answers.value().size() > 1) {
                throw invalid("A line-clearing board has one plan. Maybe verify them one by one.");
            }
            checkAfter();
            return new ClearVerification(terminal, format.value(), after.optional())
                    .check(
                            puzzleArgument.value(),
                            clearingBoard(),
                            answers.value().get(0));
        }
        if (answers.value().size() > 1
                && answers.value().stream().filter("-"::equals).count() > 1) {
            throw invalid("Standard input can be read once only. Maybe leave out one '-'.");
        }
        if (after.isSaid() || board.isAll()) {
            throw invalid("--after and --all are for boards of the line-clearing game. Maybe name a .csv file.");
        }
        Puzzle puzzle = puzzleFlags.read(puzzleArgument.value());
        if (sequence.isSaid()) {
            return new SequenceReport(terminal, puzzle, format.value(), quiet.isSaid()).tell(sequence.value());
        }
        VerifiedFiles files = format.value() == OutputFormat.JSON ? passOn(puzzle) : print(puzzle);
        files.refuseUnreadable();
        return files.checked().status();
    }

    private VerifiedFiles passOn(Puzzle puzzle) throws IOException {
        try (VerificationWriter writer = new VerificationWriter(terminal.out(), puzzle)) {
            VerifiedFiles files = new VerifiedFiles(puzzle, writer::packing, writer::unreadable);
            files.read(answers.value());
            return files;
        }
    }

    private VerifiedFiles print(Puzzle puzzle) {
        VerifiedFiles files = new VerifiedFiles(puzzle, (packing, faults) -> {}, problems -> {});
        files.read(answers.value());
        CheckedPackings checked = files.checked();
        checked.printFaults(terminal, quiet.isSaid());
        checked.printNumbers(terminal);
        if (puzzle.goal() instanceof Goal.Cover goal && checked.worth().isPresent()) {
            OptionalLong bound = bound(puzzle);
            boolean proven = bound.equals(checked.worth());
            String more = bound.isEmpty() ? "" : ", and none is worth more than %,d".formatted(bound.getAsLong());
            checked.printWorth(terminal, proven ? ", proven to be the most" : more);
            if (!proven && files.claim().isPresent()) {
                terminal.out()
                        .println("optimum: %,d %s, as the file says"
                                .formatted(files.claim().getAsLong(), goal.unit()));
            }
        }
        return files;
    }

    /** Nothing where it would take too long, or too much memory. */
    private static OptionalLong bound(Puzzle puzzle) {
        try {
            return OptionalLong.of(Solver.of(puzzle)
                    .with(SearchOptions.FIND_ONE.withTimeLimit(PATIENCE))
                    .bound());
        } catch (PuzzleTooLarge | Stopped e) {
            return OptionalLong.empty();
        }
    }

    private void checkAfter() {
        if (after.isSaid()) {
            OutputFiles files = new OutputFiles(command());
            files.checkEnding(after.value(), "--after", ".csv");
            files.check(puzzleArgument.value(), Stream.of(after.value()));
        }
    }

    private Board clearingBoard() throws UnusableInput {
        if (puzzleFlags.isForPieces()) {
            throw new UnusableInput(
                    puzzleArgument.value(),
                    "A .csv board is of the line-clearing game and has no pieces, symmetry or goal. Maybe leave the"
                            + " options for them out.");
        }
        return board.read(puzzleArgument.value(), puzzleFlags.wrap().orElse(Wrap.BOTH));
    }

    /**
     * What the referee says about a given plan for a board of the line-clearing game.
     *
     * @param after where to write the board after a valid plan
     */
    private record ClearVerification(Terminal terminal, OutputFormat format, Optional<Path> after) {
        private static final int FAULTS_PRINTED = 50;

        ExitStatus check(String source, Board board, String planSource) throws IOException, UnusableInput {
            ClearPlan plan = ClearPlanReader.read(planSource);
            if (!plan.found()) {
                throw new UnusableInput(
                        planSource,
                        "It says that there is no way, which no referee can see. Maybe 'quadrille clear %s' proves it."
                                .formatted(source));
            }
            Replay replay = new Referee(board.grid()).replay(board, plan.moves());
            if (format == OutputFormat.JSON) {
                JsonLine.write(ClearAnswer.Refereed.of(source, plan.moves().size(), replay.faults()), terminal.out());
            } else {
                terminal.out().println("status: " + (replay.isValid() ? "valid" : "invalid"));
                replay.faults().stream().limit(FAULTS_PRINTED).forEach(terminal.out()::println);
                terminal.out().println("moves: " + plan.moves().size());
            }
            if (after.isPresent() && replay.isValid()) {
                ClearBoardWriter.write(after.get(), replay.last(board));
            } else if (after.isPresent()) {
                terminal.err()
                        .println("warning: '%s' is not written, for the plan is not valid.".formatted(after.get()));
            }
            return replay.isValid() ? ExitStatus.YES : ExitStatus.NO;
        }
    }
}
