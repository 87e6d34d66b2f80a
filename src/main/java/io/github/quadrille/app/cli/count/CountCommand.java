package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.CountQuestion;
import io.github.quadrille.app.ask.EstimateQuestion;
import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.ListFlags;
import io.github.quadrille.app.cli.shared.ListFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.PuzzleStream;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Said;
import io.github.quadrille.app.cli.shared.SizeRanges;
import io.github.quadrille.app.cli.shared.StreamFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.parts.HowMany;
import io.github.quadrille.app.parts.JournalFile;
import io.github.quadrille.app.parts.PartNumber;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.parts.Journal;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartQuestion;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.PartWork;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.io.answer.CountAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.puzzlefile.PuzzleLines;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.BoardSize;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Counts the packings of a puzzle, or of several. */
public final class CountCommand extends Command {
    /**
     * A count with a journal on one machine cuts a puzzle into at least this many parts. The number is fixed, so that
     * any machine can go on with the journal.
     */
    private static final int JOURNALED_PARTS = 128;

    private final Positional<List<String>> arguments = arguments(
            "PUZZLE",
            "0..*",
            "A puzzle file, '-' for standard input, a size such as 8x10, sizes such as 4x5..10, or a matrix of 0 and 1."
                    + " Several have a line each, then their sum.");

    private final StreamFlags stream = with(new StreamFlags(
            "Read puzzles from standard input, one per line, until the input ends. Print the number of packings of"
                    + " each immediately, as a line of JSON.",
            arguments,
            List.of("--sample", "--estimate", "--proof", "--journal", "--stats", "--format")));

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final QuestionFlags flags = with(new QuestionFlags(CountQuestion.QUESTION, EstimateQuestion.QUESTION));

    private final Flag<Boolean> upToSymmetry = flags.flag(Parameter.CLASSES)
            .described(
                    "Count the packings up to symmetry, too: a packing and its turned or mirrored images count as one.");

    private final Flag<Path> journal = file(
                    "--journal",
                    "FILE",
                    "Write every part that is counted to this file. The same command later continues from there.")
            .under(Heading.OUTPUT);

    private final Flag<Integer> sample =
            number("--sample", "N", "Draw N packings at random, each with the same chance.");

    private final Flag<Boolean> estimate = flag(
            "--estimate",
            "Estimate how many packings there are, and how long it takes to find them all, by random paths in the search tree for 10 s (see --time-limit).");

    private final ProofFlags proof = with(new ProofFlags());

    private final Flag<Boolean> stats =
            flag("--stats", "Print the time and the nodes of each stage.").under(Heading.SEARCH);

    private final Flag<Boolean> quiet = flag("-q,--quiet", "Print only the status and the numbers.");

    private final ListFlags list = with(new ListFlags());

