package io.github.quadrille.app.web;

import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** As what a puzzle is drawn or written in a browser, which has no Java2D. */
enum PictureFormat {
    SVG("image/svg+xml", ".svg"),
    YAML("application/yaml; charset=utf-8", ".yaml"),
    TXT("text/plain; charset=utf-8", ".txt");

    private static final int COLUMNS = 200;

    private final String type;
    private final String ending;

    PictureFormat(String type, String ending) {
        this.type = type;
        this.ending = ending;
    }

    String type() {
        return type;
    }

    String ending() {
        return ending;
    }

    void write(Puzzle puzzle, boolean fresh, OutputStream out) throws IOException {
        String text = Puzzles.toYaml(puzzle);
        if (this != YAML) {
            Picture picture =
                    fresh ? Picture.of(puzzle.withGiven(List.of()), new Packing(puzzle.given())) : Picture.of(puzzle);
            text = new TerminalPicture(COLUMNS, false).of(picture);
        }
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
