package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OutputFolder;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.PuzzleWriter;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Cuts a puzzle into puzzles. */
@Command(
        name = "split",
        mixinStandardHelpOptions = true,
        description = "Cuts a puzzle into independent sub-puzzles, each a puzzle file: every packing of the whole is a"
                + " packing of exactly one of them.",
        footer = {
            "",
            "On each of several machines count some of them; together:",
            "  quadrille split 8x10 --parts 20 -o parts && quadrille count parts/*"
        })
public final class SplitCommand implements Callable<Integer> {
    private static final int MOST = 100_000;

    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PUZZLE", description = "A puzzle file, '-' for standard input, or a size such as 8x10.")
    private String argument;

    @Mixin
    private PuzzleFlags board;

    @Option(
            names = "--parts",
            paramLabel = "N",
            required = true,
            description = "At least so many parts, unless the puzzle is too small.")
    private int number;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            required = true,
            description = "An empty or a new directory.")
    private Path folder;

    public SplitCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (number < 1 || number > MOST) {
            throw new InvalidOptions(
                    spec, "%d parts cannot be made. Maybe use a number from 1 to %,d.".formatted(number, MOST));
        }
        Puzzle puzzle = UsablePuzzle.rest(argument, board.readPackable(argument));
        makeFolder();
        List<Part> parts;
        try {
            parts = PuzzleCut.into(
                    number, puzzle, false, new Clock(Limits.NONE, Listener.until(interruption::isRequested))::check);
        } catch (Stopped stopped) {
            terminal.out().println("status: undecided");
            terminal.field("reason", stopped.limit().words());
            return ExitStatus.UNDECIDED.code();
        }
        int digits = Integer.toString(parts.size()).length();
        for (int i = 0; i < parts.size(); i++) {
            String name = ("part-%0" + digits + "d").formatted(i + 1);
            Puzzle part = parts.get(i).puzzle();
            Puzzle named = new Puzzle(name, part.region(), part.symmetry(), part.bag());
            byte[] text = PuzzleWriter.toYaml(named).getBytes(StandardCharsets.UTF_8);
            AtomicFile.write(folder.resolve(name + ".yaml"), out -> out.write(text));
        }
        terminal.out().println("status: split");
        terminal.out().println("parts: " + parts.size());
        return ExitStatus.YES.code();
    }

    /** What else lies there would be counted, too. */
    private void makeFolder() throws IOException, UnusableInput {
        OutputFolder.make(folder);
        try (Stream<Path> files = Files.list(folder)) {
            if (files.findAny().isPresent()) {
                throw new UnusableInput(folder.toString(), "This directory is not empty. Maybe choose a new one.");
            }
        }
    }
}
