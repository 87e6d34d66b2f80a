package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.Isometry;
import io.github.quadrille.geometry.Lattices;
import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Polyform;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The polyominoes up to five cells, by size and letter (Golomb, <i>Polyominoes</i>, 1954 and 1994), and their sets.
 *
 * <p>Tetrominoes go by their letter alone ({@code T} is {@code T4}). The mirror image of a one-sided tetromino has its
 * own letter (J of L, Z of S), that of a pentomino a prime ({@code F5'}). In a fixed puzzle a kind may say by how many
 * degrees it is turned clockwise: {@code L@90}.
 */
public final class BuiltInKinds {
    private static final Map<String, Polyform> SHAPES = new LinkedHashMap<>();
    private static final Map<String, String> ALIASES = new LinkedHashMap<>();
    private static final List<Isometry> TURNS = Lattices.SQUARE.isometries(PieceSymmetry.ONE_SIDED);
    private static final List<String> DEGREES = List.of("0", "90", "180", "270");
    private static final Map<String, PieceSet> SETS = new LinkedHashMap<>();

    static {
        shape("O1", "X");
        shape("I2", "XX");
        shape("I3", "XXX");
        shape("V3", "X.", "XX");
        shape("I", "XXXX");
        shape("O", "XX", "XX");
        shape("T", "XXX", ".X.");
        shape("L", "..X", "XXX");
        shape("S", ".XX", "XX.");
        shape("J", "X..", "XXX");
        shape("Z", "XX.", ".XX");
        shape("F5", ".XX", "XX.", ".X.");
        shape("I5", "XXXXX");
        shape("L5", "X.", "X.", "X.", "XX");
        shape("N5", ".X", "XX", "X.", "X.");
        shape("P5", "XX", "XX", "X.");
        shape("T5", "XXX", ".X.", ".X.");
        shape("U5", "X.X", "XXX");
        shape("V5", "X..", "X..", "XXX");
        shape("W5", "X..", "XX.", ".XX");
        shape("X5", ".X.", "XXX", ".X.");
        shape("Y5", ".X", "XX", ".X", ".X");
        shape("Z5", "XX.", ".X.", ".XX");
        for (String name : List.of("F5", "L5", "N5", "P5", "Y5", "Z5")) {
            SHAPES.put(name + "'", SHAPES.get(name).transformed(Isometry.FLIP));
        }
        for (String letter : List.of("I", "O", "T", "L", "S", "J", "Z")) {
            ALIASES.put(letter + "4", letter);
        }
        ALIASES.put("L3", "V3");
        ALIASES.put("monomino", "O1");
        ALIASES.put("domino", "I2");
        set("tetrominoes", PieceSymmetry.FREE, "T", "I", "O", "L", "S");
        set("one-sided-tetrominoes", PieceSymmetry.ONE_SIDED, "I", "O", "T", "L", "J", "S", "Z");
        set("fixed-tetrominoes", PieceSymmetry.FIXED, turned("I", "O", "T", "L", "J", "S", "Z"));
        String[] pentominoes = "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5".split(" ");
        set("pentominoes", PieceSymmetry.FREE, pentominoes);
        List<String> oneSided = new ArrayList<>(List.of(pentominoes));
        for (String name : pentominoes) {
            if (SHAPES.containsKey(name + "'")) {
                oneSided.add(name + "'");
            }
        }
        set("one-sided-pentominoes", PieceSymmetry.ONE_SIDED, oneSided.toArray(String[]::new));
    }

    private BuiltInKinds() {}

    /** The name that answers use: {@code T} for {@code T4}; other names are returned as they are. */
    public static String canonicalName(String name) {
        int at = name.indexOf('@');
        return at < 0 ? ALIASES.getOrDefault(name, name) : canonicalName(name.substring(0, at)) + name.substring(at);
    }

    /** The kind of a name, alias or turned name such as {@code L@90}. */
    public static Optional<Kind> find(String name) {
        String canonical = canonicalName(name);
        int at = canonical.indexOf('@');
        if (at < 0) {
            return Optional.ofNullable(SHAPES.get(canonical)).map(shape -> new Kind(canonical, shape));
        }
        int turns = DEGREES.indexOf(canonical.substring(at + 1));
        return turns < 0
                ? Optional.empty()
                : find(canonical.substring(0, at))
                        .map(kind -> new Kind(
                                kind.name() + canonical.substring(at),
                                kind.shape().transformed(TURNS.get(turns))));
    }

    /**
     * The set of a name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static PieceSet set(String name) {
        return findSet(name).orElseThrow(() -> new IllegalArgumentException("There is no set '" + name + "'."));
    }

    /** The set of this name, such as {@code pentominoes}. */
    public static Optional<PieceSet> findSet(String name) {
        return Optional.ofNullable(SETS.get(name));
    }

    /** All names that a puzzle file may use for kinds, without turned ones, and for sets. */
    public static List<String> names() {
        List<String> names = new ArrayList<>(SHAPES.keySet());
        names.addAll(ALIASES.keySet());
        names.addAll(SETS.keySet());
        return List.copyOf(names);
    }

    private static void shape(String name, String... rows) {
        SHAPES.put(name, Polyform.drawn(rows));
    }

    private static void set(String name, PieceSymmetry symmetry, String... kinds) {
        List<Kind> found =
                Arrays.stream(kinds).map(kind -> find(kind).orElseThrow()).toList();
        SETS.put(name, new PieceSet(name, symmetry, found));
    }

    /** The names of all different turned versions. */
    private static String[] turned(String... names) {
        List<String> turned = new ArrayList<>();
        for (String name : names) {
            int turns = SHAPES.get(name).orientations(PieceSymmetry.ONE_SIDED).size();
            for (int turn = 0; turn < turns; turn++) {
                turned.add(name + "@" + turn * 90);
            }
        }
        return turned.toArray(String[]::new);
    }
}
