package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Holds the pieces that a puzzle can use by name, without a drawing, and sets of these pieces. For squares these are
 * the polyominoes up to five cells, named by letter and size (Golomb, <i>Polyominoes</i>, 1954 and 1994). Kinds of
 * other lattices are in files in the package of this class, one for each lattice. {@link KindCatalogue#find} also knows
 * names of larger shapes.
 *
 * <pre>{@code
 * System.out.println(BuiltInKinds.find("T4").orElseThrow().name()); // T
 * System.out.println(BuiltInKinds.set("pentominoes").kinds().size()); // 12
 * System.out.println(BuiltInKinds.of(Lattices.HEXAGONAL).findSet("tetrahexes").orElseThrow().kinds().size()); // 7
 * }</pre>
 *
 * <p>Tetrominoes are named by their letter alone ({@code T} is {@code T4}). The mirror image of a one-sided tetromino
 * has another letter (J for L, Z for S). The mirror image of a pentomino has a prime ({@code F5'}). If pieces may not
 * be turned, a name can end with an angle in degrees, by which the shape is turned clockwise: {@code L@90}.
 */
public final class BuiltInKinds {
    private static final KindCatalogue SQUARES = new KindCatalogue(Lattices.SQUARE);
    private static final Map<Lattice, KindCatalogue> READ = new HashMap<>();

    /** This text draws the polyominoes of up to three cells, of four, and of five, with slashes between rows. */
    private static final String DRAWINGS = "O1=X I2=XX I3=XXX V3=X./XX "
            + "I=XXXX O=XX/XX T=XXX/.X. L=..X/XXX S=.XX/XX. J=X../XXX Z=XX./.XX "
            + "F5=.XX/XX./.X. I5=XXXXX L5=X./X./X./XX N5=.X/XX/X./X. P5=XX/XX/X. T5=XXX/.X./.X. "
            + "U5=X.X/XXX V5=X../X../XXX W5=X../XX./.XX X5=.X./XXX/.X. Y5=.X/XX/.X/.X Z5=XX./.X./.XX";

    static {
        for (String kind : DRAWINGS.split(" ")) {
            int equals = kind.indexOf('=');
            SQUARES.shape(kind.substring(0, equals), kind.substring(equals + 1));
        }
        for (String name : List.of("F5", "L5", "N5", "P5", "Y5", "Z5")) {
            SQUARES.mirrored(name);
        }
        for (String letter : List.of("I", "O", "T", "L", "S", "J", "Z")) {
            SQUARES.alias(letter + "4", letter);
        }
        SQUARES.alias("L3", "V3");
        SQUARES.alias("monomino", "O1");
        SQUARES.alias("domino", "I2");
        String pentominoes = "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5";
        SQUARES.set("tetrominoes", PieceSymmetry.FREE, "T I O L S");
        SQUARES.set("one-sided-tetrominoes", PieceSymmetry.ONE_SIDED, "I O T L J S Z");
        SQUARES.set("fixed-tetrominoes", PieceSymmetry.FIXED, turned("I", "O", "T", "L", "J", "S", "Z"));
        SQUARES.set("pentominoes", PieceSymmetry.FREE, pentominoes);
        SQUARES.set("one-sided-pentominoes", PieceSymmetry.ONE_SIDED, pentominoes + " F5' L5' N5' P5' Y5' Z5'");
    }

    private BuiltInKinds() {}

    /**
     * Returns the kinds and sets of a lattice. Most commands are about squares, so the kinds made of squares are in
     * this class. For any other lattice, the first call reads the kinds and sets from a file.
     */
    public static synchronized KindCatalogue of(Lattice lattice) {
        KindCatalogue known = lattice == Lattices.SQUARE ? SQUARES : READ.get(lattice);
        if (known == null) {
            known = KindCatalogue.read(lattice);
            READ.put(lattice, known);
        }
        return known;
    }

    /** Returns the lattices on which a kind or a set has this name. There may be several. */
    public static List<Lattice> latticesOf(String name) {
        return Lattices.ALL.stream().filter(lattice -> of(lattice).knows(name)).toList();
    }

    /**
     * Returns the name that answers use for a kind made of squares: {@code T} for {@code T4}. A name that is not an
     * alias is returned as it is.
     */
    public static String canonicalName(String name) {
        return SQUARES.canonicalName(name);
    }

    /**
     * Finds the kind made of squares that has this name. The name can also be an alias, or the name of a turned kind
     * such as {@code L@90}.
     */
    public static Optional<Kind> find(String name) {
        return SQUARES.find(name);
    }

    /**
     * Returns the set of kinds made of squares that has this name.
     *
     * @throws IllegalArgumentException when there is no such set
     */
    public static PieceSet set(String name) {
        return findSet(name).orElseThrow(() -> new IllegalArgumentException("There is no set '" + name + "'."));
    }

    /** Finds the set of kinds made of squares that has this name, such as {@code pentominoes}. */
    public static Optional<PieceSet> findSet(String name) {
        return SQUARES.findSet(name);
    }

    /**
     * Returns the names of the kinds made of squares, with aliases, and the names of their sets. Names that are made on
     * demand are left out, such as {@code hexomino-17}, {@code 3x5}, {@code L@90} and {@code one-sided-hexominoes}.
     */
    public static List<String> names() {
        return SQUARES.names();
    }

    /** Returns the names of all different turned versions of these kinds, with blanks between. */
    private static String turned(String... names) {
        List<String> turned = new ArrayList<>();
        for (String name : names) {
            int turns =
                    SQUARES.drawing(name).orientations(PieceSymmetry.ONE_SIDED).size();
            for (int turn = 0; turn < turns; turn++) {
                turned.add(name + "@" + turn * 90);
            }
        }
        return String.join(" ", turned);
    }
}
