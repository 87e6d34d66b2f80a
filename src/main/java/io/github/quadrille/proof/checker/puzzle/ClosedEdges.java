package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Holds which opposite edges of a board are joined, so that a step over one edge leads to the opposite edge.
 *
 * @param layers whether the first and the last layer are joined
 * @param rows whether the first and the last row are joined
 * @param columns whether the first and the last column are joined
 */
record ClosedEdges(boolean layers, boolean rows, boolean columns) {
    private static final Set<String> DIRECTIONS = Set.of("layers", "rows", "columns");

    /** Reads the joined edges from a word or a list. If the puzzle file does not name any, no edges are joined. */
    static ClosedEdges read(LatticeForm form, Optional<PuzzleNode> node) throws UnreadablePuzzle {
        if (node.isEmpty()) {
            return new ClosedEdges(false, false, false);
        }
        List<String> words = new ArrayList<>();
        if (node.get() instanceof PuzzleNode.Items list) {
            for (PuzzleNode item : list.items()) {
                words.add(item.word("What meets"));
            }
        } else {
            words.addAll(words(node.get().word("The wrap")));
        }
        Set<String> closed = new HashSet<>(words);
        ClosedEdges read =
                new ClosedEdges(closed.contains("layers"), closed.contains("rows"), closed.contains("columns"));
        boolean offered = form == LatticeForm.CUBIC || (offered(form).equals("none") ? !read.any() : !read.layers);
        UnreadablePuzzle.when(
                !DIRECTIONS.containsAll(closed) || closed.size() < words.size() || !offered,
                node.get().line(),
                "On this lattice, edges cannot meet in this way. Use %s.",
                offered(form));
        return read;
    }

    private static String offered(LatticeForm form) {
        return switch (form) {
            case SQUARE, HEXAGONAL -> "none, horizontal, vertical, both, rows or columns";
            case CUBIC -> "none, or some of layers, rows and columns, with commas";
            case TRIANGULAR, FCC, HYPERCUBIC, HYPERCUBIC_5, HYPERCUBIC_6 -> "none";
        };
    }

    private static List<String> words(String text) {
        return switch (text) {
            case "none", "[]" -> List.of();
            case "horizontal" -> List.of("columns");
            case "vertical" -> List.of("rows");
            case "both" -> List.of("rows", "columns");
            default -> List.of(text.replaceAll("^\\[|]$", "").strip().split("\\s*,\\s*", -1));
        };
    }

    boolean any() {
        return layers || rows || columns;
    }

    /**
     * Carries a position that is beyond a joined edge over to the opposite edge. Every other position is returned as it
     * is.
     *
     * @param picturePosition the position
     * @param size the number of layers, rows and columns of the board
     */
    PicturePosition carried(PicturePosition picturePosition, PicturePosition size) {
        return new PicturePosition(
                layers ? Math.floorMod(picturePosition.layer(), size.layer()) : picturePosition.layer(),
                rows ? Math.floorMod(picturePosition.row(), size.row()) : picturePosition.row(),
                columns ? Math.floorMod(picturePosition.column(), size.column()) : picturePosition.column());
    }
}
