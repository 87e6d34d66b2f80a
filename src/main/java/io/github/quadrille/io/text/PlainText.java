package io.github.quadrille.io.text;

import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Tells text from binary data that happens to decode. */
public final class PlainText {
    private PlainText() {}

    /** The text without a byte order mark; refuses characters that YAML does not allow. */
    public static String checked(String source, String text) throws UnusableInput {
        String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
        int index = 0;
        while (index < plain.length() && StreamReader.isPrintable(plain.codePointAt(index))) {
            index += Character.charCount(plain.codePointAt(index));
        }
        if (index == plain.length()) {
            return plain;
        }
        String[] lines = plain.substring(0, index).split("\r\n|\r|\n", -1);
        String last = lines[lines.length - 1];
        String message = "The character U+%04X does not belong into a text. Maybe this is a binary file."
                .formatted(plain.codePointAt(index));
        int column = last.codePointCount(0, last.length()) + 1;
        throw new UnusableInput(List.of(new Problem(source, lines.length, column, message)));
    }
}
