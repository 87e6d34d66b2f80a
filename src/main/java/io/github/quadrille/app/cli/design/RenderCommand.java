package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.design.PackingFlags.Drawn;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.LookFlags;
import io.github.quadrille.app.cli.shared.ModelFlags;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Draws packings. */
public final class RenderCommand extends Command {

    private final PackingFlags packing = with(new PackingFlags(
            "A file with packings, or '-' for standard input: JSON, rows of letters or numbers, pictures as"
                    + " 'solve' prints them, or coverings as 'cover' writes them; or a puzzle, whose board is drawn."));

    private final Flag<Path> output =
            file("-o,--output", "FILE", "Where to draw it, .svg or .png; without it, in the terminal.", ".svg", ".png");

    private final LookFlags look = with(new LookFlags());

    private final ModelFlags models = with(new ModelFlags());

    public RenderCommand(Terminal terminal) {
        super(terminal, "render", """
                Draws a packing, or the fullest part of one: in the terminal, as SVG or PNG, or as models in \
                space.

                Examples:
                  quadrille solve 8x10 --format json | quadrille render - -o packing.svg
                  quadrille render letters.txt --puzzle puzzle.yaml
                  quadrille render puzzle.yaml -o board.svg
                  quadrille render 6x10 --pieces pentominoes --given begun.txt
                  quadrille render soma.json -o soma.png --view exploded
                  quadrille render soma.json --stl pieces --x3d soma.x3d""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        look.check(output.isSaid(), "-o packing.svg");
        models.checkFolder();
        checkOutputs(packing.source(), List.of(output, models.scene()));
        Drawn drawn = packing.isPuzzle() ? new Drawn(Picture.of(packing.board()), Optional.empty()) : packing.drawn();
        Picture picture = drawn.picture();
        models.check(
                packing.source(), picture.region().lattice(), picture.region().wrap());
        look.check(packing.source(), picture.region().lattice());
        if (output.isSaid()) {
            PictureFile.write(picture, look.look(), output.value());
        }
        List<Path> written = models.write(terminal, picture);
        terminal.say("status: drawn");
        if (!output.isSaid()) {
            terminal.draw(picture);
        } else {
            terminal.say("file: %s", output.value());
        }
        written.forEach(file -> terminal.say("file: %s", file));
        drawn.words().ifPresent(words -> terminal.say("packing: %s", words));
        return ExitStatus.YES;
    }
}
