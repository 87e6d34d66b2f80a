package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.LookFlags;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PuzzleFacts;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.io.answer.FactsAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Shows a puzzle without solving it. */
public final class InfoCommand extends Command {
    private static final int LARGEST_DRAWN = 20;
    private static final int MOST_NAMED = 12;

    private final Positional<String> argument = argument("PUZZLE", Positional.PUZZLE_OR_MATRIX);

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<OutputFormat> format = formatOption();

    private final PictureFlags pictures = with(new PictureFlags());

    private final LookFlags look = with(new LookFlags());

    public InfoCommand(Session session) {
        super(
                session,
                "info",
                "Shows the board, the bag, its area, how many placements there are, and the board's symmetry.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        look.check(pictures.isWanted(), "--svg or --png");
        pictures.check(argument.value());
        Puzzle puzzle = board.read(argument.value());
        PuzzleTooLarge.check(puzzle);
        look.check(argument.value(), puzzle.region().lattice());
        pictures.draw(Picture.of(puzzle), look.look());
        PuzzleFacts facts = PuzzleFacts.of(puzzle);
        if (format.value() == OutputFormat.JSON) {
            JsonLine.write(FactsAnswer.of(facts), terminal.out());
        } else {
            print(facts);
        }
        return ExitStatus.YES;
    }

    private void print(PuzzleFacts facts) {
        Puzzle puzzle = facts.puzzle();
        Region region = puzzle.region();
        PrintStream out = terminal.out();
        out.println("status: read");
        out.print(new TerminalPicture(terminal.width(), terminal.colour()).of(Picture.of(puzzle)));
        out.println("name: " + puzzle.name());
        out.printf(
                "board: %s%dx%d, wrap %s, %,d %s to cover%s%n",
                region.lattice() == Lattices.SQUARE
                        ? ""
                        : region.lattice().word() + " " + (region.lattice().isSolid() ? region.layers() + "x" : ""),
                region.rows(),
                region.columns(),
                region.wrap().word(),
                region.mandatorySize(),
                region.mandatorySize() == 1 ? "cell" : "cells",
                region.optionalSize() == 0 ? "" : ", %,d that may be covered".formatted(region.optionalSize()));
        terminal.field("symmetry of the board", symmetry(facts));
        out.println("pieces: " + puzzle.symmetry().word());
        out.printf(
                "  %-12s %-10s %5s %12s %12s  %s%n", "kind", "count", "size", "orientations", "placements", "as drawn");
        facts.kinds()
                .forEach(kind -> out.printf(
                        "  %-12s %-10s %5d %12d %,12d  %s%n",
                        kind.kind().name(),
                        kind.count(),
                        kind.kind().size(),
                        kind.orientations(),
                        kind.placements(),
                        drawn(kind.kind().shape())));
        facts.kinds().stream()
                .map(kind -> kind.kind())
                .filter(kind -> kind.shape().isConnectedOneColumnOff())
                .forEach(kind -> terminal.field(
                        "note",
                        "As drawn, the triangles of %s do not all touch; a column further right they would. Maybe begin its"
                                        .formatted(kind.name())
                                + " rows with one more '.'."));
        out.println("area of the bag: " + area(facts));
        out.printf("placements: %,d%n", facts.placements());
        if (!puzzle.given().isEmpty()) {
            out.printf(
                    "given: %,d %s on %,d cells; placements are those beside them%n",
                    puzzle.given().size(),
                    puzzle.given().size() == 1 ? "piece" : "pieces",
                    new Packing(puzzle.given()).coveredCells());
        }
    }

    /** In one line, with a slash between rows; of shapes that are too large for it the box around them. */
    private static String drawn(Polyform shape) {
        return shape.height() * shape.width() > LARGEST_DRAWN
                ? "%d rows, %d columns".formatted(shape.height(), shape.width())
                : String.join("/", filled(shape)).replace('X', '#');
    }

    /** With a dot in every place that is no cell: behind other columns a blank at the left would not be seen. */
    private static List<String> filled(Polyform shape) {
        List<String> lines = shape.picture();
        if (shape.lattice() == Lattices.SQUARE || shape.lattice().isSolid()) {
            return lines;
        }
        // Hexagons are a blank apart, and each row is half a cell off from the last.
        int step = shape.lattice() == Lattices.HEXAGONAL ? 2 : 1;
        int start = lines.get(0).length() - 1;
        int width = lines.stream().mapToInt(String::length).max().orElseThrow();
        List<String> filled = new ArrayList<>();
        for (int row = 0; row < lines.size(); row++) {
            StringBuilder text = new StringBuilder(lines.get(row));
            text.append(" ".repeat(width - text.length()));
            for (int i = 0; i < width; i++) {
                if (text.charAt(i) == ' ' && (start + row - i) % step == 0) {
                    text.setCharAt(i, '.');
                }
            }
            filled.add(text.toString().stripTrailing());
        }
        return filled;
    }

    private static String symmetry(PuzzleFacts facts) {
        List<Isometry> isometries = facts.symmetries().isometries();
        long flips = isometries.stream().filter(Isometry::flips).count();
        if (isometries.size() > MOST_NAMED) {
            return "order %,d (%,d turns, %,d with a flip)"
                    .formatted(facts.symmetries().order(), isometries.size() - flips, flips);
        }
        String turns =
                facts.symmetries().isometries().stream().map(Isometry::name).collect(Collectors.joining(", "));
        int shifts = facts.symmetries().shifts();
        return "order %,d (%s%s)"
                .formatted(facts.symmetries().order(), turns, shifts > 1 ? "; %,d shifts".formatted(shifts) : "");
    }

    private static String area(PuzzleFacts facts) {
        long least = facts.puzzle().bag().minArea();
        return facts.maxArea()
                .map(most -> most == least ? "%,d".formatted(least) : "%,d to %,d".formatted(least, most))
                .orElse("%,d or more".formatted(least));
    }
}
