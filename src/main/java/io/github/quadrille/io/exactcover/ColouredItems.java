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
 * Holds the items of an exact cover that have colours. Several chosen options can contain such an item if all of them
 * give it the same colour (Knuth, <i>The Art of Computer Programming</i> 7.2.2.1, "color-controlled covering"). An
 * option that gives the item no colour cannot share the item. So it counts as if it had a colour of its own.
 *
 * <p>The class {@code ExactCover} has no colours, so each such item gets extra options. Exactly one chosen extra option
 * states the colour of the item, or states that no chosen option of the file contains the item. For each other colour,
 * an extra option is chosen that states that the item does not have this colour. It cannot be chosen together with an
 * option of the file that gives the item the colour, because a row excludes that. Another row demands that this extra
 * option or such an option of the file is chosen. So each choice of options of the file matches exactly one choice of
 * the extra options.
 */
final class ColouredItems {
    /**
     * For each item, this map holds groups of options. All options of a group give the item the same colour. An option
     * that gives it no colour is a group of its own. Options are named by their numbers in the file, from 0.
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

    /** Returns the names of the coloured items. */
    Set<String> names() {
        return agreeing.keySet();
    }

    /** Returns the number of cells of the exact cover that stand for the coloured items and their colours. */
    int cells() {
        return agreeing.values().stream()
                .mapToInt(colours -> 1 + colours.size())
                .sum();
    }

    /**
     * Adds the extra options after all other options, if there are coloured items. Returns the rows that the extra
     * options need.
     *
     * @param cell the first cell of the coloured items
     * @param kinds the list of kinds, to which two kinds are added
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