    public CountCommand(Terminal terminal) {
        super(terminal, "count", """
            Counts all packings, even where there are too many to find each of them. Exits with 0 when there are any, \
            20 when there are none, 3 when a limit was reached.

            Examples:
              quadrille count 6x20                          4,397,671,842,816,160
              quadrille count puzzle.yaml --up-to-symmetry  classes, too
              quadrille count 4x5..10 --pieces "T: any, L: any"   a row each
              quadrille count 2x3x10 --lattice cubic --pieces solid-pentominoes
              quadrille count puzzle.yaml --sample 3        three at random
              quadrille count puzzle.yaml --estimate        how long it takes
              quadrille count 6x20 --proof proofs           for 'check'
              quadrille count parts/* --journal p.journal   the sum; can go on later\
            """);
        flags.flag(Parameter.SEED).described("Seed of --sample and --estimate (default: ${DEFAULT-VALUE}).");
        Said frontier = flags.flag(CountQuestion.METHOD).is(CountMethod.FRONTIER);
        Flag<Boolean> turnsOnly = flags.flag(CountQuestion.TURNS_ONLY);
        Said several = Positional.several(arguments);
        quoted(arguments);
        excludes(sample, "--sample is for one puzzle. Count the puzzles one by one.", several);
        never(
                () -> list.output().isSaid() && !sample.isSaid(),
                "-o is for the packings of --sample. Use '>' to write the numbers to a file.");
        excludes(
                upToSymmetry,
                "--journal adds up the numbers of parts, but classes of packings cannot be counted by parts. Leave"
                        + " --journal or --up-to-symmetry out.",
                journal);
        needs(turnsOnly, "--turns-only is for --up-to-symmetry. Add that option, too.", upToSymmetry);
        excludes(
                estimate,
                "--estimate is for one puzzle, and does not go with --journal, --sample or --up-to-symmetry. Leave"
                        + " them out.",
                several,
                journal,
                sample,
                upToSymmetry);
        needs(flags.flag(EstimateQuestion.PROBES), "--probes is for --estimate. Add that option, too.", estimate);
        excludes(
                estimate,
                "--estimate is about --method search, but --method frontier knows its effort before it begins. Leave out --method.",
                frontier);
        atLeast(sample, 1, "%d is not a number of packings to draw. Use 1 or more.");
        excludes(
                sample,
                "--sample does not go with --journal or --up-to-symmetry. Leave them out.",
                journal,
                upToSymmetry);
        excludes(
                proof.wanted(),
                "--proof is for the number of one puzzle, not for a sum. Count the puzzles one by one.",
                several);
        excludes(
                proof.wanted(),
                "--proof is for the number of all packings, counted at once on this machine. Leave out --turns-only,"
                        + " --journal, --sample and --estimate.",
                turnsOnly,
                journal,
                sample,
                estimate);
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (stream.isSaid()) {
            return new PuzzleStream(terminal, board::readPackable, this::write).run(new PuzzleLines(System.in));
        }
        list.check(arguments.value().get(0));
        List<Part> puzzles = new ArrayList<>();
        List<String> named = SizeRanges.inPlaceOfRanges(arguments.value());
        for (String argument : named) {
            Puzzle read = UsablePuzzle.withPackings(argument, board.readForPackings(argument), proof.isWanted());
            puzzles.add(new Part(named.size() > 1 && BoardSize.isSize(argument) ? read.named(argument) : read, 1));
        }
        if (puzzles.size() > 1 && (sample.isSaid() || estimate.isSaid() || proof.isWanted())) {
            throw invalid("--sample, --estimate and --proof are for one puzzle. Name one size at a time.");
        }
        Puzzle first = puzzles.get(0).puzzle();
        if (sample.isSaid()) {
            return new RandomPackings(terminal, list)
                    .draw(sample.value(), flags.of(Parameter.SEED), first, flags.limits());
        }
        if (estimate.isSaid()) {
            return new Estimation(terminal, list.format().ofOne())
                    .estimate(first, flags.asked(EstimateQuestion.QUESTION));
        }
        if (proof.isWanted()) {
            return new ProvenCounting(terminal, report(), proof)
                    .count(first, flags.of(CountQuestion.METHOD), upToSymmetry.isSaid(), flags.limits());
        }
        report().begin();
        if (puzzles.size() > 1 && upToSymmetry.isSaid()) {
            return classes(puzzles.stream().map(Part::puzzle).toList());
        }
        if (puzzles.size() > 1) {
            List<Part> rests = puzzles.stream()
                    .map(part -> new Part(part.puzzle().rest(), 1))
                    .toList();
            return count(rests, 0, clock(), Optional.empty(), runner());
        }
        return isInParts() ? inParts(first) : atOnce(first);
    }

    /** Counts the packings of one puzzle of a stream, and writes the answer as one line of JSON. */
    private ExitStatus write(Puzzle puzzle, Origin origin, OutputStream out) throws IOException {
        ClassCount count =
                flags.asked(CountQuestion.QUESTION).count(puzzle, SolveListener.until(terminal::isInterrupted));
        CountAnswer answer = CountAnswer.of(puzzle.name(), count.packings(), count.classes(), count.work());
        JsonLine.write(new Line(origin, answer), out);
        return ExitStatus.of(count.packings());
    }

