package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.proof.writer.ProofWriter.PolishSum;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The log of an exhausted search as proof steps. Every dead end is a clause that says which pieces cannot lie together;
 * it follows by unit propagation, because what the search forces and where it fails is what propagation of the model
 * forces and where it fails, with one exception: a region whose size no pieces make up. For those a clause is derived
 * first, once per region: some placement must lie across the region's border.
 */
public final class SearchProof {
    private final ProofRows rows;
    private final ExactCover problem;
    private final ProofWriter proof;
    private final int divisor;
    private final Set<BitSet> regions = new HashSet<>();
    private final Deque<Clause> clauses = new ArrayDeque<>();
    private final PackingLiterals literals;
    private long packings;

    /** A step that forbids some placements together. */
    private record Clause(long number, int size) {}

    /**
     * @param divisor what divides the size of every piece that may be laid
     */
    public SearchProof(ProofRows rows, ProofWriter proof, int divisor) {
        this.rows = rows;
        this.problem = rows.problem();
        this.proof = proof;
        this.divisor = divisor;
        this.literals = new PackingLiterals(rows);
    }

    /** Only leaders are searched; before anything else, and not where packings are listed. */
    public void leaveToLeaders(PlacementTable table, PlacementOrbits orbits) {
        new SymmetryProof(rows, proof).write(table, orbits);
    }

    /** A packing, which is excluded from now on. */
    public void packing(int[] placements) {
        proof.exclude(literals.of(placements));
        packings++;
    }

    /**
     * These placements cannot all be laid; without any, there is no packing. In a depth-first search the longer clauses
     * just before begin with the same placements and say less, so they are deleted: a checker has few to look at.
     */
    public void contradiction(int[] placements, int size) {
        StringBuilder clause = new StringBuilder();
        for (int i = 0; i < size; i++) {
            clause.append("1 ~").append(rows.variable(placements[i])).append(' ');
        }
        long number = proof.propagate(clause.append(">= 1"));
        StringBuilder implied = new StringBuilder();
        while (!clauses.isEmpty() && clauses.peek().size() > size) {
            implied.append(' ').append(clauses.pop().number());
        }
        if (!implied.isEmpty()) {
            proof.delete(implied);
        }
        clauses.push(new Clause(number, size));
    }

    /**
     * A set of cells cannot be filled by pieces inside it, since no multiple of the divisor lies between the number of
     * its mandatory cells and of all its cells. Adding up the cells' lower bounds and dividing says that enough pieces
     * meet the region; adding up their upper bounds, without the pieces across its border, and dividing, says that not
     * so many lie inside; together: some piece lies across the border.
     */
    public void hopelessRegion(BitSet cells) {
        if (!regions.add((BitSet) cells.clone())) {
            return;
        }
        long lower = proof.derive(sum(cells, true) + " " + divisor + " d");
        StringBuilder upper = new StringBuilder(sum(cells, false));
        BitSet across = new BitSet();
        BitSet within = new BitSet();
        cells.stream().flatMap(cell -> Arrays.stream(problem.optionsOn(cell))).forEach(placement -> {
            boolean inside = true;
            for (int other : problem.cellsOf(placement)) {
                inside &= cells.get(other);
            }
            (inside ? within : across).set(placement);
        });
        across.stream().forEach(p -> upper.append(' ').append(rows.variable(p)).append(" w"));
        upper.append(' ').append(divisor).append(" d ").append(lower).append(" +");
        // Inside pieces on optional cells weigh less from below than from above.
        within.stream()
                .filter(p -> !isMandatory(p))
                .forEach(p -> upper.append(' ').append(rows.variable(p)).append(" w"));
        proof.derive(upper);
        proof.delete(" " + lower);
    }

    private boolean isMandatory(int placement) {
        for (int cell : problem.cellsOf(placement)) {
            if (!problem.isMandatory(cell)) {
                return false;
            }
        }
        return true;
    }

    private String sum(BitSet cells, boolean below) {
        PolishSum polish = new PolishSum();
        cells.stream()
                .mapToLong(cell -> below ? rows.lower(cell) : rows.upper(cell))
                .filter(constraint -> constraint != ProofRows.NO_BOUND)
                .forEach(constraint -> polish.add(constraint, BigInteger.ONE));
        return polish.toString();
    }

    /** The search is over: the last step was the contradiction, so there are no packings but those excluded. */
    public void end() {
        proof.endEnumeration(packings);
    }

    /** The search has been left: there are the packings excluded, and maybe others. */
    public void endPart() {
        proof.endPart(packings);
    }

    /**
     * A packing as literals from which unit propagation on the model knows every variable: the placements that are laid, and of
     * the others those that would still fit. What overlaps, or is of a kind that is used up, is ruled out by the model's rows.
     */
    public static final class PackingLiterals {
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
            open.stream()
                    .flatMap(cell -> Arrays.stream(problem.optionsOn(cell)))
                    .forEach(fitting::set);
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
}
