package io.github.quadrille.app.render;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;

/**
 * Draws letters and digits as thin lines instead of filled shapes, so that no picture needs a font. Capitals stand on a
 * grid of 24 units from top to bottom, and small letters may go 7 units further down. The lines are in the file {@code
 * letters.txt}.
 */
public final class Letters {
    private static final int HEIGHT = 24;
    private static final int SPACE = 7;

    private static final Map<Character, Path2D> GLYPHS = new HashMap<>();

    static {
        try (InputStream strokes = Objects.requireNonNull(Letters.class.getResourceAsStream("letters.txt"))) {
            new String(strokes.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> GLYPHS.put(line.charAt(0), path(line.substring(2))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Letters() {}

    /** Tells whether all characters of a text can be drawn. */
    public static boolean canDraw(String text) {
        return text.chars().allMatch(character -> GLYPHS.containsKey((char) character));
    }

    /**
     * Returns the lines of a text whose middle is at a given point.
     *
     * @param height the height of capitals, in the unit of the point
     * @throws IllegalArgumentException when {@link #canDraw} is false
     */
    public static Path2D of(String text, double x, double y, double height) {
        Path2D line = new Path2D.Double();
        double right = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            Path2D glyph = GLYPHS.get(character);
            if (glyph == null) {
                throw new IllegalArgumentException("The letter '" + character + "' cannot be drawn with strokes.");
            }
            line.append(glyph.getPathIterator(AffineTransform.getTranslateInstance(right, 0)), false);
            right += glyph.getBounds2D().getWidth() + SPACE;
        }
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(height / HEIGHT, height / HEIGHT);
        place.translate(-(right - SPACE) / 2, -HEIGHT / 2.0);
        line.transform(place);
        return line;
    }

    /**
     * Returns a box that encloses a text with some clearance. It is filled before the text is drawn, so that nothing
     * crosses the text.
     */
    static Rectangle2D around(Path2D text, double clearance) {
        Rectangle2D box = text.getBounds2D();
        return new Rectangle2D.Double(
                box.getX() - clearance,
                box.getY() - clearance,
                box.getWidth() + 2 * clearance,
                box.getHeight() + 2 * clearance);
    }

    private static Path2D path(String strokes) {
        Path2D path = new Path2D.Double();
        Scanner steps = new Scanner(strokes.replaceAll("([MLQ])", " $1 ")).useLocale(Locale.ROOT);
        while (steps.hasNext()) {
            switch (steps.next()) {
                case "M" -> path.moveTo(steps.nextDouble(), steps.nextDouble());
                case "L" -> path.lineTo(steps.nextDouble(), steps.nextDouble());
                default -> path.quadTo(steps.nextDouble(), steps.nextDouble(), steps.nextDouble(), steps.nextDouble());
            }
        }
        return path;
    }
}
