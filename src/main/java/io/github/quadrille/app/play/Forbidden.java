package io.github.quadrille.app.play;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.core.puzzle.RuleWords;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the rules of a puzzle that forbid pieces which would fit otherwise. */
final class Forbidden {
    /** Puzzles with more placements than this are not examined. */
    private static final long MOST_PLACEMENTS = 20_000;

    private Forbidden() {}

    /**
     * Names the rules that some fitting pieces would break; empty where no fitting piece breaks a rule, or where the
     * puzzle has too many placements.
     *
     * @param which tells whether a placement is to be tried
     */
    static Optional<String> rules(Puzzle begun, Predicate<Placement> which) {
        if (begun.rules().list().isEmpty() || PlacementTable.bound(begun.rest()) > MOST_PLACEMENTS) {
            return Optional.empty();
        }
        PlacementTable free = new PlacementTable(begun.rest().with(RuleSet.NONE));
        List<Packing> positions = IntStream.range(0, free.size())
                .mapToObj(free::placement)
                .filter(which)
                .map(piece -> new Packing(
                        Stream.concat(begun.given().stream(), Stream.of(piece)).toList()))
                .toList();
        List<String> broken = begun.rules().list().stream()
                .filter(rule -> positions.stream().anyMatch(position -> isBroken(begun, rule, position)))
                .map(rule -> RuleWords.of(rule, begun.region().lattice()))
                .toList();
        return broken.isEmpty()
                ? Optional.empty()
                : Optional.of(broken.stream()
                        .collect(Collectors.joining(" ", broken.size() == 1 ? "the rule: " : "the rules: ", "")));
    }

    private static boolean isBroken(Puzzle begun, Rule rule, Packing position) {
        Puzzle alone = begun.with(begun.rules().with(List.of(rule)));
        return !new PackingChecker(alone).faultsOfPart(position).isEmpty();
    }
}
