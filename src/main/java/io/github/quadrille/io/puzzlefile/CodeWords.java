package io.github.quadrille.io.puzzlefile;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Replaces each text that is frequent in puzzle files, here called a word, by one byte. So short files become shorter
 * than by compression alone. Such a byte is a control character, or a byte that UTF-8 has only inside a character, used
 * here where a character begins. No puzzle file has such a byte in such a place. The words of a version never change,
 * because old links must stay readable.
 */
final class CodeWords {
    private static final int FIRST_MIDDLE = 0x80;
    private static final int FIRST_LEAD = 0xc0;
    /**
     * The fixed code of the Deflate format takes nine bits for a byte of at least this value, and eight bits for any
     * smaller byte.
     */
    private static final int FIRST_LONG = 144;

    private static final List<String> TETROMINOES = List.of("I", "O", "T", "L", "S", "J", "Z");
    private static final List<String> PENTOMINOES =
            List.of("F5", "I5", "L5", "N5", "P5", "T5", "U5", "V5", "W5", "X5", "Y5", "Z5");
    private static final List<String> FREE_TETROMINOES = List.of("T", "I", "O", "L", "S");
    private static final List<String> COMMON = List.of(
            "name: ",
            "\nboard: ",
            "\nboard: |\n  ",
            "\nwrap: none\nsymmetry: free\npieces:\n",
            "\nwrap: none\nsymmetry: one-sided\npieces:\n",
            "\nwrap: none\nsymmetry: fixed\npieces:\n",
            "\nwrap: horizontal\nsymmetry: ",
            "\nwrap: vertical\nsymmetry: ",
            "\nwrap: both\nsymmetry: ",
            "free\npieces:\n",
            "one-sided\npieces:\n",
            "fixed\npieces:\n",
            "\nlattice: cubic",
            "\nlattice: hexagonal",
            "\nlattice: triangular",
            lines(PENTOMINOES, "1"),
            lines(FREE_TETROMINOES, "1"),
            lines(FREE_TETROMINOES, "any"),
            lines(FREE_TETROMINOES, "4"),
            "shapes:\n  ",
            ": |\n    ",
            "\n    ",
            "\n  ",
            ": any\n",
            ": 1\n",
            "goal: cover\nmaximise: ",
            "cells\ncell-weights: |\n  ",
            "pieces\nweights:\n",
            "given:\n");

    /** In lists of given pieces, these words stand between numbers. */
    private static final List<String> LISTED = List.of(", [[", "], [", "]]]\n", "]]]\n  - [");

    private static final Map<Integer, String> WORDS = new HashMap<>();

    static {
        int next = 1;
        for (String word : COMMON) {
            WORDS.put(next++, word);
            // No word gets the byte of a line break, because this byte keeps its meaning.
            next += next == '\n' ? 1 : 0;
        }
        next = FIRST_MIDDLE;
        for (String count : List.of("1\n", "", "any\n")) {
            for (List<String> set : List.of(TETROMINOES, PENTOMINOES)) {
                for (String kind : set) {
                    WORDS.put(next++, "  " + kind + ": " + count);
                }
            }
        }
        for (String word : LISTED) {
            WORDS.put(next++, word);
        }
    }

    private CodeWords() {}

    private static String lines(List<String> kinds, String count) {
        return kinds.stream().map(kind -> "  " + kind + ": " + count + "\n").collect(Collectors.joining());
    }

    /**
     * Returns bytes for a text that take the fewest bits in the fixed code of the Deflate format. It finds them by
     * dynamic programming from the end of the text. The time is linear in the length of the text.
     */
    static byte[] bytes(String text) {
        // This text has one character for each byte. The words are ASCII, so they look the same in this text.
        String written = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        int[] bits = new int[written.length() + 1];
        int[] chosen = new int[written.length()];
        for (int at = written.length() - 1; at >= 0; at--) {
            bits[at] = bits[at + 1] + 8;
            for (Map.Entry<Integer, String> word : WORDS.entrySet()) {
                if (written.startsWith(word.getValue(), at)) {
                    int with = bits[at + word.getValue().length()] + (word.getKey() < FIRST_LONG ? 8 : 9);
                    chosen[at] = with < bits[at] ? word.getKey() : chosen[at];
                    bits[at] = Math.min(bits[at], with);
                }
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int at = 0;
                at < chosen.length;
                at += chosen[at] == 0 ? 1 : WORDS.get(chosen[at]).length()) {
            out.write(chosen[at] == 0 ? written.charAt(at) : chosen[at]);
        }
        return out.toByteArray();
    }

    /**
     * Returns the UTF-8 bytes of the text for which the given bytes stand.
     *
     * @param most the largest number of bytes that the text can have
     * @throws IllegalArgumentException when the text has more bytes, or when a byte in the place of a word stands for
     *     no word
     */
    static byte[] text(byte[] bytes, int most) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int middles = 0;
        for (byte signed : bytes) {
            int each = signed & 0xff;
            boolean isMiddle = middles > 0 && isMiddle(each);
            boolean isWord = each < ' ' ? each != '\n' : !isMiddle && isMiddle(each);
            if (isWord) {
                String word = WORDS.get(each);
                if (word == null) {
                    throw new IllegalArgumentException("there is no word %d".formatted(each));
                }
                out.writeBytes(word.getBytes(StandardCharsets.UTF_8));
            } else {
                out.write(each);
            }
            middles = isMiddle ? middles - 1 : middlesAfter(each);
            if (out.size() > most) {
                throw new IllegalArgumentException("it has more than %,d bytes".formatted(most));
            }
        }
        return out.toByteArray();
    }

    private static boolean isMiddle(int each) {
        return each >= FIRST_MIDDLE && each < FIRST_LEAD;
    }

    /** Returns how many bytes of a UTF-8 character follow its first byte. */
    private static int middlesAfter(int lead) {
        return lead < FIRST_LEAD ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    }
}
