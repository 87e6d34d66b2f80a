package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.ShapeFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.engine.sizes.SmallestBox;
import io.github.quadrille.engine.sizes.SmallestBox.Box;
import io.github.quadrille.engine.sizes.SmallestBox.Form;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.text.Quote;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Finds the smallest box that holds all pieces. */
public final class FitCommand extends Command {
    private final Positional<String> file =
            argument("PUZZLE", "A puzzle file, whose pieces are used.").orNone();

    private final QuestionFlags flags = with(new QuestionFlags(List.of(
            PuzzleKeys.PIECES, PuzzleKeys.SYMMETRY, PuzzleKeys.LATTICE, Parameter.TIME_LIMIT, Parameter.THREADS)));

    private final ShapeFlags shapes = with(new ShapeFlags());

    private final Flag<Boolean> rectangle = flag(
            "--rectangle",
            "Look for any rectangle: fewest cells first, then the least sum of sides (default: a square).");

    private final Flag<Boolean> box =
            flag("--box", "For cubes: look for any box, fewest cells first (default: a cube).");

    private final Flag<Boolean> noGaps = flag("--no-gaps", "Look only for boxes that the pieces fill without gaps.");

    private final PictureFlags pictures = with(new PictureFlags("Draw the box as SVG.", "Draw the box as PNG."));

    private final Flag<OutputFormat> format = formatOption();

    /** Declares the command with its options. */
    public FitCommand(Terminal terminal) {
        super(terminal, "fit", """
                Finds the smallest square that holds all pieces, or the smallest rectangle, cube or box, and says why none \
                is smaller. Exits with 0 when it is found, 20 when there is none without gaps, 3 when a limit was reached.

                Examples:
                  quadrille fit --pieces tetrominoes --rectangle
                  quadrille fit --pieces "T: 5, I: 2" --symmetry fixed
                  quadrille fit --pieces pieces.txt              a file of drawings, each once
                  quadrille fit --pieces tetracubes --lattice cubic --box""");
        flags.flag(PuzzleKeys.PIECES)
                .described("The pieces: pentominoes, or \"T: 2, I, 3x5: 1\"; or a file of drawings, each once.");
        excludes(
                rectangle,
                "--rectangle is for pieces of squares, --box for pieces of cubes. Leave out one of them.",
                box);
        rule(() -> {
            if (file.isSaid() && flags.flag(PuzzleKeys.PIECES).isSaid()) {
                throw invalid("'fit' looks for the board itself, so %s has no use with --pieces. Leave it out."
                        .formatted(Quote.of(file.value())));
            }
            if (!file.isSaid() && !flags.flag(PuzzleKeys.PIECES).isSaid() && !shapes.areSaid()) {
                throw invalid("There is no piece to fit. Add --pieces pentominoes, or name a puzzle file.");
            }
        });
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        pictures.check(file.isSaid() ? file.value() : "", List.of());
        Puzzle pieces = pieces();
        ProgressLine line = new ProgressLine(terminal, "fit");
        SmallestBox.Answer answer =
                new SmallestBox(pieces, form(pieces), !noGaps.isSaid(), flags.limits(), line).find();
        line.clear();
        format.value().say(terminal, () -> Answer.of(pieces, answer), () -> print(pieces, answer));
        if (answer.best().isPresent()) {
            pictures.draw(picture(answer.best().get()), Look.PLAIN);
        }
        return ExitStatus.of(answer.status());
    }

    private Form form(Puzzle pieces) {
        boolean isSolid = pieces.region().lattice() == Lattices.CUBIC;
        if ((isSolid ? rectangle : box).isSaid()) {
            throw invalid("These pieces are made of %s. Use %s."
                    .formatted(isSolid ? "cubes" : "squares", isSolid ? "--box" : "--rectangle"));
        }
        return rectangle.isSaid() || box.isSaid() ? Form.ANY : Form.EQUAL_SIDES;
    }

    private Puzzle pieces() throws UnusableInput {
        GivenKeys keys = shapes.addTo(PuzzleKeys.of(flags));
        Lattice lattice = keys.lattice().orElse(Lattices.SQUARE);
        String source = file.isSaid() ? file.value() : lattice == Lattices.CUBIC ? "1x1x1" : "1x1";
        if (lattice != Lattices.SQUARE && lattice != Lattices.CUBIC) {
            throw invalid(cells(lattice));
        }
        if (keys.symmetry().isPresent() && !flags.flag(PuzzleKeys.SYMMETRY).isSaid()) {
            terminal.tell(
                    "This is a file of the fillit exercise, whose pieces are not turned. Add --symmetry free to turn and flip them.");
        }
        Puzzle puzzle = PuzzleReader.read(source, keys);
        String refused = refusal(puzzle);
        if (!refused.isEmpty()) {
            throw new UnusableInput(file.isSaid() ? source : "fit", refused);
        }
        return puzzle;
    }

