package io.github.quadrille.app.render;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;

/**
 * Letters and digits of one stroke each, so that no picture needs a font. Capitals stand on a grid of 24 units from top to
 * bottom; small letters may go 7 further down.
 */
final class Letters {
    private static final int HEIGHT = 24;
    private static final int SPACE = 7;
    private static final String STROKES = """
            A M0 24L8 0L16 24M3 16L13 16
            B M0 11L9 11Q16 11 16 17.5Q16 24 9 24L0 24L0 0L9 0Q15 0 15 5.5Q15 11 9 11
            C M16 5Q14 0 8.5 0Q0 0 0 12Q0 24 8.5 24Q14 24 16 19
            D M0 0L6 0Q16 0 16 12Q16 24 6 24L0 24L0 0L6 0
            E M14 0L0 0L0 24L14 24M0 12L12 12
            F M14 0L0 0L0 24M0 12L12 12
            G M16 5Q14 0 8.5 0Q0 0 0 12Q0 24 8.5 24Q13 24 16 20L16 13L10 13
            H M0 0L0 24M15 0L15 24M0 12L15 12
            I M0 0L0 24
            J M11 0L11 17Q11 24 5.5 24Q1 24 0 19
            K M0 0L0 24M14 0L0 14M5 9.5L15 24
            L M0 0L0 24L13 24
            M M0 24L0 0L9 15L18 0L18 24
            N M0 24L0 0L15 24L15 0
            O M9 0Q18 0 18 12Q18 24 9 24Q0 24 0 12Q0 0 9 0Q18 0 18 12
            P M0 24L0 0L9 0Q16 0 16 6.5Q16 13 9 13L0 13
            Q M9 0Q18 0 18 12Q18 24 9 24Q0 24 0 12Q0 0 9 0Q18 0 18 12M11 17L18 25
            R M0 24L0 0L9 0Q16 0 16 6.5Q16 13 9 13L0 13M9 13L16 24
            S M15 4.5Q13 0 8 0Q1 0 1 6Q1 10.5 8 12Q16 13.5 16 18Q16 24 8 24Q1.5 24 0 19
            T M0 0L16 0M8 0L8 24
            U M0 0L0 15Q0 24 7.5 24Q15 24 15 15L15 0
            V M0 0L8 24L16 0
            W M0 0L5 24L11 4L17 24L22 0
            X M0 0L15 24M15 0L0 24
            Y M0 0L8 12L16 0M8 12L8 24
            Z M0 0L15 0L0 24L15 24
            0 M7.5 0Q15 0 15 12Q15 24 7.5 24Q0 24 0 12Q0 0 7.5 0Q15 0 15 12
            1 M0 5L6 0L6 24
            2 M0 6Q1 0 7 0Q14 0 14 6.5Q14 10 9 15L0 24L15 24
            3 M1 3.5Q3 0 7 0Q14 0 14 5.5Q14 11 6 11Q15 11 15 17.5Q15 24 7 24Q2 24 0 19.5
            4 M11 24L11 0L0 16L16 16
            5 M13 0L2 0L1 10Q4 8.5 7 8.5Q15 8.5 15 16Q15 24 7 24Q2 24 0 20
            6 M13 1Q0 3 0 16Q0 24 7.5 24Q15 24 15 16.5Q15 9.5 7.5 9.5Q1 9.5 0 15.5
            7 M0 0L15 0L5 24
            8 M7.5 11Q1 11 1 5.5Q1 0 7.5 0Q14 0 14 5.5Q14 11 7.5 11Q0 11 0 17.5Q0 24 7.5 24Q15 24 15 17.5Q15 11 7.5 11
            9 M2 23Q15 21 15 8Q15 0 7.5 0Q0 0 0 7.5Q0 14.5 7.5 14.5Q14 14.5 15 8.5
            a M13 8L13 24M13 16Q13 24 6.5 24Q0 24 0 16Q0 8 6.5 8Q13 8 13 16
            b M0 0L0 24M0 16Q0 8 6.5 8Q13 8 13 16Q13 24 6.5 24Q0 24 0 16
            c M13 11Q11 8 7 8Q0 8 0 16Q0 24 7 24Q11 24 13 21
            d M13 0L13 24M13 16Q13 24 6.5 24Q0 24 0 16Q0 8 6.5 8Q13 8 13 16
            e M0 16L13 16Q13 8 6.5 8Q0 8 0 16Q0 24 7 24Q11 24 12.5 21
            f M9 0Q4 0 4 6L4 24M0 9L9 9
            g M13 16Q13 24 6.5 24Q0 24 0 16Q0 8 6.5 8Q13 8 13 16L13 24Q13 31 6.5 31Q2 31 0.5 28
            h M0 0L0 24M0 15Q0 8 6 8Q12 8 12 15L12 24
            i M0 8L0 24M0 1L0 3
            j M4 8L4 26Q4 31 0 31M4 1L4 3
            k M0 0L0 24M11 8L0 18M4 14.5L12 24
            l M0 0L0 20Q0 24 4 24
            m M0 8L0 24M0 14Q0 8 5 8Q10 8 10 14L10 24M10 14Q10 8 15 8Q20 8 20 14L20 24
            n M0 8L0 24M0 15Q0 8 6 8Q12 8 12 15L12 24
            o M6.5 8Q13 8 13 16Q13 24 6.5 24Q0 24 0 16Q0 8 6.5 8Q13 8 13 16
            p M0 8L0 31M0 16Q0 8 6.5 8Q13 8 13 16Q13 24 6.5 24Q0 24 0 16
            q M13 8L13 31M13 16Q13 24 6.5 24Q0 24 0 16Q0 8 6.5 8Q13 8 13 16
            r M0 8L0 24M0 15Q0 8 8 8
            s M11.5 11Q10 8 6 8Q.5 8 .5 12Q.5 15 6 16Q12 17 12 20Q12 24 6 24Q1.5 24 0 21
            t M4 2L4 19Q4 24 9 24M0 8L9 8
            u M0 8L0 17Q0 24 6 24Q12 24 12 17L12 8
            v M0 8L6 24L12 8
            w M0 8L4.5 24L9 10L13.5 24L18 8
            x M0 8L12 24M12 8L0 24
            y M0 8L6 24M12 8L4 31L1 31
            z M0 8L12 8L0 24L12 24
            """;

    private static final Map<Character, Path2D> GLYPHS = new HashMap<>();

    static {
        STROKES.lines().forEach(line -> GLYPHS.put(line.charAt(0), path(line.substring(2))));
    }

    private Letters() {}

    /** Whether all characters can be drawn. */
    static boolean canDraw(String text) {
        return text.chars().allMatch(character -> GLYPHS.containsKey((char) character));
    }

    /**
     * A text around a point, to be drawn with a line.
     *
     * @param height of capitals, as that of the point's unit
     * @throws IllegalArgumentException when {@link #canDraw} is false
     */
    static Path2D of(String text, double x, double y, double height) {
        Path2D line = new Path2D.Double();
        double right = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            Path2D glyph = GLYPHS.get(character);
            if (glyph == null) {
                throw new IllegalArgumentException("There is no stroke for '" + character + "'.");
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

    /** A box around a text, for what is put below it. */
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
