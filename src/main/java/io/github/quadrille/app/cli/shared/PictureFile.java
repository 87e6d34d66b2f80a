package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.PngPicture;
import io.github.quadrille.app.render.SvgPicture;
import io.github.quadrille.app.render.WeightsSvg;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** Writes pictures to files, whole or not at all. */
public final class PictureFile {
    private PictureFile() {}

    /** Writes PNG where the file's ending says so, else SVG. */
    public static void write(Picture picture, Look look, Path file) throws IOException, UnusableInput {
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
            AtomicFile.write(file, out -> PngPicture.write(picture, look, out));
        } else {
            AtomicFile.write(file, SvgPicture.of(picture, look));
        }
    }

    /** The same, as boards are seen without an option. */
    public static void write(Picture picture, Path file) throws IOException, UnusableInput {
        write(picture, Look.PLAIN, file);
    }

    public static void writeWeights(Puzzle puzzle, CellWeights weights, Path file) throws IOException, UnusableInput {
        String text = WeightsSvg.of(puzzle.name(), puzzle.region(), weights, true);
        AtomicFile.write(file, text);
    }
}
