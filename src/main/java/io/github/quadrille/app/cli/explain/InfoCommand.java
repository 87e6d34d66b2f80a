package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.LookFlags;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.KindSheet;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PuzzleFacts;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RuleWords;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.answer.FactsAnswer;
import io.github.quadrille.io.answer.KindSetAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.PuzzleFields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Shows a puzzle without solving it. Also shows the kinds of a set, such as hexominoes. */
public final class InfoCommand extends Command {
    private static final int LARGEST_DRAWN = 20;
    private static final int MOST_NAMED = 12;

    private final Positional<String> argument =
            argument("PUZZLE", Positional.PUZZLE_OR_MATRIX.replace(".", ", or a set: hexominoes."));

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<OutputFormat> format = formatOption();

    private final PictureFlags pictures = with(new PictureFlags());

    private final LookFlags look = with(new LookFlags());

    public InfoCommand(Terminal terminal) {
        super(
                terminal,
                "info",
                "Shows the board and its symmetry, the pieces and their area, and the number of placements; or the"
                        + " kinds of a set, such as hexominoes.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        look.check(pictures.isWanted(), false, "--svg or --png");
        Optional<PieceSet> set = set(argument.value());
        pictures.check(argument.value(), List.of());
        if (set.isPresent() && !board.saysMoreThanLattice() && !Files.exists(Path.of(argument.value()))) {
            look.check(argument.value(), set.get().kinds().get(0).shape().lattice());
            Picture sheet = KindSheet.of(set.get());
            pictures.draw(sheet, look.look());
            format.value().say(terminal, () -> KindSetAnswer.of(set.get()), () -> print(set.get(), sheet));
            return ExitStatus.YES;
        }
        Puzzle puzzle = board.read(argument.value());
        PuzzleTooLarge.check(puzzle);
        look.check(argument.value(), puzzle.region().lattice());
        pictures.draw(Picture.of(puzzle), look.look());
        PuzzleFacts facts = PuzzleFacts.of(puzzle);
        format.value().say(terminal, () -> FactsAnswer.of(facts), () -> print(facts));
        return ExitStatus.YES;
    }

    /**
     * Returns the set of this name, if there is one. If the user gives options for a board, only sets of the chosen
     * lattice count, which is the square lattice by default. Otherwise the set of the first lattice that has one of
     * this name is returned.
     */
    private Optional<PieceSet> set(String name) {
        return (board.isSaid() ? List.of(board.lattice()) : BuiltInKinds.latticesOf(name))
                .stream()
                        .flatMap(lattice -> BuiltInKinds.of(lattice).findSet(name).stream())
                        .findFirst();
    }

    private void print(PieceSet set, Picture sheet) {
        terminal.say("status: read");
        terminal.draw(sheet);
        terminal.say("set: %s, %s", set.name(), CountedNoun.of(set.kinds().size(), "kind"));
        terminal.say("pieces: %s", set.symmetry().word());
        terminal.say("  %-14s %-6s %5s %12s  %s", "kind", "letter", "size", "orientations", "as drawn");
        for (int number = 0; number < set.kinds().size(); number++) {
            Kind kind = set.kinds().get(number);
            terminal.say(
                    "  %-14s %-6s %5d %12d  %s",
                    kind.name(),
                    sheet.letter(number),
                    kind.size(),
                    kind.shape().orientations(set.symmetry()).size(),
                    drawn(kind.shape()));
        }
    }

    private void print(PuzzleFacts facts) {
        Puzzle puzzle = facts.puzzle();
        Region region = puzzle.region();
        Lattice lattice = region.lattice();
        terminal.say("status: read");
        terminal.draw(Picture.of(puzzle));
        terminal.say("name: %s", puzzle.name());
        PuzzleFields.said(puzzle.text()).forEach((key, words) -> terminal.field(key, words.replace('\n', ' ')));
        terminal.say(
                "board: %s%s, wrap %s, %s to cover%s",
                lattice == Lattices.SQUARE ? "" : lattice.word() + " ",
                region.sides(),
                region.wrap().word(),
                CountedNoun.of(region.mandatorySize(), "cell"),
                region.optionalSize() == 0 ? "" : ", %,d that may be covered".formatted(region.optionalSize()));
        terminal.field("symmetry of the board", symmetry(facts));
        terminal.say("pieces: %s", puzzle.symmetry().word());
        terminal.say(
                "  %-12s %-10s %5s %12s %12s  %s", "kind", "count", "size", "orientations", "placements", "as drawn");
        for (PuzzleFacts.KindFacts kind : facts.kinds()) {
            terminal.say(
                    "  %-12s %-10s %5d %12d %,12d  %s",
                    kind.kind().name(),
                    kind.count(),
                    kind.kind().size(),
                    kind.orientations(),
                    kind.placements(),
                    drawn(kind.kind().shape()));
        }
        facts.kinds().stream()
                .map(kind -> kind.kind())
                .filter(kind -> kind.shape().isConnectedOneColumnOff())
                .forEach(kind -> terminal.field(
                        "note",
                        "As drawn, the triangles of %s do not all touch; one column further right, they would. Begin its"
                                        .formatted(kind.name())
                                + " rows with one more '.'."));
        terminal.say("area of the bag: %s", area(facts));
        terminal.say("placements: %,d", facts.placements());
        if (!puzzle.given().isEmpty()) {
            terminal.say(
                    "given: %s on %,d cells; placements are counted on the other cells",
                    CountedNoun.of(puzzle.given().size(), "piece"), new Packing(puzzle.given()).coveredCells());
        }
        puzzle.rules().list().forEach(rule -> terminal.field("rule", RuleWords.of(rule, lattice)));
    }

    /**
     * Returns the shape in one line, with a slash between rows. For a shape that is too large for a line, it returns
     * only the numbers of rows and columns.
     */
    private static String drawn(Polyform shape) {
        return shape.height() * shape.width() > LARGEST_DRAWN
                ? "%d rows, %d columns".formatted(shape.height(), shape.width())
                : String.join("/", filled(shape)).replace('X', '#');
    }

    /**
     * Returns the rows of a shape with a dot in every place that is not a cell. The shape stands in the last column of
     * a table, where a blank at the left of a row would not be seen.
     */
    private static List<String> filled(Polyform shape) {
        List<String> lines = shape.picture();
        if (shape.lattice() == Lattices.SQUARE || shape.lattice().isSolid()) {
            return lines;
        }
        // There is a blank between two hexagons, and each row is shifted by half a hexagon from the row above.
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
