package io.github.quadrille.app.print;

import java.util.ArrayList;
import java.util.List;

/** Sentences broken into lines. */
final class WrappedText {
    private WrappedText() {}

    /** Lines of at most so many characters, unless a word is longer. */
    static List<String> lines(List<String> sentences, double characters) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : String.join(" ", sentences).split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > characters) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
