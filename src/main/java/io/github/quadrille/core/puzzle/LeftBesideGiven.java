package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import java.util.List;
import java.util.Optional;

/**
 * Wraps a reason why there is no packing or no better covering. The reason is about the puzzle that remains when the
 * given pieces are laid, and the sentence begins by saying so.
 *
 * <pre>{@code
 * Puzzle empty = Puzzle.standard(4, 5);
 * Puzzle begun = empty.withGiven(List.of(Placement.on(empty, 1, 0, 1, 2, 3)));
 * Evidence reason = Solver.of(begun).explain().orElseThrow();
 * System.out.println(reason instanceof LeftBesideGiven); // true
 * System.out.println(reason.sentence().startsWith("This is about the part of the board that")); // true
 * }</pre>
 */
public record LeftBesideGiven(Evidence reason) implements Evidence {
    /**
     * Returns a reason about the remaining puzzle, worded for the whole puzzle. The reason is returned unchanged if the
     * whole puzzle has no given pieces. An exhausted search is returned unchanged, too, because its sentence fits the
     * whole puzzle.
     */
    public static Evidence of(Puzzle whole, Evidence reason) {
        return whole.given().isEmpty() || reason instanceof ExhaustedSearch ? reason : new LeftBesideGiven(reason);
    }

    @Override
    public Evidence ofRest() {
        return reason;
    }

    @Override
    public String name() {
        return reason.name();
    }

    @Override
    public String sentence() {
        return "This is about the part of the board that the given pieces leave open: " + reason.sentence();
    }

    @Override
    public List<Cell> where() {
        return reason.where();
    }

    @Override
    public Optional<CellWeights> picture() {
        return reason.picture();
    }

    @Override
    public boolean needsPicture() {
        return reason.needsPicture();
    }
}
