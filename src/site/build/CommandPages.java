import io.github.quadrille.app.cli.Commands;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Writes a page for each command, with its help, and one that lists them.
 *
 * <p>{@code java -cp CLASSES CommandPages.java FOLDER}.
 */
final class CommandPages {
    private CommandPages() {}

    public static void main(String... arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        Terminal terminal = new Terminal(System.out, System.err, false, false, false, () -> 80, new Interruption());
        StringBuilder list = new StringBuilder("# Commands\n\nEach command has a page with all of its options."
                + " In a terminal, `quadrille COMMAND --help` shows the common ones.\n\n");
        CommandLine all = new Commands(terminal).line().setCaseInsensitiveEnumValuesAllowed(true);
        for (CommandLine command : all.getSubcommands().values()) {
            if (!command.getCommandName().equals("help")) {
                write(folder, all, command, list);
            }
        }
        Files.writeString(folder.resolve("commands.md"), list);
    }

    private static void write(Path folder, CommandLine line, CommandLine command, StringBuilder list) throws IOException {
        CommandSpec spec = command.getCommandSpec();
        String name = spec.qualifiedName();
        String file = name.replace("quadrille", "command").replace(' ', '-');
        line.parseArgs((name + " --help-all").replaceFirst("quadrille ", "").split(" "));
        StringBuilder page = new StringBuilder("# " + name + "\n\n```text\n");
        for (String text : command.getUsageMessage(CommandLine.Help.Ansi.OFF).lines().toList()) {
            boolean isHeading = text.matches("[A-Z][a-z ]+:") && !text.equals("Examples:");
            page.append(isHeading ? "```\n\n## " + text.replace(":", "") + "\n\n```text" : text).append('\n');
        }
        Files.writeString(folder.resolve(file + ".md"), page.append("```\n"));
        String words = String.join(" ", spec.usageMessage().description());
        list.append("- [`%s`](%s.md): %s\n".formatted(name, file, words.replaceFirst("(?s)(?<=[.:;]) .*", "").replaceFirst("[:;]$", ".")));
        for (CommandLine inner : command.getSubcommands().values()) {
            write(folder, line, inner, list);
        }
    }
}
