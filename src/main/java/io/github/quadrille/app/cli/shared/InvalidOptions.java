package io.github.quadrille.app.cli.shared;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Arguments that can be read, but make no sense: alone, together, or with what they name. */
public final class InvalidOptions extends ParameterException {
    private static final long serialVersionUID = 1;

    /**
     * @param message what was seen, and advice
     */
    public InvalidOptions(CommandSpec spec, String message) {
        super(spec.commandLine(), message);
    }
}
