package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.io.json.JsonTree;
import io.github.quadrille.app.play.RefutationStep;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Prints how a search refutes a puzzle, step by step, each way below what it is a way of. */
final class RefutationReport {
    private static final int MOST_LINES = 200;

    private final Terminal terminal;
    private final Puzzle puzzle;

    RefutationReport(Terminal terminal, Puzzle puzzle) {
        this.terminal = terminal;
        this.puzzle = puzzle;
    }

    void json(RefutationTree refutation) throws IOException {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", refutation.word());
        tree.put("puzzle", puzzle);
        tree.putAll(refutation.tree(puzzle));
        JsonTree.write(tree, terminal.out());
    }

    void text(RefutationTree refutation) {
        terminal.out().println("status: " + refutation.word());
        terminal.out().println("nodes: " + refutation.nodes());
        refutation.root().ifPresent(root -> {
            List<String> lines = new ArrayList<>();
            collect("", "", root, lines);
            lines.stream().limit(MOST_LINES).forEach(terminal.out()::println);
            if (lines.size() > MOST_LINES) {
                terminal.sentence("And %,d lines more. Maybe '--format json', which has them all."
                        .formatted(lines.size() - MOST_LINES));
            }
        });
        refutation.packing().ifPresent(packing -> {
            terminal.sentence("It can be completed:");
            packing.pieces().forEach(piece -> terminal.out().println("  " + words(piece)));
        });
        refutation
                .stoppedBy()
                .ifPresent(limit -> terminal.sentence(
                        "No answer: %s. Maybe more with '--steps N', or 'solve'.".formatted(limit.words())));
    }

    private void collect(String indent, String start, RefutationStep step, List<String> lines) {
        lines.add(indent + start + step.sentence());
        if (step instanceof RefutationStep.Branch branch) {
            branch.ways().forEach(way -> collect(indent + "  ", words(way.piece()) + ": ", way.then(), lines));
        }
    }

    private String words(Placement piece) {
        return piece.kind() + " on " + puzzle.region().lattice().names(piece.cells());
    }
}
