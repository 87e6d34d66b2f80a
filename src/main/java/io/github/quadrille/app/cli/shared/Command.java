package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** A command: its name and help, its options and arguments as fields, and how it answers. */
public abstract class Command extends Flags implements Callable<Integer> {
    protected final Terminal terminal;
    protected final Interruption interruption;
    private final String name;
    private final String description;
    private final String footer;
    private String synopsis = "";

    protected Command(Session session, String name, String description) {
        this(session, name, description, "");
    }

    /** @param footer lines, such as examples */
    protected Command(Session session, String name, String description, String footer) {
        this.terminal = session.terminal();
        this.interruption = session.interruption();
        this.name = name;
        this.description = description;
        this.footer = footer;
    }

    /** The first line of the help; options then stand in the order in which they are declared. */
    protected final void synopsis(String line) {
        synopsis = line;
    }

    /** What picocli is told of it; to be called once. */
    public final CommandSpec declared() {
        CommandSpec spec = CommandSpec.wrapWithoutInspection(this).name(name);
        spec.usageMessage().description(description);
        if (!footer.isEmpty()) {
            List<String> lines = new ArrayList<>(List.of(""));
            footer.lines().forEach(lines::add);
            spec.usageMessage().footer(lines.toArray(String[]::new));
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

    /** Where a command speaks, and what ends it. */
    public record Session(Terminal terminal, Interruption interruption) {}
}
