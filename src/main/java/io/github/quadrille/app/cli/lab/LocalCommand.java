package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.AnswerFlags;
import io.github.quadrille.app.cli.shared.AnswerReport;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs one local search once. */
@Command(
        name = "local",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = "quadrille local PUZZLE --method NAME [OPTIONS]",
        description =
                "Looks for a packing by a local search: one of the published systems, or ours (repair). It may find"
                        + " one; it never shows that there is none, and ends undecided with the fullest part it saw.",
        footer = {
            "",
            "Examples:",
            "  quadrille local 4x10 --method beam --seed 7",
            "  quadrille local 28x70 --method repair",
            "  quadrille local target.txt --method greedy    a matrix of 0 and 1",
            "  quadrille local 4x7.yaml --method genetic --genetic-climb 5 --trace t.csv",
            "  quadrille local 4x10 --method beam --verbose --animation way.svg"
        })
public final class LocalCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Parameters(
            paramLabel = "PUZZLE",
            description = "A puzzle file, '-', a size such as 8x10, or a matrix of 0 and 1, as for 'solve'.")
    private String argument;

    @Mixin
    private PuzzleFlags board;

    @Mixin
    private MethodFlags methods;

    @Mixin
    private LocalFlags limits;

    @Mixin
    private LocalFileFlags files;

    @Option(
            names = "--no-arguments",
            description = "Search even where a short argument shows that there is no packing.")
    private boolean noArguments;

    @Mixin
    private PackingExists exists;

    @Mixin
    private AnswerFlags answer;

    public LocalCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        files.checkEndings();
        answer.checkOutputs(argument, files.all());
        exists.check();
        Method method = methods.method();
        LocalLimits until = limits.limits();
        Puzzle puzzle = board.readRest(argument);
        files.checkBoard(puzzle);
        Optional<String> refusal = method.refusal(puzzle);
        if (refusal.isPresent()) {
            throw new UnusableInput(
                    puzzle.name(), "%s is not for this puzzle: %s".formatted(method.word(), refusal.get()));
        }
        interruption.otherwise(answer.lastWords(terminal, puzzle));
        Clock clock = Clock.running();
        Optional<Evidence> impossible =
                noArguments || puzzle.goal() instanceof Goal.Cover ? Optional.empty() : BlockSolver.whyNone(puzzle);
        Map<String, Object> effort = new LinkedHashMap<>();
        effort.put("method", method.word());
        effort.put("seed", until.seed());
        Verdict verdict;
        Optional<Packing> best = Optional.empty();
        if (impossible.isPresent()) {
            files.warn(terminal);
            verdict = new Verdict.Infeasible(impossible.get(), Work.since(clock));
        } else {
            LocalRun run;
            try (LocalWatch watch =
                    new LocalWatch(terminal, interruption, puzzle, method.word(), files, answer.hasPictures())) {
                run = LocalLoop.run(puzzle, method, until, watch);
                watch.finish(run);
                best = watch.best();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
            verdict = run.verdict();
            effort.putAll(run.effort());
            run.lacking(puzzle).ifPresent(what -> effort.put("lacking", what));
            effort.putAll(exists.beside(puzzle, verdict, terminal, interruption));
        }
        try (AnswerReport report = answer.report(terminal, puzzle, false, false)) {
            if (verdict instanceof Verdict.Packed packed) {
                report.packing(packed.first());
            }
            report.end(verdict, effort);
        }
        if (verdict instanceof Verdict.Undecided && best.isPresent()) {
            answer.draw(terminal, Picture.ofState(puzzle, best.get()), Look.PLAIN);
        } else {
            answer.draw(terminal, puzzle, verdict, Look.PLAIN);
        }
        return ExitStatus.of(verdict).code();
    }

    /** The options that say when a local search gives up. */
    private static final class LocalFlags {
        @Spec(Spec.Target.MIXEE)
        private CommandSpec spec;

        @Option(
                names = "--seed",
                paramLabel = "N",
                defaultValue = "1",
                description =
                        "Seed of all random choices; without a time limit the same seed gives the same run (default:"
                                + " ${DEFAULT-VALUE}).")
        private long seed;

        @Option(
                names = "--time-limit",
                paramLabel = "TIME",
                converter = TimeSpan.class,
                description =
                        "Stop after this time: 30s (or 30), 500ms, 2m, 1h (default: 30s, or none with --max-iterations, --moves"
                                + " or --restarts).")
        private Duration timeLimit;

        @Option(
                names = {"--max-iterations", "--steps"},
                paramLabel = "N",
                description = "Stop after N iterations: this repeats exactly on any machine.")
        private Long maxIterations;

        @Option(
                names = "--moves",
                paramLabel = "N",
                description = "Stop after the step in which N states were looked at: this repeats exactly, too.")
        private Long moves;

        @Option(names = "--restarts", paramLabel = "N", description = "Begin anew at most N times.")
        private Long restarts;

        LocalLimits limits() {
            check("--max-iterations", maxIterations);
            check("--moves", moves);
            check("--restarts", restarts);
            Optional<Duration> time = Optional.ofNullable(timeLimit);
            if (time.isEmpty() && maxIterations == null && moves == null && restarts == null) {
                time = Optional.of(Duration.ofSeconds(30));
            }
            return new LocalLimits(
                    seed,
                    time,
                    Optional.ofNullable(maxIterations).orElse(Long.MAX_VALUE),
                    Optional.ofNullable(moves).orElse(Long.MAX_VALUE),
                    Optional.ofNullable(restarts).orElse(Long.MAX_VALUE),
                    Integer.MAX_VALUE);
        }

        private void check(String option, Long value) {
            if (value != null && value < 0) {
                throw new InvalidOptions(spec, "%s %d makes no sense. Maybe use 0 or more.".formatted(option, value));
            }
        }
    }
}
