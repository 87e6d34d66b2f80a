package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes sets of all polyforms of one size. When a set is first used, it is made by adding a cell to the polyforms that
 * have one cell less. Names of sets are {@code hexominoes}, {@code one-sided-hexominoes}, {@code fixed-hexominoes}, and
 * {@code hole-free-hexominoes}, whose polyforms surround no cell. Polyforms of a size are sorted by their cells. A kind
 * that has no name in the catalogue is named by its position in this order, such as {@code hexomino-17}. For squares,
 * the straight shape, the L and the Y of each size from 6 are named by a letter and the size, such as {@code Y6}.
 */
final class PolyformSets {
    private static final Map<Lattice, List<String>> FAMILIES = Map.of(
            Lattices.SQUARE,
                    List.of(
                            "monomino",
                            "domino",
                            "tromino",
                            "tetromino",
                            "pentomino",
                            "hexomino",
                            "heptomino",
                            "octomino"),
            Lattices.CUBIC, List.of("monocube", "dicube", "tricube", "tetracube", "pentacube", "hexacube"),
            Lattices.HEXAGONAL, List.of("monohex", "dihex", "trihex", "tetrahex", "pentahex", "hexahex", "heptahex"),
            Lattices.FCC, List.of("monosphere", "disphere", "trisphere", "tetrasphere", "pentasphere"),
            Lattices.TRIANGULAR,
                    List.of(
                            "moniamond",
                            "diamond",
                            "triamond",
                            "tetriamond",
                            "pentiamond",
                            "hexiamond",
                            "heptiamond",
                            "octiamond"));

    private static final String WITHOUT_HOLES = "hole-free-";
    private static final Pattern KIND = Pattern.compile("(?:([A-Z])([6-8])|([a-z]+)-([1-9][0-9]{0,3}))('?)");
    private static final Comparator<Polyform> BY_CELLS = PolyformSets::compare;
    /**
     * Each letter names a shape: a row of all cells but one, and below the row the last cell, in the column that is
     * given here.
     */
    private static final Map<String, Integer> BESIDE_A_ROW = Map.of("L", 0, "Y", 1);

    private final KindCatalogue known;
    private final Lattice lattice;
    private final List<String> families;
    /**
     * The first entry has the kinds of one cell, the second those of two cells, and so on, up to the largest size made
     * so far.
     */
    private final List<List<Kind>> free = new ArrayList<>();

    /**
     * Makes the sets of a lattice.
     *
     * @param known the catalogue of the kinds that have names
     */
    PolyformSets(KindCatalogue known, Lattice lattice) {
        this.known = known;
        this.lattice = lattice;
        this.families = FAMILIES.getOrDefault(lattice, List.of());
    }

    /**
     * Returns the names without any prefix, such as {@code hexominoes}, one for each size. Such a set has the pieces
     * that differ under the lattice's default symmetry.
     */
    Stream<String> names() {
        return families.stream().map(PolyformSets::plural);
    }

    private static String plural(String family) {
        return family + (family.endsWith("o") || family.endsWith("x") ? "es" : "s");
    }

    /**
     * Returns the prefix of the name of a set for pieces of this symmetry. It is empty for the default symmetry of the
     * lattice.
     */
    String prefix(PieceSymmetry symmetry) {
        return symmetry == lattice.usualSymmetry() ? "" : symmetry.word() + "-";
    }

    Optional<PieceSet> findSet(String name) {
        return Stream.of(PieceSymmetry.values())
                .filter(symmetry -> name.startsWith(prefix(symmetry)))
                .flatMap(symmetry -> set(name, symmetry).stream())
                .findFirst();
    }

    private Optional<PieceSet> set(String name, PieceSymmetry symmetry) {
        String rest = name.substring(prefix(symmetry).length());
        boolean withoutHoles = rest.startsWith(WITHOUT_HOLES);
        int size = sizeOf(withoutHoles ? rest.substring(WITHOUT_HOLES.length()) : rest);
        boolean isTurned = symmetry == PieceSymmetry.FIXED;
        // Only pieces made of squares have names for their turned forms.
        if (size == 0 || (isTurned && lattice != Lattices.SQUARE)) {
            return Optional.empty();
        }
        List<Kind> kinds = ofSize(size).stream()
                .filter(kind -> !withoutHoles || !hasHole(kind.shape()))
                .flatMap(kind -> symmetry == PieceSymmetry.FREE ? Stream.of(kind) : withMirror(kind))
                .flatMap(kind -> isTurned ? turned(kind) : Stream.of(kind))
                .toList();
        return Optional.of(new PieceSet(name, symmetry, kinds));
    }

    private int sizeOf(String plural) {
        return 1 + names().toList().indexOf(plural);
    }

