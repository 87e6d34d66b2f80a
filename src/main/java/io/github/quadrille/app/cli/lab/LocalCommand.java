package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.LocalQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.AnswerFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.ListFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TextReport;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.core.target.CoveringCheck;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.io.answer.CoverAnswer;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.CoveringPieces;
import io.github.quadrille.io.puzzlefile.TargetReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.target.CoveringReader;
import io.github.quadrille.io.target.CoveringWriter;
import io.github.quadrille.lab.compare.ExactBeside;
import io.github.quadrille.lab.local.greedy.Greedy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** Runs one local search once. */
public final class LocalCommand extends Command {
    private static final Duration USUAL = Duration.ofSeconds(30);

    private final Positional<String> argument =
            argument("PUZZLE", "A puzzle file, '-', a size such as 8x10, or a matrix of 0 and 1, as for 'solve'.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final MethodFlags methods = with(new MethodFlags());

    private final QuestionFlags flags = with(new QuestionFlags(LocalQuestion.OF_RUN));

    private final LocalFileFlags files = with(new LocalFileFlags());

    private final AnswerFlags answer = with(new AnswerFlags());

    public LocalCommand(Terminal terminal) {
        super(terminal, "local", """
                Looks for a packing by a local search: one of the published systems, or the one of Quadrille (repair). \
                A local search never shows that there is no packing. When it finds no packing, it ends undecided, with \
                the part that covers most cells. Exact methods then say whether there is a packing, and if not, how \
                many cells can be covered.

                Examples:
                  quadrille local 4x10 --method beam --seed 9
                  quadrille local 28x70 --method repair
                  quadrille local target.txt --method greedy    a matrix of 0 and 1
                  quadrille local 4x7.yaml --method genetic --genetic-climb 5 --trace t.csv
                  quadrille local 4x10 --method beam --seed 9 --verbose --animation way.svg""");
        synopsis("quadrille local PUZZLE --method NAME [OPTIONS]");
        flags.flag(Parameter.SEED)
                .described("Seed of all random choices; without a time limit the same seed gives the same run (default:"
                        + " ${DEFAULT-VALUE}).");
        flags.flag(Parameter.TIME_LIMIT)
                .described(
                        "Stop after this time: 30s (or 30), 500ms, 2m, 1h (default: 30s, or none with --max-iterations, --moves"
                                + " or --restarts).");
        Flag<Duration> exact = flags.flag(LocalQuestion.EXACT_TIME_LIMIT);
        excludes(
                flags.flag(LocalQuestion.NO_EXACT),
                "--no-exact runs no exact search, so %s has no use. Leave it out.",
                exact);
        never(() -> exact.value().isZero(), "--exact-time-limit 0s leaves nothing to do. Use --no-exact.");
    }

    /** Returns the command, with options for the parameters of all methods. */
    public static CommandSpec withMethods(Terminal terminal) {
        CommandSpec spec = new LocalCommand(terminal).declared();
        MethodFlags.sections().forEach(spec::addArgGroup);
        return spec;
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        answer.checkFiles(argument.value(), files.all());
        LocalQuestion question = LocalQuestion.of(
                methods.method(),
                flags,
                LocalQuestion.limits(flags, Optional.of(USUAL)),
                flags.of(LocalQuestion.EXACT_TIME_LIMIT));
        String method = question.method().word();
        Puzzle puzzle = UsablePuzzle.withoutRules(argument.value(), board.readRest(argument.value()), "local search");
        files.checkBoard(puzzle);
        terminal.interruption().otherwise(answer.lastWords(terminal, puzzle));
        LocalQuestion.Answer found;
        Optional<Packing> best;
        try (LocalWatch watch = new LocalWatch(terminal, puzzle, method, files, answer.hasPictures())) {
            found = question.run(puzzle.name(), puzzle, watch);
            watch.finish(found.run());
            best = watch.best();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        boolean isText = answer.format() == ListFormat.TEXT;
        Verdict verdict = found.verdict();
        Map<String, Object> effort = found.effort();
        Optional<Covering> covering = Optional.empty();
        if (found.run().isPresent() && question.method() instanceof Greedy) {
            covering = asCovering(puzzle, verdict, effort);
        } else if (found.run().isEmpty() && isText) {
            effort.put("method", method + ", which was not run; add --no-arguments to run it");
        } else if (found.run().isEmpty()) {
            effort.put("run", false);
        }
        ProgressLine line = ProgressLine.ofNodes(terminal, puzzle.name() + " by the exact search");
        Map<String, Object> known = question.beside(puzzle, verdict, line);
        line.clear();
        effort.putAll(isText ? inWords(known, puzzle) : known);
        try (StreamedAnswer report = answer.report(terminal, puzzle, false, false, false)) {
            if (verdict instanceof Verdict.Packed packed) {
                report.packing(packed.first());
            }
            report.end(verdict, effort);
        }
        if (covering.isPresent() && isText && !answer.isQuiet()) {
            terminal.out().println(CoveringReader.HEADING);
            CoveringWriter.writeText(covering.get(), terminal.out());
        }
        if (verdict instanceof Verdict.Undecided && best.isPresent()) {
            answer.draw(terminal, Picture.ofState(puzzle, best.get()), Look.PLAIN);
        } else {
            answer.draw(terminal, puzzle, verdict, Look.PLAIN);
        }
        return ExitStatus.of(verdict);
    }

    /**
     * Returns the best packing of the greedy search as a covering by tetrominoes. It is empty if opposite edges of the
     * board are joined, or if a piece is not a tetromino. For a covering, it also adds the numbers that the published
     * system prints.
     *
     * @param effort the receiver of these numbers
     */
    private Optional<Covering> asCovering(Puzzle puzzle, Verdict verdict, Map<String, Object> effort)
            throws UnusableInput {
        Region region = puzzle.region();
        Optional<Covering> covering = verdict.bestSeen()
                .filter(packing -> region.wrap() == Wrap.NONE)
                .flatMap(packing -> CoveringPieces.covering(packing, region.rows(), region.columns()));
        if (covering.isPresent()) {
            Target target = TargetReader.ofBoard(argument.value(), puzzle);
            CoveringCheck check = CoveringCheck.of(target, covering.get(), ShapeLimits.NONE);
            effort.put("missing", check.missing());
            effort.put("excess", check.excess());
            boolean text = answer.format() == ListFormat.TEXT;
            effort.put("accuracy", text ? check.percentage() : CoverAnswer.percent(check));
            if (!text) {
                effort.put("covering", covering.get().pairs());
            }
        }
        return covering;
    }

    /**
     * Rewrites the results of exact methods as words for people. If these results have the optimum of a puzzle that has
     * no packing, it becomes a sentence.
     */
    private static Map<String, Object> inWords(Map<String, Object> known, Puzzle puzzle) {
        Optional<String> sentence = ExactBeside.optimumInWords(known, puzzle);
        known.computeIfPresent(
                ExactBeside.EXISTS, (name, word) -> word.equals("no") ? "no, as the exact methods prove" : word);
        known.computeIfPresent(
                ExactBeside.SECONDS,
                (name, seconds) -> TextReport.number((Number) seconds) + ", which is not in the seconds above");
        if (sentence.isPresent()) {
            known.keySet().removeAll(List.of(ExactBeside.AT_MOST, ExactBeside.BEST));
            known.replace(ExactBeside.OPTIMUM, sentence.get());
        }
        return known;
    }
}
