package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Look.View;
import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Lattices;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes pictures as PNG, in the style of the SVG pictures. If a board of squares has more than 1,000 rows or columns
 * and is seen from above, each cell is a single dot. A picture has at most 16 million dots.
 */
public final class PngPicture {
    private static final int LARGEST_SIDE = 4000;
    private static final int WISHED_SIDE = 2000;
    private static final int LARGEST_CELL = 96;
    /** Cells of fewer dots than this are drawn without outlines, because outlines would fill them. */
    private static final int SMALLEST_TILE = 6;

    private PngPicture() {}

    /**
     * Writes a picture as PNG. The stream is flushed but stays open.
     *
     * @throws IllegalArgumentException when a board of squares, seen from above, has more than 4,000 rows or columns;
     *     or when the view of the look cannot show the board
     */
    public static void write(Picture picture, Look look, OutputStream stream) throws IOException {
        write(image(picture, look), stream);
    }

    /** Writes a drawing as PNG. Its longest side has at most about 2,000 dots. The stream is flushed but stays open. */
    static void write(PictureDrawing drawing, OutputStream stream) throws IOException {
        write(drawn(drawing), stream);
    }

    /** Writes an image as PNG. The stream is flushed but stays open. */
    public static void write(BufferedImage image, OutputStream stream) throws IOException {
        // The default stream of ImageIO would write a temporary file first.
        try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(stream)) {
            if (!ImageIO.write(image, "png", output)) {
                throw new IOException("This Java has no PNG writer.");
            }
        }
        stream.flush();
    }

    /**
     * Returns a picture as an image.
     *
     * @throws IllegalArgumentException when a board of squares, seen from above, has more than 4,000 rows or columns;
     *     or when the view of the look cannot show the board
     */
    public static BufferedImage image(Picture picture, Look look) {
        if (look.view() != View.LAYERS || picture.region().lattice() != Lattices.SQUARE) {
            return drawn(PictureDrawing.of(picture, look));
        }
        int side = Math.max(picture.region().rows(), picture.region().columns());
        if (side > LARGEST_SIDE) {
            throw new IllegalArgumentException(
                    "A PNG picture has room for " + LARGEST_SIDE + " rows and columns, but the board is "
                            + picture.region().rows() + " x " + picture.region().columns() + ".");
        }
        int cell = Math.max(1, Math.min(LARGEST_CELL, WISHED_SIDE / side));
        return cell < SMALLEST_TILE ? LargeBoardText.of(picture, cell) : drawn(new Drawing(picture, look), cell);
    }

    private static BufferedImage drawn(PictureDrawing drawing) {
        return drawn(drawing, Math.min(LARGEST_CELL, WISHED_SIDE / drawing.longestSide()));
    }

    private static BufferedImage drawn(PictureDrawing drawing, double cell) {
        Rectangle2D paper = drawing.paper();
        // The origin of the board is moved to a whole dot, so that the edges of cells are sharp.
        BufferedImage image = new BufferedImage(
                (int) Math.round(paper.getWidth() * cell),
                (int) Math.round(paper.getHeight() * cell),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setBackground(new Color(Drawing.PAPER.rgb()));
        graphics.clearRect(0, 0, image.getWidth(), image.getHeight());
        graphics.translate(Math.rint(-paper.getX() * cell), Math.rint(-paper.getY() * cell));
        graphics.scale(cell, cell);
        drawing.drawWith(new PngBrush(graphics, drawing.window()));
        graphics.dispose();
        return image;
    }

    private record PngBrush(Graphics2D graphics, Rectangle2D window) implements Brush {
        @Override
        public void fill(Shape shape, Colour colour) {
            graphics.setColor(new Color(colour.rgb()));
            graphics.fill(shape);
        }

        @Override
        public void line(Shape line, Colour colour, double width) {
            graphics.setColor(new Color(colour.rgb()));
            graphics.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
            graphics.draw(line);
        }

        @Override
        public void piece(int piece, Shape outline, Colour fill, double opacity) {
            graphics.setClip(window);
            graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
            fill(outline, fill);
            graphics.setComposite(AlphaComposite.SrcOver);
            line(outline, Drawing.edge(fill), Drawing.EDGE_WIDTH);
            graphics.setClip(null);
        }
    }
}
