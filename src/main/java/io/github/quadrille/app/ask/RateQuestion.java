package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.RatingAnswer;
import io.github.quadrille.app.generate.Difficulty;
import io.github.quadrille.app.play.RobotPlayer;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.util.Optional;

/**
 * Asks how hard a puzzle is for a person.
 *
 * @param limits the limits for solving the puzzle; counting its packings afterwards has the same limits once more
 */
public record RateQuestion(Limits limits) implements PackingQuestion {
    /** Declares the question {@code rate} and its parameters. */
    public static final Question<RateQuestion> QUESTION = Question.ofPuzzle(
            "rate",
            "Says how hard a puzzle is for a person, from 1 to 10",
            values -> new RateQuestion(values.limits()));

    @Override
    public RatingAnswer answer(Puzzle puzzle, SolveListener listener) {
        Solver solver = Solver.of(puzzle).within(limits).listening(listener);
        Verdict verdict = solver.solve();
        if (verdict instanceof Verdict.Infeasible infeasible) {
            return RatingAnswer.without(
                    "infeasible", puzzle, infeasible.evidence().sentence());
        }
        if (!(verdict instanceof Verdict.Packed packed)) {
            return RatingAnswer.without(
                    "undecided",
                    puzzle,
                    verdict.stopped().map(limit -> limit.words()).orElse("no packing was found"));
        }
        int pieces = packed.first().pieces().size() - puzzle.given().size();
        if (!RobotPlayer.canPlay(puzzle, pieces)) {
            return RatingAnswer.without("undecided", puzzle, "the puzzle is too large to be rated for people");
        }
        ClassCount count = solver.count();
        Difficulty difficulty = Difficulty.of(puzzle, packed.first());
        return new RatingAnswer(
                "rated",
                puzzle.name(),
                Optional.of(difficulty.word()),
                Optional.of(count.total()).filter(total -> count.isComplete()),
                Optional.of(pieces),
                Optional.of(difficulty),
                Optional.empty());
    }
}
