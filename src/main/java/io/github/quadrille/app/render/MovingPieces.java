package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Pieces that come and go in a picture, and the numbers of those on the same cells. */
final class MovingPieces {
    private final Puzzle puzzle;
    private final Lifetimes<Tile> tiles = new Lifetimes<>();
    private final Lifetimes<Count> counts = new Lifetimes<>();
    private Gutters gutters = Gutters.NONE;

    MovingPieces(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** What lies at the next moment, as for {@link Picture#ofState}. */
    void next(Packing state) {
        Picture picture = Picture.ofState(puzzle, state);
        Drawing drawing = new Drawing(picture, Look.PLAIN);
        gutters = gutters.with(Gutters.of(picture));
        Map<Tile, Integer> copies = new HashMap<>();
        List<Tile> lying = new ArrayList<>();
        for (int piece = 0; piece < picture.size(); piece++) {
            Tile tile = new Tile(Overhang.cellsWithin(picture, piece), drawing.fill(piece), drawing.opacity(piece), 0);
            lying.add(new Tile(tile.cells, tile.fill, tile.opacity, copies.merge(tile, 1, Integer::sum)));
        }
        tiles.next(lying);
        List<Count> counted = new ArrayList<>();
        drawing.counts().forEach((cell, count) -> counted.add(new Count(cell, count)));
        counts.next(counted);
    }

    /** Large enough for all moments. */
    Gutters gutters() {
        return gutters;
    }

    Map<Lifetimes.Span, List<Tile>> tiles() {
        return tiles.all();
    }

    Map<Lifetimes.Span, List<Count>> counts() {
        return counts.all();
    }

    /** @param copy tells apart pieces that look alike */
    record Tile(Set<Cell> cells, Colour fill, double opacity, int copy) {}

    /** So many pieces lie on a cell. */
    record Count(Cell cell, int pieces) {}
}
