package io.github.quadrille.io.foreign;

import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.text.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognizes drawings of pieces without a board, in three forms. In the first form, empty lines separate the drawings.
 * Each drawing uses one sign, a letter or {@code #}, with {@code .} or blanks where there is no cell. In the second
 * form, drawings in different letters stand one below another. In the third form, each line has a name and a drawing,
 * such as {@code hook=XX/.X}.
 */
final class PieceList {
    private static final Pattern SIGN = Pattern.compile("[\\p{L}#]");
    private static final Pattern WORD = Pattern.compile("\\s*[\\p{L}\\p{Nd}_'-]{1,40}=[X#.01/ ]+");

    private PieceList() {}

    static boolean isMeant(List<String> lines) {
        List<String> full = lines.stream().filter(line -> !line.isBlank()).toList();
        if (full.size() > 1 && full.stream().allMatch(line -> WORD.matcher(line).matches())) {
            return true;
        }
        List<List<String>> blocks = blocks(lines);
        return blocks.size() > 1
                ? blocks.stream().allMatch(block -> sign(block).isPresent())
                : isLetterBelowLetter(full);
    }

    static List<ForeignPuzzle> refuse(Problems problems) {
        problems.add(
                "This file has drawings of pieces, but no board. Solve a board such as 8x8 with this file for %s, or use 'fit' to find the smallest board."
                        .formatted(ParameterName.of("pieces")));
        return List.of();
    }

    /** Returns the sign that all cells share, if there is only one sign, and if it is a letter or {@code #}. */
    private static Optional<String> sign(List<String> rows) {
        Set<String> signs = new HashSet<>();
        for (String row : rows) {
            row.codePoints()
                    .filter(mark -> mark != '.' && mark != ' ')
                    .mapToObj(Character::toString)
                    .forEach(signs::add);
        }
        return signs.stream()
                .findFirst()
                .filter(sign -> signs.size() == 1 && SIGN.matcher(sign).matches());
    }

    /**
     * Returns whether the rows are drawings of pieces in different letters, one below another. Each row must use only
     * one letter. There must be at least two letters, and all rows of a letter must follow one another. The rows must
     * not all have the same length. In the picture of a packing, letters would stand side by side.
     */
    private static boolean isLetterBelowLetter(List<String> rows) {
        List<String> letters = new ArrayList<>();
        for (String row : rows) {
            Optional<String> sign = sign(List.of(row));
            if (sign.isEmpty() || sign.get().equals("#")) {
                return false;
            }
            if (letters.isEmpty() || !letters.get(letters.size() - 1).equals(sign.get())) {
                letters.add(sign.get());
            }
        }
        return letters.size() > 1
                && letters.stream().distinct().count() == letters.size()
                && rows.stream().map(row -> row.strip().length()).distinct().count() > 1;
    }

    private static List<List<String>> blocks(List<String> lines) {
        List<List<String>> blocks = new ArrayList<>();
        boolean isOpen = false;
        for (String line : lines) {
            if (!line.isBlank() && !isOpen) {
                blocks.add(new ArrayList<>());
            }
            isOpen = !line.isBlank();
            if (isOpen) {
                blocks.get(blocks.size() - 1).add(line);
            }
        }
        return blocks;
    }
}
