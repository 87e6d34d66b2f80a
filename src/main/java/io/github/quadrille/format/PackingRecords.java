package io.github.quadrille.format;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Reads all packings that can be read from a file, and says which records cannot: JSON as for {@link PackingReader}, or
 * text with rows of letters or outlines, see {@link PackingPictures}.
 */
public final class PackingRecords {
    private PackingRecords() {}

    /**
     * Reads a file, or standard input.
     *
     * @param argument a path, or {@code -}
     * @throws UnusableInput when it cannot be opened or is not even text
     */
    public static void read(String argument, PackingReceiver receiver) throws UnusableInput {
        String source = InputFile.label(argument);
        try (InputStream in = InputFile.open(argument)) {
            read(source, in, receiver);
        } catch (CharacterCodingException e) {
            throw new UnusableInput(source, "There are bytes that are no UTF-8 text. Maybe this is a binary file.");
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    static void read(String source, InputStream in, PackingReceiver receiver) throws IOException, UnusableInput {
        BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        PackingReader.skipByteOrderMark(text);
        int linesBefore = 0;
        int first = peek(text);
        while (first >= 0 && Character.isWhitespace(first)) {
            linesBefore += text.read() == '\n' ? 1 : 0;
            first = peek(text);
        }
        if (first == '{' || first == '[') {
            RecordText records = new RecordText(text, linesBefore);
            Problems problems = new Problems(source);
            do {
                PackingReader.readRecords(records, problems, receiver);
            } while (records.nextRecord());
        } else if (first >= 0) {
            new PackingPictures(source, linesBefore, bounded(source, text), receiver).read();
        }
    }

    /** The rest of a text that is no JSON. */
    private static String bounded(String source, BufferedReader text) throws IOException, UnusableInput {
        StringBuilder rest = new StringBuilder();
        char[] chars = new char[1 << 16];
        for (int count = text.read(chars); count >= 0; count = text.read(chars)) {
            if (rest.length() + count > InputFile.MAX_BYTES) {
                throw new UnusableInput(
                        source,
                        "This is larger than %d MiB. Maybe JSON for so many packings."
                                .formatted(InputFile.MAX_BYTES >> 20));
            }
            rest.append(chars, 0, count);
        }
        return rest.toString();
    }

    private static int peek(BufferedReader text) throws IOException {
        text.mark(1);
        int c = text.read();
        if (c >= 0) {
            text.reset();
        }
        return c;
    }
}
