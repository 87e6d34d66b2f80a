package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.RegionSymmetries;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Draws at random which cells are missing from a board, within the rules. Cells are drawn one by one, or together with
 * their images under a symmetry.
 */
final class BoardCarving {
    private static final int TRIES = 300;

    private final Region board;
    private final CarvingRules rules;
    private final int holes;
    private final RandomGenerator random;
    private final List<BitSet> units;
    private final int parts;

    /**
     * Prepares the draws for one board.
     *
     * @param holes the number of cells to be missing
     */
    BoardCarving(Region board, CarvingRules rules, int holes, RandomGenerator random) {
        this.board = board;
        this.rules = rules;
        this.holes = holes;
        this.random = random;
        this.units = units();
        this.parts = parts(new BitSet());
    }

    /**
     * Returns the units of cells. All cells of a unit are missing, or none is. A unit is a single cell, or an orbit of
     * cells under a random symmetry of the board.
     */
    private List<BitSet> units() {
        IntUnaryOperator image = cell -> cell;
        if (rules.symmetric()) {
            List<Automorphism> others =
                    RegionSymmetries.of(board).elements().skip(1).toList();
            if (others.isEmpty()) {
                throw new ImpossibleRequest(
                        "No turn or flip maps the board to itself, so no symmetric board can be made by leaving out"
                                + " cells. Leave out --symmetric, or draw a symmetric board.");
            }
            Automorphism symmetry = others.get(random.nextInt(others.size()));
            image = cell -> board.cellAt(symmetry.apply(board.cell(cell), board));
        }
        BitSet seen = new BitSet();
        List<BitSet> orbits = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            BitSet orbit = new BitSet();
            for (int next = cell; !seen.get(next); next = image.applyAsInt(next)) {
                seen.set(next);
                orbit.set(next);
            }
            if (!orbit.isEmpty()) {
                orbits.add(orbit);
            }
        }
        return orbits;
    }

    /**
     * Draws cells that may be missing. The result is empty if none of {@link #TRIES} random choices keeps the rules. So
     * it can be empty even if the rules allow a few choices.
     */
    Optional<BitSet> draw() {
        return completed(new BitSet());
    }

    /**
     * Puts one missing unit of cells, chosen at random, back on the board, and draws missing cells in its place. The
     * result is empty if no random choice keeps the rules.
     */
    Optional<BitSet> moved(BitSet missing) {
        List<BitSet> chosen = units.stream().filter(missing::intersects).toList();
        BitSet rest = (BitSet) missing.clone();
        rest.andNot(chosen.get(random.nextInt(chosen.size())));
        return completed(rest);
    }

    private Optional<BitSet> completed(BitSet begun) {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            BitSet missing = (BitSet) begun.clone();
            for (BitSet unit : UniqueBags.shuffled(units, random)) {
                if (!missing.intersects(unit) && missing.cardinality() + unit.cardinality() <= holes) {
                    missing.or(unit);
                }
            }
            if (missing.cardinality() == holes && isAllowed(missing)) {
                return Optional.of(missing);
            }
        }
        return Optional.empty();
    }

    private boolean isAllowed(BitSet missing) {
        return (!rules.connected() || parts(missing) <= parts) && (rules.islands() || !hasIsland(missing));
    }

    /** Counts the connected parts of the board without the missing cells. */
    private int parts(BitSet missing) {
        BitSet there = new BitSet();
        there.set(0, board.size());
        there.andNot(missing);
        return Gap.parts(board, there).size();
    }

    private boolean hasIsland(BitSet missing) {
        return Gap.parts(board, missing).stream().anyMatch(part -> part.stream().noneMatch(this::isOnRim));
    }

    private boolean isOnRim(int cell) {
        Cell here = board.cell(cell);
        return board.lattice().steps(here).size() > board.neighbours(cell).length;
    }
}
