package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.Command.Session;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.tune.Tunable;
import io.github.quadrille.lab.tune.Tuned;
import io.github.quadrille.lab.tune.Tuner;
import io.github.quadrille.lab.tune.Tuning;
import io.github.quadrille.lab.tune.Tuning.Objective;
import io.github.quadrille.lab.tune.UsualEffort;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Looks for better parameters of a local search. */
public final class TuneCommand extends Command {
    private static final long USUAL_STEPS = 200;

    private final Positional<MethodFamily> family = argument(
                    0,
                    "METHOD",
                    MethodFamily.class,
                    "One of beam, hill-climbing, constructive-beam, genetic, greedy, repair.")
            .readBy(new MethodFlags.MethodWord())
            .completedBy(MethodFlags.WORDS);

    private final Positional<List<String>> puzzles =
            arguments(1, "PUZZLE", "0..*", "Puzzle files, or sizes such as 8x10: for the race.");

    private final Flag<Boolean> list =
            flag("--list", "Say which parameters there are, with their values, and do nothing else.");

    private final Flag<List<String>> tests =
            texts("--test", "PUZZLE", "1..*", "Puzzles for the test, not among those of the race.");

    private final TuneFlags flags = with(new TuneFlags());

    private final ClusterFlags cluster = with(new ClusterFlags());

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<OutputFormat> format = formatOption();

    public TuneCommand(Session session) {
        super(
                session,
                "tune",
                "Looks for better parameters of a local search: settings race against each other on the same seeds,"
                        + " and the winner is tested against the usual setting where the race has not been.",
                """
                Without --test, every second puzzle is kept for the test; with one puzzle the test has other \
                seeds. Settings are held against each other with equal effort. Exit codes: 0 the test shows a \
                gain, 3 it shows none, or interrupted, 2 unusable arguments or input.

                With --cluster HOST workers make the runs, and their clocks measure them; all else is the same.

                Examples:
                  quadrille tune genetic --list
                  quadrille tune genetic 6x8.yaml --only adoption,selection
                  quadrille tune beam 4x10 --test 5x8 --moves 100000
                  quadrille tune repair 12x15 16x20 --objective effort --time-limit 5m""");
        synopsis("quadrille tune METHOD PUZZLE... [OPTIONS]");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        flags.check();
        cluster.check();
        Tunable method = flags.chosen(MethodSpecs.tunable(family.value()));
        if (list.isSaid()) {
            new ParameterList(method).print(terminal, format.value());
            return ExitStatus.YES;
        }
        if (puzzles.value().isEmpty()) {
            throw invalid("No puzzle is given. Maybe 'quadrille tune %s 8x10'."
                    .formatted(family.value().word()));
        }
        Tuning asked = tuning(method);
        ProgressLine progress = new ProgressLine(terminal, "tune", interruption);
        Tuned tuned = ClusterRuns.tune(cluster, new Tuner(asked, progress), progress, terminal);
        progress.clear();
        TuneReport report = new TuneReport(asked, tuned);
        if (format.value() == OutputFormat.JSON) {
            TuneJson.write(report, terminal.out());
        } else {
            new TuneText(terminal).print(report);
        }
        return report.exit();
    }

    private Tuning tuning(Tunable method) throws UnusableInput {
        PuzzleList reader = new PuzzleList(board, terminal);
        List<Puzzle> given = reader.read(puzzles.value());
        List<Puzzle> race = new ArrayList<>();
        List<Puzzle> test = new ArrayList<>(reader.read(tests.optional().orElse(List.of())));
        for (int i = 0; i < given.size(); i++) {
            (tests.optional().orElse(List.of()).isEmpty() && i % 2 == 1 ? test : race).add(given.get(i));
        }
        for (Puzzle puzzle : test) {
            if (race.contains(puzzle)) {
                throw invalid(
                        "'%s' is for the race and for the test, which would then say nothing about puzzles that are new. Maybe leave out --test: the test has other seeds."
                                .formatted(puzzle.name()));
            }
        }
        for (Puzzle puzzle : Stream.concat(race.stream(), test.stream()).toList()) {
            refuse(puzzle);
        }
        long usualMoves = flags.isEffortOpen()
                ? UsualEffort.of(family.value().published(), race, USUAL_STEPS, interruptible())
                : 1;
        return new Tuning(
                method,
                race,
                test.isEmpty() ? race : test,
                flags.objective(),
                flags.limits(usualMoves),
                flags.evaluations(),
                flags.runs(),
                flags.testRuns(),
                flags.timeLimit(),
                flags.threads(),
                cluster.isCluster());
    }

    private void refuse(Puzzle puzzle) throws UnusableInput {
        Method usual = family.value().published();
        if (usual.refusal(puzzle).isPresent()) {
            throw new UnusableInput(
                    puzzle.name(),
                    "%s is not for this puzzle: %s"
                            .formatted(usual.word(), usual.refusal(puzzle).get()));
        }
        if (flags.objective() == Objective.EFFORT && puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    puzzle.name(), "--objective effort is until a packing, but the goal is to cover. Maybe missed.");
        }
    }

    private LocalListener interruptible() {
        return LocalListener.until(interruption::isRequested);
    }

    /** The parameters of a method, and among which values {@code tune} looks for better ones. */
    private record ParameterList(Tunable method) {
        private static final String ROW = "%-16s%-20s%s";

        void print(Terminal terminal, OutputFormat format) throws IOException {
            if (format == OutputFormat.JSON) {
                Map<String, Object> tree = new LinkedHashMap<>();
                tree.put("status", "listed");
                tree.put("method", method.word());
                tree.put(
                        "parameters",
                        method.parameters().stream().map(ParameterList::tree).toList());
                JsonLine.write(tree, terminal.out());
                return;
            }
            terminal.out().println("status: listed");
            terminal.out().println(ROW.formatted("parameter", "usual", "values"));
            for (MethodParameter parameter : method.parameters()) {
                terminal.out()
                        .println(ROW.formatted(
                                parameter.name(),
                                usual(parameter),
                                parameter.domain().words()));
            }
        }

        private static Map<String, Object> tree(MethodParameter parameter) {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("name", parameter.name());
            tree.put("usual", parameter.usual().isEmpty() ? null : parameter.usual());
            tree.put("values", parameter.domain().words());
            return tree;
        }

        private static String usual(MethodParameter parameter) {
            return parameter.usual().isEmpty() ? "by the puzzle" : parameter.usual();
        }
    }
}
