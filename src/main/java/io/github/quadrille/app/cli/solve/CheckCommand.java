package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.answer.CheckAnswer;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.ProofChecker;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/** Checks a certificate, that there is no packing, or so many, or none better; and of which puzzle its model is. */
public final class CheckCommand extends Command {

    private final Positional<Path> model = argument(0, "MODEL", Path.class, "An OPB file, or - for standard input.");

    private final Positional<Path> proof = argument(
                    1,
                    "PROOF",
                    Path.class,
                    "A VeriPB proof, or a count certificate, or - for standard input; with --puzzle the model may be"
                            + " checked alone.")
            .orNone();

    private final DerivationFlags derivation = with(new DerivationFlags());

    private final Flag<OutputFormat> format = formatOption();

    public CheckCommand(Session session) {
        super(session, "check", "Checks a proof about a model, says what it shows, or which line is wrong.", """
                The files are those of 'quadrille solve PUZZLE --proof DIR', or of any program that writes the format\
                 VeriPB 3.0 or 2.0, without orders and dominance; the page about proofs lists the rules. They may be compressed (gzip).

                No packing, exactly so many, or none better:
                  quadrille solve 10x14 --proof proofs
                  quadrille check proofs/10x14.opb proofs/10x14.pbp

                What is on the way need not be stored; - is standard input:
                  ssh server cat big.pbp.gz | quadrille check big.opb -

                And that the model is the puzzle's:
                  quadrille check --puzzle 10x14 proofs/10x14.opb proofs/10x14.pbp""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        refuseSecondReading();
        Clock clock = Clock.running();
        interruption.otherwise(() -> interrupted(clock.seconds()));
        Optional<CheckResult> ofModel = ofModel();
        CheckResult result =
                ofModel.isPresent() && (!proof.isSaid() || !(ofModel.get() instanceof CheckResult.OfPuzzle))
                        ? ofModel.get()
                        : ProofChecker.check(model.value(), proof.value(), interruption::isRequested);
        double seconds = clock.seconds();
        if (result instanceof CheckResult.Unusable unusable) {
            throw new UnusableInput(label(unusable.file()), unusable.message());
        }
        if (result instanceof CheckResult.Interrupted) {
            interrupted(seconds);
            return ExitStatus.UNDECIDED;
        }
        OptionalLong placements = ofModel.stream()
                .filter(CheckResult.OfPuzzle.class::isInstance)
                .mapToLong(of -> ((CheckResult.OfPuzzle) of).placements())
                .findFirst();
        if (format.value() == OutputFormat.JSON) {
            JsonLine.write(CheckAnswer.of(result, placements, seconds), terminal.out());
        } else {
            print(result, placements, seconds);
        }
        return (result instanceof CheckResult.Refused ? ExitStatus.NO : ExitStatus.YES);
    }

    /** What is to say of the model, if it is known of which puzzle it should be. */
    private Optional<CheckResult> ofModel() throws UnusableInput {
        Optional<CheckResult> checked = derivation.check(model.value(), interruption::isRequested);
        if (!proof.isSaid() && checked.isEmpty()) {
            throw invalid(
                    "Missing required parameter: 'PROOF'. Maybe the proof, or --puzzle to check the model alone.");
        }
        return checked;
    }

    private void refuseSecondReading() {
        int readings = derivation.readStandardInput() ? 1 : 0;
        readings += isStandardInput(model.value()) ? 1 : 0;
        readings += proof.isSaid() && isStandardInput(proof.value()) ? 1 : 0;
        if (readings > 1) {
            throw invalid("Standard input can be read once only. Maybe name a file.");
        }
        if (derivation.areGiven() && proof.isSaid() && isStream(model.value())) {
            throw invalid(
                    "With --puzzle and a proof the model is read twice, but %s can be read once only. Maybe name a file."
                            .formatted(label(model.value())));
        }
    }

    private static boolean isStandardInput(Path file) {
        return file.toString().equals("-");
    }

    /** Whether it is standard input or a pipe. */
    private static boolean isStream(Path file) {
        return isStandardInput(file) || (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file));
    }

    private static String label(Path file) {
        return InputFile.label(file.toString());
    }

    private void interrupted(double seconds) {
        if (format.value() == OutputFormat.JSON) {
            try {
                JsonLine.write(
                        CheckAnswer.of(new CheckResult.Interrupted(), OptionalLong.empty(), seconds), terminal.out());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        } else {
            terminal.out().println("status: undecided");
            terminal.out().println("reason: interrupted");
            terminal.out().printf("seconds: %.3f%n", seconds);
        }
        terminal.out().flush();
    }

    private void print(CheckResult result, OptionalLong placements, double seconds) {
        PrintStream out = terminal.out();
        if (!(result instanceof CheckResult.Refused)) {
            out.println("status: accepted");
        }
        if (placements.isPresent() && !(result instanceof CheckResult.Refused)) {
            out.println("model: " + CheckAnswer.OF_PUZZLE);
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
            terminal.field("reason", "%s:%d: %s".formatted(label(refused.file()), refused.line(), refused.message()));
        }
        out.printf("seconds: %.3f%n", seconds);
    }
}
