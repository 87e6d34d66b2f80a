package io.github.quadrille.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Arguments that can be read, but make no sense: alone, together, or with what they name. */
final class Misuse extends ParameterException {
    private static final long serialVersionUID = 1;

    /**
     * @param message what was seen, and advice
     */
    Misuse(CommandSpec spec, String message) {
        super(spec.commandLine(), message);
    }
}
