package io.github.quadrille.io.exactcover;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.io.exactcover.OptionFile.Item;
import io.github.quadrille.io.exactcover.OptionFile.Option;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The instance that a file of options stands for. Items that are in one option, or in one at most, are cells; those with other bounds
 * are kinds, of which an option has one at most. Options without one are of a kind for each number of their cells.
 */
public final class OptionCover {
    private final ExactCover cover;
    /** By option of the cover, its number in the file from 0. */
    private final int[] numbers;

    private OptionCover(ExactCover cover, int... numbers) {
        this.cover = cover;
        this.numbers = numbers;
    }

    /** The instance, which has the options in another order. */
    public ExactCover cover() {
        return cover;
    }

    /**
     * What an option is of.
     *
     * @param item with bounds, or nothing
     * @param size how many cells it has
     * @param copies how many options before it have the same items: those of a kind differ, as placements do
     */
    private record OptionKind(String item, int size, int copies) {}

    /**
     * Makes it.
     *
     * @param source what messages call the file
     * @throws UnusableInput when an option has several items with bounds, or an item of these options with several numbers of cells
     */
    public static OptionCover of(String source, OptionFile file, Runnable pause) throws UnusableInput {
        Problems problems = new Problems(source);
        Map<String, Integer> cells = new HashMap<>();
        Map<String, Item> bounded = new LinkedHashMap<>();
        for (Item item : file.items()) {
            if (item.isCell()) {
                cells.put(item.name(), cells.size());
            } else {
                bounded.put(item.name(), item);
            }
        }
        Map<OptionKind, List<Integer>> byKind = new LinkedHashMap<>();
        Map<Set<String>, Integer> times = new HashMap<>();
        for (int number = 0; number < file.options().size(); number++) {
            Option option = file.options().get(number);
            List<String> kinds =
                    option.items().stream().filter(bounded::containsKey).toList();
            int size = option.items().size() - kinds.size();
            if (kinds.size() > 1 || size == 0) {
                throw refused(
                        problems,
                        option,
                        "This option has %d items with bounds and %d others. Maybe one of the first and some of the others: more is not searched."
                                .formatted(kinds.size(), size));
            }
            int copies = times.merge(Set.copyOf(option.items()), 1, Integer::sum) - 1;
            if (copies > 0 && !kinds.isEmpty()) {
                throw refused(
                        problems,
                        option,
                        "This option has the items of another, and one with bounds. Maybe delete it: that is not searched.");
            }
            byKind.computeIfAbsent(
                            new OptionKind(kinds.isEmpty() ? "" : kinds.get(0), size, copies),
                            first -> new ArrayList<>())
                    .add(number);
        }
        List<KindItem> kinds = new ArrayList<>();
        OptionList list = new OptionList();
        list.clear(cells.size(), byKind.size() + bounded.size());
        List<Integer> numbers = new ArrayList<>();
        for (Map.Entry<OptionKind, List<Integer>> each : byKind.entrySet()) {
            Item item = bounded.remove(each.getKey().item());
            if (item == null && !each.getKey().item().isEmpty()) {
                throw refused(
                        problems,
                        file.options().get(each.getValue().get(0)),
                        "The item '%s' has bounds, and its options have different numbers of others. Maybe divide it: that is not searched."
                                .formatted(each.getKey().item()));
            }
            for (int number : each.getValue()) {
                int[] on = file.options().get(number).items().stream()
                        .filter(cells::containsKey)
                        .mapToInt(cells::get)
                        .sorted()
                        .toArray();
                list.add(kinds.size(), on, on.length);
                numbers.add(number);
            }
            kinds.add(new KindItem(
                    item == null ? 0 : item.min(),
                    item == null ? KindItem.UNBOUNDED : item.max(),
                    each.getKey().size(),
                    false));
        }
        // Items with bounds that are in no option.
        bounded.values().forEach(item -> kinds.add(new KindItem(item.min(), item.max(), 1, false)));
        boolean[] mandatory = new boolean[cells.size()];
        file.items().stream()
                .filter(item -> item.isCell() && item.min() == 1)
                .forEach(item -> mandatory[cells.get(item.name())] = true);
        CellOrder order = new CellOrder(IntStream.range(0, mandatory.length).toArray());
        CellGraph graph =
                new CellGraph(mandatory, cell -> new int[0], new CellGraph.CellHints(order, List.of(order), List.of()));
        return new OptionCover(
                new ExactCover(graph, kinds, list, pause),
                numbers.stream().mapToInt(each -> each).toArray());
    }

    private static UnusableInput refused(Problems problems, Option option, String message) {
        return problems.refusal(new TextPosition(option.line(), 1), message);
    }

    /** The options of a solution by their numbers in the file, ascending. */
    public int[] inFile(int... options) {
        return Arrays.stream(options).map(option -> numbers[option]).sorted().toArray();
    }
}
