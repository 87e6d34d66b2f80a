package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.PossibleAnswer;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TextReport.VerdictLines;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.app.render.HeatPicture;
import io.github.quadrille.app.render.WeightsText;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says how many packings lay what where. */
@Command(
        name = "possible",
        mixinStandardHelpOptions = true,
        description = "For each cell and kind, in how many packings a piece of the kind covers it. Exits with 0 when"
                + " there are packings, 20 when there are none, 3 when a limit was reached.",
        footer = {
            "",
            "Examples:",
            "  quadrille possible puzzle.yaml                  a map for each kind",
            "  quadrille possible puzzle.yaml --kind V5 --svg heat.svg"
        })
public final class PossibleCommand implements Callable<Integer> {
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

    @Option(names = "--kind", paramLabel = "NAME", description = "Of this kind only.")
    private String kind;

    @Option(
            names = "--sample",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many packings to draw where there are too many to find them all (default:"
                    + " ${DEFAULT-VALUE}).")
    private int sample;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the drawing (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            defaultValue = "60s",
            description = "Of finding, and of drawing: 30s (or 30), 500ms, 2m (default: ${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw a map: the darker a cell, the more packings cover it by the kind; without --kind, by"
                    + " the kind that does so most often, whose letter is in it.")
    private Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "The same as PNG.")
    private Path png;

    public PossibleCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (sample < 1) {
            throw new InvalidOptions(spec, "%d packings leave nothing to draw. Maybe use 1 or more.".formatted(sample));
        }
        OutputFiles files = new OutputFiles(spec);
        if (svg != null) {
            files.checkEnding(svg, "--svg", ".svg");
        }
        if (png != null) {
            files.checkEnding(png, "--png", ".png");
        }
        files.check(argument, Stream.of(svg, png).filter(Objects::nonNull));
        Puzzle puzzle = board.readPackable(argument);
        List<Integer> kinds = kinds(puzzle);
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name(), interruption);
        Possibilities possible = Possibilities.of(
                puzzle, Possibilities.Effort.THOROUGH.drawing(sample), Limits.time(timeLimit), seed, line);
        line.clear();
        if (format == OutputFormat.JSON) {
            JsonLine.write(PossibleAnswer.of(possible, kinds), terminal.out());
        } else {
            print(possible, kinds);
        }
        draw(possible, kinds);
        return status(possible).code();
    }

    private List<Integer> kinds(Puzzle puzzle) throws UnusableInput {
        if (kind == null) {
            return IntStream.range(0, puzzle.bag().size()).boxed().toList();
        }
        int index = puzzle.bag().indexOfKind(kind);
        if (index < 0) {
            throw new UnusableInput("--kind " + kind, "The bag has %s. Maybe one of these.".formatted(puzzle.bag()));
        }
        return List.of(index);
    }

    private static ExitStatus status(Possibilities possible) {
        if (possible.source() == Possibilities.Source.FIRST) {
            return ExitStatus.UNDECIDED;
        }
        return possible.seen().signum() == 0 ? ExitStatus.NO : ExitStatus.YES;
    }

    private void print(Possibilities possible, List<Integer> kinds) {
        terminal.field("status", PossibleAnswer.status(possible));
        possible.packings().ifPresent(all -> terminal.field("packings", "%,d".formatted(all)));
        terminal.field(
                "of", "%,d: %s".formatted(possible.seen(), possible.source().words()));
        if (possible.source() == Possibilities.Source.SAMPLE) {
            terminal.field(
                    "error",
                    String.format(
                            Locale.ROOT,
                            "at most %.1f points, one standard error",
                            100 * possible.error(possible.seen().shiftRight(1))));
        }
        if (status(possible) == ExitStatus.NO) {
            terminal.field("reason", possible.reason());
            if (possible.none().filter(Evidence::needsPicture).isPresent()) {
                terminal.field("weights", VerdictLines.WEIGHTS_ELSEWHERE);
            }
        }
        for (int index : kinds) {
            List<BigInteger> counts = possible.onCells(index);
            if (counts.stream().anyMatch(count -> count.signum() > 0)) {
                terminal.field(possible.puzzle().bag().kind(index).name(), "on each cell, in percent of the packings");
                terminal.out()
                        .print(new WeightsText(terminal.width(), terminal.colour())
                                .of(possible.puzzle().region(), weights(possible, counts)));
            }
        }
    }

    private static CellWeights weights(Possibilities possible, List<BigInteger> counts) {
        return new CellWeights(
                0,
                counts.stream()
                        .map(count -> (int) Math.round(100 * possible.share(count)))
                        .toList());
    }

    private void draw(Possibilities possible, List<Integer> kinds) throws IOException, UnusableInput {
        if (svg == null && png == null) {
            return;
        }
        List<List<BigInteger>> counts = kinds.stream().map(possible::onCells).toList();
        List<Double> shares = new ArrayList<>();
        List<String> letters = new ArrayList<>();
        for (int number = 0; number < possible.puzzle().region().size(); number++) {
            int cell = number;
            int likeliest = IntStream.range(0, kinds.size())
                    .boxed()
                    .max(Comparator.comparing(
                                    (Integer index) -> counts.get(index).get(cell))
                            .thenComparing(Comparator.reverseOrder()))
                    .orElseThrow();
            BigInteger count = counts.get(likeliest).get(cell);
            shares.add(possible.share(count));
            boolean isLettered = kind == null && count.signum() > 0;
            letters.add(isLettered ? String.valueOf(possible.puzzle().bag().letter(kinds.get(likeliest))) : "");
        }
        HeatPicture picture = new HeatPicture(possible.puzzle(), shares, letters);
        if (svg != null) {
            AtomicFile.write(svg, out -> out.write(picture.svg().getBytes(StandardCharsets.UTF_8)));
        }
        if (png != null) {
            AtomicFile.write(png, picture::png);
        }
    }
}
