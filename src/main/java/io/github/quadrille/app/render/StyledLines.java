package io.github.quadrille.app.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lines of text for a terminal, with colours or without. */
final class StyledLines {
    private static final String GAP = "   ";
    private static final String RESET = "\u001b[0m";

    private final boolean coloured;
    private final StringBuilder text = new StringBuilder();
    private String style = TerminalColours.PLAIN;
    /** Where the line begins that has not ended. */
    private int start;

    /** @param coloured whether styles are to be seen */
    StyledLines(boolean coloured) {
        this.coloured = coloured;
    }

    /** Adds text in a style, the parameters of an escape code; empty for none. */
    void add(String words, String newStyle) {
        change(newStyle);
        text.append(words);
    }

    /** The same of one letter or glyph, so many times. */
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

    /** Ends a line, without blanks before. */
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
     * Blocks of as many lines each beside each other, as many as there is room for, then the others below.
     *
     * @param wide how many columns a block has
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

    /** The lines, each ended by {@code \n}. */
    @Override
    public String toString() {
        return text.toString();
    }
}
