package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.ask.AssembleQuestion;
import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.explain.AssemblyReport.Only;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.MoveDrawing;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.PackingTests;
import io.github.quadrille.engine.assembly.TestedPacking;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** Says which packings can be assembled by moving pieces, and how. */
public final class AssembleCommand extends Command {
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,6})(?:\\.\\.([0-9]{0,6}))?");

    private final Positional<String> argument =
            argument("PUZZLE", "A puzzle file with cubes or balls, '-' for standard input, or a size such as 3x3x3.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<Only> only = choice(
            "--only",
            Only.class,
            "List only packings that can be assembled ('assemblable'), or only those that cannot ('interlocked').");

    private final Flag<CountRange> level = option(
            "--level",
            "RANGE",
            CountRange.class,
            AssembleCommand::range,
            "Look only for packings whose first piece or group of pieces comes free after this many moves: 3, 3..5, or"
                    + " 3.. for at least 3.");

    private final Flag<Long> limit =
            option("--limit", "N", Long.class, "Look at the first N packings.").under(Heading.LIMITS);

    private final Flag<String> check = text(
            "--check",
            "FILE",
            "Do not search: check the packings and moves in this answer, which --format json wrote.");

    private final Flag<Path> film = file(
                    "--film", "FILE", "Write a film that shows how the hardest packing comes apart.", ".svg", ".x3d")
            .under(Heading.OUTPUT);

    private final Flag<Path> steps = file(
                    "--steps",
                    "FILE",
                    "Write a picture that shows, step by step, how the hardest packing is assembled.",
                    ".svg",
                    ".png")
            .under(Heading.OUTPUT);

    private final QuestionFlags limits =
            with(new QuestionFlags(List.of(Parameter.TIME_LIMIT, Parameter.THREADS, Parameter.MEMORY)));

    private final Flag<OutputFormat> format = formatOption();

    public AssembleCommand(Terminal terminal) {
        super(terminal, "assemble", """
            Says which packings of cubes or balls can be assembled by hand. A move shifts one piece, or several \
            together, and turns none. Exits with 0 when there are any such packings, 20 when there are none, 3 when a \
            limit was reached.

            Examples:
              quadrille assemble burr.yaml               all packings, steps of the hardest
              quadrille assemble burr.yaml --only assemblable
              quadrille assemble burr.yaml --level 3..   those of three moves or more
              quadrille assemble soma.yaml --limit 20 --format json""");
        excludes(check, "--check does not search, so %s has no use. Leave it out.", only, level, limit, film, steps);
        excludes(only, "--level is for packings that can be assembled. Leave --only out.", level);
        for (Flag<Path> picture : List.of(film, steps)) {
            rule(() -> {
                if (picture.isSaid() && only.isSaid() && only.value() == Only.INTERLOCKED) {
                    throw invalid(
                            "Interlocked packings do not come apart, so there are no moves to draw. Leave --only out.");
                }
            });
        }
        atLeast(limit, 1, "--limit %d leaves no packing to look at. Use --limit 100.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        checkOutputs(argument.value(), List.of(film, steps));
        Puzzle puzzle = board.readPackable(argument.value());
        AssembleQuestion.checkMovable(argument.value(), puzzle);
        if (puzzle.region().lattice() != Lattices.CUBIC && (steps.isSaid() || (film.isSaid() && !isScene()))) {
            throw invalid("Only cubes can be drawn as steps, or as a film in SVG. Use --film film.x3d.");
        }
        if (check.isSaid()) {
            return new AssemblyCheck(terminal, puzzle, check.value()).tell();
        }
        AssemblyReport report = new AssemblyReport(
                puzzle,
                level.isSaid() ? Optional.of(Only.ASSEMBLABLE) : only.optional(),
                level.optional().orElse(CountRange.ANY));
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        Optional<Limit> stoppedBy = new PackingTests(
                        puzzle, limits.limits(), limit.optional().orElse(Long.MAX_VALUE))
                .run(line, report::add);
        line.clear();
        List<Path> files = write(puzzle, report.hardest());
        format.value().say(terminal, () -> report.answer(stoppedBy), () -> {
            report.print(terminal, stoppedBy);
            files.forEach(file -> terminal.say("file: %s", file));
        });
        return report.status(stoppedBy);
    }

    private boolean isScene() {
        return film.value().toString().toLowerCase(Locale.ROOT).endsWith(".x3d");
    }

    private List<Path> write(Puzzle puzzle, Optional<TestedPacking> hardest) throws IOException, UnusableInput {
        List<Path> files = new ArrayList<>();
        if (hardest.isPresent()
                && hardest.get().result() instanceof TakenApart apart
                && !apart.moves().isEmpty()) {
            MoveDrawing drawing =
                    new MoveDrawing(Picture.of(puzzle, hardest.get().packing()), apart.moves());
            if (film.isSaid()) {
                AtomicFile.write(film.value(), isScene() ? drawing.scene() : drawing.film());
                files.add(film.value());
            }
            if (steps.isSaid()) {
                PictureFile.write(drawing, steps.value());
                files.add(steps.value());
            }
        } else if (film.isSaid() || steps.isSaid()) {
            terminal.tell("No packing comes apart, so no picture is drawn.");
        }
        return files;
    }

    private static CountRange range(String text) {
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            throw new TypeConversionException("'%s' is not a range. Write 3, 3..5 or 3..".formatted(text));
        }
        int least = Integer.parseInt(range.group(1));
        int most = range.group(2) == null
                ? least
                : range.group(2).isEmpty() ? CountRange.UNBOUNDED : Integer.parseInt(range.group(2));
        if (most < least) {
            throw new TypeConversionException("'%s' ends below its start. Write %d..%d.".formatted(text, most, least));
        }
        return new CountRange(least, most);
    }
}
