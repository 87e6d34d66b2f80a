package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.io.input.UnusableInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/** Declares the options that say where a proof is written, and in which format. */
public final class ProofFlags extends Flags {

    private final Flag<Path> folder = file(
            "--proof",
            "DIR",
            "Write a model (.opb) and a proof of the answer (.pbp or .count) to this folder, for 'check'.");

    private final Flag<ProofFormat> format = option(
                    "--proof-format",
                    "2|3",
                    ProofFormat.class,
                    ProofFlags::format,
                    "The version of the format of the .pbp file: 2 for VeriPB 2.0, 3 for VeriPB 3.0 (default: 3).")
            .under(Heading.PROOFS);

    private final Flag<Boolean> gzip =
            flag("--gzip", "Compress both files of the proof.").under(Heading.PROOFS);

    static ProofFormat format(String number) {
        return switch (number) {
            case "2", "2.0" -> ProofFormat.VERIPB_2;
            case "3", "3.0" -> ProofFormat.VERIPB_3;
            default ->
                throw new TypeConversionException(
                        "There is no proof format '%s'. Use 3, or 2 for older checkers.".formatted(number));
        };
    }

    public ProofFlags() {
        String message = "%s is about the files of --proof, which is missing. Add --proof DIR.";
        needs(gzip, message, folder);
        needs(format, message, folder);
    }

    /** Returns the condition that a proof is wanted. */
    public Said wanted() {
        return folder;
    }

    /**
     * Refuses the folder if a file has this name. Commands call this method before the search, so that no answer is
     * lost.
     */
    public void checkFolder() throws UnusableInput {
        if (folder.isSaid() && Files.exists(folder.value())) {
            OutputFiles.makeFolder(folder.value());
        }
    }

    /** Returns the folder of the proofs. */
    public Path folder() {
        return folder.value();
    }

    public boolean isWanted() {
        return folder.isSaid();
    }

    /** Returns the file of a proof that an earlier command has written, if there is one. */
    public Optional<Path> written(String name) {
        return folder.optional().flatMap(place -> ProofFiles.written(place, name));
    }

    /**
     * Returns the files for a proof. This method may be called only if a proof is wanted.
     *
     * @param extension the ending of the file with the steps of the proof
     */
    public ProofFiles files(String name, String extension) {
        return new ProofFiles(
                folder.value(), name, extension, format.optional().orElse(ProofFormat.VERIPB_3), gzip.isSaid());
    }
}
