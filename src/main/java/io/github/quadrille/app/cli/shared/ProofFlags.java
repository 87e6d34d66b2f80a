package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.io.input.UnusableInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options that say where a proof goes, and what it looks like. */
public final class ProofFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--proof",
            paramLabel = "DIR",
            description =
                    "Write the model (.opb) and a proof of the answer (.pbp; of a count by layers, .count) that 'check'"
                            + " accepts.")
    private Path folder;

    @Option(
            names = "--proof-format",
            paramLabel = "2|3",
            converter = FormatNumber.class,
            description = "The version of a .pbp's format, VeriPB 2.0 or 3.0 (default: 3).")
    private ProofFormat format;

    @Option(names = "--gzip", description = "Compress both files of the proof.")
    private boolean gzip;

    /** Reads {@code 2} or {@code 3}. */
    static final class FormatNumber implements ITypeConverter<ProofFormat> {
        @Override
        public ProofFormat convert(String number) {
            return switch (number) {
                case "2", "2.0" -> ProofFormat.VERIPB_2;
                case "3", "3.0" -> ProofFormat.VERIPB_3;
                default ->
                    throw new TypeConversionException(
                            "There is no format '%s' of proofs. Maybe 3, or 2 for older checkers.".formatted(number));
            };
        }
    }

    /** Says what does not go together. */
    public void check() {
        if (folder == null && (gzip || format != null)) {
            throw new InvalidOptions(
                    spec,
                    "%s is for the files of --proof. Maybe add --proof DIR."
                            .formatted(gzip ? "--gzip" : "--proof-format"));
        }
    }

    /** Before the search, lest its answer be lost. */
    public void checkFolder() throws UnusableInput {
        if (folder != null && Files.exists(folder)) {
            OutputFolder.make(folder);
        }
    }

    /** Where proofs are wanted, if they are. */
    public Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    public ProofFormat format() {
        return format == null ? ProofFormat.VERIPB_3 : format;
    }

    public boolean isCompressed() {
        return gzip;
    }
}
