package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Decodes bytes as text. Binary data is refused, even if it happens to be valid UTF-8. */
public final class PlainText {
    private PlainText() {}

    /** Returns whether bytes begin like a file that is compressed with gzip. */
    public static boolean isCompressed(byte... bytes) {
        return bytes.length > 1 && bytes[0] == 0x1f && bytes[1] == (byte) 0x8b;
    }

    /**
     * Returns whether a text begins with {@code <}, perhaps after blanks, as XML does. No puzzle file begins in this
     * way.
     */
    public static boolean isXml(byte... bytes) {
        int at = bytes.length > 2 && bytes[0] == (byte) 0xef ? 3 : 0;
        while (at < bytes.length && Character.isWhitespace(bytes[at])) {
            at++;
        }
        return at < bytes.length && bytes[at] == '<';
    }

    /** Decodes bytes as text in UTF-8. */
    public static String decoded(Problems problems, byte... bytes) throws UnusableInput {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        if (result.isError()) {
            String message =
                    "The byte 0x%02x at offset %d is not UTF-8 text. Use YAML, JSON, a picture in text or PBM, or a board in a PNG or JPEG file."
                            .formatted(bytes[in.position()], in.position());
            throw problems.refusal(message);
        }
        return out.flip().toString();
    }

    /** Returns the text without a byte order mark, and refuses characters that YAML does not allow. */
    public static String checked(Problems problems, String text) throws UnusableInput {
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
        String message = "A text file cannot have the character U+%04X. Check that this is a text file."
                .formatted(plain.codePointAt(index));
        int column = last.codePointCount(0, last.length()) + 1;
        throw problems.refusal(new TextPosition(lines.length, column), message);
    }
}
