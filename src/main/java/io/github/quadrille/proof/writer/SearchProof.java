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
 * Logs a complete search as proof steps. Every dead end becomes a clause, which says that the placements chosen so far
 * cannot all be laid. The clause follows by unit propagation: propagation of the model forces the same pieces as the
 * search, and fails where the search fails. There is one exception: pieces inside a region cannot fill it, because a
 * common divisor of their sizes divides none of the numbers of cells that they may cover. For such a region, another
 * clause is derived first, and only once: some placement must cross the region's border.
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

    /** A {@code Clause} is a step which says that some placements cannot all be laid. */
    private record Clause(long number, int size) {}

    /**
     * Begins the log of a search.
     *
     * @param divisor a number that divides the size of every piece that may be laid
     */
    public SearchProof(ProofRows rows, ProofWriter proof, int divisor) {
        this.rows = rows;
        this.problem = rows.problem();
        this.proof = proof;
        this.divisor = divisor;
        this.literals = new PackingLiterals(rows);
    }

    /**
     * Allows only one placement of each orbit, its leader. Nothing else may have been logged before, and no packings
     * may be listed.
     */
    public void leaveToLeaders(PlacementTable table, PlacementOrbits orbits) {
        new SymmetryProof(rows, proof).write(table, orbits);
    }

    /** Logs a packing, and excludes it from now on. */
    public void packing(int[] placements) {
        proof.exclude(literals.of(placements));
        packings++;
    }

    /**
     * Logs a dead end: the first {@code size} of these placements cannot all be laid. If {@code size} is 0, there is no
     * further packing. In a depth-first search, the longer clauses just before this clause begin with the same
     * placements and are weaker. They are deleted, so that a checker has few clauses to look at.
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
     * Logs that a set of cells cannot be filled by pieces inside it. No multiple of the divisor is between the number
     * of its mandatory cells and the number of all its cells. First the lower bounds of the cells are added up and
     * divided. The result says that at least a certain number of pieces meet the region. Then the upper bounds of the
     * cells are added up without the pieces across the border, and divided. The result says that fewer pieces are
     * inside the region. Together the two results say that some piece crosses the border.
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
        // A piece inside that covers optional cells has a smaller coefficient in the lower sum than in the upper sum.
        // So it does not cancel out, and is removed by weakening.
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

    /**
     * Ends the proof of a finished search. The last step must be the contradiction, so there are no packings except the
     * excluded ones.
     */
    public void end() {
        proof.endEnumeration(packings);
    }

    /** Ends a proof that need not name all packings. The excluded packings exist, and there may be others. */
    public void endPart() {
        proof.endPart(packings);
    }

    /**
     * Writes a packing as literals from which unit propagation on the model finds every variable. First come the
     * placements that are laid. Then come, negated, the placements that would still fit beside the laid pieces. The
     * model's rows rule out all other placements, because they overlap a laid placement or their kind is used up.
     */
    public static final class PackingLiterals {
        private final ProofRows rows;
        private final ExactCover problem;

        public PackingLiterals(ProofRows rows) {
            this.rows = rows;
            this.problem = rows.problem();
        }

        /**
         * Returns the literals of a packing, in time linear in the number of covered cells and of placements on open
         * cells.
         */
        public String of(int[] placements) {
            if (problem.options() == 0) {
                // A model without placements still has one variable, which stands for no placement and must be false.
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
