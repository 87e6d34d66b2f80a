package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.engine.choco.OptionSearch;
import io.github.quadrille.io.exactcover.OptionCover;
import io.github.quadrille.io.exactcover.OptionFile;
import io.github.quadrille.io.exactcover.OptionFileReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.text.InputFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Solves an exact cover that a file gives as items and options, without a board. */
public final class ExactCoverCommand extends Command {
    private final Positional<String> file = argument(
            "FILE", "Items and options as Knuth's programs read them, or rows of 0 and 1; '-' for standard input.");

    private final Flag<Boolean> all = flag("-a,--all", "All solutions.");

    private final Flag<Boolean> count = flag("--count", "Print only the number of solutions.");

    private final Flag<Integer> most = number("--limit", "N", "Print at most N solutions (default: 1).");

    private final Flag<Duration> timeLimit = timeLimitOption("Stop after this time: 30s (or 30), 500ms, 2m, 1h.");

    private final Flag<OutputFormat> format = formatOption();

    public ExactCoverCommand(Terminal terminal) {
        super(terminal, "exact-cover", """
                Solves an exact cover without a board: chooses options so that each item is in exactly one of them. A \
                file of 0 and 1 has one option per row ('solve' reads such a file as a board).

                Examples:
                  quadrille exact-cover toy.dlx
                  quadrille exact-cover matrix.txt --all
                  quadrille export 4x10 --format dlx | quadrille exact-cover - --count

                The answer names each option by its line and its items. Items after '|' are in one option at most, and \
                1:3|a in one to three. Items after '|' may have colours, as in Knuth's programs. Exits with 0 when \
                there is a solution, 20 when there is none, 3 when a limit was reached.""");
        atLeast(most, 1, "%d is not a number of solutions. Use 1 or more.");
        excludes(most, "--limit says how many solutions to print. Leave out --all and --count.", all, count);
        excludes(count, "--count lists no solutions. Leave out --all.", all);
    }

    /** Holds an option that was chosen. */
    private record Chosen(int line, List<String> items) {}

    /**
     * Holds the answer.
     *
     * @param known the number of solutions that were found
     * @param complete whether there are no others
     */
    private record Answer(
            String status,
            long known,
            boolean complete,
            Optional<List<List<Chosen>>> solutions,
            Optional<String> reason,
            long nodes,
            BigDecimal seconds) {}

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        String source = InputFile.label(file.value());
        OptionFile options =
                OptionFileReader.read(source, InputFile.text(file.value(), InputFile.MAX_BYTES, "exact cover"));
        Limits limits = timeLimit.optional().map(Limits::time).orElse(Limits.NONE);
        Clock clock = new Clock(limits, Listener.until(terminal::isInterrupted));
        long wanted = all.isSaid() || count.isSaid()
                ? Long.MAX_VALUE
                : most.optional().orElse(1);
        List<List<Chosen>> found = new ArrayList<>();
        long known = 0;
        long nodes = 0;
        boolean ended = false;
        Optional<Limit> limit;
        try {
            OptionCover cover = OptionCover.of(options, clock::check);
            try (OptionSearch search = new OptionSearch(cover.cover(), clock)) {
                while (known < wanted && !ended) {
                    Optional<int[]> next = search.next();
                    ended = next.isEmpty();
                    known += ended ? 0 : 1;
                    next.map(cover::inFile)
                            .map(chosen -> checked(options, chosen))
                            .filter(solution -> !count.isSaid())
                            .ifPresent(found::add);
                }
                limit = search.stoppedBy();
                nodes = search.nodes();
            }
        } catch (Stopped stopped) {
            limit = Optional.of(stopped.limit());
        }
        boolean complete = ended && limit.isEmpty();
        boolean isCounted = count.isSaid() && complete;
        String status =
                isCounted ? "counted" : known > 0 && !count.isSaid() ? "solved" : complete ? "infeasible" : "undecided";
        Optional<String> lonely = status.equals("infeasible") ? options.itemInNoOption() : Optional.empty();
        Answer answer = new Answer(
                status,
                known,
                complete,
                Optional.of(found).filter(any -> !count.isSaid()),
                limit.map(Limit::words).or(() -> lonely.map("No option has the item '%s'."::formatted)),
                nodes,
                JsonLine.seconds(clock.seconds()));
        format.value().say(terminal, () -> answer, () -> print(answer));
        return known > 0 && !(count.isSaid() && !complete)
                ? ExitStatus.YES
                : complete ? ExitStatus.NO : ExitStatus.UNDECIDED;
    }

    /** Returns the options of a solution, after they have been checked against the items of the file. */
    private static List<Chosen> checked(OptionFile file, int... options) {
        if (!file.isSolvedBy(options)) {
            throw new IllegalStateException("This is not a solution: " + Arrays.toString(options));
        }
        return Arrays.stream(options)
                .mapToObj(option -> file.options().get(option))
                .map(option -> new Chosen(option.line(), option.items()))
                .toList();
    }

    private void print(Answer answer) {
        terminal.say("status: %s", answer.status());
        answer.reason().ifPresent(words -> terminal.say("reason: %s", words));
        List<List<Chosen>> solutions = answer.solutions().orElse(List.of());
        for (int i = 0; i < solutions.size(); i++) {
            if (all.isSaid() || most.isSaid()) {
                terminal.say("solution: %d", i + 1);
            }
            solutions
                    .get(i)
                    .forEach(option -> terminal.say("  line %d: %s", option.line(), String.join(" ", option.items())));
        }
        terminal.say(
                "solutions: %,d%s",
                answer.known(),
                answer.complete()
                        ? count.isSaid() || answer.known() == 0 ? "" : " (these are all)"
                        : " (there may be more)");
        terminal.say("nodes: %,d", answer.nodes());
        terminal.say("seconds: %s", answer.seconds());
    }
}
