package io.github.quadrille.io.puzzlefile;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes one byte for each word that is frequent in puzzle files, so that short texts become shorter than by
 * compression alone. The bytes are those that no puzzle text has in such a place: control characters, and bytes for the
 * middle of a UTF-8 character where a character begins. The words of a version never change, because old links must be
 * readable for ever.
 */
final class CodeWords {
    private static final int FIRST_MIDDLE = 0x80;
    private static final int FIRST_LEAD = 0xc0;
    /** From this value on, compression with its fixed code takes nine bits for a byte. */
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

    /** Lists of given pieces consist of these words. */
    private static final List<String> LISTED = List.of(", [[", "], [", "]]]\n", "]]]\n  - [");

    private static final Map<Integer, String> WORDS = new HashMap<>();

    static {
        int next = 1;
        for (String word : COMMON) {
            WORDS.put(next++, word);
            // The byte of a line break keeps its meaning, so no word gets it.
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

    /** Returns the shortest bytes for a text, by dynamic programming from its end. Time is linear in its length. */
    static byte[] bytes(String text) {
        // This text has one character for each byte; words are ASCII.
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
     * Returns the text of some bytes in UTF-8.
     *
     * @param most the largest number of bytes that the text may have
     * @throws IllegalArgumentException when it has more, or a byte stands for no word
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

    /** Counts the bytes that follow the first byte of a character. */
    private static int middlesAfter(int lead) {
        return lead < FIRST_LEAD ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    }
}
