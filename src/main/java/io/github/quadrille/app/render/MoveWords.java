package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.engine.assembly.HandMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes moves in words, with the names that pieces have in a picture, for example {@code I, L 2: right 3}. */
public record MoveWords(Picture picture) {
    private static final Map<Cell, String> WAYS = Map.of(
            new Cell(1, 0, 0), "up",
            new Cell(-1, 0, 0), "down",
            new Cell(0, 1, 0), "to the front",
            new Cell(0, -1, 0), "to the back",
            new Cell(0, 0, 1), "right",
            new Cell(0, 0, -1), "left");

    /** Returns the words of a move. */
    public String of(HandMove move) {
        return of(move, move.step(), "and away");
    }

    /**
     * Returns the moves that assemble the packing, in words. The given moves take the packing apart. So the result
     * reverses their order, and the direction of each move.
     */
    public List<String> assembly(List<HandMove> moves) {
        List<String> words = new ArrayList<>();
        for (HandMove move : moves) {
            words.add(0, of(move, new Cell(0, 0, 0).minus(move.step()), "from outside"));
        }
        return words;
    }

    /**
     * Returns the directions of a ball's step in words. Each layer lies half a ball further to the right and to the
     * front than the layer below it.
     */
    private static String ofBall(Cell step) {
        List<String> ways = new ArrayList<>();
        for (Cell along : List.of(
                new Cell(step.layer(), 0, 0),
                new Cell(0, 2 * step.row() + step.layer(), 0),
                new Cell(0, 0, 2 * step.column() + step.layer()))) {
            Cell one = new Cell(
                    Integer.signum(along.layer()), Integer.signum(along.row()), Integer.signum(along.column()));
            if (WAYS.containsKey(one)) {
                ways.add(WAYS.get(one));
            }
        }
        return String.join(", ", ways);
    }

    private String of(HandMove move, Cell step, String away) {
        String names = move.pieces().stream().map(picture::name).collect(Collectors.joining(", "));
        String way = picture.region().lattice() == Lattices.FCC ? ofBall(step) : WAYS.get(step);
        return "%s: %s %s".formatted(names, way, move.isAway() ? away : move.distance());
    }
}
