package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.LocalQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.local.Method;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.ParameterException;

/** Declares the options that say which local searches are compared, how often each is run, and for how long. */
final class ComparisonFlags extends Flags {
    private static final Duration USUAL = Duration.ofSeconds(10);

    private final Flag<List<String>> methods = texts(
                    "--methods",
                    "NAMES",
                    "1..*",
                    "The methods to compare, with commas or blanks between: as published, or with options, as in"
                            + " beam:corner=both,draws=distinct; label=WORDS gives a method a name. Or all, or with"
                            + " --results none (default: all).")
            .takenBy(new TakenWords(MethodSpecs::isMethod));

    private final Flag<List<String>> results = texts(
                    "--results",
                    "FILE",
                    "1..*",
                    "Show runs of other programs, too: .csv files with a line per run (method, puzzle, run, covered, cost, steps, seconds, packing; or as --csv writes).")
            .takenBy(new TakenWords(word -> word.toLowerCase(Locale.ROOT).endsWith(".csv")));

    private final Flag<String> against = text(
                    "--against", "ROW", "Test the other rows against this one (default: the first).")
            .under(Heading.SEARCH);

    private final Flag<Long> runs = option(
            Parameter.whole("runs", 1, Integer.MAX_VALUE, 20, "How many runs each method makes on each puzzle."));

    private final QuestionFlags limits = with(new QuestionFlags(List.of(
            Parameter.SEED,
            Parameter.TIME_LIMIT,
            Parameter.THREADS,
            LocalQuestion.STEPS,
            LocalQuestion.MOVES,
            LocalQuestion.RESTARTS,
            LocalQuestion.EXACT_TIME_LIMIT)));

    private final Flag<Duration> timeLimit = limits.flag(Parameter.TIME_LIMIT)
            .described("Stop a run after this time (default: 10s, or none with --steps, --moves or --restarts).");

    ComparisonFlags() {
        limits.flag(Parameter.SEED)
                .described("The seed from which the seeds of all runs are made (default: ${DEFAULT-VALUE}).");
        limits.flag(Parameter.THREADS)
                .described("How many searches run at the same time (default: one per processor).");
        limits.flag(LocalQuestion.EXACT_TIME_LIMIT)
                .described("Stop the exact search of a puzzle after this time (default: ${DEFAULT-VALUE}).")
                .usually("60s");
        atLeast(limits.flag(LocalQuestion.STEPS), 1, "A limit of %d steps leaves nothing to compare. Use 1 or more.");
        atLeast(limits.flag(LocalQuestion.MOVES), 1, "--moves %d leaves nothing to compare. Use 1 or more.");
    }

    /**
     * Checks the options that depend on each other, on the known methods, or on the limits of a run.
     *
     * @throws ParameterException when the options leave nothing to compare, or name a file of results twice
     */
    void check(List<Method> known) {
        if (chosen(known).isEmpty() && results().isEmpty()) {
            throw invalid("No methods and no --results leave nothing to compare. Use --methods all.");
        }
        if (new HashSet<>(results()).size() < results().size()) {
            throw invalid("--results names a file twice. Name each file once.");
        }
        if (timeLimit.isSaid() && timeLimit.value().isZero()) {
            throw invalid("--time-limit 0s leaves nothing to do. Use 1ms or more.");
        }
    }

    /** Returns the files with results of other programs. */
    List<String> results() {
        return results.optional().orElse(List.of());
    }

    /** Returns whether the user names the row against which all others are tested. */
    boolean isAgainst() {
        return against.isSaid();
    }

    /** Returns the seconds within which the right answer of an exact program counts as in time. */
    double secondsOfExact() {
        return timeLimit.optional().map(limit -> limit.toNanos() / 1e9).orElse(60.0);
    }

    /**
     * Returns the comparison that the options describe. It also reads the results of other programs.
     *
     * @param puzzles the puzzles; the key of each is the argument that names it
     * @param known the methods that can be named
     * @param elsewhere whether other machines make the runs
     */
    Comparison comparison(Map<String, Puzzle> puzzles, List<Method> known, boolean elsewhere, Terminal terminal)
            throws UnusableInput {
        List<Method> ours = chosen(known);
        List<String> words = ours.stream().map(Method::word).toList();
        Comparison asked = new Comparison(
                List.copyOf(puzzles.values()),
                ours,
                runs.value().intValue(),
                LocalQuestion.limits(limits, Optional.of(USUAL)),
                limits.of(LocalQuestion.EXACT_TIME_LIMIT),
                limits.limits().threads(),
                ResultsFile.read(results(), new PuzzleNames(puzzles), words, terminal),
                against.optional(),
                elsewhere);
        if (against.isSaid() && !asked.rows().contains(against.value())) {
            String advice = Suggestion.question(against.value(), asked.rows())
                    .orElse("Use one of %s.".formatted(String.join("; ", asked.rows())));
            throw invalid("There is no row '%s'. %s".formatted(against.value(), advice));
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
}
