package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.PossibleAnswer;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PossibleQuestion;
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
import io.github.quadrille.app.cli.shared.VerdictLines;
import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.app.render.HeatPicture;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says in how many packings each kind covers each cell. */
public final class PossibleCommand extends Command {

    private final Positional<String> argument =
            argument("PUZZLE", "A puzzle file, '-' for standard input, or a size such as 6x10 with --pieces.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<String> kind = text("--kind", "NAME", "Show the map of this kind only.");

    private final QuestionFlags flags = with(new QuestionFlags(PossibleQuestion.QUESTION));
    private final Flag<OutputFormat> format = formatOption();

    private final PictureFlags pictures = with(new PictureFlags(
            "Draw a map as SVG: the darker a cell, the more packings cover it by the kind. Without --kind, a cell"
                    + " shows the letter of the kind that covers it in most packings.",
            "Draw the map as PNG."));

    public PossibleCommand(Terminal terminal) {
        super(terminal, "possible", """
            Says in how many packings a piece of each kind covers each cell. Exits with 0 when \
            there are packings, 20 when there are none, 3 when a limit was reached.

            Examples:
              quadrille possible puzzle.yaml                  a map for each kind
              quadrille possible puzzle.yaml --kind V5 --svg heat.svg\
            """);
        flags.flag(Parameter.SEED).described("The seed for drawing packings at random (default: ${DEFAULT-VALUE}).");
        flags.flag(Parameter.TIME_LIMIT)
                .described(
                        "Stop finding packings, and then drawing them, after this time each: 30s (or 30), 500ms, 2m (default: ${DEFAULT-VALUE}).")
                .usually("60s");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        pictures.check(argument.value(), List.of());
        Puzzle puzzle = board.readPackable(argument.value());
        List<Integer> kinds = kinds(puzzle);
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        Possibilities possible = flags.asked(PossibleQuestion.QUESTION).possibilities(puzzle, line);
        line.clear();
        format.value().say(terminal, () -> PossibleAnswer.of(possible, kinds), () -> print(possible, kinds));
        if (pictures.isWanted()) {
            draw(possible, kinds);
        }
        return status(possible);
    }

    private List<Integer> kinds(Puzzle puzzle) throws UnusableInput {
        if (!kind.isSaid()) {
            return IntStream.range(0, puzzle.bag().size()).boxed().toList();
        }
        int index = puzzle.bag().indexOfKind(kind.value());
        if (index < 0) {
            throw new UnusableInput(
                    "--kind " + kind.value(), "The puzzle has the kinds %s. Use one of these.".formatted(puzzle.bag()));
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
        terminal.field("of", possible.which());
        possible.limit().ifPresent(limit -> terminal.field("reason", limit));
        if (possible.source() == Possibilities.Source.SAMPLE) {
            terminal.field(
                    "error",
                    String.format(
                            Locale.ROOT,
                            "at most %.1f percentage points (one standard error)",
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
                List<Integer> percents = counts.stream()
                        .map(count -> (int) Math.round(100 * possible.share(count)))
                        .toList();
                terminal.draw(possible.puzzle().region(), new CellWeights(0, percents));
            }
        }
    }

    private void draw(Possibilities possible, List<Integer> kinds) throws IOException, UnusableInput {
        Map<Integer, List<BigInteger>> counts =
                kinds.stream().collect(Collectors.toMap(index -> index, possible::onCells));
        List<Double> shares = new ArrayList<>();
        List<String> letters = new ArrayList<>();
        for (int number = 0; number < possible.puzzle().region().size(); number++) {
            int cell = number;
            int likeliest = kinds.stream()
                    .max(Comparator.comparing(
                                    (Integer index) -> counts.get(index).get(cell))
                            .thenComparing(Comparator.reverseOrder()))
                    .orElseThrow();
            BigInteger count = counts.get(likeliest).get(cell);
            shares.add(possible.share(count));
            boolean isLettered = !kind.isSaid() && count.signum() > 0;
            letters.add(isLettered ? String.valueOf(possible.puzzle().bag().letter(likeliest)) : "");
        }
        HeatPicture picture = new HeatPicture(possible.puzzle(), shares, letters);
        if (pictures.svg().isPresent()) {
            AtomicFile.write(
                    pictures.svg().get(), out -> out.write(picture.svg().getBytes(StandardCharsets.UTF_8)));
        }
        if (pictures.png().isPresent()) {
            AtomicFile.write(pictures.png().get(), picture::png);
        }
    }
}
