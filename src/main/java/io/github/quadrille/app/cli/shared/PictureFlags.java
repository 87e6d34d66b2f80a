package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The options that draw into files. */
public final class PictureFlags extends Flags {

    private final Flag<Path> svg =
            file("--svg", "FILE", "Draw the board as SVG, with the first packing, or the best seen, if there is one.");

    private final Flag<Path> png = file("--png", "FILE", "Draw the same as PNG.");

    public boolean isWanted() {
        return svg.isSaid() || png.isSaid();
    }

    /** They must not replace the puzzle or each other, nor other outputs, and say by their endings what they are. */
    public void check(String puzzle, Path... others) {
        OutputFiles files = new OutputFiles(command());
        if (svg.isSaid()) {
            files.checkEnding(svg.value(), "--svg", ".svg");
        }
        if (png.isSaid()) {
            files.checkEnding(png.value(), "--png", ".png");
        }
        files.check(
                puzzle,
                Stream.concat(Stream.of(svg.value(), png.value()), Stream.of(others))
                        .filter(Objects::nonNull));
    }

    /** The files, as far as they are asked for. */
    List<Path> files() {
        return Stream.of(svg.value(), png.value()).filter(Objects::nonNull).toList();
    }

    public void draw(Picture picture, Look look) throws IOException, UnusableInput {
        if (svg.isSaid()) {
            PictureFile.write(picture, look, svg.value());
        }
        if (png.isSaid()) {
            PictureFile.write(picture, look, png.value());
        }
    }
}
