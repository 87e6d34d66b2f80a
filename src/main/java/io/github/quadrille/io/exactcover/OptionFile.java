package io.github.quadrille.io.exactcover;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Holds an exact cover as it is written: names of items, and options that list some of them.
 *
 * @param items the items, in the order of the file
 * @param options the options, in the order of the file
 */
public record OptionFile(List<Item> items, List<Option> options) {
    /** Copies the lists. */
    public OptionFile {
        items = List.copyOf(items);
        options = List.copyOf(options);
    }

    /**
     * An {@code Item} is a thing to be covered.
     *
     * @param min the least number of chosen options that contain it
     * @param max the greatest number of chosen options that contain it
     */
    public record Item(String name, int min, int max) {
        /** Returns whether the item must be in exactly one chosen option, or can be in at most one. */
        boolean isCell() {
            return max == 1;
        }
    }

    /** This text stands between the name of an item and its colour. */
    static final String COLOUR = ":";

    /** Returns the name of the item in a word of an option, such as {@code x} in {@code x:A}. */
    static String name(String word) {
        return word.split(COLOUR, 2)[0];
    }

    /**
     * Returns the colour in a word of an option, such as {@code A} in {@code x:A}. It is empty when the word has no
     * colour.
     */
    static String colour(String word) {
        return word.contains(COLOUR) ? word.split(COLOUR, 2)[1] : "";
    }

    /**
     * An {@code Option} is a set of items that can be chosen.
     *
     * @param line the line of the option in the file, from 1
     * @param items the items of the option, each of which can have a colour after a colon
     */
    public record Option(int line, List<String> items) {
        /** Copies the list. */
        public Option {
            items = List.copyOf(items);
        }
    }

    /** Finds an item that must be in a chosen option, but that no option has. */
    public Optional<String> itemInNoOption() {
        Set<String> used =
                options.stream().flatMap(option -> option.items().stream()).collect(Collectors.toSet());
        return items.stream()
                .filter(item -> item.min() > 0 && !used.contains(item.name()))
                .map(Item::name)
                .findFirst();
    }

    /**
     * Returns whether the options with the given numbers, from 0, are a solution. Each option can be chosen only once.
     * The method counts how often each item is used. Uses of an item with the same colour count once.
     */
    public boolean isSolvedBy(int... chosen) {
        Map<String, Integer> times = new HashMap<>();
        Set<String> coloured = new HashSet<>();
        boolean[] taken = new boolean[options.size()];
        for (int option : chosen) {
            if (taken[option]) {
                return false;
            }
            taken[option] = true;
            for (String word : options.get(option).items()) {
                String colour = colour(word);
                if (colour.isEmpty() || coloured.add(word)) {
                    times.merge(name(word), 1, Integer::sum);
                }
            }
        }
        return items.stream().allMatch(item -> {
            int here = times.getOrDefault(item.name(), 0);
            return item.min() <= here && here <= item.max();
        });
    }
}
