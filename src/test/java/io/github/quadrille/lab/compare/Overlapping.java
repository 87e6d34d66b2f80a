package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.ScriptedMethod;
import java.util.Collections;
import java.util.List;

/** Holds a method whose claims are false: it lays all pieces on one another and claims success. */
public final class Overlapping {
    private static final Placement PIECE =
            new Placement("O", List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0), new Cell(1, 1)));

    /** This method is for boards whose number of cells is a multiple of 4, the size of a piece. */
    public static final Method METHOD = new ScriptedMethod(
            "liar",
            (puzzle, random) -> step -> new Packing(Collections.nCopies(puzzle.mandatoryCells() / 4, PIECE)),
            Integer.MAX_VALUE);

    private Overlapping() {}
}
