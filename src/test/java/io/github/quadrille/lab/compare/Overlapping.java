package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.ScriptedMethod;
import java.util.Collections;
import java.util.List;

/** A method that lies: it lays all pieces on one another and says that it is done. */
public final class Overlapping {
    private static final Placement PIECE =
            new Placement("O", List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0), new Cell(1, 1)));

    /** For boards of whose cells 4 make a piece. */
    public static final Method METHOD = new ScriptedMethod(
            "liar",
            (puzzle, random) -> step -> new Packing(Collections.nCopies(puzzle.mandatoryCells() / 4, PIECE)),
            Integer.MAX_VALUE);

    private Overlapping() {}
}
