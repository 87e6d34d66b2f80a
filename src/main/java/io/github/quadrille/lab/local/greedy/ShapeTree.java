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
public final class ShapeTree {
    private static final Comparator<Cell> NEAREST_FIRST = Comparator.<Cell>comparingInt(
                    cell -> Math.abs(cell.row()) + Math.abs(cell.column()))
            .thenComparing(Comparator.naturalOrder());

    private final List<OrientedShape> shapes;
    private final Node root = new Node(0, 0);

    public ShapeTree(List<OrientedShape> shapes, Origins origins) {
        this.shapes = List.copyOf(shapes);
        for (int shape = 0; shape < shapes.size(); shape++) {
            List<Cell> cells = shapes.get(shape).shape().cells();
            for (Cell served : cells) {
                if (origins.isOrigin(cells, served)) {
                    add(shape, cells, served);
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

    List<OrientedShape> shapes() {
        return shapes;
    }

    /** The given cell itself. */
    Node root() {
        return root;
    }

    private void add(int shape, List<Cell> cells, Cell served) {
        List<Cell> others = cells.stream()
                .map(cell -> cell.shifted(-served.row(), -served.column()))
                .sorted(NEAREST_FIRST)
                .skip(1)
                .toList();
        Node node = root;
        for (Cell other : others) {
            node = node.child(other.row(), other.column());
        }
        Cell first = cells.get(0).shifted(-served.row(), -served.column());
        node.ends.add(new End(shape, first.row(), first.column()));
    }

    /** One more cell, by its rows and columns from the given one. */
    static final class Node {
        private final int rows;
        private final int columns;
        private final List<Node> children = new ArrayList<>(0);
        private final List<End> ends = new ArrayList<>(0);

        private Node(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }

        int rows() {
            return rows;
        }

        int columns() {
            return columns;
        }

        List<Node> children() {
            return children;
        }

        /** The shapes that are complete with this cell. */
        List<End> ends() {
            return ends;
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
     * @param shape its index
     * @param rows where its first cell lies, from the given one
     * @param columns likewise
     */
    record End(int shape, int rows, int columns) {}

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
}
