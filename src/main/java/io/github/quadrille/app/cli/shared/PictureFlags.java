package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.print.Note;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Declares the options that draw pictures to files. */
public final class PictureFlags extends Flags {

    private final Flag<Path> svg;
    private final Flag<Path> png;

    public PictureFlags() {
        this(
                "Draw the board as SVG, with the first packing or the best part of one.",
                "Draw the picture of --svg as PNG.");
    }

    /** Declares the options with help texts that the command chooses. */
    public PictureFlags(String svgWords, String pngWords) {
        svg = file("--svg", "FILE", svgWords, ".svg");
        png = file("--png", "FILE", pngWords, ".png").under(Heading.OUTPUT);
    }

    public Optional<Path> svg() {
        return svg.optional();
    }

    public Optional<Path> png() {
        return png.optional();
    }

    public boolean isWanted() {
        return svg.isSaid() || png.isSaid();
    }

    /**
     * Checks the files. They must not replace the puzzle, each other or other outputs, and must have the right endings.
     */
    public void check(String puzzle, List<Flag<Path>> others) {
        checkOutputs(puzzle, Stream.concat(Stream.of(svg, png), others.stream()).toList());
    }

    /** Returns the files that the user named. */
    List<Path> files() {
        return Stream.of(svg(), png()).flatMap(Optional::stream).toList();
    }

    public void draw(Note.Sheet sheet, String title) throws IOException, UnusableInput {
        for (Path file : files()) {
            PictureFile.write(sheet.page(), sheet.paper(), title, file);
        }
    }

    public void draw(Picture picture, Look look) throws IOException, UnusableInput {
        for (Path file : files()) {
            PictureFile.write(picture, look, file);
        }
    }
}
