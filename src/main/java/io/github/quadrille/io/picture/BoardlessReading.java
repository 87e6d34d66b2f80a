package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Reads the letters and numbers of a picture whose puzzle is not known: cells with the same symbol that touch are a piece.
 * It is called what free pieces of its shape are called, or else by its symbol.
 */
final class BoardlessReading {
    private final Map<Polyform, String> names = new HashMap<>();
    private final Map<Polyform, String> symbols = new HashMap<>();

    BoardlessReading() {
        for (String name : BuiltInKinds.names()) {
            BuiltInKinds.find(name)
                    .map(Kind::shape)
                    .ifPresent(shape -> shape.orientations(PieceSymmetry.FREE)
                            .forEach(orientation -> names.putIfAbsent(orientation, name)));
        }
    }

    /** The packing, with names for symbols. */
    Packing read(Packing picture) {
        List<Placement> pieces = new ArrayList<>();
        for (Placement part : picture.pieces()) {
            for (List<Cell> cells : TouchingCells.parts(Lattices.SQUARE, part.cells(), UnaryOperator.identity())) {
                pieces.add(new Placement(name(part.kind(), new Polyform(cells)), cells));
            }
        }
        return new Packing(pieces);
    }

    private String name(String symbol, Polyform shape) {
        String known = names.get(shape);
        return known != null ? known : symbols.computeIfAbsent(shape, first -> "piece-" + symbol);
    }
}
