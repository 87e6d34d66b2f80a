package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Converts a puzzle into one word for a link or a forum, and back. The word begins with {@code quad1-}. The rest is
 * base64 with the alphabet for URLs: three bytes of a checksum, and then the text of the puzzle file. The text is
 * shortened with {@link CodeWords} and compressed as raw DEFLATE. To read the word, a browser needs only its own {@code
 * atob} and {@code DecompressionStream('deflate-raw')} and a table of the code words.
 */
public final class PuzzleCode {
    /**
     * A code has at most this many characters. A longer code could hardly be pasted, and some systems limit an argument
     * of a command line to 128 KiB.
     */
    static final int MOST_CHARACTERS = 1 << 16;
    /** The text of the puzzle file in a code has at most this many bytes. */
    static final int MOST_BYTES = 1 << 20;

    /**
     * A bracket and the address of a page can stand before a code. They are looked for only in this many characters at
     * the beginning.
     */
    private static final int MOST_AROUND = 1 << 11;

    private static final String VERSION = "1";
    private static final Pattern CODE = Pattern.compile("quad([0-9]{1,9})-(.*)");
    private static final String BEGINNING = "quad";
    private static final Pattern AROUND =
            Pattern.compile("(?i)<?+\\s*+(?:https?://[^\\s<>]*[#?=&/])?(?=quad[0-9]{1,9}-)");
    /** This pattern matches names of files. Such a name has an ending such as {@code .txt}, or a slash or backslash. */
    private static final Pattern FILE = Pattern.compile(".*[/\\\\].*|.*[A-Za-z0-9_-]\\.[A-Za-z0-9]{1,8}");

    private static final Pattern FOREIGN = Pattern.compile("[^A-Za-z0-9_-]");
    private static final int CHECK_BYTES = 3;
    private static final int SHOWN = 16;

    private PuzzleCode() {}

    /**
     * Returns whether a text is meant as a code, even if the code is damaged. Blanks and line breaks in the text are
     * ignored.
     */
    public static boolean isCode(String text) {
        String bare = bare(text);
        if (!bare.startsWith(BEGINNING)) {
            return false;
        }
        String word = joined(bare);
        return CODE.matcher(word).matches()
                && word.indexOf(':') < 0
                && !FILE.matcher(word).matches();
    }

    /**
     * Returns the name that messages use for an argument of the command line. A code is named by its first characters.
     */
    static String label(String argument) {
        if (!isCode(argument)) {
            return InputFile.label(argument);
        }
        String word = joined(bare(argument));
        return word.length() > SHOWN ? word.substring(0, SHOWN) + "..." : word;
    }

    /**
     * Returns the code of a puzzle.
     *
     * @throws UnusableInput when the puzzle is too large for a code
     */
    public static String of(Puzzle puzzle) throws UnusableInput {
        String text = PuzzleWriter.toYaml(puzzle);
        if (text.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES) {
            byte[] packed = deflated(CodeWords.bytes(text));
            byte[] all = Arrays.copyOf(check(packed, 0), CHECK_BYTES + packed.length);
            System.arraycopy(packed, 0, all, CHECK_BYTES, packed.length);
            String code = "quad" + VERSION + "-"
                    + Base64.getUrlEncoder().withoutPadding().encodeToString(all);
            if (code.length() <= MOST_CHARACTERS) {
                return code;
            }
        }
        throw new UnusableInput(
                puzzle.name(),
                "The puzzle is too large for a code of at most %,d characters. Send the file itself."
                        .formatted(MOST_CHARACTERS));
    }

