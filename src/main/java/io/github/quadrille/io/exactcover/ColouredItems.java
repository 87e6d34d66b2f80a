package io.github.quadrille.io.exactcover;

import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.io.exactcover.OptionFile.Option;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Holds the items of an exact cover that have colours. Any number of options may share such an item if they agree on
 * its colour (Knuth, <i>The Art of Computer Programming</i> 7.2.2.1, "color-controlled covering"). A use without a
 * colour agrees with no other.
 *
 * <p>An exact cover has no colours, so each such item gets extra options. One of them states the colour of the item, or
 * that it has none. For each colour, another option states that the item does not have it, and rows keep the options of
 * that colour away from this one. Each choice of options of the file matches exactly one choice of the extra options.
 */
final class ColouredItems {
    /**
     * This map holds for each item its groups of options, by their numbers in the file. The options of a group agree
     * with each other on the colour of the item.
     */
    private final Map<String, List<List<Integer>>> agreeing = new LinkedHashMap<>();

    ColouredItems(OptionFile file) {
        Map<String, Map<String, List<Integer>>> byColour = new LinkedHashMap<>();
        for (Option option : file.options()) {
            option.items().stream()
                    .filter(word -> !OptionFile.colour(word).isEmpty())
                    .forEach(word -> byColour.putIfAbsent(OptionFile.name(word), new LinkedHashMap<>()));
        }
        for (int number = 0; number < file.options().size(); number++) {
            for (String word : file.options().get(number).items()) {
                Map<String, List<Integer>> colours = byColour.get(OptionFile.name(word));
                if (colours != null) {
                    String colour = OptionFile.colour(word);
                    colours.computeIfAbsent(
                                    colour.isEmpty() ? OptionFile.COLOUR + number : colour, first -> new ArrayList<>())
                            .add(number);
                }
            }
        }
        byColour.forEach((item, colours) -> agreeing.put(item, List.copyOf(colours.values())));
    }

    /** Returns the names of the items. */
    Set<String> names() {
        return agreeing.keySet();
    }

    /** Returns the number of cells that the items take. */
    int cells() {
        return agreeing.values().stream()
                .mapToInt(colours -> 1 + colours.size())
                .sum();
    }

    /**
     * Adds the extra options after all others, where there are coloured items. Returns the rows that the extra options
     * need.
     *
     * @param cell the first cell of the coloured items
     * @param kinds the kinds, which get two more
     * @param numbers for each listed option, its number in the file
     */
    List<RowItem> add(int cell, List<KindItem> kinds, OptionList list, List<Integer> numbers) {
        if (agreeing.isEmpty()) {
            return List.of();
        }
        Map<Integer, Integer> listed = new LinkedHashMap<>();
        for (int option = 0; option < numbers.size(); option++) {
            listed.put(numbers.get(option), option);
        }
        List<RowItem> rows = new ArrayList<>();
        List<int[]> chosen = new ArrayList<>();
        int next = cell;
        for (List<List<Integer>> colours : agreeing.values()) {
            int item = next++;
            list.add(kinds.size(), new int[] {item}, 1);
            for (List<Integer> users : colours) {
                int colour = next++;
                chosen.add(new int[] {item, colour});
                int without = list.add(kinds.size(), new int[] {colour}, 1);
                BitSet any = new BitSet();
                any.set(without);
                for (int user : users) {
                    BitSet both = new BitSet();
                    both.set(without);
                    both.set(listed.get(user));
                    rows.add(new RowItem(both, 0, 1));
                    any.set(listed.get(user));
                }
                rows.add(new RowItem(any, 1, KindItem.UNBOUNDED));
            }
        }
        chosen.forEach(cells -> list.add(kinds.size() + 1, cells, 2));
        kinds.add(new KindItem(0, KindItem.UNBOUNDED, 1, false));
        kinds.add(new KindItem(0, KindItem.UNBOUNDED, 2, false));
        return rows;
    }
}
