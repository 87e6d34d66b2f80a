package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.ExactCover;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A packing as literals from which unit propagation on the model knows every variable: the placements that are laid, and of
 * the others those that would still fit. What overlaps, or is of a kind that is used up, is ruled out by the model's rows.
 */
public final class PackingLiterals {
    private final ProofRows rows;
    private final ExactCover problem;

    public PackingLiterals(ProofRows rows) {
        this.rows = rows;
        this.problem = rows.problem();
    }

    /** Linear in the cells covered and in the placements on open ones. */
    public String of(int[] placements) {
        if (problem.options() == 0) {
            // The model has a variable that stands for no placement.
            return "~" + rows.variable(0);
        }
        StringBuilder literals = new StringBuilder();
        BitSet open = new BitSet();
        open.set(0, problem.cells());
        int[] used = new int[problem.kinds().size()];
        for (int placement : placements) {
            append(literals, "", placement);
            used[problem.kind(placement)]++;
            Arrays.stream(problem.cellsOf(placement)).forEach(open::clear);
        }
        BitSet fitting = new BitSet();
        open.stream().flatMap(cell -> Arrays.stream(problem.optionsOn(cell))).forEach(fitting::set);
        fitting.stream()
                .filter(option -> used[problem.kind(option)] < problem.max(problem.cells() + problem.kind(option)))
                .filter(option -> Arrays.stream(problem.cellsOf(option)).allMatch(open::get))
                .forEach(option -> append(literals, "~", option));
        return literals.toString();
    }

    private void append(StringBuilder literals, String sign, int placement) {
        literals.append(literals.isEmpty() ? "" : " ").append(sign).append(rows.variable(placement));
    }
}
