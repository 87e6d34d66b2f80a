import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Writes the file that the search of the site reads. The file has each section of each page, with its heading and its
 * words.
 *
 * <p>The command is {@code java SearchIndex.java FILE FOLDER_OF_PAGES...}. The file is a script, because a browser
 * reads neither modules nor data files for a page that is opened from a disk.
 */
final class SearchIndex {
    private SearchIndex() {}

    private record Section(String page, String title, String heading, StringBuilder words) {
        private String json() {
            return Stream.of(page, title, heading, words.toString().replaceAll("\\s+", " ").strip())
                    .map(SearchIndex::quoted)
                    .collect(java.util.stream.Collectors.joining(",", "[", "]"));
        }
    }

    public static void main(String... arguments) throws IOException {
        List<Section> sections = new ArrayList<>();
        for (int folder = 1; folder < arguments.length; folder++) {
            try (Stream<Path> files = Files.list(Path.of(arguments[folder]))) {
                for (Path page : files.filter(file -> file.toString().endsWith(".md")).sorted().toList()) {
                    read(page, sections);
                }
            }
        }
        Path file = Path.of(arguments[0]);
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                "window.searchIndex = [\n"
                        + String.join(",\n", sections.stream().map(Section::json).toList())
                        + "\n];\n");
    }

    private static void read(Path file, List<Section> sections) throws IOException {
        String page = file.getFileName().toString().replace(".md", ".html");
        String title = "";
        boolean isCode = false;
        for (String line : Files.readAllLines(file)) {
            isCode ^= line.startsWith("```");
            if (!isCode && line.matches("#+ .*")) {
                String heading = plain(line.replaceFirst("#+ ", ""));
                title = title.isEmpty() ? heading : title;
                sections.add(new Section(page, title, title.equals(heading) ? "" : heading, new StringBuilder()));
            } else if (!sections.isEmpty() && !line.startsWith("```") && !line.startsWith("|--")) {
                sections.get(sections.size() - 1).words().append(plain(line)).append(' ');
            }
        }
    }

    /** Returns a line without the marks of Markdown. */
    private static String plain(String line) {
        return line.replaceAll("<[a-z/][^>]*>", "").replaceAll("!?\\[([^\\]]*)]\\([^)]*\\)", "$1").replaceAll("[*`|\\\\]", " ").strip();
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\' || c < ' ' || c == '<') {
                json.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                json.appendCodePoint(c);
            }
        });
        return json.append('"').toString();
    }
}
