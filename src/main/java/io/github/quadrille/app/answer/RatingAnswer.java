package io.github.quadrille.app.answer;

import io.github.quadrille.app.generate.Difficulty;
import io.github.quadrille.core.puzzle.Puzzle;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Reports how hard a puzzle is for a person, or why that is not known.
 *
 * @param status rated, infeasible or undecided
 * @param word the word for the level of difficulty
 * @param packings the number of packings, if it was found out
 * @param pieces the number of pieces to lay in the packing that was looked at, without the given pieces
 */
public record RatingAnswer(
        String status,
        String puzzle,
        Optional<Difficulty.Word> word,
        Optional<BigInteger> packings,
        Optional<Integer> pieces,
        Optional<Difficulty> difficulty,
        Optional<String> reason) {
    /** Returns an answer that says why a puzzle is not rated. */
    public static RatingAnswer without(String status, Puzzle puzzle, String reason) {
        return new RatingAnswer(
                status,
                puzzle.name(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(reason));
    }
}
