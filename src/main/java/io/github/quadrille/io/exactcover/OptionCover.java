package io.github.quadrille.io.exactcover;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.io.exactcover.OptionFile.Item;
import io.github.quadrille.io.exactcover.OptionFile.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Holds the exact cover of a file of options. An item becomes a cell if exactly one chosen option must contain it, or
 * at most one. Items with other bounds become kinds if the options allow that. Otherwise they become rows, which limit
 * how many of some options are chosen. All options without an item that became a kind share a kind if they have equally
 * many cells, but equal options get different kinds. {@link ColouredItems} handles items with colours.
 */
public final class OptionCover {
    private final ExactCover cover;
    /**
     * For each option of the cover, this array holds its number in the file, from 0. The options of the cover beyond
     * the end of the array are extra options, which the file does not have.
     */
    private final int[] numbers;

    private OptionCover(ExactCover cover, int... numbers) {
        this.cover = cover;
        this.numbers = numbers;
    }

    /** Returns the exact cover. Its options can be in a different order than in the file. */
    public ExactCover cover() {
        return cover;
    }

    /**
     * Holds what decides the kind of an option.
     *
     * @param item the item that becomes the kind, or an empty text if the option has no such item
     * @param size the number of cells of the option
     * @param copies the number of earlier options with the same items; equal options need different kinds, because the
     *     options of one kind must differ
     */
    private record OptionKind(String item, int size, int copies) {}

    /** Makes the exact cover of a file. */
    public static OptionCover of(OptionFile file, Runnable pause) {
        Map<String, Integer> cells = new HashMap<>();
        Map<String, Item> bounded = new LinkedHashMap<>();
        ColouredItems coloured = new ColouredItems(file);
        for (Item item : file.items()) {
            if (item.isCell() && coloured.names().contains(item.name())) {
                continue;
            }
            if (item.isCell()) {
                cells.put(item.name(), cells.size());
            } else {
                bounded.put(item.name(), item);
            }
        }
        boolean areKinds = coloured.names().isEmpty() && areKinds(file, bounded.keySet());
        Map<OptionKind, List<Integer>> byKind = new LinkedHashMap<>();
        Map<Set<String>, Integer> times = new HashMap<>();
        for (int number = 0; number < file.options().size(); number++) {
            List<String> items = file.options().get(number).items();
            int size = (int) items.stream().filter(cells::containsKey).count();
            int copies = times.merge(Set.copyOf(items), 1, Integer::sum) - 1;
            Optional<String> kind = items.stream().filter(bounded::containsKey).findFirst();
            byKind.computeIfAbsent(
                            new OptionKind(kind.filter(any -> areKinds).orElse(""), size, copies),
                            first -> new ArrayList<>())
                    .add(number);
        }
        List<KindItem> kinds = new ArrayList<>();
        OptionList list = new OptionList();
        int plain = cells.size();
        list.clear(plain + coloured.cells(), byKind.size() + bounded.size() + 2);
        List<Integer> numbers = new ArrayList<>();
        for (Map.Entry<OptionKind, List<Integer>> each : byKind.entrySet()) {
            for (int number : each.getValue()) {
                int[] on = file.options().get(number).items().stream()
                        .filter(cells::containsKey)
                        .mapToInt(cells::get)
                        .sorted()
                        .toArray();
                list.add(kinds.size(), on, on.length);
                numbers.add(number);
            }
            Item item = bounded.get(each.getKey().item());
            kinds.add(new KindItem(
                    item == null ? 0 : item.min(),
                    item == null ? KindItem.UNBOUNDED : item.max(),
                    each.getKey().size(),
                    false));
        }
        if (areKinds) {
            // No option contains the items with bounds that still remain. They become kinds without options.
            byKind.keySet().forEach(kind -> bounded.remove(kind.item()));
            bounded.values().forEach(item -> kinds.add(new KindItem(item.min(), item.max(), 1, false)));
        }
        List<RowItem> rows = new ArrayList<>(coloured.add(plain, kinds, list, numbers));
        if (!areKinds) {
            bounded.values().forEach(item -> rows.add(row(item, file, numbers)));
        }
        boolean[] mandatory = new boolean[plain + coloured.cells()];
        Arrays.fill(mandatory, plain, mandatory.length, true);
        file.items().stream()
                .filter(item -> cells.containsKey(item.name()) && item.min() == 1)
                .forEach(item -> mandatory[cells.get(item.name())] = true);
        CellOrder order = new CellOrder(IntStream.range(0, mandatory.length).toArray());
        CellGraph graph =
                new CellGraph(mandatory, cell -> new int[0], new CellGraph.CellHints(order, List.of(order), List.of()));
        return new OptionCover(
                new ExactCover(graph, kinds, list, rows, pause),
                numbers.stream().mapToInt(each -> each).toArray());
    }

    /**
     * Returns whether the items with bounds can become kinds. Each option must have at most one such item, and at least
     * one cell. Options with the same such item must have equally many cells, and must differ. Kinds are better than
     * rows, because the fast end of a search does not handle rows.
     */
    private static boolean areKinds(OptionFile file, Set<String> bounded) {
        Map<String, Integer> sizes = new HashMap<>();
        Set<Set<String>> seen = new HashSet<>();
        for (Option option : file.options()) {
            List<String> kinds =
                    option.items().stream().filter(bounded::contains).toList();
            int size = option.items().size() - kinds.size();
            boolean isOther = !seen.add(Set.copyOf(option.items()));
            boolean isUnlike = !kinds.isEmpty() && sizes.merge(kinds.get(0), size, (one, other) -> one) != size;
            if (kinds.size() > 1 || size == 0 || isUnlike || (isOther && !kinds.isEmpty())) {
                return false;
            }
        }
        return true;
    }

    private static RowItem row(Item item, OptionFile file, List<Integer> numbers) {
        BitSet options = new BitSet();
        for (int option = 0; option < numbers.size(); option++) {
            options.set(option, file.options().get(numbers.get(option)).items().contains(item.name()));
        }
        return new RowItem(options, item.min(), item.max());
    }

    /**
     * Returns the numbers that the options of a solution have in the file, in ascending order. Extra options, which the
     * file does not have, are left out.
     */
    public int[] inFile(int... options) {
        return Arrays.stream(options)
                .filter(option -> option < numbers.length)
                .map(option -> numbers[option])
                .sorted()
                .toArray();
    }
}