    private record Line(Origin origin, CountAnswer answer) {}

    /**
     * Counts the classes of several puzzles, one after the other. In text output, the sums over all puzzles come first,
     * and the numbers of each puzzle follow.
     */
    private ExitStatus classes(List<Puzzle> puzzles) throws IOException {
        Clock clock = clock();
        List<ClassCount> counts = new ArrayList<>();
        BigInteger packings = BigInteger.ZERO;
        BigInteger classes = BigInteger.ZERO;
        Optional<Limit> stoppedBy = Optional.empty();
        for (Puzzle puzzle : puzzles) {
            ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
            ClassCount count =
                    flags.asked(CountQuestion.QUESTION).within(clock.left()).count(puzzle, line);
            line.clear();
            packings = packings.add(count.packings().total());
            classes = classes.add(count.classes().map(Classes::classes).orElse(BigInteger.ZERO));
            stoppedBy = stoppedBy.or(count::stoppedBy);
            counts.add(count);
            if (list.format() != ListFormat.TEXT) {
                report().printPart(puzzle.name(), count.packings(), count.classes());
            }
        }
        PackingCount total = new PackingCount(
                packings, stoppedBy, CountMethod.AUTO, "in parts", new Work(0, 0, 0, 0, 0, clock.seconds()));
        report().printTotal(total, Optional.of(classes), puzzles.size());
        if (list.format() == ListFormat.TEXT) {
            for (int i = 0; i < counts.size(); i++) {
                ClassCount count = counts.get(i);
                report().printPart(puzzles.get(i).name(), count.packings(), count.classes());
            }
        }
        return ExitStatus.of(total);
    }

    /**
     * Returns whether a puzzle is counted in parts. This is the case if there is a journal, or if other machines share
     * the work of a search.
     */
    private boolean isInParts() {
        boolean isForMachines = !upToSymmetry.isSaid() && flags.of(CountQuestion.METHOD) != CountMethod.FRONTIER;
        return journal.isSaid() || (isForMachines && TaskRunner.isElsewhere());
    }

    private ExitStatus inParts(Puzzle puzzle) throws IOException, UnusableInput {
        Puzzle rest = UsablePuzzle.withoutRules(puzzle.name(), puzzle, "cutting into parts")
                .rest();
        Clock clock = clock();
        try (TaskRunner runner = runner()) {
            PartNumber number = numberOfParts(rest, runner.cores(), clock);
            List<Part> parts = PuzzleCut.into(number.number(), rest, true, clock::check);
            return count(parts, number.number(), clock, Optional.of(new Whole(rest, number.usual())), runner);
        } catch (Stopped stopped) {
            Work work = new Work(0, 0, 0, 0, 0, clock.seconds());
            report().print(
                            puzzle.name(),
                            unfinished(0, stopped.limit(), "the puzzle was still being cut into parts", work));
            return ExitStatus.UNDECIDED;
        }
    }

    private TaskRunner runner() {
        return TaskRunner.of(flags.limits(), "part");
    }

    private PackingCount unfinished(long known, Limit limit, String why, Work work) {
        return new PackingCount(
                BigInteger.valueOf(known), Optional.of(limit), flags.of(CountQuestion.METHOD), why, work);
    }

    private Clock clock() {
        return new Clock(flags.limits(), Listener.until(terminal::isInterrupted));
    }

