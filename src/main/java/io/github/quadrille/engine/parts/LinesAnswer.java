package io.github.quadrille.engine.parts;

import java.util.List;

/**
 * The answer to an errand: lines, which whoever asked can read.
 *
 * @param lines without line feeds
 */
public record LinesAnswer(List<String> lines, double seconds) implements TaskAnswer {
    /**
     * Keeps a copy.
     *
     * @throws IllegalArgumentException when a line is more than one
     */
    public LinesAnswer {
        lines = List.copyOf(lines);
        if (lines.stream().anyMatch(line -> line.indexOf('\n') >= 0)) {
            throw new IllegalArgumentException("A line is more than one.");
        }
    }

    /** Characters, with the ends of lines. */
    public long length() {
        return lines.stream().mapToLong(line -> line.length() + 1L).sum();
    }
}
