package io.github.quadrille.io.exactcover;

import io.github.quadrille.io.exactcover.OptionFile.Item;
import io.github.quadrille.io.exactcover.OptionFile.Option;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads exact covers in two forms. The first form is the text of Knuth's programs (<i>The Art of Computer
 * Programming</i> 7.2.2.1). It has one line of items and then a line for each option. An item after a bar in the first
 * line can be in at most one chosen option, or in several that give it the same colour. Lines that begin with a bar are
 * comments. The second form is a matrix of 0 and 1 with a row for each option. A line above the matrix can have the
 * number of columns, or the numbers of rows and columns. The items of a matrix are named 1, 2, and so on.
 */
public final class OptionFileReader {
    private static final Pattern ROW = Pattern.compile("[01](?:[ \t,;]*[01])*+[ \t,;]*");
    private static final Pattern SIZE = Pattern.compile("[0-9]{1,7}(?:[ \t,;]+[0-9]{1,7})?");
    private static final Pattern BETWEEN = Pattern.compile("[ \t,;]+");
    private static final Pattern BOUNDED = Pattern.compile("(?:([0-9]{1,9}):)?([0-9]{1,9})\\|(.+)");
    private static final String BAR = "|";
    /** All options together can have at most this many names of items. */
    private static final int MOST_NAMES = 5_000_000;

    private final Problems problems;
    private final Map<String, Item> items = new LinkedHashMap<>();
    private final List<Option> options = new ArrayList<>();
    private long names;

    private OptionFileReader(Problems problems) {
        this.problems = problems;
    }

