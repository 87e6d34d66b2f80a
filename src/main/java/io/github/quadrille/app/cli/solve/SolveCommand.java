package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.PackQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.AnswerFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.LargeTargetAdvice;
import io.github.quadrille.app.cli.shared.ListFormat;
import io.github.quadrille.app.cli.shared.LookFlags;
import io.github.quadrille.app.cli.shared.ModelFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.PuzzleStream;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.StreamFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.parts.JournalFile;
import io.github.quadrille.app.parts.SolveInParts;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.engine.argument.AreaArgument;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds packings, or proves that there is none. */
public final class SolveCommand extends Command {
    private final Positional<List<String>> puzzles = arguments(
            "PUZZLE",
            "0..*",
            "A puzzle file, '-' for standard input, a size such as 8x10 (rows x columns), or a matrix of 0 and 1"
                    + " (text, CSV, JSON or PBM). A size without --pieces has the standard bag: rows*columns/20 each"
                    + " of T, I, O, L and S. A matrix without --pieces is covered by tetrominoes, as many cells as"
                    + " possible.");

    private final StreamFlags stream = with(new StreamFlags(
            "Read puzzles from standard input, one per line, in YAML or JSON, until the input ends. Print the answer"
                    + " to each immediately, as a line of JSON.",
            puzzles,
            List.of("--svg --png --stl --x3d --explain --proof --cross-check --journal".split(" "))));

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final QuestionFlags flags = with(new QuestionFlags(PackQuestion.QUESTION));

    private final Flag<Boolean> explain = flag("--explain", "Show the argument in full when there is no packing.")
            .under(Heading.QUESTIONS);

    private final ProofFlags proof = with(new ProofFlags());

    private final Flag<Boolean> stats =
            flag("--stats", "Print the time and the nodes of each stage.").under(Heading.SEARCH);

    private final Flag<Path> journal = file(
                    "--journal",
                    "FILE",
                    "Search part by part, and write every part that is answered to this file. The same command later"
                            + " continues from there.")
            .under(Heading.OUTPUT);

    private final AnswerFlags answer = with(new AnswerFlags());

    private final LookFlags look = with(new LookFlags());

    private final ModelFlags models = with(new ModelFlags());

