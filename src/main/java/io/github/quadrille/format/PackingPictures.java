package io.github.quadrille.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds packings in text: rows of letters, or outlines as {@code solve} draws them, among the other lines that it
 * prints.
 */
final class PackingPictures {
    private static final Pattern LETTERS = Pattern.compile("[\\p{L}.?#]+");
    private static final Pattern LATTICE =
            Pattern.compile("[\\u2500-\\u257f░+|:. -]*[\\u2500-\\u257f+][\\u2500-\\u257f░+|:. -]*");
    private static final Pattern BLANK_OR_LATTICE = Pattern.compile("[\\u2500-\\u257f░+|:. -]*");
    /** Lines of an answer have words, and legends an equals sign. */
    private static final Pattern WORDS = Pattern.compile(".*[\\s:=].*|");

    private final List<String> lines;
    private final Problems problems;
    private final PackingReceiver receiver;
    private final int linesBefore;
    private int next;

    /**
     * @param linesBefore how many lines of the file are before the text
     */
    PackingPictures(String source, int linesBefore, String text, PackingReceiver receiver) {
        this.lines = text.lines().map(String::stripTrailing).toList();
        this.problems = new Problems(source);
        this.receiver = receiver;
        this.linesBefore = linesBefore;
    }

    /** Hands them on. */
    void read() {
        while (next < lines.size()) {
            String line = lines.get(next);
            if (LATTICE.matcher(line).matches()) {
                receiver.picture(new OutlinedGrid(outlines()).read());
            } else if (LETTERS.matcher(line).matches()) {
                receiver.picture(LetterGrid.read(letters()));
            } else {
                if (!WORDS.matcher(line).matches()) {
                    String message =
                            "%s is no row of letters. Maybe a letter for each cell, and '.' where nothing lies.";
                    problems.add(new Position(linesBefore + next + 1, 1), message.formatted(Quote.of(line)));
                    receiver.unreadable(problems.take());
                }
                next++;
            }
        }
    }

    private List<String> letters() {
        int from = next;
        while (next < lines.size() && LETTERS.matcher(lines.get(next)).matches()) {
            next++;
        }
        return lines.subList(from, next);
    }

    /** Lattice lines and lines of cells in turn, and without blank lines that are not part of them. */
    private List<String> outlines() {
        List<String> outlines = new ArrayList<>(List.of(lines.get(next++)));
        Optional<String> cells = line(next);
        Optional<String> lattice = line(next + 1);
        while (lattice.isPresent() && BLANK_OR_LATTICE.matcher(lattice.get()).matches()) {
            outlines.add(cells.orElseThrow());
            outlines.add(lattice.get());
            next += 2;
            cells = line(next);
            lattice = line(next + 1);
        }
        while (outlines.size() > 2
                && outlines.get(outlines.size() - 1).isEmpty()
                && outlines.get(outlines.size() - 2).isEmpty()) {
            outlines.subList(outlines.size() - 2, outlines.size()).clear();
        }
        return outlines;
    }

    private Optional<String> line(int number) {
        return number < lines.size() ? Optional.of(lines.get(number)) : Optional.empty();
    }
}
