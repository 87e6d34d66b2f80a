package io.github.quadrille.app.cli.design;

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
import io.github.quadrille.io.export.ExportFormat;
import io.github.quadrille.io.export.ExportFormat.ExportRefused;
import io.github.quadrille.io.export.MiniZincModel;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.PendingFile;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/** Writes a puzzle in a format that other solvers read. */
public final class ExportCommand extends Command {

    private final Positional<String> argument = argument("PUZZLE", Positional.PUZZLE_OR_MATRIX);

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<ExportFormat> format = option(
            "--format",
            "FORMAT",
            ExportFormat.class,
            "minizinc (data for models/packing.mzn or models/coverage.mzn), opb (pseudo-Boolean), dimacs (clauses),"
                    + " dlx (exact cover with multiplicities, as Knuth's programs read it), xcsp3, flatzinc, lp or mps (linear programs), or"
                    + " burrtools (.xmpuzzle).");

    private final Flag<Boolean> withModel = flag(
            "--with-model", "With --format minizinc: write the model before its data, as one file that can be run.");

    private final Flag<Path> output =
            file("-o,--output", "FILE", "The file to write; without this option, standard output.");

    public ExportCommand(Terminal terminal) {
        super(terminal, "export", """
                Writes a puzzle in a format of other solvers. The file has comments that say which placement each \
                variable stands for.

                Example:
                  quadrille export p.yaml --format dimacs -o p.cnf
                  cadical p.cnf | quadrille import p.yaml - | quadrille render -""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (!format.isSaid()) {
            String words = Arrays.toString(ExportFormat.values()).toLowerCase(Locale.ROOT);
            throw invalid("'export' needs --format. Use one of %s.".formatted(words.substring(1, words.length() - 1)));
        }
        if (withModel.isSaid() && format.value() != ExportFormat.MINIZINC) {
            throw invalid("--with-model is for --format minizinc. Leave it out.");
        }
        OutputFiles.refuse(output.optional(), argument.value(), "puzzle");
        Puzzle puzzle = board.readRest(argument.value());
        PuzzleTooLarge.check(puzzle);
        ProofModel model = new ProofModel(new PlacementTable(puzzle));
        try {
            write(model);
        } catch (ExportRefused refused) {
            throw new UnusableInput(argument.value(), refused.getMessage());
        }
        if (output.isSaid()) {
            terminal.say("status: exported%nfile: %s", output.value());
        }
        return ExitStatus.YES;
    }

    private void write(ProofModel model) throws IOException, UnusableInput, ExportRefused {
        if (!output.isSaid()) {
            write(model, terminal.out());
            return;
        }
        try (PendingFile file = PendingFile.of(output.value())) {
            write(model, file.out());
            file.commit();
        }
    }

    private void write(ProofModel model, OutputStream out) throws IOException, ExportRefused {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        if (withModel.isSaid()) {
            text.write(MiniZincModel.text(model) + "\n");
        }
        format.value().write(model, text);
        text.flush();
    }
}
