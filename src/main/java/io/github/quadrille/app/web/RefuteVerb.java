package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.LinkedHashMap;
import java.util.Map;

/** Refutes a small puzzle step by step. */
final class RefuteVerb implements Verb {
    private static final int MOST_NODES = 20_000;

    @Override
    public String name() {
        return "refute";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits =
                parameters.limits().withNodes(parameters.whole("nodes", 1, MOST_NODES, RefutationTree.MOST_NODES));
        return (body, reply) -> {
            Puzzle puzzle = input.readPackable(body, "Steps are");
            RefutationTree found =
                    RefutationTree.of(puzzle, limits, new ReplyListener(reply, puzzle).withoutPackings());
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("status", found.word());
            tree.put("puzzle", puzzle);
            tree.putAll(found.tree(puzzle));
            reply.answer(tree);
        };
    }
}
