package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.print.Page;
import io.github.quadrille.app.print.PdfSheet;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.print.SvgSheet;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.MoveDrawing;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.PngPicture;
import io.github.quadrille.app.render.SvgPicture;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** Writes pictures to files, whole or not at all. */
public final class PictureFile {
    private PictureFile() {}

    /** Writes a picture. The format is PNG if the file's name ends in {@code .png}, and otherwise SVG. */
    public static void write(Picture picture, Look look, Path file) throws IOException, UnusableInput {
        if (isPng(file)) {
            AtomicFile.write(file, out -> PngPicture.write(picture, look, out));
        } else {
            AtomicFile.write(file, SvgPicture.of(picture, look));
        }
    }

    /**
     * Writes a picture of each layer as seen from above, in colour and with letters. The format is PNG if the file's
     * name ends in {@code .png}, and otherwise SVG.
     */
    public static void write(Picture picture, Path file) throws IOException, UnusableInput {
        write(picture, Look.PLAIN, file);
    }

    /**
     * Writes the steps of an assembly. The format is PNG if the file's name ends in {@code .png}, and otherwise SVG.
     */
    public static void write(MoveDrawing steps, Path file) throws IOException, UnusableInput {
        if (isPng(file)) {
            AtomicFile.write(file, steps::steps);
        } else {
            AtomicFile.write(file, steps.steps());
        }
    }

    /** Writes a page. The format is PNG if the file's name ends in {@code .png}, and otherwise SVG. */
    public static void write(Page page, Paper paper, String title, Path file) throws IOException, UnusableInput {
        if (isPng(file)) {
            AtomicFile.write(file, out -> PdfSheet.writePng(page, paper, out));
        } else {
            AtomicFile.write(file, SvgSheet.of(page, paper, title));
        }
    }

    private static boolean isPng(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
    }
}