    /**
     * Returns the text of the puzzle file that a code holds.
     *
     * @param problems the receiver of the problems of the code
     * @throws UnusableInput with one problem, when the code is damaged, cut off, too long, of another version or made
     *     by another program
     */
    static String text(Problems problems, String code) throws UnusableInput {
        String word = joined(bare(code));
        Matcher matcher = CODE.matcher(word);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("This is not a code: " + Quote.of(code));
        }
        if (!matcher.group(1).equals(VERSION)) {
            throw problems.refusal(
                    "This code is of version %s, but this program reads version %s. Use a later version of Quadrille."
                            .formatted(matcher.group(1), VERSION));
        }
        if (word.length() > MOST_CHARACTERS) {
            throw problems.refusal(
                    "This code has %,d characters, but a code has at most %,d. Check whether it was pasted several times."
                            .formatted(word.length(), MOST_CHARACTERS));
        }
        Matcher foreign = FOREIGN.matcher(matcher.group(2));
        if (foreign.find()) {
            throw problems.refusal(
                    "The code has the character %s, which codes do not use. Check whether the page that showed the code has shortened it or added something."
                            .formatted(Quote.of(foreign.group().codePointAt(0))));
        }
        return unpacked(problems, matcher.group(2));
    }

    private static String unpacked(Problems problems, String payload) throws UnusableInput {
        byte[] all;
        try {
            all = Base64.getUrlDecoder().decode(payload);
        } catch (IllegalArgumentException e) {
            throw damaged(problems, payload);
        }
        if (all.length <= CHECK_BYTES || !Arrays.equals(check(all, CHECK_BYTES), Arrays.copyOf(all, CHECK_BYTES))) {
            throw damaged(problems, payload);
        }
        try {
            String text = PlainText.decoded(problems, CodeWords.text(inflated(all), MOST_BYTES));
            if (isCode(text)) {
                throw new DataFormatException("there is another code inside of it");
            }
            return text;
        } catch (DataFormatException | IllegalArgumentException e) {
            throw problems.refusal(
                    "This code was not made by Quadrille: %s. Check which program made it.".formatted(e.getMessage()));
        }
    }

    private static UnusableInput damaged(Problems problems, String payload) {
        return problems.refusal(
                "This code of %,d characters is damaged: some are missing, too many or changed. Copy the whole code again."
                        .formatted(payload.length()));
    }

    /**
     * Returns a code without the address of a page before it, and without the angle brackets that mail programs put
     * around links.
     */
    private static String bare(String written) {
        String text = written.stripLeading();
        Matcher around = AROUND.matcher(text.substring(0, Math.min(text.length(), MOST_AROUND)));
        if (!around.lookingAt()) {
            return text;
        }
        String rest = text.substring(around.end() + BEGINNING.length()).stripTrailing();
        boolean isBracketed = text.startsWith("<") && rest.endsWith(">");
        return BEGINNING + (isBracketed ? rest.substring(0, rest.length() - 1) : rest);
    }

    /** Joins the parts of a code that forums or mails have broken into several lines. */
    private static String joined(String text) {
        return text.replaceAll("\\s+", "");
    }

    private static byte[] check(byte[] bytes, int from) {
        CRC32 crc = new CRC32();
        crc.update(bytes, from, bytes.length - from);
        long value = crc.getValue();
        return new byte[] {(byte) (value >> 16), (byte) (value >> 8), (byte) value};
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(bytes);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 12];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }

    /**
     * Unpacks the bytes after the checksum, and stops as soon as the result is too long. An {@link Inflater} for raw
     * DEFLATE may need one byte after the end of the data, so a zero byte is added. The decompressor of a browser needs
     * no such byte.
     */
    private static byte[] inflated(byte[] all) throws DataFormatException {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(Arrays.copyOf(all, all.length + 1), CHECK_BYTES, all.length + 1 - CHECK_BYTES);
            byte[] bytes = new byte[MOST_BYTES + 1];
            int length = 0;
            int read = -1;
            while (read != 0 && length <= MOST_BYTES) {
                read = inflater.inflate(bytes, length, bytes.length - length);
                length += read;
            }
            if (length > MOST_BYTES) {
                throw new DataFormatException("it unpacks to more than %,d bytes".formatted(MOST_BYTES));
            }
            if (!inflater.finished()) {
                throw new DataFormatException("it ends too early");
            }
            if (inflater.getRemaining() > 1) {
                throw new DataFormatException("something comes after its end");
            }
            return Arrays.copyOf(bytes, length);
        } finally {
            inflater.end();
        }
    }
}