    private static String refusal(Puzzle puzzle) {
        Lattice lattice = puzzle.region().lattice();
        if (lattice != Lattices.SQUARE && lattice != Lattices.CUBIC) {
            return cells(lattice);
        }
        if (!puzzle.given().isEmpty() || !puzzle.rules().list().isEmpty()) {
            return "This puzzle has given pieces or rules, which a box cannot have. Leave out 'given' and 'rules'.";
        }
        return puzzle.bag().supplies().stream()
                .filter(supply -> supply.count().min() != supply.count().max())
                .findFirst()
                .map(supply -> "A box needs a fixed number of pieces, but the count of %s is %s. Write '%s: 2'."
                        .formatted(
                                supply.kind().name(),
                                supply.count(),
                                supply.kind().name()))
                .orElseGet(() -> puzzle.bag().minArea() == 0 || puzzle.bag().minArea() > SmallestBox.MOST_CELLS
                        ? "The pieces have %,d cells in all, but a box can have 1 to %,d. Use other counts."
                                .formatted(puzzle.bag().minArea(), SmallestBox.MOST_CELLS)
                        : "");
    }

    private static String cells(Lattice lattice) {
        return "'fit' makes boxes of squares or cubes, not of the %s lattice. Use 'solve' with a board of your own."
                .formatted(lattice.word());
    }

    private static Picture picture(SmallestBox.Found found) {
        return Picture.of(found.puzzle(), found.packing());
    }

    private void print(Puzzle pieces, SmallestBox.Answer answer) {
        terminal.field("status", answer.status().word());
        answer.stoppedBy().ifPresent(limit -> terminal.field("reason", limit.words()));
        answer.best().ifPresent(found -> {
            terminal.field(answer.open().isEmpty() ? "box" : "best", found.box());
            terminal.draw(picture(found));
        });
        long area = pieces.bag().minArea();
        terminal.field(
                "cells",
                CountedNoun.of(area, "cell") + " of "
                        + CountedNoun.of(
                                pieces.bag().supplies().stream()
                                        .mapToLong(supply -> supply.count().min())
                                        .sum(),
                                "piece")
                        + answer.best()
                                .map(found -> ", %,d left empty"
                                        .formatted(found.puzzle().region().size() - area))
                                .orElse(""));
        terminal.field("symmetry", pieces.symmetry().word());
        if (!answer.open().isEmpty()) {
            terminal.field("open", FamilyFlags.shortened(words(answer.open())));
        }
        terminal.field("bound", bound(pieces, answer));
        Map<String, List<Box>> excluded = answer.smaller().stream()
                .collect(Collectors.groupingBy(
                        none -> none.evidence().name(),
                        LinkedHashMap::new,
                        Collectors.mapping(SmallestBox.Excluded::box, Collectors.toList())));
        new TreeMap<>(excluded)
                .forEach((name, boxes) -> terminal.field("excluded by " + name, FamilyFlags.shortened(words(boxes))));
        terminal.field("seconds", "%.3f".formatted(answer.seconds()));
    }

    /** Returns a sentence that says why no box is smaller, or which sizes are excluded so far. */
    private static String bound(Puzzle pieces, SmallestBox.Answer answer) {
        long area = pieces.bag().minArea();
        String smallest = answer.open().isEmpty()
                ? answer.best().map(found -> found.box().toString()).orElse("")
                : answer.open().get(0).toString();
        if (smallest.isEmpty()) {
            return "A box without gaps has %s, but the pieces fill no box of that size."
                    .formatted(CountedNoun.of(area, "cell"));
        }
        String rest = answer.smaller().isEmpty()
                ? ""
                : "; no larger box that comes before %s holds the pieces".formatted(smallest);
        return "A box has at least the %s of its pieces%s.".formatted(CountedNoun.of(area, "cell"), rest);
    }

    private static List<String> words(List<Box> boxes) {
        return boxes.stream().map(Box::toString).toList();
    }

    private record Excluded(String box, String evidence, String reason) {}

    /**
     * Holds the whole answer for JSON.
     *
     * @param puzzle the puzzle whose board is the box that was found
     * @param box the sides of the box, written like the size of a board; the box is known to be the smallest if {@code
     *     open} is empty
     */
    private record Answer(
            Optional<Puzzle> puzzle,
            List<PackingAnswer> packings,
            String status,
            Optional<String> box,
            Optional<List<Integer>> sides,
            long cells,
            Optional<Long> gaps,
            String symmetry,
            String bound,
            List<Excluded> excluded,
            List<String> open,
            Optional<String> reason,
            Optional<Limit> limit,
            BigDecimal seconds) {
        static Answer of(Puzzle pieces, SmallestBox.Answer answer) {
            long area = pieces.bag().minArea();
            Optional<SmallestBox.Found> best = answer.best();
            return new Answer(
                    best.map(SmallestBox.Found::puzzle),
                    best.map(found -> PackingAnswer.of(found.packing(), found.puzzle())).stream()
                            .toList(),
                    answer.status().word(),
                    best.map(found -> found.box().toString()),
                    best.map(found -> found.box().sides()),
                    area,
                    best.map(found -> found.puzzle().region().size() - area),
                    pieces.symmetry().word(),
                    FitCommand.bound(pieces, answer),
                    answer.smaller().stream()
                            .map(none -> new Excluded(
                                    none.box().toString(),
                                    none.evidence().name(),
                                    none.evidence().sentence()))
                            .toList(),
                    words(answer.open()),
                    answer.stoppedBy().map(Limit::words),
                    answer.stoppedBy(),
                    JsonLine.seconds(answer.seconds()));
        }
    }
}
