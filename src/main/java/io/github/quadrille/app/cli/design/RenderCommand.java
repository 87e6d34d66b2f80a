package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.design.PackingFlags.Drawn;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.LookFlags;
import io.github.quadrille.app.cli.shared.ModelFlags;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.MoveDrawing;
import io.github.quadrille.app.render.MoveWords;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing.LoweringOrder;
import io.github.quadrille.engine.assembly.CheckedDisassembly;
import io.github.quadrille.engine.assembly.Disassembly;
import io.github.quadrille.engine.assembly.Disassembly.Interlocked;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.Disassembly.Undecided;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws packings in the terminal, as a picture, or as models. */
public final class RenderCommand extends Command {
    /**
     * With {@code --view steps}, a packing can have at most this many pieces. A picture has one step for each piece,
     * and each step shows all pieces laid so far.
     */
    private static final int MOST_STEPS = 200;

    private final PackingFlags packing = with(new PackingFlags(
            "A file with packings, or '-' for standard input: JSON, rows of letters or numbers, pictures as"
                    + " 'solve' prints them, or coverings as 'cover' writes them; or a puzzle, whose board is drawn."));

    private final Flag<Path> output = file(
            "-o,--output",
            "FILE",
            "The file of the picture, .svg or .png. Without this option, the picture is shown in the terminal.",
            ".svg",
            ".png");

    private final LookFlags look = with(new LookFlags());

    private final ModelFlags models = with(new ModelFlags());

    public RenderCommand(Terminal terminal) {
        super(terminal, "render", """
                Draws a packing, or the part of one that covers most cells: in the terminal, as SVG or PNG, or as 3D \
                models.

                Examples:
                  quadrille solve 8x10 --format json | quadrille render - -o packing.svg
                  quadrille render letters.txt --puzzle puzzle.yaml
                  quadrille render puzzle.yaml -o board.svg
                  quadrille render 6x10 --pieces pentominoes --given begun.txt
                  quadrille render soma.json -o soma.png --view exploded
                  quadrille render soma.json -o steps.svg --view steps
                  quadrille render soma.json --stl pieces --x3d soma.x3d""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        look.check(output.isSaid(), true, "-o packing.svg");
        models.checkFolder();
        checkOutputs(packing.source(), List.of(output, models.scene()));
        Drawn drawn = packing.isPuzzle() ? new Drawn(Picture.of(packing.board()), Optional.empty()) : packing.drawn();
        Picture picture = drawn.picture();
        look.check(packing.source(), picture.region().lattice());
        models.check(packing.source(), picture.region(), look.isSteps());
        Optional<MoveDrawing> moves = Optional.empty();
        if (look.isSteps()) {
            if (picture.size() == 0 || picture.size() > MOST_STEPS) {
                String words = "Pictures of steps can show 1 to %d pieces, but this packing has %,d. Leave --view out.";
                throw new UnusableInput(packing.source(), words.formatted(MOST_STEPS, picture.size()));
            }
            List<List<Cell>> pieces =
                    IntStream.range(0, picture.size()).mapToObj(picture::cells).toList();
            LoweringOrder order = LoweringOrder.of(pieces);
            if (order.cycle().isEmpty()) {
                picture = picture.only(order.pieces());
            } else {
                Disassembly found = takenApart(picture.region().lattice(), pieces);
                if (!(found instanceof TakenApart apart)) {
                    return sayNoOrder(picture, order, found);
                }
                moves = Optional.of(new MoveDrawing(picture, apart.moves()));
            }
        }
        if (output.isSaid() && moves.isPresent()) {
            PictureFile.write(moves.get(), output.value());
        } else if (output.isSaid()) {
            PictureFile.write(picture, look.look(), output.value());
        }
        List<Path> written = models.write(terminal, picture);
        terminal.say("status: drawn");
        if (moves.isPresent()) {
            sayMoves(moves.get());
        } else if (look.isSteps()) {
            saySteps(picture);
        } else if (!output.isSaid()) {
            terminal.draw(picture);
        }
        if (output.isSaid()) {
            terminal.say("file: %s", output.value());
        }
        written.forEach(file -> terminal.say("file: %s", file));
        drawn.words().ifPresent(words -> terminal.say("packing: %s", words));
        return ExitStatus.YES;
    }

    /**
     * Searches for moves that take the pieces apart. This is called if there is no order in which all pieces can be
     * lowered into place.
     */
    private Disassembly takenApart(Lattice lattice, List<List<Cell>> pieces) {
        ProgressLine line = ProgressLine.ofCount(terminal, "moves");
        Disassembly found = CheckedDisassembly.within(Limits.NONE, line, lattice, pieces);
        line.clear();
        return found;
    }

    private ExitStatus sayNoOrder(Picture picture, LoweringOrder order, Disassembly found) {
        boolean isProven = found instanceof Interlocked;
        terminal.say("status: %s", isProven ? "infeasible" : "undecided");
        List<String> names = order.cycle().stream().map(picture::name).toList();
        String below = IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + " is below " + names.get((i + 1) % names.size()))
                .collect(Collectors.joining(", "));
        if (found instanceof Undecided left) {
            terminal.field("reason", left.reason());
        }
        terminal.field("no order", below);
        return isProven ? ExitStatus.NO : ExitStatus.UNDECIDED;
    }

    private void sayMoves(MoveDrawing drawing) {
        List<String> steps = new MoveWords(drawing.picture()).assembly(drawing.moves());
        for (int step = 0; step < steps.size(); step++) {
            terminal.field("step " + (step + 1), steps.get(step));
        }
    }

    private void saySteps(Picture picture) {
        for (int piece = 0; piece < picture.size(); piece++) {
            String cells = picture.cells(piece).stream()
                    .map(picture.region().lattice()::name)
                    .collect(Collectors.joining(" "));
            terminal.field("step " + (piece + 1), picture.name(piece) + " " + cells);
        }
        if (picture.region().layers() == 1) {
            terminal.say("order: any order, because there is only one layer");
        }
    }
}
