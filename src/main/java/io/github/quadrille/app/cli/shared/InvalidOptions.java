package io.github.quadrille.app.cli.shared;

import java.util.List;
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

    /**
     * Refuses the first of some options that is given.
     *
     * @param message with a place for its name
     */
    public static void refuse(List<String> options, CommandSpec spec, String message) {
        for (String option : options) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new InvalidOptions(spec, message.formatted(option));
            }
        }
    }
}
