package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Orientation;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.core.text.XmlText;
import io.github.quadrille.io.burrtools.BurrFile.BurrShape;
import io.github.quadrille.io.text.TextPosition;
import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes a puzzle for BurrTools. The text has a shape for each kind, then the board, and one problem. Squares become
 * one layer of cubes.
 */
public final class BurrToolsText {
    /** Each index in this list is the number of a grid of BurrTools. The entry is the lattice for that grid. */
    private static final List<Lattice> GRIDS = List.of(Lattices.CUBIC, Lattices.TRIANGULAR, Lattices.FCC);

    private static final int MOST_NAMED = 8;

    private static final String OTHER_FORMAT = " Use " + ParameterName.of("format", "dlx") + ".";

    private BurrToolsText() {}

    /**
     * Returns why BurrTools cannot express a puzzle, with advice. The result is empty when BurrTools can express the
     * puzzle.
     */
    public static Optional<String> refusal(Puzzle puzzle) {
        Lattice lattice = puzzle.region().lattice();
        if (puzzle.goal() instanceof Goal.Cover) {
            return Optional.of("BurrTools cannot say that as many cells as possible are to be covered. Use %s,"
                            .formatted(ParameterName.of("format", "opb"))
                    + " minizinc or xcsp3.");
        }
        if (!puzzle.rules().list().stream().allMatch(Rule.Colours.class::isInstance)
                || puzzle.rules().list().size() > 1) {
            return Optional.of(
                    "BurrTools has two rules only: pieces fill the board, and colours agree." + OTHER_FORMAT);
        }
        if (lattice == Lattices.HEXAGONAL) {
            return Optional.of("BurrTools has no grid of hexagons." + OTHER_FORMAT);
        }
        if (lattice.dimensions() > 3) {
            return Optional.of("BurrTools has no more than three dimensions." + OTHER_FORMAT);
        }
        if (puzzle.region().wrap() != Wrap.NONE) {
            return Optional.of("BurrTools has no boards whose edges meet." + OTHER_FORMAT);
        }
        if (puzzle.bag().supplies().stream().allMatch(supply -> most(supply, puzzle.region()) == 0)) {
            return Optional.of(
                    "All pieces are laid already, but a BurrTools problem needs a piece to lay." + OTHER_FORMAT);
        }
        PieceSymmetry theirs = lattice.isSolid() ? PieceSymmetry.ONE_SIDED : PieceSymmetry.FREE;
        Puzzle asTheirs = new Puzzle(
                puzzle.name(), puzzle.region(), theirs, puzzle.bag(), puzzle.goal(), puzzle.given(), puzzle.rules());
        List<String> others = IntStream.range(0, puzzle.bag().size())
                .filter(kind -> !new HashSet<>(Orientation.of(asTheirs, kind))
                        .equals(new HashSet<>(Orientation.of(puzzle, kind))))
                .mapToObj(kind -> puzzle.bag().kind(kind).name())
                .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "BurrTools turns pieces in space and does not reflect them, so there they are %s. But in this"
                                        .formatted(theirs.word())
                                + " puzzle they are %s, which matters for %s.%s"
                                        .formatted(
                                                puzzle.symmetry().word(),
                                                String.join(
                                                        ", ", others.subList(0, Math.min(MOST_NAMED, others.size()))),
                                                OTHER_FORMAT));
    }

    /**
     * Writes the XML.
     *
     * @param puzzle a puzzle for which {@link #refusal} is empty
     */
    public static void write(Puzzle puzzle, Writer out) throws IOException {
        Region region = puzzle.region();
        List<Supply> supplies = puzzle.bag().supplies();
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<puzzle version=\"2\">\n");
        Rule.Colours colours = puzzle.rules().colours().orElse(new Rule.Colours(Map.of(), Map.of()));
        List<Character> letters = Stream.concat(Stream.of(colours.board()), colours.shapes().values().stream())
                .flatMap(some -> some.values().stream())
                .filter(letter -> letter != Rule.ANY_COLOUR)
                .distinct()
                .sorted()
                .toList();
        out.write(" <gridType type=\"%d\"/>\n".formatted(Math.max(0, GRIDS.indexOf(region.lattice()))));
        out.write(letters.isEmpty() ? " <colors/>\n" : " <colors>\n");
        for (int colour = 1; colour <= letters.size(); colour++) {
            out.write("  <color red=\"%d\" green=\"%d\" blue=\"%d\"/>\n"
                    .formatted(colour * 89 % 256, colour * 151 % 256, colour * 211 % 256));
        }
        out.write((letters.isEmpty() ? "" : " </colors>\n") + " <shapes>\n");
        for (Supply supply : supplies) {
            Map<Cell, Character> own =
                    colours.shapes().getOrDefault(supply.kind().name(), Map.of());
            write(supply.kind().name(), box(supply.kind().shape(), cell -> number(letters, own.get(cell))), out);
        }
        write("board", box(region, cell -> number(letters, colours.board().get(cell))), out);
        out.write(" </shapes>\n <problems>\n  <problem name=\"%s\" state=\"0\">\n   <shapes>\n"
                .formatted(escaped(puzzle.name())));
        for (int id = 0; id < supplies.size(); id++) {
            out.write("    <shape id=\"%d\" %s/>\n".formatted(id, count(supplies.get(id), region)));
        }
        out.write("   </shapes>\n   <result id=\"%d\"/>\n".formatted(supplies.size()));
        out.write(letters.isEmpty() ? "   <bitmap/>\n" : "   <bitmap>\n");
        for (int colour = 0; colour < letters.size(); colour++) {
            out.write("    <pair piece=\"%d\" result=\"%d\"/>\n".formatted(colour, colour));
        }
        out.write((letters.isEmpty() ? "" : "   </bitmap>\n") + "  </problem>\n");
        out.write(" </problems>\n <comment/>\n</puzzle>\n");
    }

    private static String count(Supply supply, Region region) {
        CountRange count = supply.count();
        int most = most(supply, region);
        return count.min() == most
                ? "count=\"%d\"".formatted(most)
                : "min=\"%d\" max=\"%d\"".formatted(count.min(), most);
    }

    private static int most(Supply supply, Region region) {
        CountRange count = supply.count();
        return count.isOpen()
                ? Math.max(count.min(), region.size() / supply.kind().size())
                : count.max();
    }

    private static void write(String name, BurrShape box, Writer out) throws IOException {
        out.write("  <voxel x=\"%d\" y=\"%d\" z=\"%d\" name=\"%s\" type=\"0\">%s</voxel>\n"
                .formatted(box.x(), box.y(), box.z(), escaped(name), marks(box)));
    }

    /** Returns the marks of all voxels of a box. If a voxel has a colour, the number of the colour follows its mark. */
    private static String marks(BurrShape box) {
        StringBuilder marks = new StringBuilder();
        for (int at = 0; at < box.states().length(); at++) {
            marks.append(box.states().charAt(at));
            if (box.colours().charAt(at) > 0) {
                marks.append((int) box.colours().charAt(at));
            }
        }
        return marks.toString();
    }

    /** Returns the number of a colour, from 1, or 0 for a cell without a colour. */
    private static char number(List<Character> letters, Character letter) {
        return (char) (letters.indexOf(letter) + 1);
    }

    private static BurrShape box(Polyform shape, Function<Cell, Character> colour) {
        if (shape.lattice() == Lattices.FCC) {
            return BurrSpheres.box(shape.cells(), cell -> BurrShape.FILLED, colour);
        }
        Set<Cell> cells = Set.copyOf(shape.cells());
        return box(
                shape.lattice(),
                new Cell(shape.depth(), shape.height(), shape.width()),
                cell -> cells.contains(cell) ? BurrShape.FILLED : BurrShape.EMPTY,
                colour);
    }

    private static BurrShape box(Region region, Function<Cell, Character> colour) {
        Function<Cell, Character> mark = cell -> switch (region.markAt(cell)) {
            case Region.MANDATORY -> BurrShape.FILLED;
            case Region.OPTIONAL -> BurrShape.VARIABLE;
            default -> BurrShape.EMPTY;
        };
        return region.lattice() == Lattices.FCC
                ? BurrSpheres.box(region.cells(), mark, colour)
                : box(region.lattice(), new Cell(region.layers(), region.rows(), region.columns()), mark, colour);
    }

    /**
     * Returns the box of voxels for a shape or board. In BurrTools, rows of triangles are counted upwards. If needed,
     * an empty column is added at the left, so that the same triangles point up.
     */
    private static BurrShape box(
            Lattice lattice, Cell size, Function<Cell, Character> mark, Function<Cell, Character> colour) {
        boolean upwards = lattice == Lattices.TRIANGULAR;
        int before = upwards ? (size.row() - 1) % 2 : 0;
        StringBuilder states = new StringBuilder();
        StringBuilder colours = new StringBuilder();
        for (int layer = 0; layer < size.layer(); layer++) {
            for (int y = 0; y < size.row(); y++) {
                states.append(String.valueOf(BurrShape.EMPTY).repeat(before));
                colours.append("\0".repeat(before));
                for (int column = 0; column < size.column(); column++) {
                    Cell cell = new Cell(layer, upwards ? size.row() - 1 - y : y, column);
                    states.append(mark.apply(cell).charValue());
                    colours.append(colour.apply(cell).charValue());
                }
            }
        }
        return new BurrShape(
                TextPosition.NONE,
                "",
                size.column() + before,
                size.row(),
                size.layer(),
                states.toString(),
                colours.toString(),
                false);
    }

    /** Returns a text in the form that the value of an XML attribute needs. */
    private static String escaped(String text) {
        return XmlText.attribute(text.replaceAll("[\\p{Cc}\\p{Cs}]", ""));
    }
}
