package io.github.quadrille.format.file;

import io.github.quadrille.format.Problem;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads all packings that can be read from a file, and says which records cannot: JSON as for {@link PackingReader}, or
 * text with rows of letters or outlines, see {@link PackingPictures}.
 */
public final class PackingRecords {
    private static final String EMPTY = "This is empty. Maybe the command that should write it failed.";
    private static final String NO_PACKING =
            "There is no packing in it. Maybe the puzzle has none, or the search reached a limit.";
    private static final String NO_PICTURE = "Nothing in it looks like a packing. Maybe JSON with pieces, rows with a"
            + " letter for each cell, or what 'solve' prints.";
    private static final Pattern ANSWER = Pattern.compile("\\s*status: ");

    /** Hands on, and remembers whether there was something. */
    private static final class Tally implements PackingReceiver {
        private final PackingReceiver receiver;
        private boolean any;

        private Tally(PackingReceiver receiver) {
            this.receiver = receiver;
        }

        @Override
        public void packing(FoundPacking found) {
            any = true;
            receiver.packing(found);
        }

        @Override
        public void picture(Packing letters) {
            any = true;
            receiver.picture(letters);
        }

        @Override
        public void unreadable(List<Problem> problems) {
            any = true;
            receiver.unreadable(problems);
        }

        @Override
        public void optimum(long worth) {
            receiver.optimum(worth);
        }
    }

    private PackingRecords() {}

    /**
     * Reads a file, or standard input.
     *
     * @param argument a path, or {@code -}
     * @param puzzle what the packings should be of; it tells rows of letters from words
     * @return what to say when nothing was handed on
     * @throws UnusableInput when it cannot be opened or is not even text
     */
    public static Optional<Problem> read(String argument, Puzzle puzzle, PackingReceiver receiver)
            throws UnusableInput {
        String source = InputFile.label(argument);
        try (InputStream in = InputFile.open(argument)) {
            return read(source, in, puzzle, receiver);
        } catch (CharacterCodingException e) {
            throw new UnusableInput(source, "There are bytes that are no UTF-8 text. Maybe this is a binary file.");
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    /** The same for rows of letters, of which the problems know the text only. */
    public static void readRows(String source, String rows, Puzzle puzzle, PackingReceiver receiver) {
        new PackingPictures(source, 0, rows, puzzle, receiver).read();
    }

    private static Optional<Problem> read(String source, InputStream in, Puzzle puzzle, PackingReceiver receiver)
            throws IOException, UnusableInput {
        BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        PackingReader.skipByteOrderMark(text);
        int linesBefore = 0;
        StringBuilder indentation = new StringBuilder();
        int first = peek(text);
        while (first >= 0 && Character.isWhitespace(first)) {
            indentation.append((char) text.read());
            if (first == '\n') {
                linesBefore++;
                indentation.setLength(0);
            }
            first = peek(text);
        }
        if (first < 0) {
            return Optional.of(new Problem(source, 0, 0, EMPTY));
        }
        Tally tally = new Tally(receiver);
        String nothing = NO_PACKING;
        if (first == '{' || first == '[') {
            RecordText records = new RecordText(text, linesBefore);
            Problems problems = new Problems(source);
            do {
                PackingReader.readRecords(records, problems, tally);
            } while (records.nextRecord());
        } else {
            String rest = indentation + bounded(source, text);
            new PackingPictures(source, linesBefore, rest, puzzle, tally).read();
            nothing = ANSWER.matcher(rest).lookingAt() ? NO_PACKING : NO_PICTURE;
        }
        return tally.any ? Optional.empty() : Optional.of(new Problem(source, 0, 0, nothing));
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
