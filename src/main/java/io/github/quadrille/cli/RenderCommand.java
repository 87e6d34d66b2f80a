package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.FoundPacking;
import io.github.quadrille.format.file.PackingReader;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.render.Picture;
import io.github.quadrille.render.TerminalPicture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws packings. */
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        description =
                "Draws a packing from a JSON file, or the fullest part of one: in the terminal, or as SVG or PNG.",
        footer = {"", "Example:", "  quadrille solve 8x10 --format json | quadrille render - -o packing.svg"})
final class RenderCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PACKING", description = "A JSON file with packings, or '-' for standard input.")
    private String packings;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to draw it, .svg or .png; without it, in the terminal.")
    private Path output;

    @Option(
            names = "--number",
            paramLabel = "N",
            defaultValue = "1",
            description = "Which of the packings in the file, from 1 (default: ${DEFAULT-VALUE}).")
    private long number;

    RenderCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (number < 1) {
            throw new Misuse(spec, "There is no packing number %d. Maybe use 1.".formatted(number));
        }
        if (output != null) {
            OutputFiles files = new OutputFiles(spec);
            files.checkEnding(output, "-o", ".svg", ".png");
            files.check(packings, Stream.of(output));
        }
        Picked picked = new Picked(number);
        Picked part = new Picked(number);
        long found = PackingReader.read(packings, picked::offer, part::offer);
        boolean onlyPart = found == 0 && part.packing != null;
        Picture picture = onlyPart ? part.picture(packings, part.seen) : picked.picture(packings, found);
        if (output != null) {
            PictureFile.write(picture, output);
        }
        terminal.out().println("status: drawn");
        if (output == null) {
            terminal.out().print(new TerminalPicture(terminal.width(), terminal.colour()).of(picture));
        } else {
            terminal.out().println("file: " + output);
        }
        if (onlyPart) {
            Packing drawn = part.packing.packing();
            terminal.out()
                    .printf(
                            "packing: none, so this is the fullest part seen: %,d cells by %,d %s%n",
                            drawn.coveredCells(),
                            drawn.pieces().size(),
                            drawn.pieces().size() == 1 ? "piece" : "pieces");
        } else if (found > 1) {
            terminal.out().printf("packing: %,d of %,d%n", number, found);
        }
        return ExitStatus.YES.code();
    }

    /** Keeps one packing of a stream. */
    private static final class Picked {
        private final long wanted;
        private long seen;
        private FoundPacking packing;

        private Picked(long wanted) {
            this.wanted = wanted;
        }

        private void offer(FoundPacking found) {
            seen++;
            if (seen == wanted) {
                packing = found;
            }
        }

        private Picture picture(String source, long found) throws UnusableInput {
            if (packing == null) {
                String message = found == 0
                        ? "There is no packing in it. Maybe the puzzle has none, or the search reached a limit."
                        : "It has %,d %s, so there is no number %,d. Maybe ask for a smaller --number."
                                .formatted(found, found == 1 ? "packing" : "packings", wanted);
                throw new UnusableInput(source, message);
            }
            try {
                return packing.puzzle()
                        .map(puzzle -> Picture.of(puzzle, packing.packing()))
                        .orElseGet(() -> Picture.of(packing.packing()));
            } catch (IllegalArgumentException e) {
                throw new UnusableInput(source, e.getMessage() + " Maybe 'quadrille verify' says more.");
            }
        }
    }
}
