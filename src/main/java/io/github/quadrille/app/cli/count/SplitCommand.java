package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.Positional;
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
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Cuts a puzzle into parts, each of which is a puzzle file. */
public final class SplitCommand extends Command {
    private final Positional<String> argument =
            argument("PUZZLE", "A puzzle file, '-' for standard input, or a size such as 8x10.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<Integer> number = number(
                    "--parts", "N", "Make at least this many parts, unless the puzzle is too small.")
            .required();

    private final Flag<Path> folder = file("-o,--output", "DIR", "The folder for the parts, which is empty or new.")
            .required();

    public SplitCommand(Terminal terminal) {
        super(terminal, "split", """
            Cuts a puzzle into independent sub-puzzles, each a puzzle file: every packing of the whole is a \
            packing of exactly one of them.

            Each of several machines can count some of the parts. On one machine:
              quadrille split 8x10 --parts 20 -o parts && quadrille count parts/*\
            """);
        range(number, 1, 100_000, "%d parts cannot be made. Use a number from 1 to 100,000.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        String source = argument.value();
        Puzzle puzzle = UsablePuzzle.rest(
                source, UsablePuzzle.withoutRules(source, board.readPackable(source), "cutting into parts"));
        makeFolder();
        List<Part> parts;
        try {
            parts = PuzzleCut.into(
                    number.value(),
                    puzzle,
                    false,
                    new Clock(Limits.NONE, Listener.until(terminal::isInterrupted))::check);
        } catch (Stopped stopped) {
            terminal.say("status: undecided");
            terminal.field("reason", stopped.limit().words());
            return ExitStatus.UNDECIDED;
        }
        int digits = Integer.toString(parts.size()).length();
        for (int i = 0; i < parts.size(); i++) {
            String name = ("part-%0" + digits + "d").formatted(i + 1);
            Puzzle part = parts.get(i).puzzle();
            byte[] text = PuzzleWriter.toYaml(part.named(SplitParts.name(i + 1, parts.size())))
                    .getBytes(StandardCharsets.UTF_8);
            AtomicFile.write(folder.value().resolve(name + ".yaml"), out -> out.write(text));
        }
        terminal.say("status: split%nparts: %d", parts.size());
        return ExitStatus.YES;
    }

    /**
     * Makes the folder, and refuses one that is not empty, because a later count of all files in it would include the
     * other files.
     */
    private void makeFolder() throws IOException, UnusableInput {
        OutputFiles.makeFolder(folder.value());
        try (Stream<Path> files = Files.list(folder.value())) {
            if (files.findAny().isPresent()) {
                throw new UnusableInput(folder.value().toString(), "This folder is not empty. Choose a new one.");
            }
        }
    }
}
