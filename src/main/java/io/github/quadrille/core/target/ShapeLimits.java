package io.github.quadrille.core.target;

import java.util.Arrays;
import java.util.List;

/**
 * Limits how often shapes may be used. A cap limits a group of fixed tetrominoes together, and each tetromino is in one
 * group at most. A cap of 0 forbids the tetrominoes of its group.
 */
public final class ShapeLimits {
    /** These limits allow everything. */
    public static final ShapeLimits NONE = new ShapeLimits(List.of());

    private static final int FREE = -1;

    private final List<Cap> caps;
    private final int[] groupOf = new int[TetrominoShape.COUNT + 1];

    /**
     * A {@code Cap} limits the number of pieces of some shapes together.
     *
     * @param name the id of the shape, or the name of the kind, for which the cap was given
     * @param ids the ids of the shapes, 1..19
     * @param most the greatest number of pieces, not negative
     */
    public record Cap(String name, List<Integer> ids, int most) {
        public Cap {
            ids = List.copyOf(ids);
        }
    }

    /**
     * Makes limits from caps.
     *
     * @throws IllegalArgumentException when two caps limit the same shape, or a cap is negative
     */
    public ShapeLimits(List<Cap> caps) {
        this.caps = List.copyOf(caps);
        Arrays.fill(groupOf, FREE);
        for (int group = 0; group < caps.size(); group++) {
            if (caps.get(group).most() < 0) {
                throw new IllegalArgumentException("The limit of a shape is negative.");
            }
            for (int id : caps.get(group).ids()) {
                if (groupOf[id] != FREE) {
                    throw new IllegalArgumentException("Shape %d has two limits.".formatted(id));
                }
                groupOf[id] = group;
            }
        }
    }

    public List<Cap> caps() {
        return caps;
    }

    /** Returns the index of the cap on a shape, or -1 when there is none. */
    public int capOn(int id) {
        return groupOf[id];
    }

    /** Returns whether a shape may be used at all. */
    public boolean allows(int id) {
        return groupOf[id] == FREE || caps.get(groupOf[id]).most() > 0;
    }

    /**
     * Returns the greatest number of cells that pieces within the limits cover. It is {@link Long#MAX_VALUE} when a
     * shape has no cap.
     */
    public long area() {
        for (int id = 1; id <= TetrominoShape.COUNT; id++) {
            if (groupOf[id] == FREE) {
                return Long.MAX_VALUE;
            }
        }
        return caps.stream().mapToLong(cap -> 4L * cap.most()).sum();
    }
}