    public SolveCommand(Terminal terminal) {
        super(terminal, "solve", """
            Finds a packing, or proves that there is none.

            Examples:
              quadrille solve 8x10                        the standard bag, 8 rows
              quadrille solve 6x10 --pieces pentominoes   or "T: 2, I: 1..3"
              quadrille solve puzzle.yaml --all           every packing
              quadrille solve puzzle.yaml --svg out.svg   a picture
              quadrille solve puzzle.yaml --proof proofs  the answer, for 'check'
              quadrille solve --stream < puzzles.ndjson   a line of JSON for each line\
            """);
        flags.flag(Parameter.TIME_LIMIT).described("Stop after this time per puzzle: 30s (or 30), 500ms, 2m, 1h.");
        flags.flag(PackQuestion.CLASSES)
                .described("With --unique: count packings as one if a symmetry of the puzzle maps them to each other."
                        + " With --all or --limit: list one of each such class, and the number of its"
                        + " packings.");
        Flag<Long> threads = flags.flag(Parameter.THREADS)
                .described(
                        "How many threads may be used where several can (default: one per core). The answer, and the worth of a best covering, do not depend on it. The packing that a long search finds is always the same on 1 thread only.");
        atLeast(flags.flag(Parameter.NODES), 1, "%d is not a limit of nodes. Use 1 or more.");
        rule(() -> {
            boolean isPlain = flags.of(PackQuestion.PLAIN);
            if (isPlain && flags.of(PackQuestion.MODEL) != Formulation.SUMS) {
                refuse("--plain is --model sums --no-arguments. Leave %s out.", List.of("--model"));
            }
            if ((isPlain || flags.of(PackQuestion.NO_ARGUMENTS)) && threads.isSaid() && threads.value() > 1) {
                throw invalid("Choco alone searches on one thread, so --threads %d has no use. Leave it out."
                        .formatted(threads.value()));
            }
        });
        Flag<Boolean> blocks = flags.flag(PackQuestion.BLOCKS);
        Flag<Boolean> unique = flags.flag(PackQuestion.UNIQUE);
        Flag<Boolean> upToSymmetry = flags.flag(PackQuestion.CLASSES);
        excludes(
                blocks,
                "--blocks does not search, so --proof and --cross-check have no use. Leave --blocks out.",
                proof.wanted(),
                flags.flag(PackQuestion.CROSS_CHECK));
        excludes(
                blocks,
                "--blocks builds a packing without a model, so %s has no use. Leave one of them out.",
                List.of("--no-arguments", "--plain", "--model"));
        excludes(
                blocks,
                "--blocks builds only one packing, so %s has no use. Leave it out.",
                List.of("--all", "--limit"));
        excludes(
                stream,
                "--stream prints each answer as one line, but there may be millions of packings. Use --limit 100.",
                flags.flag(PackQuestion.ALL));
        never(
                () -> stream.isSaid() && given().hasMatchedOption("--format") && answer.format() != ListFormat.JSON,
                "--stream prints each answer as a line of JSON. Leave out --format.");
        needs(
                upToSymmetry,
                "--up-to-symmetry is for --unique, --all or --limit. Add one of them, or use 'quadrille count"
                        + " --up-to-symmetry'.",
                unique,
                this::isForSeveral);
        rule(() -> {
            if (upToSymmetry.isSaid() && !unique.isSaid()) {
                refuse(
                        "The list of --up-to-symmetry does not use %s. Leave one of them out.",
                        List.of("--node-limit", "--no-symmetry", "--no-arguments", "--model"));
                refuse(
                        "A proof covers all packings, not only %s. Use --all.",
                        proof.isWanted() ? List.of("--limit") : List.of());
            }
        });
        excludes(
                unique,
                "--unique looks for two packings, so %s has no use. Leave it out.",
                List.of("--all", "--limit"));
        excludes(
                unique,
                "--unique and %s ask different questions. Ask one after the other.",
                List.of("--blocks", "--cross-check"));
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        look.check(answer.hasPictures(), false, "--svg or --png");
        ProofReport proofs = new ProofReport(terminal, proof);
        SolveRun run = run(proofs);
        return (stream.isSaid()
                        ? new PuzzleStream(terminal, line -> run.asked(board.read(line)), (puzzle, origin, out) -> {
                                    try (AnswerWriter report = new AnswerWriter(out, puzzle, origin)) {
                                        return ExitStatus.of(
                                                run.tell(puzzle, report).verdict());
                                    }
                                })
                                .run(new PuzzleLines(System.in))
                        : puzzles.value().size() > 1 ? answerAll(run) : answerOne(run))
                .worse(proofs.status());
    }

    private boolean isForSeveral() {
        return flags.of(PackQuestion.ALL) || flags.of(PackQuestion.PACKINGS) > 1;
    }

    /** Checks the arguments together, and returns how each puzzle is answered. */
    private SolveRun run(ProofReport proofs) throws UnusableInput {
        PackQuestion question = flags.asked(PackQuestion.QUESTION);
        Flag<Long> limit = flags.flag(PackQuestion.PACKINGS);
        if (flags.of(PackQuestion.ALL) && limit.isSaid()) {
            throw invalid("--all and --limit %d contradict each other. Leave one out.".formatted(limit.value()));
        }
        if (question.unique() && puzzles.value().size() > 1) {
            throw invalid("--unique is for one puzzle, but %d are given. Solve them one by one."
                    .formatted(puzzles.value().size()));
        }
        if (journal.isSaid() && !isInParts(question)) {
            throw invalid(
                    "--journal is only for the question whether one puzzle has a packing. Leave out --journal or the other options.");
        }
        return new SolveRun(
                terminal,
                question,
                proof.isWanted() ? Optional.of(proofs) : Optional.empty(),
                isInParts(question) ? inParts(question.options().limits()) : Optional.empty());
    }

