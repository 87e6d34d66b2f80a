package io.github.quadrille.io.text;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.text.ParameterName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes the message that a file does not exist, with advice on what the user may have meant. */
final class MissingFile {
    /**
     * This pattern matches the rows of a drawn board, perhaps with blanks between cells. It needs at least two cells or
     * holes, so that it does not match a folder such as {@code ./}.
     */
    private static final Pattern DRAWN = Pattern.compile("[.#?/ ]*[.#?][/ ]*[.#?][.#?/ ]*");

    /** At most this many files of a folder are compared with the name of the missing file. */
    private static final int MOST_BESIDE = 1000;

    private MissingFile() {}

    /** Returns the message that there is no such file, with advice. */
    static String message(String argument) {
        if (BoardSize.isSize(argument)) {
            return "There is no such file, and a size cannot be used here. Name a file.";
        }
        if (DRAWN.matcher(argument).matches()) {
            return "There is no such file. Use %s, with '/' between rows."
                    .formatted(ParameterName.of("board", argument.replace(" ", "")));
        }
        String advice = LatticeSize.meant(argument)
                .or(() -> BuiltInKinds.latticesOf(argument).stream()
                        .findFirst()
                        .filter(lattice ->
                                BuiltInKinds.of(lattice).findSet(argument).isPresent())
                        .map(lattice -> "Use %s%s."
                                .formatted(
                                        lattice == Lattices.SQUARE
                                                ? ""
                                                : ParameterName.of("lattice", lattice.word()) + " ",
                                        ParameterName.of("pieces", argument))))
                .or(() -> neighbour(argument).map("Did you mean '%s'?"::formatted))
                .orElse("Check that the path is relative to this folder.");
        return "There is no such file. " + advice;
    }

    /** Returns a file in the same folder whose name is similar to that of the missing file. */
    private static Optional<Path> neighbour(String argument) {
        try {
            Path file = Path.of(argument);
            Path folder = file.toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder)) {
                return Optional.empty();
            }
            try (Stream<Path> beside = Files.list(folder)) {
                return Suggestion.nearest(
                                file.getFileName().toString(),
                                beside.limit(MOST_BESIDE)
                                        .map(each -> each.getFileName().toString())
                                        .toList())
                        .map(file::resolveSibling);
            }
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            return Optional.empty();
        }
    }
}
