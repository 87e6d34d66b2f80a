package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.answer.CheckAnswer;
import io.github.quadrille.app.ask.CertificateCheck;
import io.github.quadrille.app.ask.CertificateCheck.Checked;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.PackingClasses;
import io.github.quadrille.proof.checker.TextSource;
import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.ModelDerivation;
import io.github.quadrille.proof.checker.puzzle.UnreadablePuzzle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks a certificate. A certificate shows that there is no packing, how many packings there are, or that a covering
 * is the best. The command can also check that the model is that of a puzzle.
 */
public final class CheckCommand extends Command {

    private final Positional<Path> model = argument(0, "MODEL", Path.class, "An OPB file, or - for standard input.");

    private final Positional<Path> proof = argument(
                    1,
                    "PROOF",
                    Path.class,
                    "A VeriPB proof or a count certificate, or -. Without it, --puzzle checks the model alone.")
            .orNone();

    private final Flag<String> puzzle = text(
            "--puzzle",
            "PUZZLE",
            "Check also that MODEL is the model of this puzzle: a file, '-', or a size such as 8x10. The checker"
                    + " derives that model by its own code.");

    /** Each option for the puzzle is kept as the text that was typed. The text is read together with the puzzle. */
    private final List<Flag<String>> beside =
            PuzzleKeys.ALL.stream().map(this::beside).toList();

    private final Flag<OutputFormat> format = formatOption();

    public CheckCommand(Terminal terminal) {
        super(terminal, "check", """
            Checks a proof about a model, and says what it shows or which line is wrong.

            The files are those of 'quadrille solve PUZZLE --proof DIR', or of any program that writes the format\
             VeriPB 3.0 or 2.0, without orders and dominance; the page about proofs lists the rules. They may be compressed (gzip).

            Check a proof that there is no packing, or how many, or that none is better:
              quadrille solve 10x14 --proof proofs
              quadrille check proofs/10x14.opb proofs/10x14.pbp

            The files can also come from standard input, as -:
              ssh server cat big.pbp.gz | quadrille check big.opb -

            Check also that the model is that of the puzzle:
              quadrille check --puzzle 10x14 proofs/10x14.opb proofs/10x14.pbp\
            """);
        beside.forEach(flag -> needs(flag, "%s is for --puzzle. Add that option, too.", puzzle));
    }

    private Flag<String> beside(Parameter<?> key) {
        String help = key.help();
        Flag<String> flag = text(
                key.option(),
                key.label(),
                "With --puzzle: " + Character.toLowerCase(help.charAt(0)) + help.substring(1));
        return key.heading().map(flag::under).orElse(flag);
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        refuseSecondReading();
        Clock clock = Clock.running();
        terminal.interruption().otherwise(() -> {
            try {
                tell(new CheckResult.Interrupted(), OptionalLong.empty(), Optional.empty(), clock.seconds());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        if (!puzzle.isSaid() && !proof.isSaid()) {
            throw invalid("Missing required parameter: 'PROOF'. Give the proof, or --puzzle to check the model alone.");
        }
        Checked checked = new CertificateCheck(
                        new TextSource(model.value()),
                        proof.optional().map(TextSource::new),
                        puzzle.isSaid() ? Optional.of(derived()) : Optional.empty())
                .check(terminal::isInterrupted);
        CheckResult result = checked.result();
        if (result instanceof CheckResult.Unusable unusable) {
            throw new UnusableInput(label(unusable.file()), unusable.message());
        }
        tell(result, checked.placements(), checked.classes(), clock.seconds());
        return result instanceof CheckResult.Interrupted
                ? ExitStatus.UNDECIDED
                : result instanceof CheckResult.Refused ? ExitStatus.NO : ExitStatus.YES;
    }

    private void refuseSecondReading() {
        String proofFile = String.valueOf(proof.value());
        if (Stream.of(String.valueOf(puzzle.value()), model.value().toString(), proofFile)
                        .filter("-"::equals)
                        .count()
                > 1) {
            throw invalid("Standard input can be read only once. Name a file.");
        }
        if (puzzle.isSaid() && proof.isSaid() && isStream(model.value())) {
            throw invalid(
                    "With --puzzle and a proof, the model is read twice, but %s can be read only once. Name a file."
                            .formatted(label(model.value())));
        }
    }

    /** Returns whether a file is standard input or a pipe. */
    private static boolean isStream(Path file) {
        return file.toString().equals("-")
                || (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file));
    }

    private DerivedModel derived() throws UnusableInput {
        String argument = puzzle.value();
        if (PuzzleCode.isCode(argument)) {
            throw new UnusableInput("puzzle code", "--puzzle takes a file or a size only. Write a puzzle file.");
        }
        Map<String, String> words = beside.stream()
                .filter(Flag::isSaid)
                .collect(Collectors.toMap(flag -> flag.words().substring(2), Flag::value));
        try {
            return ModelDerivation.isSize(argument) && !Files.exists(Path.of(argument))
                    ? ModelDerivation.ofSize(argument, words)
                    : ModelDerivation.ofFile(InputFile.bytes(argument, "puzzle"), words);
        } catch (UnreadablePuzzle e) {
            String message = e.hasAdvice()
                    ? e.getMessage()
                    : e.getMessage() + " Use 'quadrille info', which says more about this puzzle.";
            throw new UnusableInput(
                    List.of(new Problem(InputFile.label(argument), e.line(), Math.min(1, e.line()), message)));
        }
    }

    private static String label(Path file) {
        return InputFile.label(file.toString());
    }

    private void tell(CheckResult result, OptionalLong placements, Optional<PackingClasses> classes, double seconds)
            throws IOException {
        CheckAnswer answer = CheckAnswer.of(result, placements, classes, seconds);
        if (format.value() == OutputFormat.JSON) {
            JsonLine.write(answer, terminal.out());
        } else if (answer instanceof CheckAnswer.Refused refused) {
            terminal.say("status: refused");
            terminal.field("reason", "%s:%d: %s".formatted(refused.file(), refused.line(), refused.message()));
            terminal.say("seconds: %.3f", seconds);
        } else {
            Map<String, Object> fields = RecordFields.of(answer);
            if (answer instanceof CheckAnswer.Accepted accepted) {
                fields.keySet().removeAll(accepted.facts().named().keySet());
            }
            fields.put("seconds", "%.3f".formatted(seconds));
            fields.forEach((name, value) -> terminal.say(
                    "%s: %s",
                    name,
                    value instanceof Long || value instanceof BigInteger
                            ? "%,d".formatted(new BigInteger(value.toString()))
                            : value));
        }
        terminal.out().flush();
    }
}