    /** Returns a search in parts, if there is a journal, or if other machines search the parts. */
    private Optional<SolveInParts> inParts(Limits limits) {
        Optional<JournalFile> file = journal.optional().map(JournalFile::new);
        return file.isPresent() || TaskRunner.isElsewhere()
                ? Optional.of(new SolveInParts(() -> TaskRunner.of(limits, "part"), file))
                : Optional.empty();
    }

    private boolean isInParts(PackQuestion question) {
        SearchOptions options = question.options();
        return puzzles.value().size() == 1
                && !question.unique()
                && !question.blocks()
                && !question.crossCheck()
                && !proof.isWanted()
                && options.packings() == 1
                && options.limits().nodes() == Long.MAX_VALUE
                && options.formulation() == Formulation.PROPAGATOR
                && options.useSymmetry()
                && !options.alone();
    }

    private ExitStatus answerAll(SolveRun run) throws IOException {
        refuseSplitWords();
        answer.refuseLists();
        if (answer.hasPictures() || models.isWanted() || explain.isSaid()) {
            throw invalid(
                    "--svg, --png, --stl, --x3d and --explain show one puzzle, but %d are given. Solve them one by one."
                            .formatted(puzzles.value().size()));
        }
        return new SolvedBatch(terminal, board, answer, run, stats.isSaid()).run(puzzles.value());
    }

    private ExitStatus answerOne(SolveRun run) throws IOException, UnusableInput {
        String argument = puzzles.value().get(0);
        answer.checkFiles(argument, List.of(models.scene()));
        models.checkFolder();
        Puzzle puzzle = run.asked(board.read(argument));
        models.check(puzzle.name(), puzzle.region(), false);
        look.check(puzzle.name(), puzzle.region().lattice());
        SolveResult solved;
        terminal.interruption().otherwise(answer.lastWords(terminal, puzzle));
        try (StreamedAnswer report =
                answer.report(terminal, puzzle, stats.isSaid(), explain.isSaid(), isForSeveral())) {
            solved = run.tell(puzzle, report);
        }
        if (solved.verdict() instanceof Verdict.Infeasible none
                && none.evidence().name().equals(AreaArgument.NAME)) {
            adviseOnArea(argument, puzzle);
        }
        if (solved.verdict() instanceof Verdict.Undecided) {
            LargeTargetAdvice.advise(terminal, argument, puzzle);
        }
        if (answer.format() == ListFormat.CSV) {
            // A table has no place for the limit that stopped the search, so the limit goes to standard error.
            solved.verdict()
                    .stopped()
                    .ifPresent(limit -> terminal.tell("The list may not be complete: %s.", limit.words()));
            solved.crossChecked().ifPresent(compared -> terminal.tell("cross-check: %s", compared.words()));
        }
        answer.draw(terminal, puzzle, solved.verdict(), look.look());
        answer.say(terminal, models.write(terminal, puzzle, solved.verdict()));
        return solved.ending();
    }

    private void adviseOnArea(String argument, Puzzle puzzle) {
        long open = puzzle.region().mandatorySize() - puzzle.bag().minArea();
        if (board.isStandardBag(argument)) {
            terminal.tell(
                    "A size alone has the standard bag, here %d each of T, I, O, L and S. Add --pieces \"T: any, L:"
                            + " any\", or use a size whose area 20 divides.",
                    puzzle.bag().count(0).max());
        } else if (open > 0
                && puzzle.bag().supplies().stream().map(Supply::count).allMatch(count -> count.min() == count.max())) {
            String more = puzzle.bag().supplies().stream()
                    .filter(supply -> open % supply.kind().size() == 0)
                    .min(Comparator.comparingInt(supply -> supply.kind().size()))
                    .map(supply -> "\"%s: %d..\", "
                            .formatted(supply.kind().name(), supply.count().min()))
                    .orElse("");
            terminal.tell(
                    "The pieces leave %s of the board open. Use %s--goal cover, or draw a board of '?', whose cells"
                            + " may stay open.",
                    CountedNoun.of(open, "cell"), more);
        }
    }
}
