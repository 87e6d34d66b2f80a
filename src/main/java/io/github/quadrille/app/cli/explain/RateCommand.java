package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.RatingAnswer;
import io.github.quadrille.app.ask.RateQuestion;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.Difficulty;
import io.github.quadrille.app.play.RobotPlayer;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Says how hard puzzles are for people. */
public final class RateCommand extends Command {
    private final Positional<List<String>> arguments =
            arguments("PUZZLE", "1..*", "Puzzle files, '-' for standard input, or sizes such as 6x10 with --pieces.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<Duration> timeLimit = timeLimitOption(
                    "Stop solving a puzzle, and then counting its packings, after this time each (default: ${DEFAULT-VALUE}).")
            .usually("30s");

    private final Flag<OutputFormat> format = formatOption();

    public RateCommand(Terminal terminal) {
        super(terminal, "rate", """
                Says how hard a puzzle is for a person, from 1 to 10, and why. A robot plays the puzzle as people do, \
                and its level depends on how often the robot takes pieces back. Several puzzles make a table, the \
                easiest first. Exits with 20 when one has no packing, 3 when a limit was reached.

                Examples:
                  quadrille rate puzzle.yaml                     its level and its parts
                  quadrille rate puzzles/*.yaml                  a table from easy to hard
                  quadrille rate 3x20 6x10 --pieces pentominoes  two boards""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        List<RatingAnswer> answers = new ArrayList<>();
        for (String argument : arguments.value()) {
            ProgressLine line = ProgressLine.ofNodes(terminal, argument);
            answers.add(new RateQuestion(Limits.time(timeLimit.value())).answer(board.readPackable(argument), line));
            line.clear();
        }
        answers.sort(
                Comparator.comparing((RatingAnswer each) -> each.difficulty().isEmpty())
                        .thenComparing(each -> each.difficulty().orElse(Difficulty.NONE)));
        ExitStatus exit = answers.stream().map(RateCommand::status).reduce(ExitStatus.YES, ExitStatus::worse);
        if (format.value() == OutputFormat.JSON) {
            for (RatingAnswer each : answers) {
                JsonLine.write(each, terminal.out());
            }
        } else if (answers.size() > 1) {
            // The status is that of the first puzzle that has the worst exit status.
            terminal.field(
                    "status",
                    answers.stream()
                            .filter(answer -> status(answer) == exit)
                            .findFirst()
                            .orElseThrow()
                            .status());
            terminal.say("level  in half of the games  word    packings  puzzle");
            answers.forEach(this::row);
        } else {
            print(answers.get(0));
        }
        return exit;
    }

    private static ExitStatus status(RatingAnswer answer) {
        return switch (answer.status()) {
            case "rated" -> ExitStatus.YES;
            case "infeasible" -> ExitStatus.NO;
            default -> ExitStatus.UNDECIDED;
        };
    }

    private void row(RatingAnswer answer) {
        answer.difficulty()
                .ifPresentOrElse(
                        hard -> terminal.say(
                                "%5d  %-20s  %-6s  %8s  %s",
                                hard.level(),
                                hard.levelLow() + " to " + hard.levelHigh(),
                                hard.word(),
                                packings(answer),
                                answer.puzzle()),
                        () -> terminal.say(
                                "    -  %s: %s: %s",
                                answer.status(),
                                answer.puzzle(),
                                answer.reason().orElseThrow()));
    }

    private static String packings(RatingAnswer answer) {
        return answer.packings().map("%,d"::formatted).orElse("?");
    }

    private void print(RatingAnswer answer) {
        terminal.field("status", answer.status());
        answer.reason().ifPresent(why -> terminal.field("reason", why));
        answer.difficulty().ifPresent(hard -> {
            terminal.field(
                    "level",
                    "%d of %d, %s; %d to %d in half of the robot's %d games"
                            .formatted(
                                    hard.level(),
                                    Difficulty.HARDEST,
                                    hard.word(),
                                    hard.levelLow(),
                                    hard.levelHigh(),
                                    RobotPlayer.GAMES));
            terminal.field(
                    "taken back",
                    "%,d%s pieces in the median game; the level rises by a step each time this number doubles"
                            .formatted(
                                    hard.takenBack(),
                                    hard.takenBack() >= RobotPlayer.MOST_TAKEN_BACK ? " or more" : ""));
            terminal.field(
                    "packings",
                    answer.packings().isEmpty()
                            ? "not counted within the time limit"
                            : packings(answer) + " in all; the more there are, the sooner a player finds one");
            terminal.field(
                    "forced moves",
                    "%,d of %,d pieces are forced: nothing else fits there"
                            .formatted(hard.forced(), answer.pieces().orElseThrow()));
            terminal.field("guesses", "%,d times no rule of 'hint' says what to lay".formatted(hard.guesses()));
            terminal.field(
                    "look-ahead",
                    "to follow the rules of 'hint', a player imagines up to %,d pieces at once"
                            .formatted(hard.lookAhead()));
            terminal.field(
                    "dead ends that look good",
                    "a plain search meets %s%,d when all pieces except one or two are laid"
                            .formatted(hard.isComplete() ? "" : "over ", hard.nearSolutions()));
            terminal.field(
                    "traps",
                    "in %d of %d games, a wrong piece stayed until at least %d more pieces were laid"
                            .formatted(hard.trapped(), RobotPlayer.GAMES, RobotPlayer.TRAP));
        });
    }
}
