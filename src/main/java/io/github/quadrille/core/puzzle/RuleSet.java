package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Holds the rules of a puzzle.
 *
 * <p>Example: {@link Rule}
 *
 * @param list the rules
 * @param laid pieces that are already laid where the board has holes now; they may touch pieces that are still to be
 *     laid
 * @param gaps names of kinds whose pieces only mark cells that stay open; rules do not concern them
 */
public record RuleSet(List<Rule> list, List<Placement> laid, Set<String> gaps) {
    /** This set has no rules, and allows everything. */
    public static final RuleSet NONE = new RuleSet(List.of());

    /**
     * Copies the lists, and sorts the names of kinds in {@code gaps}. If there are no rules, laid pieces and gaps are
     * dropped.
     *
     * @throws IllegalArgumentException when two rules are about colours
     */
    public RuleSet {
        if (list.stream().filter(Rule.Colours.class::isInstance).count() > 1) {
            throw new IllegalArgumentException("A puzzle has one set of colours.");
        }
        list = List.copyOf(list);
        laid = list.isEmpty() ? List.of() : List.copyOf(laid);
        gaps = list.isEmpty() ? Set.of() : Collections.unmodifiableSet(new TreeSet<>(gaps));
    }

    /** Makes the rules of a puzzle without laid pieces, and without kinds that only mark open cells. */
    public RuleSet(List<Rule> list) {
        this(list, List.of(), Set.of());
    }

    /** Returns whether there are no rules. */
    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** Returns these rules for the puzzle that remains when more pieces are laid. */
    public RuleSet beside(List<Placement> pieces) {
        return new RuleSet(list, Stream.concat(laid.stream(), pieces.stream()).toList(), gaps);
    }

    /** Returns a set of other rules, with the same laid pieces and the same gaps. */
    public RuleSet with(List<Rule> others) {
        return new RuleSet(others, laid, gaps);
    }

    /** Returns these rules for a puzzle in which pieces of these kinds only mark cells that stay open. */
    public RuleSet withGaps(Set<String> kinds) {
        return new RuleSet(list, laid, kinds);
    }

    /** Lists the rules of one class. */
    public <T extends Rule> Stream<T> of(Class<T> form) {
        return list.stream().filter(form::isInstance).map(form::cast);
    }

    /** Returns the rule about colours, if there is one. */
    public Optional<Rule.Colours> colours() {
        return of(Rule.Colours.class).findFirst();
    }

    /** Returns whether some rule limits the orientations or colours of a kind. */
    boolean limitOrientations(String kind) {
        return colours().filter(colours -> colours.shapes().containsKey(kind)).isPresent()
                || limitTurns(kind)
                || forbidFlips(kind);
    }

    /** Returns whether a rule limits the turns of a kind. */
    boolean limitTurns(String kind) {
        return of(Rule.Turns.class).anyMatch(rule -> rule.kind().equals(kind));
    }

    /** Returns whether a rule forbids flipping the pieces of a kind. */
    boolean forbidFlips(String kind) {
        return of(Rule.Unflipped.class).anyMatch(rule -> rule.kind().equals(kind));
    }

    /** Returns the given board with the cells of the laid pieces added. In the given board these cells are holes. */
    public Region board(Region rest) {
        if (laid.isEmpty()) {
            return rest;
        }
        BitSet squares = new BitSet();
        for (Placement piece : laid) {
            for (Cell cell : piece.cells()) {
                squares.set(rest.squareAt(cell.layer(), cell.row(), cell.column()));
            }
        }
        return rest.drawnAs(rest.withCells(squares));
    }
}
