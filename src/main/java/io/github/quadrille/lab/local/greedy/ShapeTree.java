package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The ways in which shapes can cover one given cell, as a tree: a way from the root names the other cells of a shape one
 * by one, seen from the given cell, and shapes that begin alike share the beginning. Every shape is in it once for each
 * of its origins; neighbours play no part, so disconnected shapes are found like others. Memory is linear in the sum over all shapes of their size
 * squared; it can serve any number of tilings.
 */
final class ShapeTree {
    private static final Comparator<Cell> NEAREST_FIRST = Comparator.<Cell>comparingInt(
                    cell -> Math.abs(cell.row()) + Math.abs(cell.column()))
            .thenComparing(Comparator.naturalOrder());

    private final Node root = new Node(0, 0);
    private int largest = 1;

    ShapeTree(List<OrientedShape> shapes, Origins origins) {
        for (OrientedShape shape : shapes) {
            List<Cell> cells = shape.shape().cells();
            largest = Math.max(largest, cells.size());
            for (Cell served : cells) {
                if (origins.isOrigin(cells, served)) {
                    add(shape, served);
                }
            }
        }
    }

    /** How many cells the ways to all shapes have, at most: what its memory is linear in. */
    static long bound(List<OrientedShape> shapes) {
        return shapes.stream()
                .mapToLong(one -> (long) one.shape().size() * one.shape().size())
                .sum();
    }

    /** The given cell itself. */
    Node root() {
        return root;
    }

    /** How many cells the largest shape has. */
    int largest() {
        return largest;
    }

    private void add(OrientedShape shape, Cell served) {
        Node node = root;
        for (Cell other : shape.shape().cells().stream()
                .map(cell -> cell.minus(served))
                .sorted(NEAREST_FIRST)
                .skip(1)
                .toList()) {
            node = node.child(other.row(), other.column());
        }
        node.ends.add(new End(shape, -served.row(), -served.column()));
    }

    /**
     * One more cell, by its rows and columns from the given one.
     *
     * @param ends the shapes that are complete with this cell
     */
    record Node(int rows, int columns, List<Node> children, List<End> ends) {
        private Node(int rows, int columns) {
            this(rows, columns, new ArrayList<>(0), new ArrayList<>(0));
        }

        private Node child(int down, int right) {
            for (Node child : children) {
                if (child.rows == down && child.columns == right) {
                    return child;
                }
            }
            Node child = new Node(down, right);
            children.add(child);
            return child;
        }
    }

    /**
     * A complete shape.
     *
     * @param rows where the corner of its box lies, from the given cell
     * @param columns likewise
     */
    record End(OrientedShape shape, int rows, int columns) {}

    /**
     * A kind of piece, turned and flipped as it is to be laid.
     *
     * @param kind its index in the bag
     */
    record OrientedShape(int kind, Polyform shape) {
        /** All orientations of all kinds that may be used, in the order of the bag. */
        static List<OrientedShape> of(Bag bag, PieceSymmetry symmetry) {
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
}
