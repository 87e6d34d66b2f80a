package io.github.quadrille.app.web;

import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.StlModel;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.app.render.X3dScene;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Names the formats in which a puzzle is drawn or written. */
enum PictureFormat {
    SVG("image/svg+xml", ".svg"),
    PNG("image/png", ".png"),
    /** The puzzle is drawn for paper, with its pieces to be cut out. */
    PDF("application/pdf", ".pdf"),
    /** The archive has a file for each piece, for a 3D printer. */
    STL("application/zip", "-stl.zip"),
    X3D("model/x3d+xml", ".x3d"),
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

    /**
     * Draws or writes a puzzle.
     *
     * @param fresh whether the given pieces are drawn like pieces of a packing
     */
    void write(Puzzle puzzle, boolean fresh, OutputStream out) throws IOException, UnusableInput {
        Picture picture =
                fresh ? Picture.of(puzzle.withGiven(List.of()), new Packing(puzzle.given())) : Picture.of(puzzle);
        switch (this) {
            case SVG -> Java2dPicture.svg(picture, out);
            case PNG -> Java2dPicture.png(picture, out);
            case PDF -> Java2dPicture.pdf(puzzle, out);
            case STL -> writeStl(modelled(puzzle, picture), out);
            case X3D -> write(X3dScene.of(modelled(puzzle, picture)), out);
            case YAML -> write(Puzzles.toYaml(puzzle), out);
            case TXT -> write(new TerminalPicture(COLUMNS, false).of(picture), out);
        }
    }

    private static void write(String text, OutputStream out) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Picture modelled(Puzzle puzzle, Picture picture) throws UnusableInput {
        Region region = puzzle.region();
        Optional<String> refusal = X3dScene.refusal(region);
        if (refusal.isPresent()) {
            throw new UnusableInput(puzzle.name(), refusal.get());
        }
        if (picture.size() == 0) {
            throw new UnusableInput(
                    puzzle.name(), "The board has no pieces to make a model of. Give some pieces under 'given:'.");
        }
        return picture;
    }

    private static void writeStl(Picture picture, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (int piece = 0; piece < picture.size(); piece++) {
                ZipEntry entry = new ZipEntry(StlModel.fileName(picture, piece));
                entry.setTime(0);
                zip.putNextEntry(entry);
                StlModel.write(picture.region().lattice(), picture.cells(piece), zip);
                zip.closeEntry();
            }
        }
    }
}
