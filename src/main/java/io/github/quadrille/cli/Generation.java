package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.BoardSize;
import io.github.quadrille.generate.GeneratedPuzzle;
import io.github.quadrille.generate.ImpossibleRequest;
import io.github.quadrille.generate.Patience;
import io.github.quadrille.generate.PuzzleSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Makes the puzzles that a command line asks for, all before the first is written. */
final class Generation {
    private final Terminal terminal;
    private final Interruption interruption;
    private final GenerateFlags flags;
    private final String sort;
    private final String options;
    private Shape shape = Shape.PUZZLE;

    /** What is written of a puzzle. */
    enum Shape {
        PUZZLE,
        MATRIX
    }

    /** Makes the source of puzzles of a size. */
    @FunctionalInterface
    interface SourceOfSize {
        PuzzleSource of(BoardSize size) throws UnusableInput;
    }

    /**
     * @param sort the name of the command
     * @param options its own, as words of a command line
     */
    Generation(Terminal terminal, Interruption interruption, GenerateFlags flags, String sort, String options) {
        this.terminal = terminal;
        this.interruption = interruption;
        this.flags = flags;
        this.sort = sort;
        this.options = options;
    }

    Generation as(Shape other) {
        shape = other;
        return this;
    }

    ExitStatus run(SourceOfSize sources) throws IOException, UnusableInput {
        int count = flags.count();
        BoardSize size = flags.size();
        String board = size.rows() + "x" + size.columns();
        try {
            PuzzleSource source = sources.of(size);
            List<GeneratedFile> files = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String name = "%s-%s-s%d".formatted(sort, board, flags.seed(i));
                String command = "generate %s %s%s%s".formatted(sort, board, options, flags.words());
                files.add(new GeneratedFile(name, command, flags.seed(i), shape));
            }
            refuseToReplace(files);
            List<GeneratedPuzzle> puzzles = new ArrayList<>();
            for (GeneratedFile file : files) {
                GenerateProgress progress = new GenerateProgress(
                        terminal, interruption, "%s %s, %d of %d".formatted(sort, board, puzzles.size() + 1, count));
                Patience patience = flags.patience(progress);
                Optional<GeneratedPuzzle> puzzle =
                        source.generate(file.name(), new SplittableRandom(file.seed()), patience);
                progress.clear();
                if (puzzle.isEmpty()) {
                    return notFound(file, patience.isOver());
                }
                puzzles.add(puzzle.get());
            }
            write(files, puzzles);
            return ExitStatus.YES;
        } catch (ImpossibleRequest problem) {
            throw new Misuse(flags.spec(), problem.getMessage());
        }
    }

    private void refuseToReplace(List<GeneratedFile> files) {
        if (flags.folder().isEmpty() || flags.mayReplace()) {
            return;
        }
        for (GeneratedFile file : files) {
            for (Path path : file.paths(flags.folder().get(), flags.wantsSolution())) {
                if (Files.exists(path)) {
                    throw new Misuse(
                            flags.spec(),
                            "'%s' is there already, so nothing is written. Maybe use another --seed, or --force."
                                    .formatted(path));
                }
            }
        }
    }

    private ExitStatus notFound(GeneratedFile file, boolean isLate) throws IOException {
        String reason = interruption.isRequested()
                ? "interrupted"
                : isLate
                        ? "no such puzzle was found within %s".formatted(flags.timeLimitWords())
                        : "no such puzzle was found, and nothing new was left to try. Maybe another size, more kinds or more holes";
        if (flags.format() == OutputFormat.JSON) {
            file.writeNotFound(reason, terminal.out());
        } else {
            terminal.out().println("status: not found");
            terminal.out().println("seed: " + file.seed());
            terminal.field("reason", reason + "; nothing is written");
        }
        return ExitStatus.UNDECIDED;
    }

    private void write(List<GeneratedFile> files, List<GeneratedPuzzle> puzzles) throws IOException, UnusableInput {
        boolean json = flags.format() == OutputFormat.JSON;
        if (flags.folder().isPresent()) {
            OutputFolder.make(flags.folder().get());
            if (!json) {
                terminal.out().println("status: generated");
            }
        }
        for (int i = 0; i < files.size(); i++) {
            GeneratedFile file = files.get(i);
            GeneratedPuzzle puzzle = puzzles.get(i);
            Optional<String> written = Optional.empty();
            if (flags.folder().isPresent()) {
                written = Optional.of(file.writeTo(flags.folder().get(), puzzle, flags.wantsSolution())
                        .toString());
            }
            if (json) {
                file.writeJson(puzzle, written, flags.wantsSolution(), terminal.out());
            } else {
                terminal.out()
                        .print(written.map(path -> file.line(path, puzzle)).orElseGet(() -> file.text(puzzle)));
            }
        }
    }
}
