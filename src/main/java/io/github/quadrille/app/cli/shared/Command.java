package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/**
 * A {@code Command} is one command of the program. It has a name, a help text, fields for its options and arguments,
 * and a method that answers.
 */
public abstract class Command extends Flags implements Callable<Integer> {
    /** The help lists up to this many options at once. If there are more options, it lists only the common ones. */
    private static final int FEW = 12;

    private static final String ALL = "--help-all";

    protected final Terminal terminal;
    private final String name;
    private final String help;
    private String synopsis = "";

    /**
     * Makes a command without options.
     *
     * @param terminal the terminal for its output
     * @param help the description of the command; after an empty line, further text such as examples may follow
     */
    protected Command(Terminal terminal, String name, String help) {
        this.terminal = terminal;
        this.name = name;
        this.help = help;
    }

    /** Sets the first line of the help. The help then lists the options in the order of their declaration. */
    protected final void synopsis(String line) {
        synopsis = line;
    }

    /** Declares the command to picocli. Call this method only once. */
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
        if (spec.options().size() > FEW) {
            shorten(spec.usageMessage());
        }
        spec.usageMessage().abbreviateSynopsis(true);
        return spec.addOption(OptionSpec.builder("-h", "--help", ALL)
                        .usageHelp(true)
                        .description("Show the common options, or all of them, and exit.")
                        .build())
                .addOption(OptionSpec.builder("-V", "--version")
                        .versionHelp(true)
                        .description("Print version information and exit.")
                        .build());
    }

    private static Optional<Heading> heading(OptionSpec option) {
        return option.getter() instanceof Flag<?> flag ? flag.heading() : Optional.empty();
    }

    /**
     * Shortens the help to the common options and the examples. The other options follow, below their headings, only if
     * the user gives {@code --help-all}.
     */
    private static void shorten(UsageMessageSpec usage) {
        usage.sectionMap()
                .put(
                        UsageMessageSpec.SECTION_KEY_OPTION_LIST,
                        help -> listed(help, option -> heading(option).isEmpty()));
        usage.sectionMap().put(ALL, Command::more);
        List<String> keys = new ArrayList<>(usage.sectionKeys());
        keys.add(ALL);
        usage.sectionKeys(keys);
    }

    private static String listed(Help help, Predicate<OptionSpec> isListed) {
        return help.optionListExcludingGroups(help.commandSpec().options().stream()
                .filter(option -> option.group() == null)
                .filter(isListed)
                .toList());
    }

    private static String more(Help help) {
        ParseResult parsed = help.commandSpec().commandLine().getParseResult();
        if (parsed == null || !parsed.originalArgs().contains(ALL)) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (Heading heading : Heading.values()) {
            String options = listed(
                    help, option -> heading(option).filter(heading::equals).isPresent());
            text.append(options.isEmpty() ? "" : "%n%s:%n%s".formatted(heading.words(), options));
        }
        return text + help.optionListGroupSections();
    }

    /** Answers the question of the command. The rules of the options have been checked before. */
    protected abstract ExitStatus answer() throws IOException, UnusableInput;

    @Override
    public final Integer call() throws IOException, UnusableInput {
        return answer().code();
    }
}
