package io.github.quadrille.app.cli.shared;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A stream for people whose terminal knows nothing but ASCII: lines of pictures become {@code + - |}, cells the marks
 * of puzzle files. What is written as bytes, such as JSON, stays as it is.
 */
final class PlainAscii extends PrintStream {
    private static final String GLYPHS = "─│┌┐└┘├┤┬┴┼╴╵╶╷╌┆█░○·◇═║┃━×–—’±";
    private static final String INSTEAD = "-|+++++++++-|-|.:#:.?*=||-x--'~";
    private static final char LAST = '~';

    PlainAscii(OutputStream out) {
        super(out, false, StandardCharsets.UTF_8);
    }

    /**
     * Whether an environment names a character set, and one that is not UTF-8; {@code C} names ASCII. Nothing at all is
     * what containers and services have, whose logs are read elsewhere.
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

    /** The text in ASCII. What has no likeness there becomes a question mark. */
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
