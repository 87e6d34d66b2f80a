package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
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
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** The options that say which local searches are compared, how often each is run, and for how long. */
final class ComparisonFlags extends Flags {
    private static final Duration USUAL_TIME_LIMIT = Duration.ofSeconds(10);

    private final Flag<List<String>> methods = texts(
                    "--methods",
                    "NAMES",
                    "1..*",
                    "Which methods, with commas or blanks, each as published; or with options of its own, as in"
                            + " beam,beam:corner=both,draws=distinct; label=WORDS calls it so; or all, or with"
                            + " --results none (default: all).")
            .takenBy(new MethodSpecs.Words());

    private final Flag<List<String>> results = texts(
                    "--results",
                    "FILE",
                    "1..*",
                    "Set runs of other programs beside ours: .csv files with a line per run (method, puzzle, run,"
                            + " covered, cost, steps, seconds, packing; or what --csv wrote).")
            .takenBy(new ResultFiles());

    private final Flag<String> against =
            text("--against", "ROW", "Test the other rows against this one (default: the first).");

    private final Flag<Integer> runs = number("--runs", "N", "Runs per method and puzzle (default: ${DEFAULT-VALUE}).")
            .usually("20");

    private final Flag<Duration> timeLimit =
            timeLimitOption("Stop a run after this time (default: 10s, or none with --steps, --moves or --restarts).");

    private final Flag<Long> maxIterations = option(
            "--max-iterations,--steps",
            "N",
            Long.class,
            "Stop a run after N steps: this repeats exactly on any machine.");

    private final Flag<Long> moves = option(
            "--moves",
            "N",
            Long.class,
            "Stop a run after the step in which N states were looked at: this repeats exactly, too.");

    private final Flag<Long> restarts = option("--restarts", "N", Long.class, "A run begins anew at most N times.");

    private final Flag<Long> seed = seedOption("What the seeds of all runs are made from (default: ${DEFAULT-VALUE}).");

    private final Flag<Integer> threads =
            number("--threads", "N", "Searches at the same time (default: all processors).");

    private final Flag<Duration> exactTimeLimit = option(
                    "--exact-time-limit",
                    "TIME",
                    Duration.class,
                    new TimeSpan(),
                    "Stop the exact search of a puzzle after this time (default: ${DEFAULT-VALUE}).")
            .usually("60s");

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

    ComparisonFlags() {
        atLeast(maxIterations, 1, "A limit of %d steps leaves nothing to compare. Maybe use 1 or more.");
        atLeast(moves, 1, "--moves %d leaves nothing to compare. Maybe use 1 or more.");
        atLeast(restarts, 0, "--restarts %d makes no sense. Maybe use 0 or more.");
        atLeast(runs, 1, "--runs %d leaves nothing to compare. Maybe use 1 or more.");
        atLeast(threads, 1, "--threads %d leaves nobody to run them. Maybe use 1 or more.");
    }

    /**
     * Looks at all of them together.
     *
     * @throws InvalidOptions when they leave nothing to compare
     */
    void check(List<Method> known) {
        if (chosen(known).isEmpty() && results().isEmpty()) {
            throw invalid("No methods and no --results leave nothing to compare. Maybe --methods all.");
        }
        if (new HashSet<>(results()).size() < results().size()) {
            throw invalid("--results names a file twice. Maybe another one is meant.");
        }
        limits();
    }

    /** The files of others' results. */
    List<String> results() {
        return results.optional().orElse(List.of());
    }

    /**
     * Reads the results of others, too.
     *
     * @param elsewhere whether workers make the runs
     */
    Comparison comparison(
            List<Puzzle> puzzles, PuzzleNames names, List<Method> known, boolean elsewhere, Terminal terminal)
            throws UnusableInput {
        int parallel = threads.optional().orElse(Runtime.getRuntime().availableProcessors());
        List<Method> ours = chosen(known);
        List<String> words = ours.stream().map(Method::word).toList();
        List<ReportedMethod> reported = ReportedRows.read(results(), names, words, terminal);
        Comparison asked = new Comparison(
                puzzles,
                ours,
                runs.value(),
                limits(),
                exactTimeLimit.value(),
                parallel,
                reported,
                against.optional(),
                elsewhere);
        if (against.isSaid() && !asked.rows().contains(against.value())) {
            String advice = Suggestion.nearest(against.value(), asked.rows())
                    .orElse("one of " + String.join("; ", asked.rows()));
            throw invalid("There is no row '%s'. Maybe %s.".formatted(against.value(), advice));
        }
        return asked;
    }

    private List<Method> chosen(List<Method> known) {
        try {
            return new MethodSpecs(known).read(methods.optional().orElse(List.of("all")));
        } catch (IllegalArgumentException problem) {
            throw invalid(problem.getMessage());
        }
    }

    private LocalLimits limits() {
        if (timeLimit.isSaid() && timeLimit.value().isZero()) {
            throw invalid("--time-limit 0s leaves nothing to do. Maybe use 1ms or more.");
        }
        boolean isOpen = !maxIterations.isSaid() && !moves.isSaid() && !restarts.isSaid();
        return new LocalLimits(
                seed.value(),
                timeLimit.optional().or(() -> isOpen ? Optional.of(USUAL_TIME_LIMIT) : Optional.empty()),
                maxIterations.optional().orElse(Long.MAX_VALUE),
                moves.optional().orElse(Long.MAX_VALUE),
                restarts.optional().orElse(Long.MAX_VALUE),
                Integer.MAX_VALUE);
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
                    ResultsFile found = ResultsFile.read(file, puzzles);
                    found.notes().forEach(terminal.err()::println);
                    found.methods().forEach(method -> rows.add(named(method, names)));
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
