package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.StlModel;
import io.github.quadrille.app.render.X3dScene;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Declares the options that write packings as three-dimensional models. */
public final class ModelFlags extends Flags {

    private final Flag<Path> stl = file(
                    "--stl",
                    "DIR",
                    "Write each piece of cubes, balls or squares to its own file for a 3D printer. A square is as thick as a"
                            + " cube.")
            .under(Heading.OUTPUT);

    private final Flag<Path> x3d = file(
                    "--x3d",
                    "FILE",
                    "Write all pieces of cubes, balls or squares to one 3D scene. A square is as thick as a cube.",
                    ".x3d")
            .under(Heading.OUTPUT);

    public boolean isWanted() {
        return stl.isSaid() || x3d.isSaid();
    }

    /** Returns the option that names the file for the scene. */
    public Flag<Path> scene() {
        return x3d;
    }

    /** Refuses the folder for the models if a file has this name. */
    public void checkFolder() throws UnusableInput {
        if (stl.isSaid() && Files.exists(stl.value())) {
            OutputFiles.makeFolder(stl.value());
        }
    }

    /**
     * Refuses boards that cannot be shown as three-dimensional models.
     *
     * @param source the name of the board in messages
     * @param hasSteps whether pieces are shown one by one, which also needs a board that can be shown in space
     */
    public void check(String source, Region board, boolean hasSteps) throws UnusableInput {
        Optional<String> refusal = isWanted() || hasSteps ? X3dScene.refusal(board) : Optional.empty();
        if (refusal.isPresent()) {
            throw new UnusableInput(source, refusal.get());
        }
    }

    /**
     * Writes the models of the first packing, and returns the files. If there is no packing, the models show the part
     * of a packing that covers most cells.
     */
    public List<Path> write(Terminal terminal, Puzzle puzzle, Verdict verdict) throws IOException, UnusableInput {
        Optional<Packing> best = verdict.bestSeen();
        if (best.isEmpty() && isWanted()) {
            terminal.tell("There is no packing, so no model is written.");
        }
        return best.isPresent() ? write(terminal, Picture.of(puzzle, best.get())) : List.of();
    }

    /** Writes the models of these pieces, and returns the files. It warns the user if the folder has other models. */
    public List<Path> write(Terminal terminal, Picture picture) throws IOException, UnusableInput {
        List<Path> files = new ArrayList<>();
        if (stl.isSaid()) {
            OutputFiles.makeFolder(stl.value());
            for (int piece = 0; piece < picture.size(); piece++) {
                int number = piece;
                Path file = stl.value().resolve(StlModel.fileName(picture, piece));
                AtomicFile.write(file, out -> StlModel.write(picture.region().lattice(), picture.cells(number), out));
                files.add(file);
            }
            warnOfOthers(terminal, files);
        }
        if (x3d.isSaid()) {
            AtomicFile.write(x3d.value(), X3dScene.of(picture));
            files.add(x3d.value());
        }
        return files;
    }

    /**
     * Warns the user if the folder has other models. No file is deleted here, but a printer should not get two packings
     * at once.
     */
    private void warnOfOthers(Terminal terminal, List<Path> own) throws IOException {
        long others;
        try (Stream<Path> all = Files.list(stl.value())) {
            others = all.filter(file -> file.toString().endsWith(".stl") && !own.contains(file))
                    .count();
        }
        if (others > 0) {
            terminal.tell(
                    "warning: The folder '%s' has %,d other .stl %s, which are not of this packing. Use a separate"
                            + " folder.",
                    stl.value(), others, others == 1 ? "file" : "files");
        }
    }
}
