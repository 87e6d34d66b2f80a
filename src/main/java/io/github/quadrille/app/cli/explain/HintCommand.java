package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.HintAnswer;
import io.github.quadrille.app.ask.HintQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Says which piece to lay next, or which to take away. */
public final class HintCommand extends Command {

    private final Positional<String> argument =
            argument("PUZZLE", "A puzzle file, '-' for standard input, or a size such as 6x10 with --pieces.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final QuestionFlags flags = with(new QuestionFlags(HintQuestion.QUESTION));

    private final Flag<OutputFormat> format = formatOption();

    private final PictureFlags pictures = with(new PictureFlags(
            "Draw the hint as SVG. Pieces that are on the board already are hatched.", "Draw the hint as PNG."));

    public HintCommand(Terminal terminal) {
        super(terminal, "hint", """
            Says for certain whether the pieces on the board can be completed. Then says what to lay next and why, or \
            which pieces to take away. Exits with 0 when the board can be completed, 20 when it cannot, 3 when a limit \
            was reached.

            Examples:
              quadrille hint puzzle.yaml                     with 'given:' in it
              quadrille hint 6x10 --pieces pentominoes --given begun.txt
              quadrille hint puzzle.yaml --more 2            the next three steps
              quadrille hint puzzle.yaml --all --svg all.svg the whole packing\
            """);
        flags.flag(HintQuestion.MORE)
                .described("Show N further steps (1 without a number).")
                .alone("1");
        flags.flag(Parameter.TIME_LIMIT)
                .described("Stop each search after this time: 30s (or 30), 500ms, 2m (default: ${DEFAULT-VALUE}).")
                .usually("60s");
        flags.flag(Parameter.SEED)
                .described(
                        "The seed for drawing packings at random, where there are too many to look at each of them (default: ${DEFAULT-VALUE}).");
        excludes(
                flags.flag(HintQuestion.TO_THE_END),
                "--all shows every step, so %s has no use. Leave it out.",
                flags.flag(HintQuestion.MORE));
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        pictures.check(argument.value(), List.of());
        Puzzle puzzle = board.readForPackings(argument.value());
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    argument.value(), "Hints are about packings, but the goal here is to cover. Leave out 'goal'.");
        }
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        HintQuestion question = flags.asked(HintQuestion.QUESTION);
        HintWords words = new HintWords(terminal, puzzle, !question.all());
        List<HintAnswer> steps = new ArrayList<>();
        List<Placement> lying = new ArrayList<>(puzzle.given());
        Hint hint = question.walk(puzzle, question::limits, line, (begun, step) -> {
            line.clear();
            steps.add(HintAnswer.of(begun, step));
            if (format.value() == OutputFormat.TEXT) {
                words.print(begun, step, steps.size());
            }
            step.next().ifPresent(lying::add);
        });
        format.value().say(terminal, () -> new HintAnswer.All(hint.status(), puzzle, steps), () -> {
            if (question.all() && steps.size() > 1) {
                terminal.draw(Picture.of(puzzle, new Packing(lying)));
            }
        });
        if (pictures.isWanted()) {
            pictures.draw(HintWords.picture(puzzle, lying, hint), Look.PLAIN);
        }
        return HintWords.exit(hint);
    }
}
