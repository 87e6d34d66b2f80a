package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.LocalQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.tune.Tunable;
import io.github.quadrille.lab.tune.Tuned;
import io.github.quadrille.lab.tune.Tuner;
import io.github.quadrille.lab.tune.Tuning;
import io.github.quadrille.lab.tune.Tuning.By;
import io.github.quadrille.lab.tune.Tuning.Objective;
import io.github.quadrille.lab.tune.UsualEffort;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Looks for better parameters of a local search. */
public final class TuneCommand extends Command {
    private static final long USUAL_STEPS = 200;
    private static final int USUAL_EVALUATIONS = 200;

    private final Positional<MethodFamily> family = argument(
                    0,
                    "METHOD",
                    MethodFamily.class,
                    "The method to tune: beam, hill-climbing, constructive-beam, genetic, greedy or repair.")
            .readBy(MethodFlags::family)
            .completedBy(MethodFlags.WORDS);

    private final Positional<List<String>> puzzles =
            arguments(1, "PUZZLE", "0..*", "The puzzles for the search: puzzle files, or sizes such as 8x10.");

    private final Flag<Boolean> list = flag("--list", "List the parameters with their values, and do nothing else.");

    private final Flag<List<String>> tests =
            texts("--test", "PUZZLE", "1..*", "The puzzles for the test, which are none of those for the search.");

    private final Flag<List<String>> only = texts(
                    "--only",
                    "NAMES",
                    "1",
                    "Tune these parameters, with commas between, and leave the others unchanged (default: all).")
            .under(Heading.SEARCH)
            .splitAt(",");

    private final Flag<By> by = option(Parameter.constant(
                    "by",
                    By.RACING,
                    "How settings are looked for: racing (the worse half is dropped in every round) or genetic (settings are crossed and mutated).")
            .under(Heading.SEARCH));

    private final Flag<Objective> objective = option(
            Parameter.constant(
                    "objective",
                    Objective.MISSED,
                    "What to reduce: missed (the share of cells that stay open) or effort (the number of states looked at; a run without a packing counts as ten times the states allowed)."));

    private final Flag<Long> evaluations = option(Parameter.whole(
                    "evaluations",
                    1,
                    Integer.MAX_VALUE,
                    "How many measurements the search makes in all (default: 200, or as many as --time-limit allows).")
            .under(Heading.LIMITS));

    private final Flag<Long> runs =
            option(Parameter.whole("runs", 1, Integer.MAX_VALUE, 10, "How many runs one measurement takes."));

    private final Flag<Long> testRuns = option(Parameter.whole(
                    "test-runs",
                    1,
                    Integer.MAX_VALUE,
                    50,
                    "How many runs the usual setting and the winner each make on each puzzle of the test.")
            .under(Heading.LIMITS));

    private final Flag<Long> moves = option(Parameter.whole(
                    "moves",
                    1,
                    Long.MAX_VALUE,
                    "Stop a run after the step in which it looks at its N-th state, so that all settings have the same"
                            + " effort (default: as many states as the usual setting looks at in 200 steps).")
            .under(Heading.LIMITS));

    private final Flag<Long> steps = option(Parameter.whole(
            "steps",
            1,
            Long.MAX_VALUE,
            "Stop a run after N steps. Without --moves, it does not matter how many states a step looks at."));

    private final QuestionFlags flags =
            with(new QuestionFlags(List.of(Parameter.TIME_LIMIT, Parameter.SEED, Parameter.THREADS)));

    private final Flag<Duration> timeLimit = flags.flag(Parameter.TIME_LIMIT)
            .described("Stop the search after this time; the test follows (default: none).");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<OutputFormat> format = formatOption();

    public TuneCommand(Terminal terminal) {
        super(terminal, "tune", """
                Looks for better parameters of a local search. Settings race against each other on the same seeds, or \
                are bred (--by genetic). The winner is then tested against the usual setting, on puzzles or seeds that \
                the search has not used.

                Without --test, every second puzzle is kept for the test; with one puzzle, the test uses other seeds. \
                Settings are compared with equal effort. Exit codes: 0 the test shows a gain, 3 it shows none, or \
                interrupted, 2 unusable arguments or input.

                Examples:
                  quadrille tune genetic --list
                  quadrille tune genetic 6x8.yaml --only adoption,selection
                  quadrille tune genetic 6x8.yaml --by genetic
                  quadrille tune beam 4x10 --test 5x8 --moves 100000
                  quadrille tune repair 12x15 16x20 --objective effort --time-limit 5m""");
        synopsis("quadrille tune METHOD PUZZLE... [OPTIONS]");
        flags.flag(Parameter.SEED)
                .described(
                        "The seed from which all others are made (default: ${DEFAULT-VALUE}). Without a time limit the"
                                + " same seed gives the same answer.");
        flags.flag(Parameter.THREADS).described("How many runs go on at the same time (default: one per processor).");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (timeLimit.isSaid() && timeLimit.value().isZero()) {
            throw invalid("--time-limit 0s leaves nothing to do. Use 1s or more.");
        }
        if (objective.value() == Objective.EFFORT && steps.isSaid() && !moves.isSaid()) {
            throw invalid(
                    "--objective effort counts states, and --steps does not limit them. Use --moves, which does.");
        }
        Tunable method = chosen(MethodSpecs.tunable(family.value()));
        if (list.isSaid()) {
            list(method.parameters());
            return ExitStatus.YES;
        }
        if (puzzles.value().isEmpty()) {
            throw invalid("No puzzle is given. Write 'quadrille tune %s 8x10'."
                    .formatted(family.value().word()));
        }
        Tuning asked = tuning(method);
        ProgressLine progress = new ProgressLine(terminal, "tune");
        Limits threads = Limits.NONE.withThreads(asked.threads());
        Tuned tuned = new Tuner(asked, progress).run(() -> TaskRunner.of(threads, "tuning"));
        progress.clear();
        TuneReport report = new TuneReport(asked, tuned);
        format.value().say(terminal, report::fields, () -> report.print(terminal));
        return report.exit();
    }

