package io.github.quadrille.cli;

import io.github.quadrille.certificate.CheckResult;
import io.github.quadrille.certificate.Conclusion;
import io.github.quadrille.certificate.ProofChecker;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.CheckWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a certificate that there is no packing. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Checks a proof that a model has no solution, and says which line is wrong.",
        footer = {
            "",
            "The files are those of 'quadrille solve PUZZLE --proof DIR', or of any program that writes the format"
                    + " VeriPB 2.0 with the rules f, pol, rup and del id."
        })
final class CheckCommand implements Callable<Integer> {
    private static final double NANOS = 1e9;

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "MODEL", description = "An OPB file.")
    private Path model;

    @Parameters(index = "1", paramLabel = "PROOF", description = "A VeriPB proof.")
    private Path proof;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        long start = System.nanoTime();
        CheckResult result = ProofChecker.check(model, proof);
        double seconds = (System.nanoTime() - start) / NANOS;
        if (result instanceof CheckResult.Unusable unusable) {
            throw new UnusableInput(unusable.file().toString(), unusable.message());
        }
        if (format == OutputFormat.JSON) {
            write(result, new CheckWriter(terminal.out(), seconds));
        } else {
            print(result, seconds);
        }
        return (result instanceof CheckResult.Accepted ? ExitStatus.YES : ExitStatus.NO).code();
    }

    private static void write(CheckResult result, CheckWriter writer) throws IOException {
        if (result instanceof CheckResult.Accepted accepted) {
            Conclusion proven = accepted.proven();
            writer.accepted(proven.sentence(), proven.facts(), accepted.constraints(), accepted.steps());
        } else if (result instanceof CheckResult.Refused refused) {
            writer.refused(refused.file().toString(), refused.line(), refused.message());
        }
    }

    private void print(CheckResult result, double seconds) {
        PrintStream out = terminal.out();
        if (result instanceof CheckResult.Accepted accepted) {
            out.println("status: accepted");
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
