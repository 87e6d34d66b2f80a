package io.github.quadrille.app.cli.shared;

import java.util.ArrayList;
import java.util.List;

/** Breaks sentences into lines, between words only: a word that is longer than a line stays whole. */
final class Paragraph {
    private Paragraph() {}

    /**
     * The lines of a text.
     *
     * @param start what the first line begins with
     * @param width how many columns a line has
     * @param indent what every other line begins with
     */
    static List<String> lines(String start, String text, int width, String indent) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(start);
        String gap = "";
        for (String word : text.split(" ")) {
            if (!gap.isEmpty() && line.length() + gap.length() + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(indent);
                gap = "";
            }
            line.append(gap).append(word);
            gap = " ";
        }
        lines.add(line.toString());
        return lines;
    }
}