    /** Returns the method with only those parameters that {@code --only} allows to change. */
    private Tunable chosen(Tunable all) {
        if (!only.isSaid()) {
            return all;
        }
        Map<String, MethodParameter> known = new TreeMap<>();
        all.parameters().forEach(parameter -> known.put(parameter.name(), parameter));
        List<String> wanted = only.value().stream().map(String::strip).toList();
        for (String name : only.value()) {
            if (!known.containsKey(name.strip())) {
                throw invalid("'%s' has no parameter '%s'. Use one of %s."
                        .formatted(all.word(), name, String.join(", ", known.keySet())));
            }
        }
        return new Tunable(
                all.word(),
                all.parameters().stream()
                        .filter(parameter -> wanted.contains(parameter.name()))
                        .toList(),
                all.maker());
    }

    private Tuning tuning(Tunable method) throws UnusableInput {
        PuzzleList reader = new PuzzleList(board, terminal);
        List<Puzzle> race = new ArrayList<>(reader.read(puzzles.value()).values());
        List<Puzzle> test =
                new ArrayList<>(reader.read(tests.optional().orElse(List.of())).values());
        for (int next = 1; !tests.isSaid() && next < race.size(); next++) {
            test.add(race.remove(next));
        }
        for (Puzzle puzzle : test) {
            if (race.contains(puzzle)) {
                throw invalid(
                        "'%s' is named for the search and for the test, so the test would have no new puzzle. Leave out --test; the test then uses other seeds."
                                .formatted(puzzle.name()));
            }
        }
        for (Puzzle puzzle : Stream.concat(race.stream(), test.stream()).toList()) {
            LocalQuestion.refuse(puzzle.name(), family.value().published(), puzzle);
            if (objective.value() == Objective.EFFORT && puzzle.goal() instanceof Goal.Cover) {
                throw new UnusableInput(
                        puzzle.name(),
                        "--objective effort counts states until a packing, but the goal is to cover. Use --objective missed.");
            }
        }
        return new Tuning(
                method,
                race,
                test.isEmpty() ? race : test,
                by.value(),
                objective.value(),
                limits(race),
                evaluations
                        .optional()
                        .map(Math::toIntExact)
                        .orElse(timeLimit.isSaid() ? Integer.MAX_VALUE : USUAL_EVALUATIONS),
                runs.value().intValue(),
                testRuns.value().intValue(),
                timeLimit.optional(),
                flags.limits().threads(),
                TaskRunner.isElsewhere());
    }

    /**
     * Returns the limits of a run. If the user limits neither states nor steps, the limit is a number of states: as
     * many as the published method looks at in {@link #USUAL_STEPS} steps. {@link UsualEffort} measures this number.
     */
    private LocalLimits limits(List<Puzzle> race) {
        LocalLimits limits = LocalLimits.NONE
                .withSeed(flags.of(Parameter.SEED))
                .withMaxIterations(steps.optional().orElse(Long.MAX_VALUE))
                .withMaxMoves(moves.optional().orElse(Long.MAX_VALUE));
        return moves.isSaid() || steps.isSaid()
                ? limits
                : limits.withMaxMoves(UsualEffort.of(
                        family.value().published(), race, USUAL_STEPS, LocalListener.until(terminal::isInterrupted)));
    }

    /** Prints the parameters of the method, and the values among which better ones are looked for. */
    private void list(List<MethodParameter> parameters) throws IOException {
        if (format.value() == OutputFormat.JSON) {
            List<ListedParameter> listed = parameters.stream()
                    .map(each -> new ListedParameter(
                            each.name(),
                            each.usual().isEmpty() ? null : each.usual(),
                            each.domain().words()))
                    .toList();
            JsonLine.write(new ParameterList("listed", family.value().word(), listed), terminal.out());
            return;
        }
        String row = "%-16s%-20s%s%n";
        terminal.out().println("status: listed");
        terminal.out().printf(row, "parameter", "usual", "values");
        for (MethodParameter each : parameters) {
            String usual = each.usual().isEmpty() ? "set by the puzzle" : each.usual();
            terminal.out().printf(row, each.name(), usual, each.domain().words());
        }
    }

    private record ParameterList(String status, String method, List<ListedParameter> parameters) {}

    private record ListedParameter(String name, String usual, String values) {}
}
