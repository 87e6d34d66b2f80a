package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ClearBoardFlags;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
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
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
            "    | quadrille verify p.yaml - --format json | quadrille render -",
            "",
            "The fitness of a sequence of the genetic algorithm, and what it looks like:",
            "  quadrille verify 4x4 --pieces \"I: 2, O: 2\" --sequence \"O0 I0 O0 I1\""
        })
public final class VerifyCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description =
                    "A puzzle file, a size such as 8x10, a matrix of 0 and 1, or a .csv board of the line-clearing game.")
    private String puzzleArgument;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "PACKING",
            description =
                    "Files with packings, '-' for standard input: JSON, rows of letters or numbers, pictures as"
                            + " 'solve' prints them, or coverings as 'cover' writes them. For a line-clearing board a plan ($SOLUTION lines).")
    private List<String> answers = List.of();

    @Option(
            names = "--sequence",
            paramLabel = "SEQUENCE",
            description =
                    "In place of packings, an order of pieces with their quarter turns, as the genetic algorithm has"
                            + " them: \"Z3 I0 S2\". It is laid, and its fitness told.")
    private String sequence;

    @Option(
            names = {"-q", "--quiet"},
            description = "No list of faults, only the status and the numbers.")
    private boolean quiet;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Option(
            names = "--after",
            paramLabel = "FILE",
            description = "Write the line-clearing board after the plan as CSV, if the plan is valid.")
    private Path after;

    @Mixin
    private PuzzleFlags puzzleFlags;

    @Mixin
    private ClearBoardFlags board;

    public VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (answers.isEmpty() == (sequence == null)) {
            throw new InvalidOptions(
                    spec,
                    answers.isEmpty()
                            ? "There is nothing to verify. Maybe name a file with packings, or '-' for standard input."
                            : "There are packings and a --sequence. Maybe verify one of them.");
        }
        if (sequence == null && ClearBoardFlags.isBoard(puzzleArgument)) {
            if (answers.size() > 1) {
                throw new InvalidOptions(spec, "A line-clearing board has one plan. Maybe verify them one by one.");
            }
            checkAfter();
            return new ClearVerification(terminal, format, Optional.ofNullable(after))
                    .check(puzzleArgument, clearingBoard(), answers.get(0))
                    .code();
        }
        if (answers.size() > 1 && answers.stream().filter("-"::equals).count() > 1) {
            throw new InvalidOptions(spec, "Standard input can be read once only. Maybe leave out one '-'.");
        }
        if (after != null || board.isAll()) {
            throw new InvalidOptions(
                    spec, "--after and --all are for boards of the line-clearing game. Maybe name a .csv file.");
        }
        Puzzle puzzle = puzzleFlags.read(puzzleArgument);
        if (sequence != null) {
            return new SequenceReport(terminal, puzzle, format, quiet)
                    .tell(sequence)
                    .code();
        }
        VerifiedFiles files = format == OutputFormat.JSON ? passOn(puzzle) : print(puzzle);
        files.refuseUnreadable();
        return files.checked().status().code();
    }

    private VerifiedFiles passOn(Puzzle puzzle) throws IOException {
        try (VerificationWriter writer = new VerificationWriter(terminal.out(), puzzle)) {
            VerifiedFiles files = new VerifiedFiles(puzzle, writer::packing, writer::unreadable);
            files.read(answers);
            return files;
        }
    }

    private VerifiedFiles print(Puzzle puzzle) {
        VerifiedFiles files = new VerifiedFiles(puzzle, (packing, faults) -> {}, problems -> {});
        files.read(answers);
        CheckedPackings checked = files.checked();
        checked.printFaults(terminal, quiet);
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
        if (after != null) {
            OutputFiles files = new OutputFiles(spec);
            files.checkEnding(after, "--after", ".csv");
            files.check(puzzleArgument, Stream.of(after));
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

    /**
     * What the referee says about somebody's plan for a board of the line-clearing game.
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
