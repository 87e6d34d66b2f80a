package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that draw into files. */
public final class PictureFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw the board as SVG, with the first packing, or the best seen, if there is one.")
    private Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "Draw the same as PNG.")
    private Path png;

    public boolean isWanted() {
        return svg != null || png != null;
    }

    /** They must not replace the puzzle or each other, nor other outputs, and say by their endings what they are. */
    public void check(String puzzle, Path... others) {
        OutputFiles files = new OutputFiles(spec);
        if (svg != null) {
            files.checkEnding(svg, "--svg", ".svg");
        }
        if (png != null) {
            files.checkEnding(png, "--png", ".png");
        }
        files.check(
                puzzle, Stream.concat(Stream.of(svg, png), Stream.of(others)).filter(Objects::nonNull));
    }

    /** The files, as far as they are asked for. */
    List<Path> files() {
        return Stream.of(svg, png).filter(Objects::nonNull).toList();
    }

    public void draw(Picture picture, Look look) throws IOException, UnusableInput {
        if (svg != null) {
            PictureFile.write(picture, look, svg);
        }
        if (png != null) {
            PictureFile.write(picture, look, png);
        }
    }
}
