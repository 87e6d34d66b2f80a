package io.github.quadrille.app.make;

import io.github.quadrille.app.render.Letters;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is cut out and stays in one place on a sheet.
 *
 * @param area that other parts keep off
 */
record CutPart(Shape area, List<CutLine> cuts, List<Engraving> engravings) {
    /** A letter that stays upright, however its part is turned. */
    record Engraving(String text, Point2D middle, double height) {
        /** As strokes; none where there is no such letter. */
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
