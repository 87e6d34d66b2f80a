package io.github.quadrille.cli;

import io.github.quadrille.certificate.CheckResult;
import io.github.quadrille.certificate.Conclusion;
import io.github.quadrille.certificate.ProofChecker;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.CheckWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a certificate that there is no packing, and of which puzzle its model is. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Checks a proof that a model has no solution, and says which line is wrong.",
        footer = {
            "",
            "The files are those of 'quadrille solve PUZZLE --proof DIR', or of any program that writes the format"
                    + " VeriPB 2.0 with the rules f, pol, rup and del id.",
            "",
            "Examples:",
            "  quadrille solve 10x14 --proof p",
            "  quadrille check --puzzle 10x14 p/10x14.opb p/10x14.pbp"
        })
final class CheckCommand implements Callable<Integer> {
    private static final double NANOS = 1e9;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MODEL", description = "An OPB file.")
    private Path model;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "PROOF",
            description = "A VeriPB proof; with --puzzle the model may be checked alone.")
    private Path proof;

    @Mixin
    private DerivationFlags derivation;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        long start = System.nanoTime();
        Optional<CheckResult> ofModel = ofModel();
        CheckResult result = ofModel.isPresent() && (proof == null || !(ofModel.get() instanceof CheckResult.OfPuzzle))
                ? ofModel.get()
                : ProofChecker.check(model, proof);
        double seconds = (System.nanoTime() - start) / NANOS;
        if (result instanceof CheckResult.Unusable unusable) {
            throw new UnusableInput(unusable.file().toString(), unusable.message());
        }
        OptionalLong placements = ofModel.stream()
                .filter(CheckResult.OfPuzzle.class::isInstance)
                .mapToLong(of -> ((CheckResult.OfPuzzle) of).placements())
                .findFirst();
        if (format == OutputFormat.JSON) {
            write(result, new CheckWriter(terminal.out(), placements, seconds));
        } else {
            print(result, placements, seconds);
        }
        return (result instanceof CheckResult.Refused ? ExitStatus.NO : ExitStatus.YES).code();
    }

    /** What is to say of the model, if it is known of which puzzle it should be. */
    private Optional<CheckResult> ofModel() throws UnusableInput {
        Optional<CheckResult> checked = derivation.check(model);
        if (proof == null && checked.isEmpty()) {
            throw new Misuse(
                    spec,
                    "Missing required parameter: 'PROOF'. Maybe the proof, or --puzzle to check the model alone.");
        }
        return checked;
    }

    private static void write(CheckResult result, CheckWriter writer) throws IOException {
        if (result instanceof CheckResult.Accepted accepted) {
            Conclusion proven = accepted.proven();
            writer.accepted(proven.sentence(), proven.facts(), accepted.constraints(), accepted.steps());
        } else if (result instanceof CheckResult.OfPuzzle of) {
            writer.accepted(of.constraints());
        } else if (result instanceof CheckResult.Refused refused) {
            writer.refused(refused.file().toString(), refused.line(), refused.message());
        }
    }

    private void print(CheckResult result, OptionalLong placements, double seconds) {
        PrintStream out = terminal.out();
        if (!(result instanceof CheckResult.Refused)) {
            out.println("status: accepted");
        }
        if (placements.isPresent() && !(result instanceof CheckResult.Refused)) {
            out.println("model: " + CheckWriter.OF_PUZZLE);
            out.printf("placements: %,d%n", placements.getAsLong());
        }
        if (result instanceof CheckResult.OfPuzzle of) {
            out.printf("constraints: %,d%n", of.constraints());
        } else if (result instanceof CheckResult.Accepted accepted) {
            out.println("proven: " + accepted.proven().sentence());
            out.printf("constraints: %,d%n", accepted.constraints());
            out.printf("steps: %,d%n", accepted.steps());
        } else if (result instanceof CheckResult.Refused refused) {
            out.println("status: refused");
            terminal.field("reason", "%s:%d: %s".formatted(refused.file(), refused.line(), refused.message()));
        }
        out.printf("seconds: %.3f%n", seconds);
    }
}
