package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.JournalFile;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
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
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts packings. */
@Command(
        name = "count",
        mixinStandardHelpOptions = true,
        description = "Counts all packings, also where there are too many to find. Exits with 0 when there are any, 20"
                + " when there are none, 3 when a limit was reached.",
        footer = {
            "",
            "Examples:",
            "  quadrille count 6x20                          4,397,671,842,816,160",
            "  quadrille count puzzle.yaml --up-to-symmetry  classes, too",
            "  quadrille count 2x3x10 --lattice cubic --pieces solid-pentominoes",
            "  quadrille count puzzle.yaml --sample 3        three at random",
            "  quadrille count puzzle.yaml --estimate        how long it takes",
            "  quadrille count 6x20 --proof proofs           for 'check'",
            "  quadrille count parts/* --journal p.journal   the sum; can go on later"
        })
public final class CountCommand implements Callable<Integer> {
    /** Always the same, so that a journal fits whatever the machine. */
    private static final int JOURNALED_PARTS = 128;

    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "1..*",
            description =
                    "A puzzle file, '-' for standard input, a size such as 8x10, or a matrix of 0 and 1. Several are"
                            + " added up.")
    private List<String> arguments;

    @Mixin
    private PuzzleFlags board;

    @Mixin
    private CountFlags flags;

    @Mixin
    private ClusterFlags cluster;

    @Option(names = "--up-to-symmetry", description = "Count classes of symmetric packings, too.")
    private boolean upToSymmetry;

    @Option(
            names = "--turns-only",
            description = "With --up-to-symmetry: mirror images that no turn makes are different.")
    private boolean turnsOnly;

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "Write down every part that is counted; the same command goes on from there.")
    private Path journal;

    @Option(names = "--sample", paramLabel = "N", description = "Draw N packings, each with the same chance.")
    private Integer sample;

    @Option(
            names = "--estimate",
            description = "Say what finding every packing would take, and about how many there are, from a look of 10 s"
                    + " (see --time-limit) at the search tree.")
    private boolean estimate;

    @Option(
            names = "--probes",
            paramLabel = "N",
            description = "Make so many looks for --estimate, however long that takes: the same on every machine.")
    private Integer probes;

    @Mixin
    private ProofFlags proof;

    @Option(names = "--stats", description = "Say what the answer cost, stage by stage.")
    private boolean stats;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of --sample and --estimate (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    public CountCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        boolean one = arguments.size() == 1;
        if (!one) {
            board.refuseSplitWords();
        }
        if (!one && (upToSymmetry || sample != null)) {
            throw new InvalidOptions(
                    spec, "--up-to-symmetry and --sample are for one puzzle. Maybe count them one by one.");
        }
        if (upToSymmetry && journal != null) {
            throw new InvalidOptions(
                    spec, "--journal adds up parts, which have no classes. Maybe leave it or --up-to-symmetry out.");
        }
        if (turnsOnly && !upToSymmetry) {
            throw new InvalidOptions(spec, "--turns-only is for --up-to-symmetry. Maybe add it.");
        }
        if (estimate && (!one || journal != null || sample != null || upToSymmetry)) {
            throw new InvalidOptions(
                    spec,
                    "--estimate is for one puzzle, without --journal, --sample and --up-to-symmetry."
                            + " Maybe leave them out.");
        }
        if (probes != null && (!estimate || probes < 1)) {
            throw new InvalidOptions(
                    spec,
                    estimate
                            ? "%d probes see nothing. Maybe use 40 or more.".formatted(probes)
                            : "--probes is for --estimate. Maybe add it.");
        }
        if (estimate && flags.method() == CountMethod.FRONTIER) {
            throw new InvalidOptions(
                    spec,
                    "--estimate is about the search; the frontier knows its effort when it begins."
                            + " Maybe leave out --method.");
        }
        if (sample != null && (sample < 1 || journal != null || upToSymmetry)) {
            throw new InvalidOptions(
                    spec,
                    sample < 1
                            ? "%d packings leave nothing to draw. Maybe use 1 or more.".formatted(sample)
                            : "--sample goes without --journal and --up-to-symmetry. Maybe leave them out.");
        }
        flags.limits();
        checkProof(one);
        cluster.check();
        if (cluster.isCluster()
                && (sample != null || upToSymmetry || estimate || flags.method() == CountMethod.FRONTIER)) {
            throw new InvalidOptions(
                    spec,
                    "--sample, --estimate, --up-to-symmetry and --method frontier are not for a cluster. Maybe leave out --cluster.");
        }
        List<Part> puzzles = new ArrayList<>();
        for (String argument : arguments) {
            Puzzle puzzle = board.readPackable(argument);
            puzzles.add(new Part(one ? puzzle : puzzle.rest(), 1));
        }
        Puzzle first = puzzles.get(0).puzzle();
        if (sample != null) {
            return new RandomPackings(terminal, interruption, format)
                    .draw(sample, seed, first, flags.limits())
                    .code();
        }
        if (estimate) {
            return new Estimation(terminal, interruption, format)
                    .estimate(
                            first,
                            seed,
                            flags.method(),
                            flags.limits(),
                            probes == null ? OptionalInt.empty() : OptionalInt.of(probes))
                    .code();
        }
        if (proof.folder().isPresent()) {
            return new ProvenCounting(
                            terminal, interruption, report(), proof.folder().get(), proof)
                    .count(first, flags.method(), flags.limits())
                    .code();
        }
        if (one && journal == null && !cluster.isCluster()) {
            return count(first);
        }
        Puzzle rest = first.rest();
        Clock clock = new Clock(flags.limits(), Listener.until(interruption::isRequested));
        if (!one) {
            return parts(puzzles, 0, clock).count("parts", true).code();
        }
        int number = numberOfParts(rest, clock);
        try {
            return parts(PuzzleCut.into(number, rest, true, clock::check), number, clock)
                    .count(first.name(), false)
                    .code();
        } catch (Stopped stopped) {
            Work work = new Work(0, 0, 0, 0, 0, clock.seconds());
            PackingCount none = new PackingCount(
                    BigInteger.ZERO, Optional.of(stopped.limit()), flags.method(), "it was still being cut", work);
            report().print(first.name(), none, Optional.empty(), work);
            return ExitStatus.UNDECIDED.code();
        }
    }

    private void checkProof(boolean one) {
        proof.check();
        if (proof.folder().isPresent()
                && (!one || upToSymmetry || journal != null || sample != null || estimate || cluster.isCluster())) {
            throw new InvalidOptions(
                    spec,
                    one
                            ? "--proof is for the number of all packings, counted here at once: a certificate knows neither"
                                    + " classes nor parts. Maybe leave out --up-to-symmetry, --journal, --sample,"
                                    + " --estimate and --cluster."
                            : "--proof is for the number of one puzzle, not for a sum. Maybe count them one by one.");
        }
    }

    /** As many as when the journal was begun; one for a method that gains nothing by parts. */
    private int numberOfParts(Puzzle puzzle, Clock clock) throws UnusableInput {
        if (flags.method() == CountMethod.FRONTIER) {
            return 1;
        }
        OptionalInt begun = journal == null ? OptionalInt.empty() : new JournalFile(journal).partsAskedFor();
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
                Optional.ofNullable(journal).map(JournalFile::new),
                report(),
                terminal,
                interruption);
    }

    private CountReport report() {
        return new CountReport(terminal, format, stats);
    }

    private int count(Puzzle puzzle) throws IOException {
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name(), interruption);
        interruption.otherwise(() -> lastWords(puzzle.name(), line.packings()));
        Solver solver = Solver.of(puzzle).within(flags.limits()).listening(line);
        if (!upToSymmetry) {
            PackingCount count = solver.count(flags.method());
            line.clear();
            report().print(puzzle.name(), count, Optional.empty(), count.work());
            return ExitStatus.of(count).code();
        }
        ClassCount count = turnsOnly ? solver.countUpToTurns(flags.method()) : solver.countUpToSymmetry(flags.method());
        line.clear();
        count.stoppedBy()
                .filter(limit -> count.packings().isComplete())
                .ifPresent(limit -> terminal.err().println("Classes are not counted: " + limit.words() + "."));
        report().print(puzzle.name(), count.packings(), count.classes(), count.work());
        return (count.classes().isEmpty() ? ExitStatus.UNDECIDED : ExitStatus.of(count.packings())).code();
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
