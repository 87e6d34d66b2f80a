package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.RuleWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes pictures as text, for terminals and logs. Boards of squares have outlines if these fit. All other boards have
 * a letter for each cell.
 *
 * @param width the number of columns of the terminal
 * @param colour whether escape codes for 256 colours may be used
 */
public record TerminalPicture(int width, boolean colour) {

    /**
     * This character stands for the first piece, the next character for the second piece, and so on, until letters
     * replace them.
     */
    private static final char FIRST_PIECE = '\uE000';

    private static final int MOST_PIECES = 6_000;

    /** Returns the picture as lines, each ended by {@code \n}, followed by the meaning of its colours and letters. */
    public String of(Picture picture) {
        return board(picture) + legend(picture);
    }

    /** Returns the meaning of colours and letters; an empty string where they need no explanation. */
    public String legend(Picture picture) {
        return legend(picture, colours(picture));
    }

    private String legend(Picture picture, TerminalColours colours) {
        return new Legend(picture, colours, width).text(colour) + given(picture) + rules(picture);
    }

    private TerminalColours colours(Picture picture) {
        return new TerminalColours(picture, kindColours(picture));
    }

    /** Returns the styles of the kinds; empty where no colours are wanted. */
    private Optional<KindColours> kindColours(Picture picture) {
        return colour ? Optional.of(new KindColours(picture.kindNames())) : Optional.empty();
    }

    private static boolean isOfSquares(Picture picture) {
        return picture.region().lattice() == Lattices.SQUARE;
    }

    /**
     * Says that the pieces in brackets are given. If the text has no brackets, this method lists the given pieces
     * instead.
     */
    private String given(Picture picture) {
        if (!picture.hasGiven()) {
            return "";
        }
        PieceLetters letters = new PieceLetters(picture);
        String pieces = IntStream.range(0, picture.size())
                .filter(picture::isGiven)
                .mapToObj(piece -> letters.of(piece) + " on "
                        + picture.region().lattice().name(picture.cells(piece).get(0)))
                .collect(Collectors.joining(", "));
        boolean hasBrackets = isOfSquares(picture) && OutlinedText.isWide(picture, width);
        String words = hasBrackets ? "(pieces in brackets are given)\n" : "given: " + pieces + "\n";
        return pieces.isEmpty() ? "" : words;
    }

    /** Explains, for each sign in an open cell, the rule that it shows. */
    private String rules(Picture picture) {
        if (!isOfSquares(picture) || !OutlinedText.isWanted(picture, width)) {
            return "";
        }
        return picture.ruleMarks().signs().stream()
                .map(RuleMarks.Sign::rule)
                .distinct()
                .map(rule -> OutlinedText.SIGN + " "
                        + RuleWords.of(rule, picture.region().lattice()) + "\n")
                .collect(Collectors.joining());
    }

    /** Returns the picture without the meaning of its colours and letters. */
    public String board(Picture picture) {
        return board(picture, colours(picture));
    }

    private String board(Picture picture, TerminalColours colours) {
        if (!isOfSquares(picture)) {
            return latticeText(picture, colours);
        }
        return OutlinedText.isWanted(picture, width)
                ? new OutlinedText(picture, colours, width).text(colour)
                : letterText(picture, colours);
    }

    /**
     * Writes a letter for each cell of a board that does not consist of squares. Layers are side by side. Hexagons and
     * triangles are arranged as in puzzle files.
     */
    private String latticeText(Picture picture, TerminalColours colours) {
        PieceLetters letters = new PieceLetters(picture);
        List<String> rows = picture.drawn(
                piece -> picture.size() > MOST_PIECES ? picture.letter(piece) : (char) (FIRST_PIECE + piece));
        List<String> lines = picture.region().lattice().isSolid()
                ? layersBeside(picture.region(), rows)
                : LatticeNotation.lines(picture.region().lattice(), 1, rows, Region.HOLE);
        StyledLines text = new StyledLines(colour);
        for (String line : lines) {
            for (int i = 0; i < line.length(); i++) {
                char mark = line.charAt(i);
                int piece = mark - FIRST_PIECE;
                if (piece >= 0 && piece < picture.size()) {
                    text.add(letters.of(piece), 1, colours.of(piece));
                } else {
                    text.add(mark, 1, TerminalColours.ofMark(mark));
                }
            }
            text.end();
        }
        return text.toString();
    }

