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
 * Holds all ways in which shapes can cover one given cell, as a tree. A path from the root names the other cells of a
 * shape one after another, relative to the given cell. Shapes whose paths begin with the same cells share this
 * beginning. Every shape is in the tree once for each of its origins, which are the cells that can lie on the given
 * cell. The cells of a path need not be neighbours, so disconnected shapes are found like other shapes. The memory is
 * linear in the sum of the squared sizes of all shapes. A tree can be used for any number of tilings.
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

    /** Returns an upper bound on the number of nodes of the tree. The memory of the tree is linear in this bound. */
    static long bound(List<OrientedShape> shapes) {
        return shapes.stream()
                .mapToLong(one -> (long) one.shape().size() * one.shape().size())
                .sum();
    }

    /** Returns the node that stands for the cell to cover. All paths of the tree begin with it. */
    Node root() {
        return root;
    }

    /** Returns how many cells the largest shape has. */
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
     * A {@code Node} is a cell on a path of the tree.
     *
     * @param rows the number of rows from the cell to cover to this cell
     * @param columns the number of columns from the cell to cover to this cell
     * @param children the nodes of the next cells
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
     * An {@code End} is a complete shape.
     *
     * @param shape the shape
     * @param rows the number of rows from the cell to cover to the corner of the shape's bounding box
     * @param columns the number of columns from the cell to cover to the corner of the shape's bounding box
     */
    record End(OrientedShape shape, int rows, int columns) {}

    /**
     * An {@code OrientedShape} is a kind of piece in one orientation.
     *
     * @param kind the index of the kind in the bag
     * @param shape the cells of the orientation
     */
    record OrientedShape(int kind, Polyform shape) {
        /** Returns all orientations of all kinds that can be used, in the order of the bag. */
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
