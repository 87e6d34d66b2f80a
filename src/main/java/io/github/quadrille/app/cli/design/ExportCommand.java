package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OverwriteGuard;
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
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a puzzle for other solvers. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description =
                "Writes a puzzle in a format of other solvers, with comments that say which variable is which placement.",
        footer = {
            "",
            "Example:",
            "  quadrille export p.yaml --format dimacs -o p.cnf",
            "  cadical p.cnf | quadrille import p.yaml - | quadrille render -"
        })
public final class ExportCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PUZZLE",
            description = "A puzzle file, '-' for standard input, a size such as 8x10, or a matrix of 0 and 1.")
    private String argument;

    @Mixin
    private PuzzleFlags board;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "minizinc (data for models/packing.mzn or models/coverage.mzn), opb (pseudo-Boolean), dimacs (clauses),"
                            + " dlx (exact cover with multiplicities, as Knuth's programs read it), xcsp3, or burrtools (.xmpuzzle).")
    private ExportFormat format;

    @Option(names = "--with-model", description = "minizinc: write the model before its data, as one file to run.")
    private boolean withModel;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write it; without it, to standard output.")
    private Path output;

    public ExportCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (format == null) {
            throw new InvalidOptions(
                    spec,
                    "There is no --format. Maybe one of "
                            + Arrays.stream(ExportFormat.values())
                                    .map(one -> one.name().toLowerCase(Locale.ROOT))
                                    .collect(Collectors.joining(", "))
                            + ".");
        }
        if (withModel && format != ExportFormat.MINIZINC) {
            throw new InvalidOptions(spec, "--with-model is for --format minizinc. Maybe leave it out.");
        }
        if (output != null) {
            OverwriteGuard.refuse(output, argument, "puzzle");
        }
        Puzzle puzzle = board.readRest(argument);
        PuzzleTooLarge.check(puzzle);
        ProofModel model = new ProofModel(new PlacementTable(puzzle));
        try {
            write(model);
        } catch (ExportRefused refused) {
            throw new UnusableInput(argument, refused.getMessage());
        }
        if (output != null) {
            terminal.out().println("status: exported");
            terminal.out().println("file: " + output);
        }
        return ExitStatus.YES.code();
    }

    private void write(ProofModel model) throws IOException, UnusableInput, ExportRefused {
        if (output == null) {
            write(model, terminal.out());
            return;
        }
        try (PendingFile file = PendingFile.of(output)) {
            write(model, file.out());
            file.commit();
        }
    }

    private void write(ProofModel model, OutputStream out) throws IOException, ExportRefused {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        if (withModel) {
            text.write(MiniZincModel.text(model.table().puzzle()) + "\n");
        }
        format.write(model, text);
        text.flush();
    }
}
