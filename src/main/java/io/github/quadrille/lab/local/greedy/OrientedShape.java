package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Bag;

import java.util.ArrayList;
import java.util.List;

/**
 * A kind of piece, turned and flipped as it is to be laid.
 *
 * @param kind its index, in the bag or in whatever the caller counts by
 */
public record OrientedShape(int kind, Polyform shape) {
    /** All orientations of all kinds that may be used, in the order of the bag. */
    public static List<OrientedShape> of(Bag bag, PieceSymmetry symmetry) {
        List<OrientedShape> shapes = new ArrayList<>();
        for (int kind = 0; kind < bag.size(); kind++) {
            if (bag.count(kind).max() > 0) {
                for (Polyform orientation : bag.kind(kind).shape().orientations(symmetry)) {
                    shapes.add(new OrientedShape(kind, orientation));
                }
            }
        }
        return List.copyOf(shapes);
    }
}
