package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Lookup.KindTable;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes the files that a page without a server reads: the puzzles that come with the program, their pictures, the
 * kinds of pieces, and the answer to the first question of the page.
 */
final class SiteFiles {
    private SiteFiles() {}

    static void write(Path folder) throws IOException, UnusableInput {
        Instances instances = new Instances();
        write(folder.resolve("instances.json"), new String(instances.list(), StandardCharsets.UTF_8));
        for (Lattice lattice : Lattices.ALL) {
            write(
                    folder.resolve("kinds").resolve(lattice.word() + ".json"),
                    KindTable.of(lattice.word()).orElseThrow());
        }
        write(folder.resolve("first.json"), first());
        for (String path : paths(Path.of("instances"))) {
            String bare = path.replace(".yaml", "");
            write(
                    folder.resolve("instances").resolve(path),
                    Instances.text(path).orElseThrow());
            if (!bare.equals(path)) {
                write(
                        folder.resolve("instances").resolve(bare + ".svg"),
                        instances.picture(bare).orElseThrow());
            }
        }
    }

    /** Returns the answer to the question that the page asks when it opens, as JSON. */
    private static String first() throws UnusableInput {
        GivenKeys keys =
                new GivenKeys(Optional.of("pentominoes"), Optional.empty(), Optional.empty(), Optional.empty());
        PuzzleInput input = new PuzzleInput(keys, "6x10".getBytes(StandardCharsets.UTF_8));
        return JsonLine.text(PuzzleView.of(input.readDrawn()));
    }

    private static List<String> paths(Path instances) throws IOException {
        try (Stream<Path> files = Files.walk(instances)) {
            return files.map(file -> instances.relativize(file).toString())
                    .filter(file -> Instances.text(file).isPresent())
                    .sorted()
                    .toList();
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
