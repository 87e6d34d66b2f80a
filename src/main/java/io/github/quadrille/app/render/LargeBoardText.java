package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Region;
import java.awt.image.BufferedImage;

/** Draws a large board as an image in which each cell is a square of a few dots, or a single dot. */
record LargeBoardText(Picture picture, Shades shades, int cell) {
    /**
     * Lines between pieces are drawn only where cells are at least this many dots wide. In smaller cells such a line
     * would hide too much of the colour.
     */
    private static final int SMALLEST_WITH_SEAMS = 3;

    static BufferedImage of(Picture picture, int cell) {
        LargeBoardText text = new LargeBoardText(picture, new Shades(picture), cell);
        BufferedImage image = new BufferedImage(
                picture.region().columns() * cell, picture.region().rows() * cell, BufferedImage.TYPE_INT_RGB);
        for (int row = 0; row < picture.region().rows(); row++) {
            for (int column = 0; column < picture.region().columns(); column++) {
                text.paint(image, row, column);
            }
        }
        return image;
    }

    private void paint(BufferedImage image, int row, int column) {
        int cover = picture.pieceAt(row, column);
        Colour tone = cover >= 0 ? shades.colour(cover) : ground(row, column);
        Colour seam = Drawing.edge(tone);
        boolean seamBelow = hasSeams() && cover >= 0 && cover != picture.pieceAt(row + 1, column);
        boolean seamRight = hasSeams() && cover >= 0 && cover != picture.pieceAt(row, column + 1);
        for (int y = 0; y < cell; y++) {
            for (int x = 0; x < cell; x++) {
                boolean inSeam = (seamBelow && y == cell - 1) || (seamRight && x == cell - 1);
                image.setRGB(column * cell + x, row * cell + y, inSeam ? seam.rgb() : tone.rgb());
            }
        }
    }

    private boolean hasSeams() {
        return cell >= SMALLEST_WITH_SEAMS;
    }

    private Colour ground(int row, int column) {
        return switch (picture.region().markAt(row, column)) {
            case Region.HOLE -> Drawing.TRAY;
            case Region.OPTIONAL -> Drawing.OPTIONAL_FLOOR;
            default -> Drawing.FLOOR;
        };
    }
}
