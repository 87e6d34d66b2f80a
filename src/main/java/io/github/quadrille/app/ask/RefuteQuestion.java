package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.RefutationAnswer;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;

/** Asks for a proof, step by step, that a small puzzle has no packing. */
public record RefuteQuestion(Limits limits) implements PackingQuestion {
    private static final int MOST_NODES = 20_000;
    /** This parameter says how many positions the search may look at. */
    public static final Parameter<Long> NODES = Parameter.whole(
                    "nodes", 1, MOST_NODES, RefutationTree.MOST_NODES, "How many positions to look at, at most.")
            .called("--steps");
    /** Declares the question {@code refute} and its parameters. */
    public static final Question<RefuteQuestion> QUESTION = Question.ofPuzzle(
            "refute",
            "Shows step by step that a small puzzle has no packing",
            values -> new RefuteQuestion(values.limits().withNodes(values.of(NODES))));

    @Override
    public RefutationAnswer answer(Puzzle puzzle, SolveListener listener) {
        return RefutationAnswer.of(puzzle, tree(puzzle, listener));
    }

    /** Returns the tree with the steps of the proof, for callers that print it. */
    public RefutationTree tree(Puzzle puzzle, SolveListener listener) {
        return RefutationTree.of(puzzle, limits, listener);
    }
}
