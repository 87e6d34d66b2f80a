package io.github.quadrille.app.web;

import io.github.quadrille.app.print.Page;
import io.github.quadrille.app.print.PdfSheet;
import io.github.quadrille.app.print.PuzzleSheet;
import io.github.quadrille.app.print.PuzzleSheet.PrintedPuzzle;
import io.github.quadrille.app.print.SheetStyle;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.PngPicture;
import io.github.quadrille.app.render.SvgPicture;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Draws pictures that need Java2D. A browser has no Java2D, so the build for browsers replaces this class. */
final class Java2dPicture {
    private Java2dPicture() {}

    static void svg(Picture picture, OutputStream out) throws IOException {
        out.write(SvgPicture.of(picture).getBytes(StandardCharsets.UTF_8));
    }

    static void png(Picture picture, OutputStream out) throws IOException {
        PngPicture.write(picture, Look.PLAIN, out);
    }

    static void pdf(Puzzle puzzle, OutputStream out) throws IOException, UnusableInput {
        List<Page> pages;
        try {
            pages = PuzzleSheet.of(List.of(new PrintedPuzzle(puzzle, Optional.empty())), SheetStyle.PLAIN);
        } catch (IllegalArgumentException e) {
            throw new UnusableInput(puzzle.name(), e.getMessage());
        }
        PdfSheet.write(pages, Paper.A4, puzzle.name(), out);
    }
}
