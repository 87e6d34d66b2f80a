package io.github.quadrille.io.exactcover;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An exact cover as it is written: names of items, and options that list some of them.
 *
 * @param items in the order of the file
 * @param options in the order of the file
 */
public record OptionFile(List<Item> items, List<Option> options) {
    /** Keeps copies. */
    public OptionFile {
        items = List.copyOf(items);
        options = List.copyOf(options);
    }

    /**
     * What is to be covered.
     *
     * @param min in how many chosen options it is at least
     * @param max and at most
     */
    public record Item(String name, int min, int max) {
        /** Whether it is in one option, or in one at most. */
        boolean isCell() {
            return max == 1;
        }
    }

    /** Stands between the name of an item and its colour. */
    static final String COLOUR = ":";

    /** Returns the name in a word of an option. */
    static String name(String word) {
        return word.split(COLOUR, 2)[0];
    }

    /** Returns the colour in a word of an option; empty when it has none. */
    static String colour(String word) {
        return word.contains(COLOUR) ? word.split(COLOUR, 2)[1] : "";
    }

    /**
     * What may be chosen.
     *
     * @param line where it stands in the file, from 1
     * @param items each perhaps with a colour behind a colon
     */
    public record Option(int line, List<String> items) {
        /** Keeps a copy. */
        public Option {
            items = List.copyOf(items);
        }
    }

    /** Finds an item that has to be in an option, and is in none. */
    public Optional<String> itemInNoOption() {
        Set<String> used =
                options.stream().flatMap(option -> option.items().stream()).collect(Collectors.toSet());
        return items.stream()
                .filter(item -> item.min() > 0 && !used.contains(item.name()))
                .map(Item::name)
                .findFirst();
    }

    /**
     * Whether these options, by their numbers from 0, are a solution: each is chosen once, and every name is counted anew; those
     * with the same colour count once.
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
