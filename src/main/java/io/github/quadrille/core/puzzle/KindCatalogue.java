package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Finds the kinds and sets of one lattice by their names.
 *
 * <pre>{@code
 * KindCatalogue cubes = BuiltInKinds.of(Lattices.CUBIC);
 * System.out.println(cubes.findSet("tetracubes").orElseThrow().kinds().size()); // 8
 * System.out.println(cubes.knows("pentominoes")); // false
 * }</pre>
 */
public final class KindCatalogue {
    /**
     * A drawn shape, a rectangle or a box has at most this many cells, because a list of its placements holds all cells
     * of each placement.
     */
    public static final int MOST_CELLS = 10_000;

    /**
     * Matches the name of a rectangle of squares, such as {@code 3x5} for rows and columns, or of a box of cubes, such
     * as {@code 1x2x4} for layers, rows and columns.
     */
    private static final Pattern BOX = Pattern.compile("(?:([1-9][0-9]{0,3})x)?([1-9][0-9]{0,3})x([1-9][0-9]{0,3})");

    private static final List<String> DEGREES = List.of("0", "90", "180", "270");

    private final Lattice lattice;
    private final Map<String, Polyform> shapes = new LinkedHashMap<>();
    private final Map<String, String> aliases = new LinkedHashMap<>();
    private final Map<String, PieceSet> sets = new LinkedHashMap<>();
    private final PolyformSets grown;

    KindCatalogue(Lattice lattice) {
        this.lattice = lattice;
        this.grown = new PolyformSets(this, lattice);
    }

