package io.github.quadrille.app.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Builds lines of text for a terminal, with colours or without. */
final class StyledLines {
    private static final String GAP = "   ";
    private static final String RESET = "\u001b[0m";

    private final boolean coloured;
    private final StringBuilder text = new StringBuilder();
    private String style = TerminalColours.PLAIN;
    /** The line that is not ended yet begins at this index of the text. */
    private int start;

    /**
     * Begins without text.
     *
     * @param coloured whether styles are written
     */
    StyledLines(boolean coloured) {
        this.coloured = coloured;
    }

    /** Adds text in a style. A style is the parameters of an escape code, or an empty string for plain text. */
    void add(String words, String newStyle) {
        change(newStyle);
        text.append(words);
    }

    /** Adds a letter or glyph this many times, in a style. */
    void add(char letter, int times, String newStyle) {
        change(newStyle);
        for (int i = 0; i < times; i++) {
            text.append(letter);
        }
    }

    private void change(String newStyle) {
        if (coloured && !newStyle.equals(style)) {
            text.append(style.isEmpty() ? "" : RESET);
            if (!newStyle.isEmpty()) {
                text.append("\u001b[").append(newStyle).append('m');
            }
            style = newStyle;
        }
    }

    /** Ends a line, and removes the blanks at its end, unless they have a style. */
    void end() {
        change(TerminalColours.PLAIN);
        int end = text.length();
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        text.setLength(end);
        text.append('\n');
        start = text.length();
    }

    /**
     * Puts as many blocks side by side as fit into the terminal, and the other blocks below them. All blocks have the
     * same number of lines.
     *
     * @param wide the number of columns of a block
     * @param room the number of columns of the terminal
     */
    static List<String> beside(List<List<String>> blocks, int wide, int room) {
        int fitting = Math.max(1, (room + GAP.length()) / (wide + GAP.length()));
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < blocks.size(); from += fitting) {
            List<List<String>> row = blocks.subList(from, Math.min(blocks.size(), from + fitting));
            IntStream.range(0, row.get(0).size())
                    .mapToObj(line -> row.stream().map(block -> block.get(line)).collect(Collectors.joining(GAP)))
                    .forEach(lines::add);
        }
        return lines;
    }

    /** Returns the lines, each ended by {@code \n}. */
    @Override
    public String toString() {
        return text.toString();
    }
}