    /**
     * Finds a kind by its name, such as {@code hexomino-17} or {@code Y6}. A name with a prime is that of the mirror
     * image.
     */
    Optional<Kind> find(String name) {
        Matcher words = KIND.matcher(name);
        if (!words.matches()) {
            return Optional.empty();
        }
        int size = words.group(1) != null ? Integer.parseInt(words.group(2)) : 1 + families.indexOf(words.group(3));
        if (size == 0 || size > families.size()) {
            return Optional.empty();
        }
        List<Kind> alike = ofSize(size);
        Stream<Kind> named = words.group(1) != null
                ? alike.stream().filter(kind -> name.equals(kind.name() + words.group(5)))
                : alike.stream().skip(Integer.parseInt(words.group(4)) - 1L).limit(1);
        Optional<Kind> found = named.findFirst();
        return words.group(5).isEmpty()
                ? found
                : found.flatMap(kind -> withMirror(kind).skip(1).findFirst());
    }

    private synchronized List<Kind> ofSize(int size) {
        while (free.size() < size) {
            free.add(free.isEmpty() ? named(List.of(new Polyform(lattice, List.of(new Cell(0, 0))))) : grown());
        }
        return free.get(size - 1);
    }

    private List<Kind> grown() {
        TreeSet<Polyform> larger = new TreeSet<>(BY_CELLS);
        for (Kind kind : free.get(free.size() - 1)) {
            List<Cell> cells = kind.shape().cells();
            for (Cell cell : cells) {
                for (Cell step : lattice.steps(cell)) {
                    Cell next = cell.shifted(step);
                    if (!cells.contains(next)) {
                        larger.add(canonical(new Polyform(
                                lattice,
                                Stream.concat(cells.stream(), Stream.of(next)).toList())));
                    }
                }
            }
        }
        return named(List.copyOf(larger));
    }

    private static Polyform canonical(Polyform form) {
        return form.orientations(PieceSymmetry.FREE).stream().min(BY_CELLS).orElseThrow();
    }

    private static int compare(Polyform one, Polyform other) {
        return IntStream.range(0, one.size())
                .map(i -> one.cells().get(i).compareTo(other.cells().get(i)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    /**
     * Makes kinds with these forms. If the catalogue has a kind with the same form, that kind is used, as the catalogue
     * draws it.
     */
    private List<Kind> named(List<Polyform> forms) {
        int size = forms.get(0).size();
        Map<Polyform, Kind> names = new HashMap<>();
        known.kinds().stream()
                .filter(kind -> kind.size() == size)
                .forEach(kind -> names.putIfAbsent(canonical(kind.shape()), kind));
        if (lattice == Lattices.SQUARE && names.isEmpty()) {
            names.put(forms.get(0), new Kind("I" + size, forms.get(0)));
            BESIDE_A_ROW.forEach((letter, column) -> {
                Polyform form = canonical(
                        Polyform.drawn("X".repeat(size - 1), ".".repeat(column) + "X" + ".".repeat(size - 2 - column)));
                names.put(form, new Kind(letter + size, form));
            });
        }
        return IntStream.range(0, forms.size())
                .mapToObj(i -> names.getOrDefault(
                        forms.get(i), new Kind(families.get(size - 1) + "-" + (i + 1), forms.get(i))))
                .toList();
    }

    /**
     * Returns a kind, and also its mirror image if that is different. If the catalogue has a kind with the form of the
     * mirror image, that kind is used. Otherwise, the mirror image has the name of the kind with a prime.
     */
    private Stream<Kind> withMirror(Kind kind) {
        Polyform mirrored = kind.shape().mirrored();
        List<Polyform> turned = kind.shape().orientations(PieceSymmetry.ONE_SIDED);
        if (turned.contains(mirrored)) {
            return Stream.of(kind);
        }
        List<Polyform> alike = mirrored.orientations(PieceSymmetry.ONE_SIDED);
        Kind other = known.kinds().stream()
                .filter(each -> each.size() == kind.size() && alike.contains(each.shape()))
                .findFirst()
                .orElseGet(() -> new Kind(kind.name() + "'", mirrored));
        return Stream.of(kind, other);
    }

    private Stream<Kind> turned(Kind kind) {
        int turns = kind.shape().orientations(PieceSymmetry.ONE_SIDED).size();
        return IntStream.range(0, turns)
                .mapToObj(turn -> known.find(kind.name() + "@" + turn * 90).orElseThrow());
    }

    /** Returns whether a form surrounds cells. Then no path of steps leads from these cells to the outside. */
    private static boolean hasHole(Polyform form) {
        Lattice lattice = form.lattice();
        Cell size = new Cell(form.depth(), form.height(), form.width());
        List<Cell> outside = new ArrayList<>();
        for (int layer = -1; layer <= size.layer(); layer++) {
            for (int row = -1; row <= size.row(); row++) {
                for (int column = -2; column <= size.column() + 1; column++) {
                    Cell cell = new Cell(layer, row, column);
                    if ((lattice.isSolid() || layer == 0) && !form.cells().contains(cell)) {
                        outside.add(cell);
                    }
                }
            }
        }
        return !new Polyform(lattice, outside).isConnected();
    }
}
