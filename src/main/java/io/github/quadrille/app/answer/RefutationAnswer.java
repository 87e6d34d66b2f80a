package io.github.quadrille.app.answer;

import io.github.quadrille.app.play.RefutationStep;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.PieceAnswer;
import java.util.List;
import java.util.Optional;

/**
 * Holds a {@link RefutationTree} for an answer.
 *
 * @param nodes the number of positions that were looked at
 * @param reason the reason why the question is undecided
 * @param pieces the pieces of a packing, if a packing was found instead of a refutation
 */
public record RefutationAnswer(
        String status,
        Puzzle puzzle,
        int nodes,
        Optional<String> reason,
        Optional<Step> root,
        Optional<List<PieceAnswer>> pieces) {
    /**
     * Returns the answer for a tree.
     *
     * @param puzzle the puzzle that the tree is about
     */
    public static RefutationAnswer of(Puzzle puzzle, RefutationTree found) {
        return new RefutationAnswer(
                found.word(),
                puzzle,
                found.nodes(),
                found.stoppedBy().map(Limit::words),
                found.root().map(root -> step(puzzle, root)),
                found.packing().map(packing -> PieceAnswer.of(puzzle, packing.pieces())));
    }

    private static Step step(Puzzle puzzle, RefutationStep step) {
        if (step instanceof RefutationStep.Branch branch) {
            return new Branch(
                    branch.cell().map(cell -> PieceAnswer.cell(puzzle, cell)),
                    branch.kind(),
                    branch.sentence(),
                    branch.ways().stream()
                            .map(way -> new Option(PieceAnswer.of(puzzle, way.piece()), step(puzzle, way.then())))
                            .toList());
        }
        RefutationStep.Dead dead = (RefutationStep.Dead) step;
        return new Dead(dead.sentence(), PieceAnswer.cells(puzzle, dead.cells()));
    }

    private sealed interface Step {}

    private record Dead(String dead, List<List<Integer>> cells) implements Step {}

    private record Branch(Optional<List<Integer>> cell, Optional<String> kind, String why, List<Option> options)
            implements Step {}

    private record Option(PieceAnswer piece, Step then) {}
}
