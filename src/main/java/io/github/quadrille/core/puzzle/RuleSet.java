package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Holds the rules of a puzzle.
 *
 * <p>Example: {@link Rule}
 *
 * @param laid pieces that lie already where the board has holes now, since they may touch what is still to be laid
 * @param gaps names kinds whose pieces only mark cells that stay open, so that rules do not concern them
 */
public record RuleSet(List<Rule> list, List<Placement> laid, Set<String> gaps) {
    /** Allows everything. */
    public static final RuleSet NONE = new RuleSet(List.of());

    /**
     * Keeps copies.
     *
     * @throws IllegalArgumentException when two rules are of colours
     */
    public RuleSet {
        if (list.stream().filter(Rule.Colours.class::isInstance).count() > 1) {
            throw new IllegalArgumentException("A puzzle has one set of colours.");
        }
        list = List.copyOf(list);
        laid = list.isEmpty() ? List.of() : List.copyOf(laid);
        gaps = list.isEmpty() ? Set.of() : Set.copyOf(gaps);
    }

    /** Holds the rules of a puzzle of which no piece lies yet. */
    public RuleSet(List<Rule> list) {
        this(list, List.of(), Set.of());
    }

    /** Says whether there is none. */
    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** Returns the rules for what is left when some pieces are laid. */
    public RuleSet beside(List<Placement> pieces) {
        return new RuleSet(list, Stream.concat(laid.stream(), pieces.stream()).toList(), gaps);
    }

    /** Returns other rules for what is left beside the same pieces. */
    public RuleSet with(List<Rule> others) {
        return new RuleSet(others, laid, gaps);
    }

    /** Returns the rules where pieces of these kinds mark cells that stay open. */
    public RuleSet withGaps(Set<String> kinds) {
        return new RuleSet(list, laid, kinds);
    }

    /** Lists the rules of one form. */
    public <T extends Rule> Stream<T> of(Class<T> form) {
        return list.stream().filter(form::isInstance).map(form::cast);
    }

    /** Returns the colours, if there are any. */
    public Optional<Rule.Colours> colours() {
        return of(Rule.Colours.class).findFirst();
    }

    /** Says whether a rule about a kind is about how its pieces lie. */
    boolean limitOrientations(String kind) {
        return colours().filter(colours -> colours.shapes().containsKey(kind)).isPresent()
                || of(Rule.Turns.class).anyMatch(rule -> rule.kind().equals(kind))
                || of(Rule.Unflipped.class).anyMatch(rule -> rule.kind().equals(kind));
    }

    /** Returns a board with the cells of the laid pieces, which are holes of this one. */
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
