package io.github.quadrille.app.web;

import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.io.OutputStream;

/** Refuses to draw pictures, because a browser has no Java2D. The page draws its pictures without Java. */
final class Java2dPicture {
    private Java2dPicture() {}

    static void svg(Picture picture, OutputStream out) throws UnusableInput {
        throw refusal("SVG");
    }

    static void png(Picture picture, OutputStream out) throws UnusableInput {
        throw refusal("PNG");
    }

    static void pdf(Puzzle puzzle, OutputStream out) throws UnusableInput {
        throw refusal("PDF");
    }

    private static UnusableInput refusal(String format) {
        return new UnusableInput("format", "%s is not made in a browser. Use txt, yaml, stl or x3d.".formatted(format));
    }
}
