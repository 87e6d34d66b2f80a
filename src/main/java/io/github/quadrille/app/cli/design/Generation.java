package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.answer.GeneratedAnswer;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.app.generate.GeneratedPuzzle;
import io.github.quadrille.app.generate.GenerationClock;
import io.github.quadrille.app.generate.ImpossibleRequest;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Makes the puzzles that a command line asks for. All are made before the first is written.
 *
 * @param sort the sort of puzzle, which is also the name of the subcommand
 * @param options the options of the command, as typed on a command line
 * @param shape the part of a puzzle that is written
 * @param firstRank the rank of the puzzle to take, if the source offers a choice; 1 is the best. If that puzzle is made
 *     already, a later rank is taken.
 * @param proofs the writer of proofs of what is known about each puzzle, if proofs are wanted
 */
record Generation(
        Terminal terminal,
        GenerateFlags flags,
        String sort,
        String options,
        Shape shape,
        OptionalInt firstRank,
        Optional<ProvenDesigns> proofs) {
    private static final String NOT_FOUND = "not found";
    private static final String NONE_LEFT =
            "all %,d different puzzles of this seed were made already. Ask for fewer puzzles, more holes or a larger size";
    /**
     * A title of at most this many letters leaves room for a number behind it: together they are not too long for the
     * name of a puzzle.
     */
    private static final int LONGEST_TITLE = 240;

    /** Prepares to write puzzle files. The source offers no choice of puzzles, and no proofs are written. */
    Generation(Terminal terminal, GenerateFlags flags, String sort, String options) {
        this(terminal, flags, sort, options, Shape.PUZZLE, OptionalInt.empty(), Optional.empty());
    }

    /** Says what is written of a puzzle: the whole puzzle, or the matrix of its board. */
    enum Shape {
        PUZZLE,
        MATRIX
    }

    /** Makes the source of puzzles for a board of a size, which has no holes yet. */
    @FunctionalInterface
    interface SourceOfSize {
        PuzzleSource of(Region board) throws UnusableInput;
    }

    ExitStatus run(String size, SourceOfSize sources) throws IOException, UnusableInput {
        int count = flags.count.value().intValue();
        Region whole = flags.board(size);
        String words = whole.lattice() == Lattices.SQUARE ? whole.sides() : size;
        String board = words.replace(' ', '-');
        try {
            PuzzleSource source = sources.of(whole);
            List<GeneratedFile> files = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String name = "%s-%s-s%d".formatted(sort, board, flags.seed(i));
                String command = "generate %s %s%s%s".formatted(sort, quoted(words), options, flags.words());
                files.add(new GeneratedFile(name, command, flags.seed(i), shape));
            }
            refuseToReplace(files);
            List<GeneratedPuzzle> puzzles = new ArrayList<>();
            ExitStatus ended = ExitStatus.YES;
            for (GeneratedFile file : List.copyOf(files)) {
                ProgressLine progress =
                        new ProgressLine(terminal, "%s %s, %d of %d".formatted(sort, board, puzzles.size() + 1, count));
                GenerationClock generationClock = flags.patience(1, progress.whileTrying());
                List<GeneratedPuzzle> choices =
                        source.choices(file.name(), new SplittableRandom(file.seed()), generationClock);
                progress.clear();
                int rank = rankOf(choices, puzzles);
                if (rank > choices.size()) {
                    return notFound(
                            file, choices.isEmpty() ? reasonOf(generationClock) : NONE_LEFT.formatted(choices.size()));
                }
                files.set(puzzles.size(), file.ofRank(rank));
                puzzles.add(choices.get(rank - 1));
                if (firstRank.isPresent() && generationClock.remark().isPresent()) {
                    terminal.err()
                            .println("warning: %s; '%s' is the best so far (%s)."
                                    .formatted(
                                            terminal.isInterrupted() ? "interrupted" : "the time is up",
                                            file.name(),
                                            generationClock.remark().orElseThrow()));
                    ended = ExitStatus.UNDECIDED;
                }
            }
            return write(files, puzzles).worse(ended);
        } catch (ImpossibleRequest problem) {
            throw flags.invalid(problem.getMessage());
        }
    }

    /**
     * Makes several puzzles from one seed, and writes them, the easiest first. When the time ends before all are found,
     * those that were found are written.
     *
     * @param board the words for the board in the names of files
     * @param title the puzzle's own name, if it has one
     * @param argument the word that names the board on a command line
     * @param areScouted whether other machines, if there are any, make attempts in advance
     * @param sources the function that makes the source of puzzles
     */
    ExitStatus runRanked(
            String board,
            Optional<String> title,
            String argument,
            boolean areScouted,
            Function<Optional<TaskRunner>, PuzzleSource> sources)
            throws IOException, UnusableInput {
        int count = flags.count.value().intValue();
        String name = "%s-%s-s%d".formatted(sort, board, flags.seed(0));
        String many = count == 1 ? "" : " -n " + count;
        String command = "generate %s %s%s%s%s".formatted(sort, quoted(argument), options, flags.words(), many);
        // Numbers have leading zeros, so that files sorted by name are in order of difficulty.
        String number = "-%%0%dd".formatted(Integer.toString(count).length());
        List<GeneratedFile> files = IntStream.rangeClosed(1, count)
                .mapToObj(rank -> new GeneratedFile(
                        count == 1 ? name : name + number.formatted(rank), command, flags.seed(0), shape))
                .toList();
        ProgressLine progress = new ProgressLine(terminal, sort + " " + board);
        try {
            refuseToReplace(files);
            GenerationClock generationClock = flags.patience(count, progress.whileTrying());
            List<GeneratedPuzzle> made;
            // A null resource is allowed here: the statement does not close it.
            try (TaskRunner scout = areScouted ? TaskRunner.elsewhere().orElse(null) : null) {
                made = sources.apply(Optional.ofNullable(scout))
                        .several(count, name, new SplittableRandom(flags.seed(0)), generationClock);
            }
            progress.clear();
            if (made.isEmpty()) {
                return notFound(files.get(0), reasonOf(generationClock));
            }
            List<GeneratedPuzzle> ranked =
                    made.stream().sorted(GeneratedPuzzle.EASIEST_FIRST).toList();
            ExitStatus written = write(
                    files.subList(0, ranked.size()),
                    IntStream.range(0, ranked.size())
                            .mapToObj(i -> ranked.get(i).named(nameOf(files.get(i), title, i + 1)))
                            .toList());
            return made.size() == count ? written : written.worse(fewer(made.size(), files, generationClock));
        } catch (ImpossibleRequest problem) {
            progress.clear();
            if (problem.isProven()) {
                notMade(files.get(0), "infeasible", problem.getMessage());
                return ExitStatus.NO;
            }
            throw flags.invalid(problem.getMessage());
        }
    }

    /** Returns the name of a puzzle, which is also printed on sheets. */
    private static String nameOf(GeneratedFile file, Optional<String> title, int rank) {
        return title.filter(own -> own.length() <= LONGEST_TITLE)
                .map(own -> own + ", " + rank)
                .orElse(file.name());
    }

    /** Returns an argument as one word of a command line. */
    private static String quoted(String argument) {
        return argument.contains(" ") ? '"' + argument + '"' : argument;
    }

    private ExitStatus fewer(int found, List<GeneratedFile> files, GenerationClock generationClock) throws IOException {
        String why = generationClock.isSpent() ? reasonOf(generationClock) : "every candidate was tried";
        String reason = "%d of %d puzzles were found: %s".formatted(found, files.size(), why);
        flags.format
                .value()
                .say(
                        terminal,
                        () -> files.get(found).notMade(NOT_FOUND, reason),
                        () -> terminal.field("reason", reason));
        return ExitStatus.UNDECIDED;
    }

    private void refuseToReplace(List<GeneratedFile> files) {
        if (!flags.folder.isSaid() || flags.force.isSaid()) {
            return;
        }
        files.stream()
                .flatMap(file -> file.paths(flags.folder.value(), flags.solution.isSaid()).stream())
                .filter(Files::exists)
                .forEach(path -> {
                    throw flags.invalid(
                            "The file '%s' exists already, so nothing is written. Use another --seed, or --force."
                                    .formatted(path));
                });
    }

    /**
     * Returns the rank of the puzzle to take: 1 if there is no {@link #firstRank}. Otherwise it is the first rank, from
     * {@link #firstRank}, whose puzzle is not made yet.
     */
    private int rankOf(List<GeneratedPuzzle> choices, List<GeneratedPuzzle> made) {
        int rank = firstRank.orElse(1);
        while (firstRank.isPresent()
                && rank <= choices.size()
                && made.stream().anyMatch(choices.get(rank - 1)::isSamePuzzle)) {
            rank++;
        }
        return rank;
    }

    private String reasonOf(GenerationClock generationClock) {
        String remark =
                generationClock.remark().map(words -> " (" + words + ")").orElse("");
        if (terminal.isInterrupted()) {
            return "interrupted" + remark;
        }
        return generationClock.isSpent()
                ? "no such puzzle was found within %s%s".formatted(flags.timeLimitWords(), remark)
                : "no such puzzle was found, and every candidate was tried%s. Use another size, more kinds or more holes"
                        .formatted(remark);
    }

    private ExitStatus notFound(GeneratedFile file, String reason) throws IOException {
        boolean json = flags.format.value() == OutputFormat.JSON;
        notMade(file, NOT_FOUND, json ? reason : reason + "; nothing is written");
        return ExitStatus.UNDECIDED;
    }

    private void notMade(GeneratedFile file, String status, String reason) throws IOException {
        flags.format.value().say(terminal, () -> file.notMade(status, reason), () -> {
            terminal.say("status: %s%nseed: %d", status, file.seed());
            terminal.field("reason", reason);
        });
    }

    private ExitStatus write(List<GeneratedFile> files, List<GeneratedPuzzle> puzzles)
            throws IOException, UnusableInput {
        if (flags.folder.isSaid()) {
            OutputFiles.makeFolder(flags.folder.value());
            if (flags.format.value() == OutputFormat.TEXT) {
                terminal.say("status: %s", puzzles.size() < flags.count.value() ? "undecided" : "generated");
            }
        }
        for (int i = 0; i < files.size(); i++) {
            GeneratedFile file = files.get(i);
            GeneratedPuzzle puzzle = puzzles.get(i);
            boolean withSolution = flags.solution.isSaid();
            Optional<String> written = Optional.empty();
            if (flags.folder.isSaid()) {
                written = Optional.of(
                        file.writeTo(flags.folder.value(), puzzle, withSolution).toString());
            }
            Optional<WrittenProof> proof =
                    proofs.isPresent() ? proofs.get().prove(file.name(), puzzle) : Optional.empty();
            if (flags.format.value() == OutputFormat.JSON) {
                GeneratedAnswer answer = GeneratedAnswer.of(puzzle, file.seed(), written, withSolution, proof);
                JsonLine.write(answer, terminal.out());
            } else if (written.isPresent()) {
                terminal.say("%s", file.line(written.get(), puzzle));
                proof.ifPresent(certificate -> certificate.print(terminal));
            } else {
                terminal.out().print(file.text(puzzle, proof));
            }
        }
        return proofs.map(ProvenDesigns::status).orElse(ExitStatus.YES);
    }
}
