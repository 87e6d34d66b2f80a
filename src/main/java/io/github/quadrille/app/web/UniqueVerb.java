package io.github.quadrille.app.web;

import io.github.quadrille.app.play.PieceTree;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Looks for two packings, which are enough to know whether one is the only one. */
final class UniqueVerb implements Verb {
    @Override
    public String name() {
        return "unique";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits = parameters.limits();
        boolean classes = parameters.flag("classes");
        return (body, reply) -> {
            Puzzle puzzle = input.readPackable(body, "It is");
            Solver solver =
                    Solver.of(puzzle).within(limits).listening(new ReplyListener(reply, puzzle).withoutPackings());
            answer(puzzle, classes ? solver.uniqueUpToSymmetry() : solver.unique(), reply);
        };
    }

    private static void answer(Puzzle puzzle, Uniqueness found, Reply reply) throws IOException {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", found.verdict().status().word());
        tree.put("puzzle", puzzle);
        tree.put("unique", isUnique(found));
        tree.put(
                "packings",
                found.packings().stream().map(each -> tree(puzzle, each)).toList());
        found.image().ifPresent(symmetry -> tree.put("image", symmetry.name()));
        tree.put("nodes", found.verdict().work().nodes());
        reply.answer(tree);
    }

    /** Null when that is not known. */
    private static Boolean isUnique(Uniqueness found) {
        return switch (found.howMany()) {
            case ONE -> Boolean.TRUE;
            case NONE, SEVERAL -> Boolean.FALSE;
            case AT_LEAST_ONE, UNKNOWN -> null;
        };
    }

    private static Map<String, List<Map<String, Object>>> tree(Puzzle puzzle, Packing packing) {
        return Map.of("pieces", PieceTree.of(puzzle, packing.pieces()));
    }
}
