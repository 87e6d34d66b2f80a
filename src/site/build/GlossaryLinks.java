import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Copies the files of the site, and adds links to the pages. The first use of a term on a page links to the glossary.
 * In a line that begins with the word "With" and one or two commands, each command links to the page of its options.
 *
 * <p>The command is {@code java GlossaryLinks.java TO SITE [FOLDER_OF_PAGES...]}. Headings, code, links and words in
 * italics, such as names of buttons, stay unchanged.
 */
final class GlossaryLinks {
    /** These terms get no links, because they mostly mean something else on the pages, such as a class of pupils. */
    private static final Set<String> EVERYDAY = Set.of(
            "budget", "class", "count", "family", "fixed", "free", "goal", "hole", "image", "instance", "item", "level", "limit", "model",
            "option", "order", "packed", "part", "prime", "region", "set", "shape", "stage", "status", "target", "unique", "verdict",
            "weights", "worth");
    private static final Pattern TERM = Pattern.compile("(?m)^\\| ([a-z -]+) \\| (?!meaning)");
    private static final String LEFT_ALONE = "^```.*?^```$|^(?: {4}|#).*?$|^\\|[^\\n]*\\n\\|[-: |]+$"
            + "|!?\\[[^\\]]*\\]\\([^)]*\\)|`[^`]*`|\\*[^*\\n]+\\*|<a .*?</a>|<[^>]*>|unusable[^.|]*? arguments?";

    private static final Pattern COMMAND = Pattern.compile("(?m)(?<=^With |^With `[a-z]{1,12}` and )`([a-z]+)`");

    private final Pattern words;
    private final List<Path> commands;

    private GlossaryLinks(String glossary, List<Path> commands) {
        this.commands = commands;
        List<String> terms = new ArrayList<>(TERM.matcher(glossary).results().map(term -> term.group(1)).toList());
        terms.removeAll(EVERYDAY);
        terms.sort(Comparator.comparing(String::length).reversed());
        words = Pattern.compile("(?msi)" + LEFT_ALONE + "|(?<![\\w-])(" + String.join("|", terms) + ")s?(?![\\w-])");
    }

    public static void main(String... arguments) throws IOException {
        Path to = Path.of(arguments[0]);
        Path site = Path.of(arguments[1]);
        List<Path> commands = new ArrayList<>();
        for (String folder : List.of(arguments).subList(2, arguments.length)) {
            commands.addAll(files(Path.of(folder)));
        }
        GlossaryLinks links = new GlossaryLinks(Files.readString(site.resolve("markdown/glossary.md")), commands);
        for (Path file : files(site)) {
            Path copy = to.resolve(site.relativize(file).toString());
            if (file.startsWith(site.resolve("resources")) || file.endsWith("site.xml")) {
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            } else if (file.toString().endsWith(".md")) {
                write(copy, links.page(file));
            }
        }
        for (Path file : commands) {
            write(to.resolve("markdown").resolve(file.getFileName()), links.page(file));
        }
    }

    /**
     * Returns a page with its links. In the glossary, each term gets an address. The page of references stays
     * unchanged, because it consists of titles of papers.
     */
    private String page(Path file) throws IOException {
        String page = Files.readString(file);
        if (file.endsWith("glossary.md")) {
            return TERM.matcher(page).replaceAll(term -> "| <a id=\"%s\"></a>%s | ".formatted(address(term.group(1)), term.group(1)));
        }
        return file.endsWith("references.md") ? page : linked(COMMAND.matcher(page).replaceAll(command -> {
            String options = "command-" + command.group(1) + ".md";
            boolean isThere = commands.stream().anyMatch(each -> each.endsWith(options));
            return isThere ? "[" + command.group() + "](" + options + ")" : command.group();
        }));
    }

    private String linked(String page) {
        Set<String> linked = new HashSet<>();
        return words.matcher(page).replaceAll(word -> Matcher.quoteReplacement(
                word.group(1) != null && linked.add(address(word.group(1)))
                        ? "<a class=\"term\" href=\"glossary.html#%s\">%s</a>".formatted(address(word.group(1)), word.group())
                        : word.group()));
    }

    private static String address(String term) {
        return term.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
