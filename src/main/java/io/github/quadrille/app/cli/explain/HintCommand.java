package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.HintAnswer;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.play.HintFinder;
import io.github.quadrille.app.play.HintSequence;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what to do next. */
@Command(
        name = "hint",
        mixinStandardHelpOptions = true,
        description = "Says for certain whether what lies can be completed, and what to lay next, and why; or which"
                + " pieces to take away. Exits with 0 when it can, 20 when it cannot, 3 when a limit was reached.",
        footer = {
            "",
            "Examples:",
            "  quadrille hint puzzle.yaml                     with 'given:' in it",
            "  quadrille hint 6x10 --pieces pentominoes --given begun.txt",
            "  quadrille hint puzzle.yaml --more 2            the next three steps",
            "  quadrille hint puzzle.yaml --all --svg all.svg the whole packing"
        })
public final class HintCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PUZZLE",
            description = "A puzzle file, '-' for standard input, or a size such as 6x10 with --pieces.")
    private String argument;

    @Mixin
    private PuzzleFlags board;

    @Option(
            names = "--more",
            paramLabel = "N",
            arity = "0..1",
            fallbackValue = "1",
            defaultValue = "0",
            description = "So many steps more (1, if no number is said).")
    private int more;

    @Option(names = "--all", description = "Every step, to the whole packing.")
    private boolean all;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            defaultValue = "60s",
            description = "Of each search: 30s (or 30), 500ms, 2m (default: ${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of drawing packings, where there are too many (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the hint; what lies already is hatched.")
    private Path svg;

    public HintCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (more < 0) {
            throw new InvalidOptions(spec, "There are no %d steps. Maybe --more 1, or --all.".formatted(more));
        }
        if (svg != null) {
            OutputFiles files = new OutputFiles(spec);
            files.checkEnding(svg, "--svg", ".svg");
            files.check(argument, Stream.of(svg));
        }
        Puzzle puzzle = board.readForPackings(argument);
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    argument, "Hints are about packings, but the goal here is to cover. Maybe leave out 'goal'.");
        }
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name(), interruption);
        HintWords words = new HintWords(terminal, puzzle, !all);
        List<HintAnswer> steps = new ArrayList<>();
        List<Placement> lying = new ArrayList<>(puzzle.given());
        Hint hint = HintSequence.walk(
                puzzle,
                begun -> HintFinder.of(begun)
                        .within(Limits.time(timeLimit))
                        .seeded(seed)
                        .listening(line)
                        .hint(),
                (begun, step) -> {
                    line.clear();
                    steps.add(HintAnswer.of(begun, step));
                    if (format == OutputFormat.TEXT) {
                        words.print(begun, step, steps.size());
                    }
                    step.next().ifPresent(lying::add);
                    return (all || steps.size() <= more) && !interruption.isRequested();
                });
        if (format == OutputFormat.TEXT) {
            words.end(puzzle.withGiven(lying), all && steps.size() > 1);
        } else {
            JsonLine.write(new HintAnswer.All(hint.status(), puzzle, steps), terminal.out());
        }
        if (svg != null) {
            PictureFile.write(HintWords.picture(puzzle, lying, hint), svg);
        }
        return HintWords.exit(hint).code();
    }
}
