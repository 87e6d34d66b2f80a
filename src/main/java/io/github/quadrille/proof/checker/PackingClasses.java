package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.BoardMove;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.FurtherRow;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.ModelRow;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.Placed;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts classes of packings, where symmetric packings are in one class. The packings are those that a proof lists or a
 * certificate counts. The number of classes is the average, over the symmetries of the puzzle, of the number of
 * packings that a symmetry leaves unchanged (Burnside's lemma). A symmetry is a turn or mirror image of the board. It
 * takes the placements of a kind to placements of the same kind, or of another kind with equally many pieces.
 */
public final class PackingClasses {
    private final DerivedModel derived;
    private final Map<String, Integer> columns;
    private final Map<Placed, Integer> numbers = new HashMap<>();
    private final Map<Integer, List<Placed>> ofKind;
    /**
     * Each array belongs to one symmetry and has the image of each placement. The arrays are computed at the first use.
     */
    private Optional<List<int[]>> images = Optional.empty();

    private int[] columnOf = {};
    private boolean isCertified;
    private long leftAlone;

    /**
     * Creates a counter that has seen no packing yet.
     *
     * @param derived the model that was derived from the puzzle
     * @param columns the number of the placement that belongs to each variable of the model
     */
    public PackingClasses(DerivedModel derived, Map<String, Integer> columns) {
        this.derived = derived;
        this.columns = columns;
        derived.columns().forEach(placed -> numbers.put(placed, numbers.size()));
        this.ofKind = derived.columns().stream().collect(Collectors.groupingBy(Placed::kind));
    }

    private List<int[]> images() {
        if (images.isEmpty()) {
            images = Optional.of(derived.moves().get().stream()
                    .flatMap(move -> image(move).stream())
                    .toList());
        }
        return images.get();
    }

    /**
     * Returns the image of each placement under a move of the board; empty if the move is not a symmetry of the puzzle.
     */
    private Optional<int[]> image(BoardMove move) {
        int[] kinds = new int[derived.rows().size() - derived.cells()];
        int[] image = new int[derived.columns().size()];
        BitSet taken = new BitSet();
        for (int kind = derived.cells(); kind < derived.rows().size(); kind++) {
            int from = kind;
            OptionalInt to = IntStream.concat(
                            IntStream.of(from),
                            IntStream.range(derived.cells(), derived.rows().size()))
                    .filter(other -> !taken.get(other) && isMoved(from, other, move.rows(), image))
                    .findFirst();
            if (to.isEmpty()) {
                return Optional.empty();
            }
            taken.set(to.getAsInt());
            kinds[kind - derived.cells()] = to.getAsInt() - derived.cells();
        }
        return derived.keeps(move, kinds) ? Optional.of(image).filter(this::keepsFurtherRows) : Optional.empty();
    }

    /**
     * Returns whether each further row, which belongs to no cell and no kind, becomes a further row when its placements
     * are replaced by their images.
     */
    private boolean keepsFurtherRows(int[] image) {
        return counted(derived.further().stream().map(row -> row.moved(image)))
                .equals(counted(derived.further().stream()));
    }

    private static Map<FurtherRow, Long> counted(Stream<FurtherRow> rows) {
        return rows.collect(Collectors.groupingBy(row -> row, Collectors.counting()));
    }

    /**
     * Returns whether a move takes the placements of one kind to the placements of the other kind, and both kinds have
     * equally many pieces. Writes the images of the placements into the array.
     */
    private boolean isMoved(int kind, int other, List<Integer> move, int[] image) {
        ModelRow here = derived.rows().get(kind);
        ModelRow there = derived.rows().get(other);
        List<Placed> placements = ofKind.getOrDefault(kind, List.of());
        boolean isSame = here.min() == there.min()
                && here.max() == there.max()
                && placements.size() == ofKind.getOrDefault(other, List.of()).size();
        for (int i = 0; isSame && i < placements.size(); i++) {
            int[] on = Arrays.stream(placements.get(i).on())
                    .map(move::get)
                    .sorted()
                    .toArray();
            Integer to = numbers.get(new Placed(other, on, 0));
            isSame = to != null;
            image[numbers.get(placements.get(i))] = isSame ? to : -1;
        }
        return isSame;
    }

    /**
     * Returns whether at least one packing was listed and all symmetries of the puzzle are known, so that the classes
     * can be counted.
     */
    public boolean isKnown() {
        return leftAlone > 0;
    }

    /** Returns how many symmetries the puzzle has, including the identity; 0 if they are not known. */
    public int symmetries() {
        return images().size();
    }

    /**
     * Returns the number of classes of the listed packings. The proof must have listed all packings.
     *
     * @throws IllegalStateException if the listed packings cannot be all packings of the puzzle
     */
    public long classes() {
        if (leftAlone % symmetries() != 0) {
            throw new IllegalStateException(
                    "Symmetries leave %d packings unchanged in all, which is not a multiple of their number, %d: some packings are missing."
                            .formatted(leftAlone, symmetries()));
        }
        return leftAlone / symmetries();
    }

    /** Compares the symmetries of a certificate with the symmetries of the puzzle, and notes whether they are equal. */
    void certify(List<ModelSymmetry> symmetries) {
        Set<List<Integer>> all = images().stream()
                .map(image -> Arrays.stream(image).boxed().toList())
                .collect(Collectors.toSet());
        isCertified = all.size() == symmetries.size()
                && symmetries.stream().allMatch(symmetry -> {
                    Integer[] image = new Integer[columnOf.length];
                    for (int variable = 0; variable < columnOf.length; variable++) {
                        image[columnOf[variable]] = columnOf[symmetry.image(variable)];
                    }
                    return all.contains(List.of(image));
                });
    }

    /** Returns whether a certificate counts the classes with exactly the symmetries of the puzzle. */
    public boolean isCertified() {
        return isCertified;
    }

    /** Notes which placement each variable of the model stands for. */
    void begin(Variables variables) {
        columnOf = new int[variables.size()];
        columns.forEach((name, column) -> columnOf[variables.number(name)] = column);
    }

    /**
     * Adds a packing that the proof lists.
     *
     * @param packing the variables that are true
     */
    void add(BitSet packing) {
        BitSet laid = new BitSet();
        packing.stream().forEach(variable -> laid.set(columnOf[variable]));
        for (int[] image : images()) {
            leftAlone += laid.stream().allMatch(column -> laid.get(image[column])) ? 1 : 0;
        }
    }
}
