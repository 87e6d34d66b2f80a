package io.github.quadrille.cli;

import io.github.quadrille.argument.AreaArgument;
import io.github.quadrille.blocks.BlockSolver;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.Origin;
import io.github.quadrille.format.file.PuzzleLines;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.Formulation;
import io.github.quadrille.question.ProvenAnswer;
import io.github.quadrille.question.PuzzleTooLarge;
import io.github.quadrille.question.SearchOptions;
import io.github.quadrille.solve.Solver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds packings, or proves that there is none. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Finds a packing, or proves that there is none.",
        footer = {
            "",
            "Examples:",
            "  quadrille solve 8x10                        the standard bag, 8 rows",
            "  quadrille solve 6x10 --pieces pentominoes   or \"T: 2, I: 1..3\"",
            "  quadrille solve puzzle.yaml --all           every packing",
            "  quadrille solve puzzle.yaml --svg out.svg   a picture",
            "  quadrille solve puzzle.yaml --proof proofs  if there is none, why",
            "  quadrille solve instances/sigils/*.yaml     a line for each",
            "  quadrille solve --stream < puzzles.ndjson   a line of JSON for each line"
        })
final class SolveCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..*",
            description =
                    "A puzzle file, '-' for standard input, or a size such as 8x10 (rows x columns). A size without"
                            + " --pieces has the standard bag: k each of the free tetrominoes T I O L S, k = rows*columns/20.")
    private List<String> puzzles = List.of();

    @Mixin
    private StreamFlags stream;

    @Mixin
    private PuzzleFlags board;

    @Mixin
    private SearchFlags search;

    @Option(names = "--explain", description = "Show the argument in full when there is no packing.")
    private boolean explain;

    @Option(
            names = "--proof",
            paramLabel = "DIR",
            description = "When there is no packing, write the model (.opb) and a proof (.pbp) that 'check' accepts.")
    private Path proof;

    @Option(
            names = "--blocks",
            description = "Build the packing from blocks instead of searching; for the standard bag on rectangles.")
    private boolean blocks;

    @Mixin
    private UniqueFlags unique;

    @Option(names = "--cross-check", description = "Decide again with plain sums, and with learning, and compare.")
    private boolean crossCheck;

    @Option(names = "--stats", description = "Say what the answer cost.")
    private boolean stats;

    @Mixin
    private ClusterFlags cluster;

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description =
                    "With --cluster: write down every part that is answered; the same command goes on from there.")
    private Path journal;

    @Mixin
    private AnswerFlags answer;

    private boolean lookForTwo;
    private final ProofReport proofs;

    SolveCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
        this.proofs = new ProofReport(terminal);
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        boolean streaming = stream.isWanted(puzzles, answer.format());
        if (blocks && (proof != null || crossCheck)) {
            throw misuse(
                    "--blocks does not search, so there is nothing for --proof or --cross-check. Maybe leave it out.");
        }
        SearchOptions options = search.options();
        lookForTwo = unique.isWanted(puzzles.size());
        cluster.check();
        if (journal != null && !cluster.isCluster()) {
            throw misuse("--journal is for --cluster. Maybe leave it out.");
        }
        if (cluster.isCluster() && !isForCluster(options)) {
            throw misuse("--cluster finds one packing of one puzzle, or none. Maybe leave out the other wishes.");
        }
        if (streaming) {
            return new StreamedSolve(
                            terminal,
                            interruption,
                            board,
                            (puzzle, report) -> tell(puzzle, options, report).verdict())
                    .run(new PuzzleLines(System.in))
                    .worse(proofs.status())
                    .code();
        }
        if (puzzles.size() > 1) {
            board.refuseSplitWords();
            return solveMany(options).worse(proofs.status()).code();
        }
        answer.checkOutputs(puzzles.get(0));
        Puzzle puzzle = board.read(puzzles.get(0));
        Told told;
        interruption.otherwise(answer.lastWords(terminal, puzzle));
        try (AnswerReport report = answer.report(terminal, puzzle, stats, explain)) {
            told = tell(puzzle, options, report);
        }
        Verdict verdict = told.verdict();
        if (verdict instanceof Verdict.Infeasible infeasible
                && infeasible.evidence() instanceof AreaArgument
                && board.isStandardBag(puzzles.get(0))) {
            terminal.err()
                    .printf(
                            "A size alone has the standard bag, here %d each of T, I, O, L and S. Maybe --pieces \"T: any, L: any\", or a size that 20 divides.%n",
                            puzzle.bag().count(0).max());
        }
        answer.draw(terminal, puzzle, verdict);
        return told.status().worse(proofs.status()).code();
    }

    private boolean isForCluster(SearchOptions options) {
        return puzzles.size() == 1
                && !lookForTwo
                && !blocks
                && !crossCheck
                && proof == null
                && options.packings() == 1
                && options.limits().nodes() == Long.MAX_VALUE
                && options.formulation() == Formulation.PROPAGATOR
                && options.useSymmetry();
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private ExitStatus solveMany(SearchOptions options) throws IOException {
        if (answer.hasPictures() || explain) {
            throw misuse("--svg, --png and --explain show one puzzle, but %d are given. Maybe solve them one by one."
                    .formatted(puzzles.size()));
        }
        Summary summary = new Summary(terminal, answer.format(), stats);
        for (String argument : puzzles) {
            if (interruption.isRequested() || terminal.out().checkError()) {
                summary.addNotTried(argument);
                continue;
            }
            try {
                Puzzle puzzle = board.read(argument);
                try (AnswerReport report = answer.oneOfSeveral(terminal, puzzle, Origin.argument(argument))) {
                    Told told = tell(puzzle, options, report);
                    summary.add(argument, told.verdict(), told.status());
                }
            } catch (UnusableInput | PuzzleTooLarge problem) {
                summary.addUnusable(argument, problem);
            }
        }
        summary.end();
        return summary.worst();
    }

    private Told tell(Puzzle puzzle, SearchOptions options, AnswerReport report) throws IOException, UnusableInput {
        Told told = solve(puzzle, options, report);
        interruption.printing();
        report.end(told.verdict(), told.lines());
        return told;
    }

    private Told solve(Puzzle puzzle, SearchOptions options, AnswerReport report) throws IOException, UnusableInput {
        if (blocks) {
            return Told.of(solveByBlocks(puzzle, report));
        }
        if (puzzle.goal() instanceof Goal.Cover && (options.packings() > 1 || lookForTwo)) {
            throw new UnusableInput(
                    puzzle.name(),
                    "The goal is one best covering, so there are not several to find. Maybe leave out %s."
                            .formatted(lookForTwo ? "--unique" : "--all or --limit"));
        }
        if (puzzle.goal() instanceof Goal.Cover && cluster.isCluster()) {
            throw new UnusableInput(puzzle.name(), "--cluster decides packings, no coverings. Maybe leave it out.");
        }
        ProgressLine progress = new ProgressLine(terminal, puzzle.name());
        ReportingListener listener = new ReportingListener(terminal, report, progress, interruption);
        if (lookForTwo) {
            Solver solver = Solver.of(puzzle).with(options).listening(listener);
            UniquenessWords words = unique.answer(solver);
            progress.clear();
            return Told.of(words);
        }
        Verdict verdict =
                proof == null ? search(puzzle, options, listener) : prove(puzzle, options, listener, progress);
        progress.clear();
        if (crossCheck) {
            new CrossCheck(terminal, interruption).compare(puzzle, options, verdict);
        }
        return Told.of(verdict);
    }

    private Verdict search(Puzzle puzzle, SearchOptions options, ReportingListener listener)
            throws IOException, UnusableInput {
        if (!cluster.isCluster()) {
            return Solver.of(puzzle).with(options).listening(listener).solve();
        }
        return new ClusterSolve(
                        terminal,
                        interruption,
                        cluster,
                        Optional.ofNullable(journal).map(JournalFile::new))
                .solve(puzzle, options, listener);
    }

    private Verdict prove(Puzzle puzzle, SearchOptions options, ReportingListener listener, ProgressLine progress)
            throws IOException, UnusableInput {
        ProofFiles files = new ProofFiles(proof, puzzle.name());
        ProvenAnswer proven = files.prove(puzzle, options, listener);
        progress.clear();
        files.failure()
                .ifPresentOrElse(proofs::failed, () -> proofs.tell(puzzle, options, proven, puzzles.size() == 1));
        return proven.verdict();
    }

    private static Verdict solveByBlocks(Puzzle puzzle, AnswerReport report) throws UnusableInput {
        Verdict verdict = BlockSolver.solve(puzzle)
                .orElseThrow(() -> new UnusableInput(
                        puzzle.name(),
                        "--blocks is for the standard bag on a whole rectangle. Maybe leave it out, or solve a size such"
                                + " as 28x70."));
        if (verdict instanceof Verdict.Packed packed) {
            report.packing(packed.first());
        }
        return verdict;
    }
}
