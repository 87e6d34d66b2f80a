package io.github.quadrille.core.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Holds the pieces of a puzzle: kinds with different names, each with its range of counts, in the order given.
 *
 * <pre>{@code
 * Kind corner = new Kind("corner", Polyform.drawn("XX", "X."));
 * Bag bag = new Bag(List.of(new Supply(corner, new CountRange(1, 3))));
 * System.out.println(bag); // corner: 1..3
 * System.out.println(bag.minArea()); // 3
 * }</pre>
 */
public final class Bag {
    private final List<Supply> supplies;
    private final Map<String, Integer> indexByName = new LinkedHashMap<>();
    private final List<Character> letters;

    /**
     * Makes a bag of these kinds.
     *
     * @throws IllegalArgumentException when there are no kinds, or when two kinds have the same name
     */
    public Bag(List<Supply> supplies) {
        this.supplies = List.copyOf(supplies);
        if (supplies.isEmpty()) {
            throw new IllegalArgumentException("The bag is empty.");
        }
        for (Supply supply : supplies) {
            String name = supply.kind().name();
            if (indexByName.putIfAbsent(name, indexByName.size()) != null) {
                throw new IllegalArgumentException("The bag has the kind '" + name + "' twice.");
            }
        }
        this.letters = letters(indexByName.keySet());
    }

    /** Returns the kinds, each with its range of counts, in their order. */
    public List<Supply> supplies() {
        return supplies;
    }

    /** Returns the kinds, in their order. */
    public List<Kind> kinds() {
        return supplies.stream().map(Supply::kind).toList();
    }

    /** Returns the number of kinds. */
    public int size() {
        return supplies.size();
    }

    /** Returns the kind with this index. */
    public Kind kind(int index) {
        return supplies.get(index).kind();
    }

    /** Returns how many pieces of the kind with this index may be used. */
    public CountRange count(int index) {
        return supplies.get(index).count();
    }

    /** Returns the index of the kind with this name, or -1 if there is none. */
    public int indexOf(String name) {
        return indexByName.getOrDefault(name, -1);
    }

    /**
     * Returns the index of the kind with this name or alias, such as {@code T4} for {@code T}, or -1 if there is none.
     */
    public int indexOfKind(String name) {
        Integer index = indexByName.get(name);
        if (index != null) {
            return index;
        }
        String meant = BuiltInKinds.canonicalName(name);
        for (String kind : indexByName.keySet()) {
            if (BuiltInKinds.canonicalName(kind).equals(meant)) {
                return indexOf(kind);
            }
        }
        return -1;
    }

    /** Returns the letter of a kind in pictures. Different kinds have different letters. */
    public char letter(int index) {
        return letters.get(index);
    }

    /**
     * Returns the label of a kind in a picture, which is mostly its letter. If the name is a letter with one or two
     * digits, such as {@code T5}, and another kind begins with the same letter, the label is the whole name.
     */
    public String label(int index) {
        String name = kind(index).name();
        boolean isShort = name.matches("[A-Z][0-9]{1,2}");
        boolean isAlone = indexByName.keySet().stream()
                        .filter(other -> other.charAt(0) == name.charAt(0))
                        .count()
                == 1;
        return isShort && !isAlone ? name : String.valueOf(letter(index));
    }

    /**
     * Returns the bag that remains when these pieces are laid.
     *
     * @throws IllegalArgumentException when a piece belongs to no kind of the bag, or the bag has fewer pieces of its
     *     kind
     */
    public Bag without(Iterable<Placement> laid) {
        return counted(laid, CountRange::without);
    }

    /** Returns this bag with these laid pieces put back. */
    Bag with(Iterable<Placement> laid) {
        return counted(laid, CountRange::with);
    }

    private Bag counted(Iterable<Placement> laid, BiFunction<CountRange, Integer, CountRange> change) {
        int[] used = new int[size()];
        for (Placement piece : laid) {
            int kind = indexOfKind(piece.kind());
            if (kind < 0) {
                throw new IllegalArgumentException("The bag has no kind '" + piece.kind() + "'.");
            }
            used[kind]++;
        }
        List<Supply> changed = new ArrayList<>();
        for (int kind = 0; kind < used.length; kind++) {
            changed.add(new Supply(kind(kind), change.apply(count(kind), used[kind])));
        }
        return new Bag(changed);
    }

    /** Returns the number of cells of the largest piece. */
    public int largestPiece() {
        return supplies.stream().mapToInt(supply -> supply.kind().size()).max().orElseThrow();
    }

    /** Returns the number of cells of all pieces, if the least number of each kind is used. */
    public long minArea() {
        return supplies.stream()
                .mapToLong(s -> (long) s.count().min() * s.kind().size())
                .sum();
    }

    /**
     * Returns the number of cells of all pieces, if the greatest number of each kind is used. The result is far below
     * overflow even for open ranges and bags of many kinds.
     */
    public long maxArea() {
        return supplies.stream()
                .mapToLong(s -> (long) s.count().max() * s.kind().size())
                .sum();
    }

    private static List<Character> letters(Iterable<String> names) {
        List<Character> taken = new ArrayList<>();
        for (String name : names) {
            String wishes =
                    name + name.toUpperCase(Locale.ROOT) + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
            char letter = wishes.chars()
                    .filter(c -> Character.isLetter(c) && !taken.contains((char) c))
                    .mapToObj(c -> (char) c)
                    .findFirst()
                    .orElseGet(() -> letterBeyondLatin(taken));
            taken.add(letter);
        }
        return List.copyOf(taken);
    }

    private static char letterBeyondLatin(List<Character> taken) {
        char letter = 'Α';
        while (!Character.isLetter(letter) || taken.contains(letter)) {
            letter++;
        }
        return letter;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bag bag && supplies.equals(bag.supplies);
    }

    @Override
    public int hashCode() {
        return supplies.hashCode();
    }

    @Override
    public String toString() {
        return supplies.stream()
                .map(supply -> supply.kind().name() + ": " + supply.count())
                .collect(Collectors.joining(", "));
    }
}
