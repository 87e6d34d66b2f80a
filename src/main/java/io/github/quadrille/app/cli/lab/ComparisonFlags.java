package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.ReportedMethod;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say which local searches are compared, how often each is run, and for how long. */
final class ComparisonFlags {
    private static final Duration USUAL_TIME_LIMIT = Duration.ofSeconds(10);

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--methods",
            paramLabel = "NAMES",
            arity = "1..*",
            parameterConsumer = MethodSpecs.Words.class,
            description = "Which methods, with commas or blanks, each as published; or with options of its own, as in"
                    + " beam,beam:corner=both,draws=distinct; label=WORDS calls it so; or all, or with"
                    + " --results none (default: all).")
    private List<String> methods;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            arity = "1..*",
            parameterConsumer = ResultFiles.class,
            description = "Set runs of other programs beside ours: .csv files with a line per run (method, puzzle, run,"
                    + " covered, cost, steps, seconds, packing; or what --csv wrote).")
    private List<String> results;

    @Option(
            names = "--against",
            paramLabel = "ROW",
            description = "Test the other rows against this one (default: the first).")
    private String against;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "20",
            description = "Runs per method and puzzle (default: ${DEFAULT-VALUE}).")
    private int runs;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Stop a run after this time (default: 10s, or none with --steps, --moves or --restarts).")
    private Duration timeLimit;

    @Option(
            names = {"--max-iterations", "--steps"},
            paramLabel = "N",
            description = "Stop a run after N steps: this repeats exactly on any machine.")
    private Long maxIterations;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "Stop a run after the step in which N states were looked at: this repeats exactly, too.")
    private Long moves;

    @Option(names = "--restarts", paramLabel = "N", description = "A run begins anew at most N times.")
    private Long restarts;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "What the seeds of all runs are made from (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Searches at the same time (default: all processors).")
    private Integer threads;

    @Option(
            names = "--exact-time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            defaultValue = "60s",
            description = "Stop the exact search of a puzzle after this time (default: ${DEFAULT-VALUE}).")
    private Duration exactTimeLimit;

    /** Takes the word after the option, and those after it that name tables. */
    static final class ResultFiles implements CommandLine.IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> left, ArgSpec option, CommandSpec command) {
            if (left.isEmpty()) {
                throw new CommandLine.MissingParameterException(
                        command.commandLine(), option, "Missing required parameter for option '--results' (FILE)");
            }
            List<String> before = option.getValue();
            List<String> files = before == null ? new ArrayList<>() : new ArrayList<>(before);
            files.add(left.pop());
            while (!left.isEmpty() && left.peek().toLowerCase(Locale.ROOT).endsWith(".csv")) {
                files.add(left.pop());
            }
            option.setValue(files);
        }
    }

    /**
     * Looks at all of them together.
     *
     * @throws InvalidOptions when they leave nothing to compare
     */
    void check(List<Method> known) {
        if (chosen(known).isEmpty() && results().isEmpty()) {
            throw new InvalidOptions(
                    spec, "No methods and no --results leave nothing to compare. Maybe --methods all.");
        }
        if (new HashSet<>(results()).size() < results().size()) {
            throw new InvalidOptions(spec, "--results names a file twice. Maybe another one is meant.");
        }
        limits();
        if (runs < 1) {
            throw new InvalidOptions(spec, "--runs %d leaves nothing to compare. Maybe use 1 or more.".formatted(runs));
        }
        if (threads != null && threads < 1) {
            throw new InvalidOptions(
                    spec, "--threads %d leaves nobody to run them. Maybe use 1 or more.".formatted(threads));
        }
    }

    /** The files of others' results. */
    List<String> results() {
        return Objects.requireNonNullElse(results, List.of());
    }

    /**
     * Reads the results of others, too.
     *
     * @param elsewhere whether workers make the runs
     */
    Comparison comparison(
            List<Puzzle> puzzles, PuzzleNames names, List<Method> known, boolean elsewhere, Terminal terminal)
            throws UnusableInput {
        int parallel = Objects.requireNonNullElse(threads, Runtime.getRuntime().availableProcessors());
        List<Method> methods = chosen(known);
        List<String> ours = methods.stream().map(Method::word).toList();
        List<ReportedMethod> reported = ReportedRows.read(results(), names, ours, terminal);
        Comparison asked = new Comparison(
                puzzles,
                methods,
                runs,
                limits(),
                exactTimeLimit,
                parallel,
                reported,
                Optional.ofNullable(against),
                elsewhere);
        if (against != null && !asked.rows().contains(against)) {
            String advice =
                    Suggestion.nearest(against, asked.rows()).orElse("one of " + String.join("; ", asked.rows()));
            throw new InvalidOptions(spec, "There is no row '%s'. Maybe %s.".formatted(against, advice));
        }
        return asked;
    }

    private List<Method> chosen(List<Method> known) {
        try {
            return new MethodSpecs(known).read(Objects.requireNonNullElse(methods, List.of("all")));
        } catch (IllegalArgumentException problem) {
            throw new InvalidOptions(spec, problem.getMessage());
        }
    }

    private LocalLimits limits() {
        if (maxIterations != null && maxIterations < 1) {
            throw new InvalidOptions(
                    spec,
                    "A limit of %d steps leaves nothing to compare. Maybe use 1 or more.".formatted(maxIterations));
        }
        if (moves != null && moves < 1) {
            throw new InvalidOptions(
                    spec, "--moves %d leaves nothing to compare. Maybe use 1 or more.".formatted(moves));
        }
        if (restarts != null && restarts < 0) {
            throw new InvalidOptions(spec, "--restarts %d makes no sense. Maybe use 0 or more.".formatted(restarts));
        }
        if (timeLimit != null && timeLimit.isZero()) {
            throw new InvalidOptions(spec, "--time-limit 0s leaves nothing to do. Maybe use 1ms or more.");
        }
        LocalLimits limits = LocalLimits.NONE.withSeed(seed);
        if (maxIterations != null) {
            limits = limits.withMaxIterations(maxIterations);
        }
        if (moves != null) {
            limits = limits.withMaxMoves(moves);
        }
        if (restarts != null) {
            limits = limits.withMaxRestarts(restarts);
        }
        if (timeLimit != null || (maxIterations == null && moves == null && restarts == null)) {
            limits = limits.withTimeLimit(Objects.requireNonNullElse(timeLimit, USUAL_TIME_LIMIT));
        }
        return limits;
    }

    /** The rows that files of results add to a comparison, with names that nothing else has. */
    private static final class ReportedRows {
        private ReportedRows() {}

        /**
         * Reads all files. A row whose name is taken is called by its file, too.
         *
         * @param taken the names of the rows above
         * @throws UnusableInput with everything that is wrong with all of them
         */
        static List<ReportedMethod> read(List<String> files, PuzzleNames puzzles, List<String> taken, Terminal terminal)
                throws UnusableInput {
            List<ReportedMethod> rows = new ArrayList<>();
            List<Problem> problems = new ArrayList<>();
            Set<String> names = new HashSet<>(taken);
            for (String file : files) {
                try {
                    ResultsFile results = ResultsFile.read(file, puzzles);
                    results.notes().forEach(terminal.err()::println);
                    results.methods().forEach(method -> rows.add(named(method, names)));
                } catch (UnusableInput e) {
                    problems.addAll(e.problems());
                }
            }
            if (!problems.isEmpty()) {
                throw new UnusableInput(problems);
            }
            return rows;
        }

        private static ReportedMethod named(ReportedMethod method, Set<String> names) {
            String file = method.source().substring(method.source().lastIndexOf('/') + 1);
            String word = Stream.of("%s", "%s (" + file + ")", "%s (" + method.source() + ")")
                    .map(form -> form.replace("%s", method.word()))
                    .filter(names::add)
                    .findFirst()
                    .orElse(method.word());
            return new ReportedMethod(word, method.source(), method.costWords(), method.runs());
        }
    }
}
