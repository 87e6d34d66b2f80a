package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** A command: its name and help, its options and arguments as fields, and how it answers. */
public abstract class Command extends Flags implements Callable<Integer> {
    protected final Terminal terminal;
    private final String name;
    private final String help;
    private String synopsis = "";

    /**
     * @param terminal where it speaks
     * @param help what it does; and after an empty line more, such as examples
     */
    protected Command(Terminal terminal, String name, String help) {
        this.terminal = terminal;
        this.name = name;
        this.help = help;
    }

    /** The first line of the help; options then stand in the order in which they are declared. */
    protected final void synopsis(String line) {
        synopsis = line;
    }

    /** What picocli is told of it; to be called once. */
    public final CommandSpec declared() {
        CommandSpec spec = CommandSpec.wrapWithoutInspection(this).name(name);
        int end = help.indexOf("\n\n");
        spec.usageMessage().description(end < 0 ? help : help.substring(0, end));
        if (end >= 0) {
            spec.usageMessage().footer(help.substring(end + 1).split("\n"));
        }
        if (!synopsis.isEmpty()) {
            spec.usageMessage().customSynopsis(synopsis).sortOptions(false);
        }
        addTo(spec);
        return spec.mixinStandardHelpOptions(true);
    }

    /** Answers, when all rules are kept. */
    protected abstract ExitStatus answer() throws IOException, UnusableInput;

    @Override
    public final Integer call() throws IOException, UnusableInput {
        return answer().code();
    }
}
