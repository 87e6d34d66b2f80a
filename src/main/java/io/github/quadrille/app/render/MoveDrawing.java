package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.text.XmlText;
import io.github.quadrille.engine.assembly.HandMove;
import io.github.quadrille.engine.assembly.MoveFrame;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Draws how pieces made of cubes move into and out of a packing, in space. Pieces that move have their colours, and all
 * other pieces are pale.
 *
 * @param picture the picture of the packing
 * @param moves the moves that take the packing apart
 */
public record MoveDrawing(Picture picture, List<HandMove> moves) {
    private static final double MARGIN = 0.5;
    private static final double PALE = 0.6;
    /** Each frame of the film is shown for this many seconds. */
    private static final double EACH = 0.4;

    private static final double REST = 1.5;
    private static final double FONT = 0.6;
    /** The strokes of letters are this thick, as a share of the height of the letters. */
    private static final double LINE = 0.125;

    /** Keeps a copy of the moves. */
    public MoveDrawing {
        moves = List.copyOf(moves);
    }

    private List<MoveFrame> frames() {
        return MoveFrame.of(
                picture.region().lattice(),
                IntStream.range(0, picture.size()).mapToObj(picture::cells).toList(),
                moves);
    }

    /**
     * Returns, as SVG, the numbered steps in which the packing is assembled. Each step shows the pieces that go in
     * next, and where they come from.
     */
    public String steps() {
        PictureDrawing sheet = sheet();
        SvgBrush brush =
                new SvgBrush(picture, sheet, sheet.paper(), picture.puzzle().name());
        sheet.drawWith(brush);
        return brush.end();
    }

    /** Writes, as PNG, the numbered steps in which the packing is assembled. The stream is flushed but stays open. */
    public void steps(OutputStream stream) throws IOException {
        PngPicture.write(sheet(), stream);
    }

    private PictureDrawing sheet() {
        List<MoveFrame> steps =
                new ArrayList<>(frames().stream().filter(MoveFrame::isLast).toList());
        Collections.reverse(steps);
        Rectangle2D each = box(steps);
        StepSheet sheet = new StepSheet(steps.size(), new Rectangle2D.Double(0, 0, each.getWidth(), each.getHeight()));
        return new PictureDrawing() {
            @Override
            public Rectangle2D paper() {
                return sheet.paper();
            }

            @Override
            public void drawWith(Brush brush) {
                brush.fill(paper(), Drawing.PAPER);
                for (int step = 0; step < steps.size(); step++) {
                    Point2D at = sheet.shift(step);
                    draw(brush, steps.get(step), new Point2D.Double(at.getX() - each.getX(), at.getY() - each.getY()));
                    sheet.writeNumber(brush, step, MARGIN, FONT);
                    writeName(brush, steps.get(step), sheet.corner(step, MARGIN));
                }
            }
        };
    }

    /** Writes the name of the moving piece to the right of a step's number, if only one piece moves. */
    private void writeName(Pen pen, MoveFrame frame, Point2D corner) {
        Set<Integer> moved = moved(frame);
        String name = picture.name(moved.iterator().next()).replace(' ', '-');
        if (moved.size() == 1 && Letters.canDraw(name)) {
            double wide = Letters.of(name, 0, 0, FONT).getBounds2D().getWidth();
            pen.line(
                    Letters.of(name, corner.getX() + 2 * FONT + wide / 2, corner.getY(), FONT),
                    Colour.BLACK,
                    LINE * FONT);
        }
    }

    /** Returns a film as SVG, which shows over and over how the packing is taken apart. */
    public String film() {
        List<MoveFrame> frames = frames();
        Rectangle2D paper = box(frames);
        PictureDrawing seen = new PictureDrawing() {
            @Override
            public Rectangle2D paper() {
                return paper;
            }

            @Override
            public void drawWith(Brush brush) {
                throw new IllegalStateException("A film has no single drawing: draw it frame by frame.");
            }
        };
        SvgBrush brush = new SvgBrush(picture, seen, paper, picture.puzzle().name());
        brush.fill(paper, Drawing.PAPER);
        MoveWords words = new MoveWords(picture);
        Timeline time = new Timeline(frames.size() * EACH + REST);
        for (int i = 0; i < frames.size(); i++) {
            double until = i + 1 < frames.size() ? (i + 1) * EACH : Double.POSITIVE_INFINITY;
            brush.svg().put("<g%s>\n", time.shown(i * EACH, until, 0.001));
            draw(brush, frames.get(i), new Point2D.Double());
            int number = frames.get(i).move();
            String text =
                    number < 0 ? picture.puzzle().name() : "%d. %s".formatted(number + 1, words.of(moves.get(number)));
            brush.svg()
                    .put(
                            "<text font-family=\"sans-serif\" font-size=\"%.0f\" x=\"%.0f\" y=\"%.0f\">%s</text>\n</g>\n",
                            FONT * SvgBrush.UNIT,
                            (paper.getX() + MARGIN) * SvgBrush.UNIT,
                            (paper.getMaxY() - MARGIN) * SvgBrush.UNIT,
                            XmlText.of(text));
        }
        brush.svg().put("%s", time.style());
        return brush.end();
    }

    /**
     * Returns the pieces that are shown in their colours: the moving pieces, or all pieces where the frame shows no
     * move.
     */
    private Set<Integer> moved(MoveFrame frame) {
        return Set.copyOf(
                frame.move() < 0
                        ? IntStream.range(0, picture.size()).boxed().toList()
                        : moves.get(frame.move()).pieces());
    }

    /** Returns the film as a scene of X3D, which can also show balls. */
    public String scene() {
        return X3dScene.of(picture, moves);
    }

    private static Rectangle2D box(List<MoveFrame> frames) {
        Path2D all = new Path2D.Double();
        Set<Cell> cells = new HashSet<>();
        frames.forEach(frame -> frame.pieces().forEach(cells::addAll));
        cells.forEach(cell -> SolidPiece.STEPS.forEach(step -> all.append(SolidPiece.face(cell, step), false)));
        Rectangle2D box = all.getBounds2D();
        return new Rectangle2D.Double(
                box.getX() - MARGIN,
                box.getY() - MARGIN,
                box.getWidth() + 2 * MARGIN,
                box.getHeight() + 2 * (MARGIN + FONT));
    }

    /** Holds one cube of a piece. */
    private record Cube(Cell cell, int piece) {}

    private void draw(Pen pen, MoveFrame frame, Point2D at) {
        List<Cube> cubes = new ArrayList<>();
        Set<Cell> taken = new HashSet<>();
        for (int piece = 0; piece < frame.pieces().size(); piece++) {
            for (Cell cell : frame.pieces().get(piece)) {
                cubes.add(new Cube(cell, piece));
                taken.add(cell);
            }
        }
        cubes.sort(Comparator.comparingInt(cube -> cube.cell.layer() + cube.cell.row() + cube.cell.column()));
        PieceStyle style = new PieceStyle(picture, Look.PLAIN);
        Pen there = pen.through(AffineTransform.getTranslateInstance(at.getX(), at.getY()));
        Set<Integer> moved = moved(frame);
        for (Cube cube : cubes) {
            Colour fill = moved.contains(cube.piece)
                    ? style.fill(cube.piece)
                    : style.fill(cube.piece).mixed(Colour.WHITE, PALE);
            for (Cell step : SolidPiece.STEPS) {
                if (!taken.contains(cube.cell.shifted(step))) {
                    SolidPiece.drawFace(there, SolidPiece.face(cube.cell, step), step, fill, Drawing.edge(fill));
                }
            }
        }
    }
}
