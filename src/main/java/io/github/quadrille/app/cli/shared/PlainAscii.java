package io.github.quadrille.app.cli.shared;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Prints text on a terminal that shows only ASCII. Lines of pictures become {@code + - |}, and cells become the marks
 * of puzzle files. Bytes, such as those of JSON, stay as they are.
 */
final class PlainAscii extends PrintStream {
    private static final String GLYPHS = "─│┌┐└┘├┤┬┴┼╴╵╶╷╌┆█░○·◇═║┃━×–—’±";
    private static final String INSTEAD = "-|+++++++++-|-|.:#:.?*=||-x--'~";
    private static final char LAST = '~';

    PlainAscii(OutputStream out) {
        super(out, false, StandardCharsets.UTF_8);
    }

    /**
     * Returns whether an environment names a locale without UTF-8. The locale {@code C} means ASCII. If no locale is
     * named, as in many containers and services, UTF-8 is used, because their logs are read on other machines.
     */
    static boolean isWanted(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(locale -> !locale.isEmpty())
                .findFirst()
                .filter(locale ->
                        !locale.toUpperCase(Locale.ROOT).replace("-", "").contains("UTF8"))
                .isPresent();
    }

    /** Returns the text in ASCII. A character without a similar one in ASCII becomes a question mark. */
    static String of(String text) {
        if (text.chars().allMatch(letter -> letter <= LAST)) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            int glyph = GLYPHS.indexOf(letter);
            plain.append(letter <= LAST ? letter : glyph < 0 ? '?' : INSTEAD.charAt(glyph));
        }
        return plain.toString();
    }

    @Override
    public void print(String text) {
        super.print(of(String.valueOf(text)));
    }

    @Override
    public void print(char letter) {
        print(String.valueOf(letter));
    }

    @Override
    public void print(Object object) {
        print(String.valueOf(object));
    }
}
