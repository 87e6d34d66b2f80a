package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.answer.VerificationWriter;
import io.github.quadrille.io.burrtools.BurrToolsReader;
import io.github.quadrille.io.burrtools.BurrToolsReader.ImportedPuzzle;
import io.github.quadrille.io.export.AnswerReader;
import io.github.quadrille.io.export.AnswerReader.SolverAnswerFormat;
import io.github.quadrille.io.export.SolverAnswer;
import io.github.quadrille.io.export.SolverAnswer.Claim;
import io.github.quadrille.io.foreign.ForeignFormat;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PendingFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads and checks the answer of another solver, or reads the puzzle of another program. */
public final class ImportCommand extends Command {
    private static final String INFEASIBLE = "claimed infeasible by the solver";
    private static final String UNDECIDED = "undecided by the solver";

    private final Positional<String> puzzleArgument = argument(
            "PUZZLE",
            "A puzzle file, or a size such as 8x10. Without an answer: a file of BurrTools or of another program, or a"
                    + " picture with a letter for each cell.");

    private final Positional<String> answerArgument = argument(
                    1,
                    "ANSWER",
                    String.class,
                    "The answer of the solver, or '-' for standard input: lines that begin with s and v, the result"
                            + " file of minisat, or the output of models/packing.mzn.")
            .orNone();

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<SolverAnswerFormat> format = option(
            "--format",
            "FORMAT",
            SolverAnswerFormat.class,
            "The format of the export that the solver read: dimacs, opb or minizinc (default: recognised from the"
                    + " answer).");

    private final Flag<Path> output = file(
            "-o,--output", "FILE", "The file for the packings or the puzzle; without this option, standard output.");

    private final Flag<Integer> problem = number(
            "--problem",
            "N",
            "Without an answer: the number of the problem in a file with several problems, counted from 1.");

    public ImportCommand(Terminal terminal) {
        super(terminal, "import", """
            Turns the answer of a solver to an exported puzzle into packings, and checks them. Or, with one file \
            only, turns a puzzle of another program into a puzzle file.

            Examples:
              cadical p.cnf | quadrille import p.yaml -
              quadrille import soma.xmpuzzle -o soma.yaml
              quadrille import letters.txt -o board.yaml

            The packings are written as JSON for 'verify' and 'render'. Where the solver says that there are none, \
            this is only its claim, which 'solve --proof' can prove.\
            """);
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (!answerArgument.isSaid()) {
            return foreignPuzzle();
        }
        if (problem.isSaid()) {
            throw invalid("--problem is for puzzle files of other programs, not for answers. Leave the answer out.");
        }
        OutputFiles.refuse(output.optional(), puzzleArgument.value(), "puzzle");
        OutputFiles.refuse(output.optional(), answerArgument.value(), "answer");
        Puzzle puzzle = board.read(puzzleArgument.value());
        PuzzleTooLarge.check(puzzle);
        ProofModel model = new ProofModel(new PlacementTable(puzzle.rest()));
        SolverAnswer answer = AnswerReader.read(answerArgument.value(), format.optional(), model);
        CheckedPackings checked;
        if (!output.isSaid()) {
            checked = write(puzzle, answer, terminal.out());
        } else {
            try (PendingFile file = PendingFile.of(output.value())) {
                checked = write(puzzle, answer, file.out());
                if (checked.anyValid()) {
                    file.commit();
                }
            }
            print(answer, checked);
        }
        ExitStatus claimed = answer.claim() == Claim.INFEASIBLE ? ExitStatus.NO : ExitStatus.UNDECIDED;
        return checked.isEmpty() ? claimed : checked.status();
    }

    private ExitStatus foreignPuzzle() throws IOException, UnusableInput {
        if (format.isSaid()) {
            throw invalid("--format is for the answer of a solver, but only a puzzle is named. Give the answer, too.");
        }
        OutputFiles.refuse(output.optional(), puzzleArgument.value(), "file");
        String source = InputFile.label(puzzleArgument.value());
        ImportedPuzzle imported = read(source, InputFile.bytes(puzzleArgument.value(), "puzzle"));
        String text = Puzzles.toYaml(imported.puzzle());
        // The written text is read again as a check, because other programs may allow more than a puzzle file.
        Puzzles.parse(source, text);
        if (!output.isSaid()) {
            terminal.out().print(text);
        } else {
            AtomicFile.write(output.value(), text);
            terminal.say("status: imported%nfile: %s", output.value());
        }
        imported.leftOut().forEach(what -> terminal.tell("left out: %s", what));
        return ExitStatus.YES;
    }

    private ImportedPuzzle read(String source, byte[] bytes) throws UnusableInput {
        OptionalInt number = problem.optional().stream().mapToInt(each -> each).findFirst();
        if (BurrToolsReader.isMeant(bytes)) {
            board.refuse(
                    "The file holds the whole puzzle, so options cannot change it. Change the puzzle file after the import.");
            return BurrToolsReader.read(source, bytes, number);
        }
        Optional<ForeignFormat> other = ForeignFormat.of(PlainText.decoded(new Problems(source), bytes));
        if (other.isPresent() && !(board.hasPieces() && other.get().isDrawing())) {
            board.refuse(
                    "The file holds the whole puzzle, so options cannot change it. Change the puzzle file after the import.");
            return new ImportedPuzzle(
                    PicturePuzzle.of(
                            source, other.get().read(source, PlainText.decoded(new Problems(source), bytes)), number),
                    List.of());
        }
        if (board.isOfOtherLattice()) {
            throw new UnusableInput(
                    source,
                    "Pictures are imported as boards of squares only. Write a puzzle file with 'lattice:' instead.");
        }
        if (board.hasPieces()) {
            Puzzle drawn = PicturePuzzle.read(source, bytes, number, false).puzzle();
            return new ImportedPuzzle(board.readBoard(source, drawn.region().picture()), List.of());
        }
        board.refuse(
                "This option needs --pieces, because otherwise the letters of the picture are the pieces. Add --pieces pentominoes.");
        return PicturePuzzle.read(source, bytes, number, true);
    }

    private static CheckedPackings write(Puzzle puzzle, SolverAnswer answer, OutputStream out) throws IOException {
        try (VerificationWriter writer = new VerificationWriter(out, puzzle)) {
            CheckedPackings checked = new CheckedPackings(puzzle, writer::packing, writer::unreadable);
            answer.packings().stream().map(puzzle::besideGiven).forEach(checked::check);
            writer.statusWithoutPackings(wordOf(answer));
            return checked;
        }
    }

    private void print(SolverAnswer answer, CheckedPackings checked) {
        if (checked.isEmpty()) {
            terminal.say("status: %s", wordOf(answer));
            return;
        }
        boolean claimed = answer.claim() == Claim.OPTIMUM && checked.status() == ExitStatus.YES;
        checked.print(terminal, false);
        checked.printWorth(terminal, claimed ? ", claimed to be the most by the solver" : "");
        if (checked.anyValid()) {
            terminal.say("file: %s", output.value());
        }
    }

    private static String wordOf(SolverAnswer answer) {
        return answer.claim() == Claim.INFEASIBLE ? INFEASIBLE : UNDECIDED;
    }
}
