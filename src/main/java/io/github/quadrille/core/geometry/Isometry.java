package io.github.quadrille.core.geometry;

import java.util.List;

/**
 * An {@code Isometry} turns or flips the points of a lattice, which have three or more coordinates. It leaves the
 * origin in its place or, for triangles, a corner at which six triangles meet. Each coordinate of the image is a
 * coordinate of the point, its negative or, for triangles, 1 minus this coordinate. {@link Lattice} lists the
 * isometries of each lattice.
 *
 * <pre>{@code
 * System.out.println(Isometry.TURN_90.apply(new Cell(0, 2))); // (2, 0)
 * System.out.println(Isometry.FLIP.flips()); // true
 * }</pre>
 */
public final class Isometry {
    /** The identity leaves every point where it is. */
    public static final Isometry IDENTITY = ofSquare("identity", false, 1, 1);
    /** This isometry is a quarter turn clockwise. */
    public static final Isometry TURN_90 = ofSquare("turn 90", true, 1, -1);
    /** This isometry is half a turn. */
    public static final Isometry TURN_180 = ofSquare("turn 180", false, -1, -1);
    /** This isometry is a quarter turn anticlockwise. */
    public static final Isometry TURN_270 = ofSquare("turn 270", true, -1, 1);
    /** This isometry exchanges left and right: columns change their sign. */
    public static final Isometry FLIP = ofSquare("flip", false, 1, -1);
    /** This isometry is the flip, then a quarter turn clockwise. */
    public static final Isometry FLIP_TURN_90 = ofSquare("flip turn 90", true, -1, -1);
    /** This isometry is the flip, then half a turn. */
    public static final Isometry FLIP_TURN_180 = ofSquare("flip turn 180", false, -1, 1);
    /** This isometry is the flip, then a quarter turn anticlockwise. */
    public static final Isometry FLIP_TURN_270 = ofSquare("flip turn 270", true, 1, 1);

    /** A square has these eight isometries. */
    static final List<Isometry> OF_SQUARES =
            List.of(IDENTITY, TURN_90, TURN_180, TURN_270, FLIP, FLIP_TURN_90, FLIP_TURN_180, FLIP_TURN_270);

    private final String name;
    private final boolean flips;
    private final int[] axis;
    private final int[] sign;
    private final int from;

    /**
     * Makes a signed permutation of the coordinates.
     *
     * @param flips whether this is a reflection, which a one-sided piece may not undergo
     * @param axis for each coordinate of the image, the index of the coordinate from which it is taken
     * @param sign for each coordinate of the image, the factor 1 or -1
     * @param from the number that is added to each coordinate of the image
     */
    Isometry(String name, boolean flips, int[] axis, int[] sign, int from) {
        this.name = name;
        this.flips = flips;
        this.axis = axis.clone();
        this.sign = sign.clone();
        this.from = from;
    }

    private static Isometry ofSquare(String name, boolean swaps, int rowSign, int columnSign) {
        int[] axis = swaps ? new int[] {0, 2, 1} : new int[] {0, 1, 2};
        return new Isometry(name, swaps == (rowSign == columnSign), axis, new int[] {1, rowSign, columnSign}, 0);
    }

    /** Returns the image of a point of the lattice. The image may have negative coordinates. */
    public Cell apply(Cell point) {
        return new Cell(image(point, 0), image(point, 1), image(point, 2));
    }

    /**
     * Returns the image of a point with any number of coordinates. Coordinates that the isometry does not have stay as
     * they are.
     */
    int[] apply(int... point) {
        int[] image = point.clone();
        for (int i = 0; i < axis.length; i++) {
            image[i] = from + sign[i] * point[axis[i]];
        }
        return image;
    }

    private int image(Cell point, int i) {
        return from + sign[i] * point.at(axis[i]);
    }

    /** Returns the name of the isometry, such as {@code flip turn 90}. */
    public String name() {
        return name;
    }

    /**
     * Returns the angle in degrees by which this isometry turns a flat piece clockwise, after a flip if there is one.
     */
    public int degrees() {
        int turn = name.lastIndexOf("turn ");
        return turn < 0 ? 0 : Integer.parseInt(name.substring(turn + 5));
    }

    /** Returns whether this is a reflection, which a one-sided piece may not undergo. */
    public boolean flips() {
        return flips;
    }

    @Override
    public String toString() {
        return name;
    }
}
