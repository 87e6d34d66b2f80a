package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Pictures as text, for terminals and logs. Boards of squares that fit get outlines, larger ones a letter per cell.
 *
 * @param width how many columns of text there is room for
 * @param colour whether escape codes for 256 colours may be used
 */
public record TerminalPicture(int width, boolean colour) {

    /** The picture as lines, each ended by {@code \n}, and what its colours and letters mean. */
    public String of(Picture picture) {
        return board(picture) + legend(picture);
    }

    /** What colours and letters mean; empty where they need no words. */
    public String legend(Picture picture) {
        return legend(picture, colours(picture));
    }

    String legend(Picture picture, TerminalColours colours) {
        return new Legend(picture, colours, width).text(colour) + given(picture);
    }

    /**
     * Whether two pictures of a puzzle with as many pieces of each kind have the same legend: where letters are those of
     * kinds, and nothing is said of single pieces.
     */
    static boolean needsCountsOnly(Picture picture) {
        return picture.region().lattice() == Lattices.SQUARE && !picture.hasGiven();
    }

    private TerminalColours colours(Picture picture) {
        return new TerminalColours(picture, kindColours(picture));
    }

    /** Nothing where no colours are to be seen. */
    Optional<KindColours> kindColours(Picture picture) {
        return colour ? Optional.of(new KindColours(picture.kindNames())) : Optional.empty();
    }

    /** Where letters cannot say which pieces are given. */
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
        if (pieces.isEmpty()) {
            return "";
        }
        boolean hasBrackets = picture.region().lattice() == Lattices.SQUARE && OutlinedText.width(picture) <= width;
        return hasBrackets ? "(in brackets: given)\n" : "given: " + pieces + "\n";
    }

    /** The picture alone. */
    public String board(Picture picture) {
        return board(picture, colours(picture));
    }

    String board(Picture picture, TerminalColours colours) {
        if (picture.region().lattice() != Lattices.SQUARE) {
            return new LatticeText(picture, colours, width).text(colour);
        }
        if (OutlinedText.width(picture) <= width) {
            return new OutlinedText(picture, colours).text(colour);
        }
        // Two columns are about as wide as a line is high; without colour, plain rows are better to copy.
        int columns = colour && 2 * picture.region().columns() <= width ? 2 : 1;
        return new LetterText(picture, colours, columns).text(colour);
    }

    /** A letter per cell: cubes in layers side by side, hexagons and triangles as they are drawn in puzzle files. */
    private static final class LatticeText {
        /** Stands for the first piece, the next character for the second, until letters take their places. */
        private static final char FIRST_PIECE = '\uE000';

        private static final int MOST_PIECES = 6_000;
        private static final String GAP = "   ";

        private final Picture picture;
        private final TerminalColours colours;
        private final PieceLetters letters;
        private final int width;

        /** @param width how many columns of text there is room for */
        LatticeText(Picture picture, TerminalColours colours, int width) {
            this.picture = picture;
            this.colours = colours;
            this.letters = new PieceLetters(picture);
            this.width = width;
        }

        String text(boolean colour) {
            List<String> rows = picture.drawn(
                    piece -> picture.size() > MOST_PIECES ? picture.letter(piece) : (char) (FIRST_PIECE + piece));
            List<String> lines = picture.region().lattice().isSolid()
                    ? sideBySide(rows)
                    : LatticeNotation.lines(picture.region().lattice(), 1, rows, Region.HOLE);
            StyledLines text = new StyledLines(colour);
            for (String line : lines) {
                line.chars().forEach(mark -> add(text, (char) mark));
                text.end();
            }
            return text.toString();
        }

        /** As many layers as there is room for, then the others below. */
        private List<String> sideBySide(List<String> rows) {
            int spaced = 2 * picture.region().columns() - 1;
            int fitting = Math.max(1, (width + GAP.length()) / (spaced + GAP.length()));
            List<String> lines = new ArrayList<>();
            for (int from = 0; from < picture.region().layers(); from += fitting) {
                if (from > 0) {
                    lines.add("");
                }
                for (int row = 0; row < picture.region().rows(); row++) {
                    List<String> parts = new ArrayList<>();
                    for (int layer = from; layer < Math.min(picture.region().layers(), from + fitting); layer++) {
                        parts.add(String.join(
                                " ",
                                rows.get(layer * picture.region().rows() + row).split("")));
                    }
                    lines.add(String.join(GAP, parts));
                }
            }
            return lines;
        }

        private void add(StyledLines line, char mark) {
            int piece = mark - FIRST_PIECE;
            if (piece >= 0 && piece < picture.size()) {
                line.add(letters.of(piece), 1, colours.of(piece));
            } else {
                line.add(mark, 1, mark == ' ' ? TerminalColours.PLAIN : LetterText.style(mark));
            }
        }
    }

    /**
     * A letter per cell, the marks of {@link Region} where no piece lies: for boards too wide for outlines.
     *
     * @param columns of text per cell
     */
    private record LetterText(Picture picture, TerminalColours colours, int columns) {
        String text(boolean colour) {
            StyledLines lines = new StyledLines(colour);
            for (int row = 0; row < picture.region().rows(); row++) {
                for (int column = 0; column < picture.region().columns(); column++) {
                    add(lines, row, column);
                }
                lines.end();
            }
            return lines.toString();
        }

        private void add(StyledLines line, int row, int column) {
            int cover = picture.pieceAt(row, column);
            char mark = cover >= 0 ? picture.letter(cover) : picture.region().markAt(row, column);
            String style = cover >= 0 ? colours.of(cover) : style(mark);
            line.add(mark, 1, style);
            line.add(' ', columns - 1, style);
        }

        /** How a mark of a board looks. */
        static String style(char mark) {
            return switch (mark) {
                case Region.HOLE -> TerminalColours.HOLE;
                case Region.OPTIONAL -> TerminalColours.OPTIONAL;
                default -> TerminalColours.UNCOVERED;
            };
        }
    }

    /**
     * Pictures of one puzzle as text, one after the other; there may be thousands. What depends on the puzzle alone is made
     * once, and a legend is written only where it is not the last one again.
     */
    public static final class PictureListing {
        private final TerminalPicture terminal;
        private Optional<KindColours> kinds = Optional.empty();
        private int[] counts = {};
        private String legend = "";

        public PictureListing(TerminalPicture terminal) {
            this.terminal = terminal;
        }

        /** The next picture, and what its colours and letters mean if that is new. */
        public String next(Picture picture) {
            if (kinds.isEmpty()) {
                kinds = terminal.kindColours(picture);
            }
            TerminalColours colours = new TerminalColours(picture, kinds);
            return terminal.board(picture, colours) + newLegend(picture, colours);
        }

        private String newLegend(Picture picture, TerminalColours colours) {
            int[] newCounts = picture.counts();
            if (Arrays.equals(counts, newCounts) && TerminalPicture.needsCountsOnly(picture)) {
                return "";
            }
            counts = newCounts;
            String newLegend = terminal.legend(picture, colours);
            if (newLegend.equals(legend)) {
                return "";
            }
            legend = newLegend;
            return newLegend;
        }
    }
}