    /**
     * Reads the kinds and sets in the file of a lattice. A line for a kind has a name, an equals sign and a drawing.
     * Other lines begin with {@code alias}, {@code one-sided} for a set, or {@code family} for a set of free pieces and
     * a set of one-sided pieces. A name, an equals sign and names of kinds follow. Lines that begin with a hash are
     * remarks.
     */
    static KindCatalogue read(Lattice lattice) {
        KindCatalogue kinds = new KindCatalogue(lattice);
        try (InputStream file = KindCatalogue.class.getResourceAsStream(lattice.word() + ".kinds")) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            text.lines().filter(line -> !line.startsWith("#")).forEach(kinds::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return kinds;
    }

    private void read(String line) {
        int equals = line.indexOf('=');
        int blank = line.lastIndexOf(' ', equals);
        String name = line.substring(blank + 1, equals);
        String what = line.substring(equals + 1);
        switch (line.substring(0, Math.max(0, blank))) {
            case "alias" -> alias(name, what);
            case "one-sided" -> set(name, PieceSymmetry.ONE_SIDED, what);
            case "family" -> family(name, what);
            default -> shape(name, what);
        }
    }

    /** Adds a kind, given by a drawing with slashes between its lines. */
    void shape(String name, String drawing) {
        shapes.put(name, Polyform.drawn(lattice, drawing.split("/", -1)));
    }

    /** Adds the mirror image of a kind. Returns the name of the image: the name of the kind with a prime. */
    String mirrored(String name) {
        shapes.put(name + "'", shapes.get(name).mirrored());
        return name + "'";
    }

    void alias(String name, String canonical) {
        aliases.put(name, canonical);
    }

    /**
     * Adds a set of kinds.
     *
     * @param names the names of the kinds, with blanks between
     */
    void set(String name, PieceSymmetry symmetry, String names) {
        List<Kind> kinds = Arrays.stream(names.split(" "))
                .map(kind -> find(kind).orElseThrow())
                .toList();
        sets.put(name, new PieceSet(name, symmetry, kinds));
    }

    /**
     * Adds two sets: one for free pieces, and one for one-sided pieces. The second set also contains the mirror image
     * of each kind that differs from its mirror image.
     */
    void family(String name, String names) {
        set(name, PieceSymmetry.FREE, names);
        List<String> oneSided = new ArrayList<>(List.of(names.split(" ")));
        for (String kind : names.split(" ")) {
            Polyform shape = shapes.get(kind);
            int different = shape.orientations(PieceSymmetry.FREE).size();
            if (different > shape.orientations(PieceSymmetry.ONE_SIDED).size()) {
                oneSided.add(mirrored(kind));
            }
        }
        set("one-sided-" + name, PieceSymmetry.ONE_SIDED, String.join(" ", oneSided));
    }

    /** Returns the shape of a kind. */
    Polyform drawing(String name) {
        return shapes.get(name);
    }

    /** Returns the name that answers use for a kind. Names that are not aliases are returned as they are. */
    public String canonicalName(String name) {
        int at = name.indexOf('@');
        return at < 0 ? aliases.getOrDefault(name, name) : canonicalName(name.substring(0, at)) + name.substring(at);
    }

    /**
     * Finds the kind with a name or alias. For squares it also finds a turned name such as {@code L@90}, and a
     * rectangle such as {@code 3x5}. For cubes it also finds a box such as {@code 1x2x4}. Rectangles and boxes have at
     * most {@link #MOST_CELLS} cells.
     */
    public Optional<Kind> find(String name) {
        String canonical = canonicalName(name);
        int at = canonical.indexOf('@');
        if (at < 0) {
            return Optional.ofNullable(shapes.get(canonical))
                    .or(() -> box(canonical))
                    .map(shape -> new Kind(canonical, shape))
                    .or(() -> grown.find(canonical));
        }
        int turns = lattice == Lattices.SQUARE ? DEGREES.indexOf(canonical.substring(at + 1)) : -1;
        return turns < 0
                ? Optional.empty()
                : find(canonical.substring(0, at))
                        .map(kind -> new Kind(
                                kind.name() + canonical.substring(at),
                                kind.shape().transformed(lattice.isometries().get(turns))));
    }

    private Optional<Polyform> box(String name) {
        Matcher sides = BOX.matcher(name);
        boolean isSolid = lattice == Lattices.CUBIC;
        if (!(isSolid || lattice == Lattices.SQUARE) || !sides.matches() || isSolid != (sides.group(1) != null)) {
            return Optional.empty();
        }
        int layers = isSolid ? Integer.parseInt(sides.group(1)) : 1;
        int rows = Integer.parseInt(sides.group(2));
        int columns = Integer.parseInt(sides.group(3));
        return (long) layers * rows * columns > MOST_CELLS
                ? Optional.empty()
                : Optional.of(new Polyform(
                        lattice,
                        IntStream.range(0, layers * rows * columns)
                                .mapToObj(
                                        cell -> new Cell(cell / columns / rows, cell / columns % rows, cell % columns))
                                .toList()));
    }

    /** Finds the set with this name. Sets of all polyforms of a size are made at the first call for them. */
    public Optional<PieceSet> findSet(String name) {
        return Optional.ofNullable(sets.get(name)).or(() -> grown.findSet(name));
    }

    /**
     * Finds the set that has the same shapes as another set, made for pieces of the given symmetry. For example, this
     * is {@code one-sided-pentominoes} for {@code pentominoes} and one-sided pieces.
     */
    public Optional<PieceSet> findSet(PieceSet other, PieceSymmetry symmetry) {
        String own = grown.prefix(other.symmetry());
        String bare = other.name().startsWith(own) ? other.name().substring(own.length()) : other.name();
        return findSet(grown.prefix(symmetry) + bare).filter(set -> set.symmetry() == symmetry);
    }

    /** Returns whether a kind or a set has this name. Rectangles of squares and boxes of cubes count, too. */
    public boolean knows(String name) {
        return find(name).isPresent() || findSet(name).isPresent();
    }

    /**
     * Returns whether a puzzle must not give this name to a kind that it draws. The reserved names are those of kinds
     * and sets that were added, their aliases, and the names of rectangles of squares. Other names that {@link #knows}
     * accepts, such as {@code hexomino-17} and names of boxes of cubes, are not reserved, because older puzzles use
     * some of them.
     */
    public boolean reserves(String name) {
        return shapes.containsKey(canonicalName(name))
                || sets.containsKey(name)
                || (lattice == Lattices.SQUARE && box(name).isPresent());
    }

    /** Returns all kinds that were added by name. Turned kinds, and kinds of generated sets, are not among them. */
    public List<Kind> kinds() {
        return shapes.entrySet().stream()
                .map(each -> new Kind(each.getKey(), each.getValue()))
                .toList();
    }

    /** Returns all sets that were added by name. Generated sets of all polyforms of a size are not among them. */
    public List<PieceSet> sets() {
        return List.copyOf(sets.values());
    }

    /**
     * Returns the names of the kinds, aliases and sets that were added. It also returns the names of the sets of all
     * polyforms of one size, such as {@code hexominoes}. Names that are made on demand are left out, such as {@code
     * hexomino-17}, {@code 3x5}, {@code L@90} and {@code one-sided-hexominoes}.
     */
    public List<String> names() {
        List<String> names = new ArrayList<>(shapes.keySet());
        names.addAll(aliases.keySet());
        names.addAll(sets.keySet());
        grown.names().filter(name -> !sets.containsKey(name)).forEach(names::add);
        return List.copyOf(names);
    }

    /**
     * A {@code PieceSet} is a set of kinds with a name, such as the twelve pentominoes. The symmetry says which turns
     * and flips its pieces may undergo. For example, the set of all one-sided pentominoes has mirror images as kinds of
     * their own.
     */
    public record PieceSet(String name, PieceSymmetry symmetry, List<Kind> kinds) {}
}