    /**
     * Puts layers side by side. In more than three dimensions, each three-dimensional block begins a new line. Above
     * each layer are the coordinates that all its cells share.
     */
    private List<String> layersBeside(Region board, List<String> rows) {
        boolean isHeaded = board.lattice().dimensions() > 3;
        List<String> lines = new ArrayList<>();
        List<List<String>> layers = new ArrayList<>();
        int last = -1;
        for (int layer : board.slices()) {
            if (last >= 0 && board.lattice().apart(last, layer) > 1) {
                lines.addAll(beside(layers, board));
                layers.clear();
            }
            List<String> block = new ArrayList<>();
            rows.subList(layer * board.rows(), (layer + 1) * board.rows())
                    .forEach(row -> block.add(String.join(" ", row.split(""))));
            if (isHeaded) {
                block.add(0, heading(board, layer));
            }
            // A blank line separates these layers from the layers below.
            block.add("");
            layers.add(block);
            last = layer;
        }
        lines.addAll(beside(layers, board));
        return lines.subList(0, lines.size() - 1);
    }

    private List<String> beside(List<List<String>> layers, Region board) {
        int wide = Math.max(2 * board.columns() - 1, layers.get(0).get(0).length());
        layers.forEach(layer -> layer.replaceAll(line -> line + " ".repeat(wide - line.length())));
        return StyledLines.beside(layers, wide, width);
    }

    /** Returns the coordinates that all cells of a layer share, for example {@code (0, 1)}. */
    static String heading(Region board, int layer) {
        int[] at = board.lattice().coordinates(new Cell(layer, 0, 0));
        return IntStream.of(at)
                .limit(at.length - 2L)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /**
     * Writes a letter for each cell, or a mark of {@link Region} where no piece lies. This form is for boards of
     * squares whose outlines do not fit or do not help.
     */
    private String letterText(Picture picture, TerminalColours colours) {
        Region board = picture.region();
        // Two columns are about as wide as a line is high. Without colour, rows of single letters are easier to copy.
        int columns = colour && 2 * board.columns() <= width ? 2 : 1;
        StyledLines lines = new StyledLines(colour);
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                int cover = picture.pieceAt(row, column);
                char mark = cover >= 0 ? picture.letter(cover) : picture.openMark(new Cell(row, column));
                String style = cover >= 0 ? colours.of(cover) : TerminalColours.ofMark(mark);
                lines.add(mark, 1, style);
                lines.add(' ', columns - 1, style);
            }
            lines.end();
        }
        return lines.toString();
    }

    /**
     * Writes pictures of one puzzle as text, one after the other. There can be thousands of pictures. Parts that depend
     * on the puzzle alone are made once. A legend is written only where it differs from the previous legend.
     */
    public static final class PictureListing {
        private final TerminalPicture terminal;
        private Optional<KindColours> kinds = Optional.empty();
        private int[] counts = {};
        private String legend = "";

        public PictureListing(TerminalPicture terminal) {
            this.terminal = terminal;
        }

        /** Returns the next picture. The legend follows if it differs from the legend that was written last. */
        public String next(Picture picture) {
            if (kinds.isEmpty()) {
                kinds = terminal.kindColours(picture);
            }
            TerminalColours colours = new TerminalColours(picture, kinds);
            String last = legend;
            // On a board of squares without given pieces and rules, the legend depends only on the number of pieces of
            // each kind. Otherwise the legend can be about single pieces, so a new legend is made for each picture.
            boolean needsCountsOnly = isOfSquares(picture)
                    && !picture.hasGiven()
                    && picture.puzzle().rules().isEmpty();
            if (!needsCountsOnly || !Arrays.equals(counts, picture.counts())) {
                counts = picture.counts();
                legend = terminal.legend(picture, colours);
            }
            return terminal.board(picture, colours) + (legend.equals(last) ? "" : legend);
        }
    }
}
