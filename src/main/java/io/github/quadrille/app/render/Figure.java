package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.app.render.Look.View;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A {@code Figure} is a board or a piece as it is printed: exact outlines to cut along, fine lines between cells, and
 * letters. Lengths are in cells. Layers of cubes and balls are drawn side by side.
 *
 * @param board the picture of the board, if the figure is a board
 * @param tiles the pieces on the board, or the piece itself
 * @param solid the piece, if the figure is a piece of cubes or balls
 * @param letterHeight the height of letters, in cells
 * @param colours the marks that show the colours of cells
 */
public record Figure(
        CellOutlines outlines,
        Ink ink,
        Optional<Picture> board,
        List<Figure.Tile> tiles,
        Optional<PieceInHand> solid,
        double letterHeight,
        ColourMarks colours) {
    private static final Colour FINE = new Colour(0xb5b5b5);
    private static final Colour LETTER = new Colour(0x262626);
    private static final Colour HOLE = new Colour(0xd0d0d0);
    private static final double FINE_WIDTH = 0.02;
    private static final double EDGE_WIDTH = 0.05;
    private static final double BOARD_WIDTH = 0.09;
    private static final double DOT = 0.07;
    /** Letters have this height, in cells. */
    private static final double LETTER_HEIGHT = 0.46;

    /** Numbers have this share of a letter's height, because they may have several digits. */
    private static final double WEIGHT_SHARE = 0.8;

    private static final int MOST_NUMBERS = 2500;
    /**
     * A legend has at most this many tones. A larger number of tones needs no legend, because a deeper tone plainly
     * means a weight further from 0.
     */
    private static final int MOST_TONES = 24;

    /**
     * Holds cells with one tone and one label: a connected part of a piece in one layer, or cells of the same weight.
     */
    record Tile(List<Cell> cells, Optional<Hatching> hatching, Colour tone, String label) {}

    /** Makes the figure of a board. The pieces that already lie on it, if any, have the letters of their kinds. */
    public static Figure board(Picture picture, Ink ink) {
        PieceStyle style = new PieceStyle(picture, new Look(View.LAYERS, ink, true));
        LayerParts parts = new LayerParts(picture);
        ColourMarks colours = ColourMarks.ofBoard(picture.puzzle());
        List<Tile> tiles = new ArrayList<>();
        for (int piece = 0; piece < picture.size(); piece++) {
            for (int layer = 0; layer < picture.region().layers(); layer++) {
                for (List<Cell> part : parts.in(layer, piece)) {
                    tiles.add(new Tile(part, style.hatching(piece), style.fill(piece), style.label(piece)));
                }
            }
        }
        return new Figure(
                CellOutlines.of(picture.region()),
                ink,
                Optional.of(picture),
                tiles,
                Optional.empty(),
                colours.letterHeight(LETTER_HEIGHT),
                colours);
    }

    /**
     * Makes the figure of a piece. A flat piece is shown as its kind is drawn. A piece of cubes or balls is shown as it
     * looks in the hand, or layer by layer if its cells have colours.
     *
     * @param letters the number of letters of the longest label in the same print
     */
    public static Figure piece(Puzzle puzzle, int kind, String label, int letters, Ink ink) {
        Polyform shape = puzzle.bag().kind(kind).shape();
        ColourMarks colours = ColourMarks.ofPiece(puzzle, puzzle.bag().kind(kind));
        List<String> names = puzzle.bag().kinds().stream().map(Kind::name).toList();
        Colour colour = ink == Ink.COLOUR ? new Palette(names).of(kind) : Colour.WHITE;
        Optional<Hatching> hatching = ink == Ink.PATTERNS ? Optional.of(Hatching.of(kind)) : Optional.empty();
        String known = Letters.canDraw(label) ? label : "";
        List<Tile> tiles = shape.cells().stream().collect(Collectors.groupingBy(Cell::layer)).values().stream()
                .flatMap(layer -> TouchingCells.parts(shape.lattice(), layer, UnaryOperator.identity()).stream())
                .map(part -> new Tile(part, hatching, colour, known))
                .toList();
        return new Figure(
                shape.lattice() == Lattices.FCC
                        ? CellOutlines.ofBalls(shape.cells())
                        : new CellOutlines(shape.lattice(), new Cell(0, 0, shape.width() - 1)),
                ink,
                Optional.empty(),
                tiles,
                shape.lattice().isSolid() && colours.isEmpty() ? Optional.of(PieceInHand.of(shape)) : Optional.empty(),
                colours.letterHeight(LETTER_HEIGHT) * Math.min(1, 1.5 / letters),
                colours);
    }

    /**
     * Makes the figure of a board whose cells have weights. Tones show the weights. Weights other than 0 are also
     * written as numbers, except modulo 2 and on large boards.
     */
    public static Figure weights(Puzzle puzzle, CellWeights weights) {
        Region region = puzzle.region();
        WeightTones tones = new WeightTones(weights);
        boolean isNumbered = weights.modulus() != 2 && region.size() <= MOST_NUMBERS;
        List<Tile> tiles = new ArrayList<>();
        weighed(region, weights).forEach((weight, cells) -> {
            if (isNumbered && weight != 0) {
                String number = Integer.toString(weight);
                cells.forEach(cell -> tiles.add(new Tile(List.of(cell), Optional.empty(), tones.of(weight), number)));
            } else {
                tiles.add(new Tile(cells, Optional.empty(), tones.of(weight), ""));
            }
        });
        return new Figure(
                CellOutlines.of(region),
                Ink.COLOUR,
                Optional.of(Picture.of(puzzle)),
                tiles,
                Optional.empty(),
                LETTER_HEIGHT * WEIGHT_SHARE,
                ColourMarks.ofBoard(puzzle));
    }

    /**
     * Returns a legend of the weights. Each entry has a tone, and the number of cells with the weight that the tone
     * shows. The legend is empty where there are too many tones.
     */
    public static Map<String, Figure> legend(Puzzle puzzle, CellWeights weights) {
        Map<String, Figure> legend = new LinkedHashMap<>();
        WeightTones tones = new WeightTones(weights);
        weighed(puzzle.region(), weights).forEach((weight, cells) -> {
            String name = weights.modulus() != 2 ? Integer.toString(weight) : weight == 1 ? "dark" : "light";
            Tile tile = new Tile(List.of(new Cell(0, 0)), Optional.empty(), tones.of(weight), "");
            legend.put(
                    "%s: %,d".formatted(name, cells.size()),
                    new Figure(
                            new CellOutlines(Lattices.SQUARE, new Cell(0, 0)),
                            Ink.COLOUR,
                            Optional.empty(),
                            List.of(tile),
                            Optional.empty(),
                            LETTER_HEIGHT,
                            ColourMarks.NONE));
        });
        return legend.size() > MOST_TONES ? Map.of() : legend;
    }

    /** Returns the cells of each weight. Optional cells without a weight are left out. */
    private static Map<Integer, List<Cell>> weighed(Region region, CellWeights weights) {
        return IntStream.range(0, region.size())
                .boxed()
                .filter(cell -> region.isMandatory(cell) || weights.weights().get(cell) != 0)
                .collect(Collectors.groupingBy(
                        weights.weights()::get, TreeMap::new, Collectors.mapping(region::cell, Collectors.toList())));
    }

    /** Returns the box around the figure, without the width of its lines. */
    public Rectangle2D box() {
        return solid.map(PieceInHand::box).orElseGet(() -> {
            Path2D all = outlines.around(cells());
            all.append(outlines.below(cells()), false);
            return all.getBounds2D();
        });
    }

    /** Tells whether a cell is shown. Every cell is shown except holes of the board. */
    private boolean isShown(Cell cell) {
        return board.isEmpty() || board.get().isOpen(cell) || board.get().isCovered(cell);
    }

    private List<Cell> cells() {
        return board.map(picture -> picture.region().cells())
                .orElseGet(() ->
                        tiles.stream().flatMap(tile -> tile.cells.stream()).toList());
    }

    /** Draws the figure at its own coordinates, which need not begin at 0. */
    public void drawWith(Pen pen) {
        board.ifPresent(picture -> {
            pen.fill(outlines.around(TouchingCells.enclosedHoles(picture.region())), HOLE);
            if (outlines.lattice() == Lattices.FCC) {
                pen.line(outlines.below(picture.region().cells()), FINE, FINE_WIDTH);
                pen.fill(outlines.around(picture.region().cells()), Colour.WHITE);
            }
            pen.line(outlines.each(picture.region().cells()), FINE, FINE_WIDTH);
            pen.fill(dots(picture.openCells(true)), LETTER);
            picture.ruleMarks().draw(pen, outlines);
        });
        if (solid.isPresent()) {
            Tile tile = tiles.get(0);
            solid.get().draw(pen, tile.tone, ink == Ink.COLOUR ? Drawing.edge(tile.tone) : Colour.BLACK);
            write(tile, solid.get().middle(), pen);
        } else {
            tiles.forEach(tile -> draw(tile, pen));
        }
        colours.draw(pen, outlines, this::isShown);
        board.ifPresent(picture -> pen.line(outlines.around(picture.region().cells()), Colour.BLACK, BOARD_WIDTH));
    }

    private void draw(Tile tile, Pen pen) {
        Path2D outline = outlines.piece(tile.cells);
        pen.fill(outline, tile.tone);
        tile.hatching.ifPresent(one -> pen.fill(one.within(outline), LETTER));
        pen.line(outlines.each(tile.cells), ink == Ink.COLOUR ? tile.tone.mixed(Colour.BLACK, 0.2) : FINE, FINE_WIDTH);
        pen.line(outline, Colour.BLACK, EDGE_WIDTH);
        write(tile, colours.labelPlace(tile.cells, outlines), pen);
    }

    private void write(Tile tile, Point2D middle, Pen pen) {
        if (!tile.label.isEmpty()) {
            Optional<Colour> ground = tile.hatching.map(one -> tile.tone);
            PieceStyle.write(pen, tile.label, middle, letterHeight, ground, tile.tone.ink());
        }
    }

    private Path2D dots(List<Cell> optional) {
        Path2D dots = new Path2D.Double();
        for (Cell cell : optional) {
            dots.append(CellOutlines.disc(outlines.centre(cell), DOT), false);
        }
        return dots;
    }

    /** A {@code Pen} can draw a {@link Figure}. Lengths are in cells. */
    public interface Pen {
        /** Fills the inside of a shape. */
        void fill(Shape shape, Colour colour);

        /** Draws along a line of this width. */
        void line(Shape line, Colour colour, double width);

        /** Returns a pen that draws all shapes after a transformation, for example moved, turned or enlarged. */
        default Pen through(AffineTransform transform) {
            Pen pen = this;
            return new Pen() {
                @Override
                public void fill(Shape shape, Colour colour) {
                    pen.fill(transform.createTransformedShape(shape), colour);
                }

                @Override
                public void line(Shape line, Colour colour, double width) {
                    pen.line(transform.createTransformedShape(line), colour, width);
                }
            };
        }
    }
}
