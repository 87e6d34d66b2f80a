package io.github.quadrille.app.render;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Explains the colours and letters of a picture. Every kind on the board has an entry: its letter in its colour, its
 * name where that differs from the letter, and the number of its pieces. Without colours, kinds whose letters are their
 * names are left out. If there are too many kinds, the last line only counts the kinds that are not shown.
 */
final class Legend {
    private static final String GAP = "   ";
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");
    /**
     * A legend has at most this many lines with kinds, because a longer one would take more lines than most boards. One
     * more line can count the kinds that are not shown.
     */
    private static final int MOST_LINES = 4;
    /** An entry lists at most this many letters for a kind. */
    private static final int MOST_LETTERS = 26;

    private final Picture picture;
    private final TerminalColours colours;
    private final PieceLetters letters;
    private final int width;

    Legend(Picture picture, TerminalColours colours, int width) {
        this.picture = picture;
        this.colours = colours;
        this.letters = new PieceLetters(picture);
        this.width = width;
    }

    /** Returns the lines of the legend, each ended by {@code \n}; an empty string where there is nothing to explain. */
    String text(boolean colour) {
        int[] pieces = picture.counts();
        List<Entry> entries = IntStream.range(0, pieces.length)
                .filter(kind -> pieces[kind] > 0)
                .mapToObj(kind -> entry(kind, " ×" + pieces[kind], colour))
                .flatMap(Optional::stream)
                .toList();
        StyledLines lines = new StyledLines(colour);
        int ended = 0;
        int used = 0;
        for (Entry entry : entries) {
            int wide = entry.letter.length() + entry.words.length();
            if (used > 0 && used + GAP.length() + wide > width) {
                lines.end();
                ended++;
                used = 0;
            }
            if (ended == MOST_LINES) {
                lines.add(
                        "and %,d more kinds".formatted(entries.size() - entries.indexOf(entry)), TerminalColours.PLAIN);
                lines.end();
                return lines.toString();
            }
            String gap = used > 0 ? GAP : "";
            lines.add(gap, TerminalColours.PLAIN);
            lines.add(entry.letter, entry.style);
            lines.add(entry.words, TerminalColours.PLAIN);
            used += gap.length() + wide;
        }
        if (used > 0) {
            lines.end();
        }
        return lines.toString();
    }

    /** Holds what the legend says about a kind: one or more letters, words, and the style of the letters. */
    private record Entry(String letter, String words, String style) {}

    private Optional<Entry> entry(int kind, String count, boolean colour) {
        String name = picture.kindNames().get(kind);
        List<Character> all = letters.ofKind(kind);
        String shown = all.stream().limit(MOST_LETTERS).map(String::valueOf).collect(Collectors.joining(" "))
                + (all.size() > MOST_LETTERS ? " …" : "");
        boolean isSubstituted = all.size() > 1 || !isClear(name, shown);
        if (colour) {
            String words = (isSubstituted ? " " + name : "") + count;
            return Optional.of(new Entry(" " + shown + " ", words, colours.ofKind(kind)));
        }
        return isSubstituted
                ? Optional.of(new Entry(shown + " = ", name + count, TerminalColours.PLAIN))
                : Optional.empty();
    }

    /**
     * Tells whether a letter can stand for a name. That is so if the name is the letter itself. It is also so if the
     * name is the letter with digits, and no other kind begins with the letter. For example, F stands for F5 unless
     * there is F6.
     */
    private boolean isClear(String name, String letter) {
        boolean isAlone = picture.kindNames().stream()
                        .filter(other -> other.startsWith(letter))
                        .count()
                == 1;
        return name.equals(letter)
                || (isAlone
                        && name.startsWith(letter)
                        && DIGITS.matcher(name.substring(1)).matches());
    }
}
