package io.github.quadrille.app.make;

import io.github.quadrille.app.render.Letters;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.stream.Stream;

/**
 * Holds a part that is placed on a sheet as a whole: the lines to cut, and the letters to engrave.
 *
 * @param area the area that other parts must not touch
 */
record CutPart(Shape area, List<CutLine> cuts, List<Engraving> engravings) {
    /** Holds a letter that stays upright even when its part is turned. */
    record Engraving(String text, Point2D middle, double height) {
        /** Returns the strokes of the letter; empty if the letter cannot be drawn. */
        Stream<CutLine> lines() {
            return Letters.canDraw(text)
                    ? CutLine.of(Letters.of(text, middle.getX(), middle.getY(), height)).stream()
                    : Stream.empty();
        }
    }

    CutPart moved(AffineTransform place) {
        return new CutPart(
                place.createTransformedShape(area),
                cuts.stream().map(line -> line.moved(place)).toList(),
                engravings.stream()
                        .map(one -> new Engraving(one.text, place.transform(one.middle, null), one.height))
                        .toList());
    }
}
