package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.JournalFile;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Said;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Counts packings. */
public final class CountCommand extends Command {
    /** Always the same, so that a journal fits whatever the machine. */
    private static final int JOURNALED_PARTS = 128;

    private final Positional<List<String>> arguments = arguments(
            "PUZZLE",
            "1..*",
            "A puzzle file, '-' for standard input, a size such as 8x10, or a matrix of 0 and 1. Several are"
                    + " added up.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final CountFlags flags = with(new CountFlags());

    private final ClusterFlags cluster = with(new ClusterFlags());

    private final Flag<Boolean> upToSymmetry = flag("--up-to-symmetry", "Count classes of symmetric packings, too.");

    private final Flag<Boolean> turnsOnly =
            flag("--turns-only", "With --up-to-symmetry: mirror images that no turn makes are different.");

    private final Flag<Path> journal =
            file("--journal", "FILE", "Write down every part that is counted; the same command goes on from there.");

    private final Flag<Integer> sample = number("--sample", "N", "Draw N packings, each with the same chance.");

    private final Flag<Boolean> estimate = flag(
            "--estimate",
            "Say what finding every packing would take, and about how many there are, from a look of 10 s"
                    + " (see --time-limit) at the search tree.");

    private final Flag<Integer> probes = number(
            "--probes", "N", "Make so many looks for --estimate, however long that takes: the same on every machine.");

    private final ProofFlags proof = with(new ProofFlags());

    private final Flag<Boolean> stats = flag("--stats", "Say what the answer cost, stage by stage.");

    private final Flag<Long> seed = seedOption("Seed of --sample and --estimate (default: ${DEFAULT-VALUE}).");

    private final Flag<OutputFormat> format = formatOption();

    public CountCommand(Session session) {
        super(
                session,
                "count",
                "Counts all packings, also where there are too many to find. Exits with 0 when there are any, 20"
                        + " when there are none, 3 when a limit was reached.",
                """
                Examples:
                  quadrille count 6x20                          4,397,671,842,816,160
                  quadrille count puzzle.yaml --up-to-symmetry  classes, too
                  quadrille count 2x3x10 --lattice cubic --pieces solid-pentominoes
                  quadrille count puzzle.yaml --sample 3        three at random
                  quadrille count puzzle.yaml --estimate        how long it takes
                  quadrille count 6x20 --proof proofs           for 'check'
                  quadrille count parts/* --journal p.journal   the sum; can go on later""");
        Said several = Positional.several(arguments);
        quoted(arguments);
        String forOne = "--up-to-symmetry and --sample are for one puzzle. Maybe count them one by one.";
        excludes(upToSymmetry, forOne, several);
        excludes(sample, forOne, several);
        excludes(
                upToSymmetry,
                "--journal adds up parts, which have no classes. Maybe leave it or --up-to-symmetry out.",
                journal);
        needs(turnsOnly, "--turns-only is for --up-to-symmetry. Maybe add it.", upToSymmetry);
        excludes(
                estimate,
                "--estimate is for one puzzle, without --journal, --sample and --up-to-symmetry. Maybe leave them out.",
                several,
                journal,
                sample,
                upToSymmetry);
        needs(probes, "--probes is for --estimate. Maybe add it.", estimate);
        atLeast(probes, 1, "%d probes see nothing. Maybe use 40 or more.");
        excludes(
                estimate,
                "--estimate is about the search; the frontier knows its effort when it begins. Maybe leave out --method.",
                flags.frontier());
        atLeast(sample, 1, "%d packings leave nothing to draw. Maybe use 1 or more.");
        excludes(
                sample,
                "--sample goes without --journal and --up-to-symmetry. Maybe leave them out.",
                journal,
                upToSymmetry);
        excludes(
                proof.wanted(),
                "--proof is for the number of one puzzle, not for a sum. Maybe count them one by one.",
                several);
        excludes(
                proof.wanted(),
                "--proof is for the number of all packings, counted here at once: a certificate knows neither classes"
                        + " nor parts. Maybe leave out --up-to-symmetry, --journal, --sample, --estimate and --cluster.",
                upToSymmetry,
                journal,
                sample,
                estimate,
                cluster.wanted());
        excludes(
                cluster.wanted(),
                "--sample, --estimate, --up-to-symmetry and --method frontier are not for a cluster. Maybe leave out --cluster.",
                sample,
                upToSymmetry,
                estimate,
                flags.frontier());
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        cluster.check();
        flags.limits();
        List<Part> puzzles = new ArrayList<>();
        for (String argument : arguments.value()) {
            puzzles.add(new Part(board.readPackable(argument), 1));
        }
        Puzzle first = puzzles.get(0).puzzle();
        if (sample.isSaid()) {
            return new RandomPackings(terminal, interruption, format.value())
                    .draw(sample.value(), seed.value(), first, flags.limits());
        }
        if (estimate.isSaid()) {
            return new Estimation(terminal, interruption, format.value())
                    .estimate(first, seed.value(), flags.method(), flags.limits(), probes.optional());
        }
        if (proof.folder().isPresent()) {
            return new ProvenCounting(
                            terminal, interruption, report(), proof.folder().get(), proof)
                    .count(first, flags.method(), flags.limits());
        }
        if (puzzles.size() > 1) {
            return sum(puzzles);
        }
        return journal.isSaid() || cluster.isCluster() ? inParts(first) : atOnce(first);
    }

    private ExitStatus sum(List<Part> puzzles) throws IOException, UnusableInput {
        List<Part> rests =
                puzzles.stream().map(part -> new Part(part.puzzle().rest(), 1)).toList();
        return parts(rests, 0, clock()).count("parts", true);
    }

    private ExitStatus inParts(Puzzle puzzle) throws IOException, UnusableInput {
        Puzzle rest = puzzle.rest();
        Clock clock = clock();
        int number = numberOfParts(rest, clock);
        try {
            return parts(PuzzleCut.into(number, rest, true, clock::check), number, clock)
                    .count(puzzle.name(), false);
        } catch (Stopped stopped) {
            Work work = new Work(0, 0, 0, 0, 0, clock.seconds());
            PackingCount none = new PackingCount(
                    BigInteger.ZERO, Optional.of(stopped.limit()), flags.method(), "it was still being cut", work);
            report().print(puzzle.name(), none, Optional.empty(), work);
            return ExitStatus.UNDECIDED;
        }
    }

    private Clock clock() {
        return new Clock(flags.limits(), Listener.until(interruption::isRequested));
    }

    /** As many as when the journal was begun; one for a method that gains nothing by parts. */
    private int numberOfParts(Puzzle puzzle, Clock clock) throws UnusableInput {
        if (flags.method() == CountMethod.FRONTIER) {
            return 1;
        }
        OptionalInt begun = !journal.isSaid() ? OptionalInt.empty() : new JournalFile(journal.value()).partsAskedFor();
        return begun.isPresent()
                ? begun.getAsInt()
                : cluster.isCluster() ? ClusterFlags.partsOf(puzzle, clock) : JOURNALED_PARTS;
    }

    private PartsRun parts(List<Part> parts, int askedFor, Clock clock) {
        return new PartsRun(
                parts,
                askedFor,
                new TaskQuestion.HowMany(flags.method()),
                flags.limits(),
                clock,
                cluster,
                journal.optional().map(JournalFile::new),
                report(),
                terminal,
                interruption);
    }

    private CountReport report() {
        return new CountReport(terminal, format.value(), stats.isSaid());
    }

    private ExitStatus atOnce(Puzzle puzzle) throws IOException {
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name(), interruption);
        interruption.otherwise(() -> lastWords(puzzle.name(), line.packings()));
        Solver solver = Solver.of(puzzle).within(flags.limits()).listening(line);
        if (!upToSymmetry.isSaid()) {
            PackingCount count = solver.count(flags.method());
            line.clear();
            report().print(puzzle.name(), count, Optional.empty(), count.work());
            return ExitStatus.of(count);
        }
        ClassCount count =
                turnsOnly.isSaid() ? solver.countUpToTurns(flags.method()) : solver.countUpToSymmetry(flags.method());
        line.clear();
        count.stoppedBy()
                .filter(limit -> count.packings().isComplete())
                .ifPresent(limit -> terminal.err().println("Classes are not counted: " + limit.words() + "."));
        report().print(puzzle.name(), count.packings(), count.classes(), count.work());
        return (count.classes().isEmpty() ? ExitStatus.UNDECIDED : ExitStatus.of(count.packings()));
    }

    /** What is known when the count does not come to its end in time. */
    private void lastWords(String name, long packings) {
        PackingCount known = new PackingCount(
                BigInteger.valueOf(packings),
                Optional.of(Limit.INTERRUPTED),
                flags.method(),
                "it could not be said in time",
                Work.NONE);
        try {
            report().print(name, known, Optional.empty(), known.work());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
