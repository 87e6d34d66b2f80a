package io.github.quadrille.app.cli;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/**
 * Writes the documents that picocli makes from the commands: the pages of the manual, as AsciiDoc, and the completion
 * for bash, which zsh reads, too. The arguments are the folder for the pages and the folder for the completion.
 */
public final class Documents {
    private static final Pattern WORDS = Pattern.compile("(_option_args=)(\\(.*\\))");

    private Documents() {}

    public static void main(String[] arguments) throws IOException {
        Terminal terminal = new Terminal(System.out, System.err, false, false, false, () -> 80, new Interruption());
        CommandLine line = new Commands(terminal).line();
        ManPageGenerator.generateManPage(new File(arguments[0]), null, new boolean[0], true, line.getCommandSpec());
        try (Stream<Path> pages = Files.list(Path.of(arguments[0]))) {
            for (Path page : pages.toList()) {
                // AsciiDoc would read these brackets as markup.
                Files.writeString(page, Files.readString(page).replace("[:PORT]", "{startsb}:PORT{endsb}"));
            }
        }
        Path completion = Files.createDirectories(Path.of(arguments[1]));
        Files.writeString(completion.resolve("quadrille.bash"), asTyped(AutoComplete.bash("quadrille", line)));
    }

    /**
     * Returns the completion with the values of options as users type them, in small letters with hyphens. Picocli
     * would offer the names of the constants in Java.
     */
    private static String asTyped(String completion) {
        return WORDS.matcher(completion)
                .replaceAll(words ->
                        words.group(1) + words.group(2).toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
