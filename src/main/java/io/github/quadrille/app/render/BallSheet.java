package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Shows kinds of pieces made of balls, in rows. Each piece is drawn as it looks in the hand. */
final class BallSheet implements PictureDrawing {
    private static final double WIDTH = 24;
    private static final double GAP = 0.7;
    private static final double LETTER_HEIGHT = 0.32;

    private final PieceStyle style;
    private final List<BallPiece> pieces = new ArrayList<>();
    private final List<AffineTransform> moves = new ArrayList<>();
    private final Rectangle2D paper = new Rectangle2D.Double();

    BallSheet(Picture picture, Look look) {
        this.style = new PieceStyle(picture, look);
        double x = GAP;
        double y = GAP;
        for (int number = 0; number < picture.size(); number++) {
            BallPiece piece = BallPiece.of(new Polyform(Lattices.FCC, picture.cells(number)));
            Rectangle2D box = piece.box();
            if (x > GAP && x + box.getWidth() > WIDTH) {
                x = GAP;
                y = paper.getHeight();
            }
            pieces.add(piece);
            moves.add(AffineTransform.getTranslateInstance(x - box.getX(), y - box.getY()));
            x += box.getWidth() + GAP;
            paper.add(x, y + box.getHeight() + GAP);
        }
    }

    @Override
    public Rectangle2D paper() {
        return paper;
    }

    @Override
    public void drawWith(Brush brush) {
        brush.fill(paper, Drawing.PAPER);
        for (int number = 0; number < pieces.size(); number++) {
            AffineTransform move = moves.get(number);
            BallPiece piece = pieces.get(number);
            Pen moved = brush.through(move);
            piece.draw(moved, style.fill(number), Drawing.edge(style.fill(number)));
            style.hatch(moved, number, piece.discs());
            style.write(brush, number, move.transform(piece.middle(), null), LETTER_HEIGHT);
        }
    }
}
