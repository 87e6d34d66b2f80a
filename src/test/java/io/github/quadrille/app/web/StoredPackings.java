package io.github.quadrille.app.web;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Packings as the gallery stores them, in letters of which each is a number below 64: each piece that lies in any of them once
 * (its kind, and two letters for the position of each cell), and each packing as its pieces' numbers of two letters, behind a
 * letter for how many it shares with the beginning of the one before.
 */
final class StoredPackings {
    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int BASE = 64;

    private final int rows;
    private final int columns;
    private final List<?> kinds;
    private final Map<String, Integer> pieces = new LinkedHashMap<>();
    private final Map<List<Integer>, Integer> packings = new LinkedHashMap<>();

    StoredPackings(Map<?, ?> view) {
        this.rows = (Integer) view.get("rows");
        this.columns = (Integer) view.get("columns");
        this.kinds = ((List<?>) view.get("kinds"))
                .stream().map(kind -> ((Map<?, ?>) kind).get("name")).toList();
    }

    /** @param packing as the server writes it */
    void add(Map<?, ?> packing) {
        packings.put(numbers(packing), packings.size());
    }

    int size() {
        return packings.size();
    }

    private List<Integer> numbers(Map<?, ?> packing) {
        return ((Collection<?>) packing.get("pieces"))
                .stream()
                        .map(piece -> text((Map<?, ?>) piece))
                        .sorted((one, other) -> one.substring(1).compareTo(other.substring(1)))
                        .map(text -> {
                            pieces.putIfAbsent(text, pieces.size());
                            return pieces.get(text);
                        })
                        .toList();
    }

    private String text(Map<?, ?> piece) {
        StringBuilder text = new StringBuilder(digits(kinds.indexOf(piece.get("kind")), 1));
        for (Object cell : (List<?>) piece.get("cells")) {
            int position = 0;
            List<?> at = (List<?>) cell;
            for (int axis = 0; axis < at.size(); axis++) {
                int length = at.size() - axis == 1 ? columns : at.size() - axis == 2 ? rows : 1;
                position = position * length + (Integer) at.get(axis);
            }
            text.append(digits(position, 2));
        }
        return text.toString();
    }

    /**
     * As it is written.
     *
     * @param representatives one packing of each symmetry class, when all packings are here
     */
    Map<String, Object> tree(String total, List<Map<?, ?>> representatives) {
        List<String> list = new ArrayList<>();
        List<Integer> before = List.of();
        for (List<Integer> packing : packings.keySet()) {
            int shared = 0;
            while (shared < Math.min(Math.min(before.size(), packing.size()), BASE - 1)
                    && before.get(shared).equals(packing.get(shared))) {
                shared++;
            }
            StringBuilder text = new StringBuilder(digits(shared, 1));
            packing.stream().skip(shared).forEach(number -> text.append(digits(number, 2)));
            list.add(text.toString());
            before = packing;
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("total", total);
        tree.put("pieces", String.join(" ", pieces.keySet()));
        tree.put("list", String.join(" ", list));
        if (!representatives.isEmpty()) {
            StringBuilder classes = new StringBuilder();
            representatives.forEach(packing -> classes.append(digits(packings.get(numbers(packing)), 3)));
            tree.put("classes", classes.toString());
        }
        return tree;
    }

    private static String digits(int number, int length) {
        StringBuilder text = new StringBuilder();
        int rest = number;
        for (int at = 0; at < length; at++) {
            text.insert(0, DIGITS.charAt(rest % BASE));
            rest /= BASE;
        }
        if (rest > 0 || number < 0) {
            throw new IllegalArgumentException("%d has more than %d letters.".formatted(number, length));
        }
        return text.toString();
    }
}
