package io.github.quadrille.app.answer;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.explain.Explanation;
import io.github.quadrille.io.json.PieceAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Holds a short argument for an answer.
 *
 * @param modulus the modulus of a colouring
 * @param weights the weights of a colouring, a row for each row of the board, layer by layer; null stands for a place
 *     without a cell
 * @param cells the cells that the argument is about
 */
public record ExplanationAnswer(
        Verdict.Status status,
        Puzzle puzzle,
        String argument,
        String reason,
        Optional<Integer> modulus,
        Optional<List<List<Integer>>> weights,
        Optional<List<List<Integer>>> cells) {
    /**
     * Returns an answer with an argument.
     *
     * @param puzzle the puzzle that remains when the given pieces are laid
     */
    public static ExplanationAnswer of(Puzzle puzzle, Explanation found) {
        return new ExplanationAnswer(
                found.status(),
                puzzle,
                found.name(),
                String.join(" ", found.sentences()),
                found.weights().map(CellWeights::modulus),
                found.weights().map(weights -> rows(puzzle.region(), weights.weights())),
                Optional.of(PieceAnswer.cells(puzzle, found.where())).filter(cells -> !cells.isEmpty()));
    }

    private static List<List<Integer>> rows(Region region, List<Integer> weights) {
        List<List<Integer>> rows = new ArrayList<>();
        List<Integer> slices = region.slices();
        for (int line = 0; line < slices.size() * region.rows(); line++) {
            List<Integer> row = new ArrayList<>();
            for (int column = 0; column < region.columns(); column++) {
                int cell = region.cellAt(slices.get(line / region.rows()), line % region.rows(), column);
                row.add(cell < 0 ? null : weights.get(cell));
            }
            rows.add(row);
        }
        return rows;
    }
}
