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
 * Holds the items with colours: any number of options may share one if they agree on its colour (Knuth, <i>The Art of Computer
 * Programming</i> 7.2.2.1, "color-controlled covering"). A use without a colour agrees with no other.
 *
 * <p>A cover knows no colours, so each item gets options of its own. One of them says which colour it has, or that it has
 * none; for each colour another says that it has not this one, and rows keep the options of that colour away from it. For each
 * choice of the file's options there is one choice of these.
 */
final class ColouredItems {
    /** By item, these are the options that agree with each other, by their numbers in the file. */
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

    /** Returns how many cells they take. */
    int cells() {
        return agreeing.values().stream()
                .mapToInt(colours -> 1 + colours.size())
                .sum();
    }

    /**
     * Adds options of their own behind all others, where there are such items, and returns the rows.
     *
     * @param cell the first of their cells
     * @param kinds gets two more
     * @param numbers of the options listed, by their numbers in the file
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
