import io.github.quadrille.app.cli.Commands;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Writes a page for each command with tables of its options, and one page that lists the commands.
 *
 * <p>The command is {@code java -cp CLASSES CommandPages.java FOLDER}.
 */
final class CommandPages {
    /** The help text is wrapped at this many characters, so that each option takes one line. */
    private static final int WIDE = 10_000;

    private static final int MOST_RELATED = 4;
    private static final Path SITE = Path.of("src/site/markdown");
    private static final Pattern ROW = Pattern.compile(" +((?:-|\\[?[A-Z]).*?|[a-z]+) {2,}(\\S.*)");
    private static final String NAME = "(?<![\\w-])--?[a-z][a-z0-9-]*";
    private static final Pattern OPTION = Pattern.compile(NAME);
    private static final Pattern SPECIAL =
            Pattern.compile("(?<!\\w)'([^']+)'(?!\\w)|\"[^\"]+\"|" + NAME + "|[\\\\`*_<>\\[\\]|#]");

    private final Path folder;
    private final CommandLine all;

    /** Maps the name of each command to the file of its page. */
    private final Map<String, String> files = new TreeMap<>();

    private CommandPages(Path folder, CommandLine all) {
        this.folder = folder;
        this.all = all;
    }

    public static void main(String... arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        Terminal terminal = new Terminal(System.out, System.err, false, false, false, () -> 80, new Interruption());
        CommandLine all = new Commands(terminal).line().setCaseInsensitiveEnumValuesAllowed(true);
        all.setUsageHelpWidth(WIDE).setUsageHelpLongOptionsMaxWidth(WIDE / 2);
        new CommandPages(folder, all).write();
    }

    private void write() throws IOException {
        StringBuilder list = new StringBuilder("# Commands\n\nEach command has a page with all of its options."
                + " In a terminal, `quadrille COMMAND --help` shows the common ones.\n\n");
        List<CommandLine> commands = all.getSubcommands().values().stream()
                .filter(command -> !command.getCommandName().equals("help"))
                .flatMap(command -> Stream.concat(Stream.of(command), command.getSubcommands().values().stream()))
                .toList();
        for (CommandLine command : commands) {
            files.put(name(command), "command-" + name(command).replace(' ', '-') + ".md");
        }
        for (CommandLine command : commands) {
            Files.writeString(folder.resolve(files.get(name(command))), page(command));
            String words = String.join(" ", command.getCommandSpec().usageMessage().description());
            list.append("- [`quadrille %s`](%s): %s\n".formatted(
                    name(command),
                    files.get(name(command)),
                    words.replaceFirst("(?s)(?<=[.:;]) .*", "").replaceFirst("[:;]$", ".")));
        }
        Files.writeString(folder.resolve("commands.md"), list);
    }

    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName().replaceFirst("quadrille ", "");
    }

    private String page(CommandLine command) throws IOException {
        String name = name(command);
        all.parseArgs((name + " --help-all").split(" "));
        String[] help = command.getUsageMessage(CommandLine.Help.Ansi.OFF).split("\n");
        StringBuilder page = new StringBuilder("# quadrille " + name + "\n\n");
        page.append("```text\n%s\n```\n\n%s\n\n".formatted(help[0].replace("Usage: ", ""), words(help[1], command)));
        String related = related(name);
        page.append(related.isEmpty() ? "" : "Pages with examples: " + related + "\n");
        String block = "";
        for (int i = 2; i < help.length; i++) {
            String line = help[i].stripTrailing();
            var row = ROW.matcher(line);
            String kind = row.matches() ? "|" : line.startsWith(" ") ? "```" : "";
            if (!kind.equals(block)) {
                page.append(block.equals("```") ? "```\n" : "").append(start(kind));
            }
            block = kind;
            if (kind.equals("|")) {
                page.append("| %s | %s |\n".formatted(named(row.group(1), command), words(row.group(2), command)));
            } else if (kind.equals("```")) {
                page.append(line.substring(2).replaceFirst("(\\S {2,})(?=\\S)", "$1# ")).append('\n');
            } else {
                boolean isHeading = line.matches("Commands:|Examples?:") || (line.endsWith(":") && ROW.matcher(help[i + 1]).matches());
                page.append(isHeading ? "\n## " + line.replace(":", "") : words(line, command)).append('\n');
            }
        }
        return page.append(block.equals("```") ? "```\n" : "").toString();
    }

    private static String start(String kind) {
        return switch (kind) {
            case "|" -> "\n| option | what it does |\n|---|---|\n";
            case "```" -> "\n```sh\n";
            default -> "\n";
        };
    }

    /**
     * Returns the first cell of a row in a table of options or subcommands. An option has an address on the page, and a
     * subcommand links to its page.
     */
    private String named(String words, CommandLine command) {
        String inner = files.get(name(command) + " " + words);
        if (inner != null) {
            return "[%s](%s)".formatted(code(words), inner);
        }
        return OPTION.matcher(words)
                .results()
                .findFirst()
                .map(option -> address(option.group(), command))
                .map(address -> "<a id=\"%s\"></a>[%s](#%s)".formatted(address, code(words), address))
                .orElse(code(words));
    }

    /** Returns a text with links to the options and commands that it names. Words to be typed become code. */
    private String words(String text, CommandLine command) {
        return SPECIAL.matcher(text).replaceAll(special -> Matcher.quoteReplacement(word(special, command)));
    }

    private String word(MatchResult special, CommandLine command) {
        String word = special.group();
        if (special.group(1) != null) {
            String file = files.get(special.group(1).replaceFirst("quadrille ", "").replaceFirst(" .*", ""));
            return file == null ? code(special.group(1)) : "[%s](%s)".formatted(code(special.group(1)), file);
        }
        if (word.startsWith("-")) {
            String address = address(word, command);
            return address.isEmpty() ? code(word) : "[%s](#%s)".formatted(code(word), address);
        }
        return word.startsWith("\"") ? code(word) : "\\" + word;
    }

    private static String code(String words) {
        return "`" + words.replace("|", "\\|") + "`";
    }

    /**
     * Returns the address of an option on its command's page, or an empty text if the command has no option of this
     * name.
     */
    private static String address(String name, CommandLine command) {
        OptionSpec option = command.getCommandSpec().findOption(name);
        return option == null ? "" : option.longestName().replaceFirst("--?", "") + "-option";
    }

    /** Returns links to at most {@link #MOST_RELATED} pages: those that show the command in the most lines. */
    private static String related(String name) throws IOException {
        Pattern typed = Pattern.compile("(?m)^(?:.*\\| )?quadrille " + name + "\\b(?!-)");
        Map<String, Long> uses = new TreeMap<>();
        try (Stream<Path> pages = Files.list(SITE)) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
                String text = Files.readString(page);
                long times = typed.matcher(text).results().count();
                if (times > 0) {
                    uses.put("[%s](%s)".formatted(text.lines().findFirst().orElseThrow().substring(2), page.getFileName()), times);
                }
            }
        }
        List<String> most = new ArrayList<>(uses.keySet());
        most.sort(Comparator.comparing(page -> -uses.get(page)));
        return String.join(" · ", most.subList(0, Math.min(MOST_RELATED, most.size())));
    }
}
