package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerFlags;
import io.github.quadrille.app.cli.shared.AnswerReport;
import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.JournalFile;
import io.github.quadrille.app.cli.shared.LargeTargetAdvice;
import io.github.quadrille.app.cli.shared.LookFlags;
import io.github.quadrille.app.cli.shared.ModelFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProofFiles.ProofFolder;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.argument.AreaArgument;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds packings, or proves that there is none. */
public final class SolveCommand extends Command {

    private final Positional<List<String>> puzzles = arguments(
            "PUZZLE",
            "0..*",
            "A puzzle file, '-' for standard input, or a size such as 8x10 (rows x columns). A size without"
                    + " --pieces has the standard bag: k each of the free tetrominoes T I O L S, k = rows*columns/20."
                    + " Or a matrix of 0 and 1 (text, CSV, JSON or PBM): without --pieces, as many of all"
                    + " tetrominoes as one likes are to cover as many of the 1 as can be.");

    private final StreamFlags stream = with(new StreamFlags());

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final SearchFlags search = with(new SearchFlags());

    private final Flag<Boolean> explain = flag("--explain", "Show the argument in full when there is no packing.");

    private final ProofFlags proof = with(new ProofFlags());

    private final Flag<Boolean> blocks =
            flag("--blocks", "Build the packing from blocks instead of searching; for the standard bag on rectangles.");

    private final UniqueFlags unique = with(new UniqueFlags());

    private final Flag<Boolean> crossCheck =
            flag("--cross-check", "Decide again with plain sums, and with learning, and compare.");

    private final Flag<Boolean> stats = flag("--stats", "Say what the answer cost.");

    private final ClusterFlags cluster = with(new ClusterFlags());

    private final Flag<Path> journal = file(
            "--journal",
            "FILE",
            "With --cluster: write down every part that is answered; the same command goes on from there.");

    private final AnswerFlags answer = with(new AnswerFlags());

    private final LookFlags look = with(new LookFlags());

    private final ModelFlags models = with(new ModelFlags());

    public SolveCommand(Session session) {
        super(session, "solve", "Finds a packing, or proves that there is none.", """
                Examples:
                  quadrille solve 8x10                        the standard bag, 8 rows
                  quadrille solve 6x10 --pieces pentominoes   or "T: 2, I: 1..3"
                  quadrille solve puzzle.yaml --all           every packing
                  quadrille solve puzzle.yaml --svg out.svg   a picture
                  quadrille solve soma.yaml --stl pieces      cubes for a printer
                  quadrille solve soma.yaml --svg soma.svg --view exploded
                  quadrille solve puzzle.yaml --proof proofs  the answer, for 'check'
                  quadrille solve instances/sigils/*.yaml     a line for each
                  quadrille solve --stream < puzzles.ndjson   a line of JSON for each line""");
        excludes(
                blocks,
                "--blocks does not search, so there is nothing for --proof or --cross-check. Maybe leave it out.",
                proof.wanted(),
                crossCheck);
        needs(journal, "--journal is for --cluster. Maybe leave it out.", cluster.wanted());
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        look.check(answer.hasPictures(), "--svg or --png");
        boolean streaming = stream.isWanted(puzzles.value(), answer.format());
        ProofReport proofs = new ProofReport(terminal);
        SolveQuestion question = question(proofs);
        return (streaming
                        ? answerLines(question)
                        : puzzles.value().size() > 1 ? answerAll(question) : answerOne(question))
                .worse(proofs.status());
    }

    /** Looks at all arguments together. */
    private SolveQuestion question(ProofReport proofs) throws UnusableInput {
        SearchOptions options = search.options();
        boolean lookForTwo = unique.isWanted(puzzles.value().size());
        cluster.check();
        if (cluster.isCluster() && (lookForTwo || !isForCluster(options))) {
            throw invalid("--cluster finds one packing of one puzzle, or none. Maybe leave out the other wishes.");
        }
        Optional<ClusterSolve> workers = cluster.isCluster()
                ? Optional.of(new ClusterSolve(
                        terminal, interruption, cluster, journal.optional().map(JournalFile::new)))
                : Optional.empty();
        return new SolveQuestion(
                terminal,
                interruption,
                options,
                blocks.isSaid(),
                crossCheck.isSaid(),
                lookForTwo ? Optional.of(unique) : Optional.empty(),
                proof.folder().map(folder -> new ProofFolder(folder, proof.format(), proof.isCompressed(), proofs)),
                workers);
    }

    private boolean isForCluster(SearchOptions options) {
        return puzzles.value().size() == 1
                && !blocks.isSaid()
                && !crossCheck.isSaid()
                && !proof.folder().isPresent()
                && options.packings() == 1
                && options.limits().nodes() == Long.MAX_VALUE
                && options.formulation() == Formulation.PROPAGATOR
                && options.useSymmetry();
    }

    private ExitStatus answerLines(SolveQuestion question) throws IOException, UnusableInput {
        return new StreamedSolve(terminal, interruption, board, question).run(new PuzzleLines(System.in));
    }

    private ExitStatus answerAll(SolveQuestion question) throws IOException {
        board.refuseSplitWords();
        if (answer.hasPictures() || models.isWanted() || explain.isSaid()) {
            throw invalid(
                    "--svg, --png, --stl, --x3d and --explain show one puzzle, but %d are given. Maybe solve them one by one."
                            .formatted(puzzles.value().size()));
        }
        return new SolvedBatch(terminal, interruption, board, answer, question, stats.isSaid()).run(puzzles.value());
    }

    private ExitStatus answerOne(SolveQuestion question) throws IOException, UnusableInput {
        String argument = puzzles.value().get(0);
        answer.checkOutputs(argument, models.scene().stream().toArray(Path[]::new));
        models.checkOutputs();
        Puzzle puzzle = board.read(argument);
        models.check(puzzle.name(), puzzle.region().lattice(), puzzle.region().wrap());
        look.check(puzzle.name(), puzzle.region().lattice());
        SolveResult solveResult;
        interruption.otherwise(answer.lastWords(terminal, puzzle));
        try (AnswerReport report = answer.report(terminal, puzzle, stats.isSaid(), explain.isSaid())) {
            solveResult = question.tell(puzzle, report);
        }
        if (solveResult.verdict() instanceof Verdict.Infeasible none
                && none.evidence().name().equals(AreaArgument.NAME)
                && board.isStandardBag(argument)) {
            terminal.err()
                    .printf(
                            "A size alone has the standard bag, here %d each of T, I, O, L and S. Maybe --pieces \"T: any, L: any\", or a size that 20 divides.%n",
                            puzzle.bag().count(0).max());
        }
        if (solveResult.verdict().status() == Verdict.Status.UNDECIDED) {
            LargeTargetAdvice.advise(terminal, argument, puzzle);
        }
        answer.draw(terminal, puzzle, solveResult.verdict(), look.look());
        answer.say(terminal, models.write(terminal, puzzle, solveResult.verdict()));
        return solveResult.status();
    }
}
