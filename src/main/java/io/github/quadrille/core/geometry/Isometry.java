package io.github.quadrille.core.geometry;

import java.util.List;

/**
 * Turns or flips the points of a lattice. It keeps the origin or, of triangles, a corner: a signed permutation of
 * three coordinates or more, perhaps with each then taken from 1. {@link Lattice} has those of each lattice.
 *
 * <pre>{@code
 * System.out.println(Isometry.TURN_90.apply(new Cell(0, 2))); // (2, 0)
 * System.out.println(Isometry.FLIP.flips()); // true
 * }</pre>
 */
public final class Isometry {
    /** Nothing. */
    public static final Isometry IDENTITY = ofSquare("identity", false, 1, 1);
    /** A quarter turn. */
    public static final Isometry TURN_90 = ofSquare("turn 90", true, 1, -1);
    /** Half a turn. */
    public static final Isometry TURN_180 = ofSquare("turn 180", false, -1, -1);
    /** A quarter turn the other way. */
    public static final Isometry TURN_270 = ofSquare("turn 270", true, -1, 1);
    /** Columns the other way round. */
    public static final Isometry FLIP = ofSquare("flip", false, 1, -1);
    /** A flip and a quarter turn. */
    public static final Isometry FLIP_TURN_90 = ofSquare("flip turn 90", true, -1, -1);
    /** A flip and half a turn. */
    public static final Isometry FLIP_TURN_180 = ofSquare("flip turn 180", false, -1, 1);
    /** A flip and a quarter turn the other way. */
    public static final Isometry FLIP_TURN_270 = ofSquare("flip turn 270", true, 1, 1);

    /** All of them. */
    static final List<Isometry> OF_SQUARES =
            List.of(IDENTITY, TURN_90, TURN_180, TURN_270, FLIP, FLIP_TURN_90, FLIP_TURN_180, FLIP_TURN_270);

    private final String name;
    private final boolean flips;
    private final int[] axis;
    private final int[] sign;
    private final int from;

    /**
     * @param flips whether a piece in the world of this lattice cannot be moved so
     * @param axis which coordinate becomes the first, the second, and so on
     * @param sign 1 or -1, for each
     * @param from what is added to each
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

    /** The image of a point of the lattice; coordinates may become negative. */
    public Cell apply(Cell point) {
        return new Cell(image(point, 0), image(point, 1), image(point, 2));
    }

    /** The same of a point with more coordinates, of which those that the isometry has not stay. */
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

    /** What it does, such as {@code flip turn 90}. */
    public String name() {
        return name;
    }

    /** Returns by how many degrees it turns a flat piece clockwise, after a flip if it flips. */
    public int degrees() {
        int turn = name.lastIndexOf("turn ");
        return turn < 0 ? 0 : Integer.parseInt(name.substring(turn + 5));
    }

    /** Whether left and right are exchanged, so that a one-sided piece cannot follow. */
    public boolean flips() {
        return flips;
    }

    @Override
    public String toString() {
        return name;
    }
}
