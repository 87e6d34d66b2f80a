package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.io.target.CoveringWriter;
import io.github.quadrille.app.render.CoveringPicture;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.lab.target.Covering;
import io.github.quadrille.lab.target.Target;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The file that a covering goes to, if any; its ending says how. Whether it can hold the target is said at once. */
final class CoveringFile {
    /** A larger drawing has tens of megabytes, and no viewer likes it. */
    private static final int MOST_SVG_CELLS = 250_000;

    private static final Set<String> OTHER_PICTURES = Set.of("gif", "jpg", "jpeg", "pdf", "bmp", "webp", "eps");
    private static final int MOST_PNG_SIDE = 4_000;

    private final Optional<Path> file;
    private final Target target;
    private final String ending;

    CoveringFile(Optional<Path> file, Target target) throws UnusableInput {
        this.file = file;
        this.target = target;
        String name = file.map(path -> path.toString().toLowerCase(Locale.ROOT)).orElse("");
        this.ending = name.substring(name.lastIndexOf('.') + 1);
        if (OTHER_PICTURES.contains(ending)) {
            throw new UnusableInput(
                    file.orElseThrow().toString(), "Pictures of this kind are not drawn. Maybe use .png or .svg.");
        }
        if (ending.equals("svg") && (long) target.rows() * target.columns() > MOST_SVG_CELLS) {
            throw new UnusableInput(
                    file.orElseThrow().toString(),
                    "An SVG picture of %,d x %,d cells would be too large: at most %,d cells. Maybe use .png."
                            .formatted(target.rows(), target.columns(), MOST_SVG_CELLS));
        }
        if (ending.equals("png") && Math.max(target.rows(), target.columns()) > MOST_PNG_SIDE) {
            throw new UnusableInput(
                    file.orElseThrow().toString(),
                    "A PNG picture has room for %,d rows and columns, but the target has %,d x %,d. Maybe use .txt."
                            .formatted(MOST_PNG_SIDE, target.rows(), target.columns()));
        }
    }

    void write(String name, Covering covering) throws IOException, UnusableInput {
        if (file.isEmpty()) {
            return;
        }
        Path path = file.get();
        switch (ending) {
            case "svg", "png" -> PictureFile.write(picture(name, covering), path);
            case "json" -> AtomicFile.write(path, out -> CoveringWriter.writeJson(covering, out));
            case "csv" -> AtomicFile.write(path, out -> CoveringWriter.writeCsv(covering, out));
            default -> AtomicFile.write(path, out -> CoveringWriter.writeText(covering, out));
        }
    }

    private Picture picture(String name, Covering covering) {
        return CoveringPicture.of(name, target, covering);
    }
}