    /**
     * Returns how many parts a puzzle is cut into. A journal keeps the number with which it was begun. Counting along
     * the frontier gains nothing from parts, so the puzzle then stays one part.
     */
    private PartNumber numberOfParts(Puzzle puzzle, int cores, Clock clock) throws UnusableInput {
        if (flags.of(CountQuestion.METHOD) == CountMethod.FRONTIER) {
            return new PartNumber(1, Duration.ZERO);
        }
        OptionalInt begun = !journal.isSaid() ? OptionalInt.empty() : new JournalFile(journal.value()).partsAskedFor();
        return TaskRunner.isElsewhere()
                ? PartNumber.of(puzzle, begun, cores, clock)
                : new PartNumber(begun.orElse(JOURNALED_PARTS), Duration.ZERO);
    }

    /**
     * Holds the puzzle that was cut into parts.
     *
     * @param puzzle the puzzle that remains when the given pieces are laid
     * @param usual the average time that a part takes
     */
    private record Whole(Puzzle puzzle, Duration usual) {}

    /**
     * Counts the parts, and prints the sum. If the parts are puzzles that the user named, a line is printed for each
     * part.
     *
     * @param askedFor the number of parts that was asked for, which the journal keeps
     * @param whole the puzzle that was cut; empty if the parts are puzzles that the user named
     */
    private ExitStatus count(List<Part> parts, int askedFor, Clock clock, Optional<Whole> whole, TaskRunner runner)
            throws IOException, UnusableInput {
        ProgressLine line = ProgressLine.ofCount(
                terminal, whole.map(cut -> cut.puzzle().name()).orElse("parts"));
        PartsReport each = new PartsReport(report(), line);
        PartQuestion question = new HowMany(flags.of(CountQuestion.METHOD));
        PackingCount total;
        try (Journal file = !journal.isSaid()
                ? null
                : new JournalFile(journal.value()).open(path -> Journal.open(path, parts, askedFor, question))) {
            PartTable table = new PartTable(
                    parts, question, Optional.ofNullable(file), whole.isEmpty() ? each : PartListener.SILENT);
            if (file != null && file.isNew()) {
                terminal.tell("The journal is new.");
            } else if (file != null) {
                terminal.tell("The journal has %s.", table.answered());
            }
            PartWork.answer(
                    table,
                    runner,
                    whole.map(Whole::usual),
                    new Clock(flags.limits().withTime(clock.left()), line));
            total = new PackingCount(
                    table.packings(),
                    table.stoppedBy(clock.isInterrupted()),
                    CountMethod.AUTO,
                    "in parts",
                    new Work(0, table.nodes(), 0, 0, 0, clock.seconds()));
            if (file != null && whole.isPresent() && total.isComplete()) {
                file.recordWhole(whole.get().puzzle(), total.total());
            }
            if (file != null && !total.isComplete()) {
                line.clear();
                terminal.tell("The journal has %s. Use the same command to go on from there.", table.answered());
            }
        }
        line.clear();
        report().printTotal(total, Optional.empty(), parts.size());
        each.end(parts);
        SplitParts.note(parts.stream().map(part -> part.puzzle().name()).toList())
                .filter(note -> whole.isEmpty())
                .ifPresent(note -> terminal.tell("note: %s", note));
        return ExitStatus.of(total);
    }

    private CountReport report() {
        return new CountReport(terminal, list.format(), stats.isSaid(), quiet.isSaid());
    }

    private ExitStatus atOnce(Puzzle puzzle) throws IOException {
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        // If the program is interrupted, this action prints the number of packings that were counted until then.
        terminal.interruption().otherwise(() -> {
            try {
                PackingCount known =
                        unfinished(line.packings(), Limit.INTERRUPTED, "it was interrupted before its end", Work.NONE);
                report().print(puzzle.name(), known);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        ClassCount count = flags.asked(CountQuestion.QUESTION).count(puzzle, line);
        line.clear();
        count.stoppedBy()
                .filter(limit -> count.packings().isComplete())
                .ifPresent(limit -> terminal.tell("The classes of packings are not counted: %s.", limit.words()));
        report().print(puzzle.name(), count.packings(), count.classes(), count.work(), Optional.empty());
        return count.isComplete() ? ExitStatus.of(count.packings()) : ExitStatus.UNDECIDED;
    }
}