    /**
     * Returns whether a text looks like an exact cover. It can be a matrix below a line with its size. It can also have
     * names in the first line, and some of these names in every other line.
     */
    public static boolean isMeant(List<String> written) {
        List<String> lines = written.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith(BAR))
                .toList();
        if (lines.size() < 2) {
            return false;
        }
        String first = lines.get(0);
        List<String> others = lines.subList(1, lines.size());
        boolean isBelowSize = SIZE.matcher(first).matches()
                && !ROW.matcher(first).matches()
                && others.stream().allMatch(line -> ROW.matcher(line).matches());
        return isBelowSize || areNames(first, others);
    }

    private static boolean areNames(String first, List<String> others) {
        List<String> header = List.of(first.split("\\s+"));
        Set<String> known = new HashSet<>();
        header.forEach(name -> {
            Matcher bounded = BOUNDED.matcher(name);
            known.add(bounded.matches() ? bounded.group(3) : name);
        });
        boolean anyShort = first.contains(BAR);
        for (String line : others) {
            List<String> option = List.of(line.split("\\s+"));
            Set<String> plain = new HashSet<>();
            option.forEach(name -> plain.add(OptionFile.name(name)));
            if (plain.size() < option.size() || !known.containsAll(plain)) {
                return false;
            }
            anyShort |= option.size() < header.size();
        }
        // A picture must not be read as options. In a picture, all rows have as many signs as the first row, or a sign
        // is not in the first row.
        return known.size() == header.size() && header.size() > 1 && anyShort && !first.matches("[0-9 ]+");
    }

    /**
     * Reads a text.
     *
     * @param source the name of the text in messages
     * @throws UnusableInput with everything that is wrong with the text
     */
    public static OptionFile read(String source, String text) throws UnusableInput {
        OptionFileReader reader = new OptionFileReader(new Problems(source));
        List<String> lines = text.lines().map(String::strip).toList();
        int first = 0;
        while (first < lines.size()
                && (lines.get(first).isEmpty() || lines.get(first).startsWith(BAR))) {
            first++;
        }
        if (first == lines.size()) {
            throw reader.problems.refusal("There is no line of items. Check that this is the right file.");
        }
        boolean isMatrix = SIZE.matcher(lines.get(first)).matches()
                || ROW.matcher(lines.get(first)).matches();
        if (isMatrix) {
            reader.matrix(lines, first);
        } else {
            reader.items(lines.get(first), new TextPosition(first + 1, 1));
            reader.problems.throwIfAny();
            for (int line = first + 1; line < lines.size(); line++) {
                if (!lines.get(line).isEmpty() && !lines.get(line).startsWith(BAR)) {
                    reader.option(List.of(lines.get(line).split("\\s+")), new TextPosition(line + 1, 1));
                }
            }
        }
        reader.problems.throwIfAny();
        return new OptionFile(List.copyOf(reader.items.values()), reader.options);
    }

    private void matrix(List<String> lines, int first) throws UnusableInput {
        boolean hasSize = !ROW.matcher(lines.get(first)).matches();
        int columns = 0;
        int rows = 0;
        for (int line = first + (hasSize ? 1 : 0); line < lines.size(); line++) {
            TextPosition position = new TextPosition(line + 1, 1);
            String row = lines.get(line).replaceAll("[ \t,;]", "");
            if (row.isEmpty()) {
                continue;
            }
            if (!row.matches("[01]+")) {
                problems.add(
                        position,
                        "%s is not a row of 0 and 1. Put a line of names first, as in Knuth's text."
                                .formatted(Quote.of(lines.get(line))));
                continue;
            }
            if (columns == 0) {
                columns = row.length();
                for (int column = 1; column <= columns; column++) {
                    items.put(String.valueOf(column), new Item(String.valueOf(column), 1, 1));
                }
            }
            rows++;
            if (row.length() != columns) {
                problems.add(
                        position,
                        "This row has %,d columns, but the first has %,d. Add 0 for each item that the option does not have."
                                .formatted(row.length(), columns));
                continue;
            }
            List<String> option = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                if (row.charAt(column) == '1') {
                    option.add(String.valueOf(column + 1));
                }
            }
            option(option, position);
        }
        if (hasSize) {
            String[] size = BETWEEN.split(lines.get(first));
            boolean fits = size.length == 1
                    ? Integer.parseInt(size[0]) == columns
                    : Integer.parseInt(size[0]) == rows && Integer.parseInt(size[1]) == columns;
            if (!fits && problems.isEmpty()) {
                problems.add(
                        new TextPosition(first + 1, 1),
                        "The size is %s, but there are %,d rows of %,d columns. Check whether the file was cut off."
                                .formatted(Quote.of(lines.get(first)), rows, columns));
            }
        }
    }

    private void items(String line, TextPosition position) {
        boolean isSecondary = false;
        for (String word : line.split("\\s+")) {
            if (word.equals(BAR)) {
                isSecondary = true;
                continue;
            }
            Matcher bounded = BOUNDED.matcher(word);
            boolean hasBounds = bounded.matches();
            String name = hasBounds ? bounded.group(3) : word;
            int max = hasBounds ? Integer.parseInt(bounded.group(2)) : 1;
            int min =
                    isSecondary ? 0 : hasBounds && bounded.group(1) != null ? Integer.parseInt(bounded.group(1)) : max;
            if (hasBounds && isSecondary) {
                problems.add(
                        position,
                        "%s is behind the bar '|', but items there are in one option at most. Move it before the bar, as 0:%d|%s."
                                .formatted(Quote.of(word), max, name));
            } else if (hasBounds && (min > max || max == 0)) {
                problems.add(
                        position,
                        "%s says that at least %d and at most %d options have this item, which is not allowed. Write 1:3|%s for one to three."
                                .formatted(Quote.of(word), min, max, name));
            } else if (name.contains(OptionFile.COLOUR) || name.contains(BAR)) {
                problems.add(
                        position,
                        "%s is not an item. Write a name without '|' and ':', or with bounds before it, as in 1:3|a."
                                .formatted(Quote.of(word)));
            } else if (items.put(name, new Item(name, min, max)) != null) {
                problems.add(position, "The item %s is named twice. Delete one of them.".formatted(Quote.of(name)));
            }
        }
    }

    private void option(List<String> words, TextPosition position) throws UnusableInput {
        names += words.size();
        if (names > MOST_NAMES) {
            throw problems.refusal(
                    position, "The options have more than %,d names. Use a part of them.".formatted(MOST_NAMES));
        }
        boolean isGood = true;
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < words.size() && isGood; i++) {
            String word = words.get(i);
            String name = OptionFile.name(word);
            Item item = items.get(name);
            boolean mayHaveColour = item != null && item.min() == 0 && item.max() == 1;
            boolean isPlain = word.equals(name) || (mayHaveColour && !word.endsWith(OptionFile.COLOUR));
            isGood = item != null && isPlain && seen.add(name);
            if (!isGood) {
                problems.add(
                        position,
                        item == null
                                ? "The item %s is not in the first line. Check its spelling.".formatted(Quote.of(name))
                                : !isPlain
                                        ? "%s has a colour, but only items behind the bar '|' can have colours. Move '%s' behind a '|' in the first line."
                                                .formatted(Quote.of(word), name)
                                        : "This option has the item %s twice. Delete one of them."
                                                .formatted(Quote.of(name)));
            }
        }
        if (words.isEmpty()) {
            problems.add(position, "This option has no items, so choosing it changes nothing. Delete it.");
        }
        options.add(new Option(position.line(), words));
    }
}
