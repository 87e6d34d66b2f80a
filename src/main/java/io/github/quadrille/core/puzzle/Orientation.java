package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Polyform;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Says how a piece may lie: its cells, moved to the corner, and their colours.
 *
 * <p>Example: {@link Rule}
 *
 * @param colours one for each cell of the form, in their order
 */
public record Orientation(Polyform form, List<Character> colours) {
    /** Lists how a kind of a puzzle may lie, in the order of the lattice's turns and flips; each once. */
    public static List<Orientation> of(Puzzle puzzle, int kind) {
        String name = puzzle.bag().kind(kind).name();
        Polyform shape = puzzle.bag().kind(kind).shape();
        RuleSet rules = puzzle.rules();
        if (!rules.limitOrientations(name)) {
            List<Character> plain = Collections.nCopies(shape.size(), Rule.ANY_COLOUR);
            return shape.orientations(puzzle.symmetry()).stream()
                    .map(form -> new Orientation(form, plain))
                    .toList();
        }
        Map<Cell, Character> colours =
                rules.colours().map(all -> all.shapes().get(name)).orElse(Map.of());
        return shape.lattice().isometries(puzzle.symmetry()).stream()
                .filter(allowed(rules, name, shape.lattice().isSolid()))
                .map(isometry -> drawn(shape, colours).transformed(isometry))
                .distinct()
                .toList();
    }

    private static Orientation drawn(Polyform shape, Map<Cell, Character> colours) {
        return new Orientation(
                shape,
                shape.cells().stream()
                        .map(cell -> colours.getOrDefault(cell, Rule.ANY_COLOUR))
                        .toList());
    }

    private static Predicate<Isometry> allowed(RuleSet rules, String kind, boolean solid) {
        List<Rule.Turns> turns = rules.of(Rule.Turns.class)
                .filter(rule -> rule.kind().equals(kind))
                .toList();
        boolean mayFlip =
                rules.of(Rule.Unflipped.class).noneMatch(rule -> rule.kind().equals(kind));
        return isometry -> (mayFlip || !isometry.flips())
                && turns.stream()
                        .allMatch(rule -> solid
                                ? isometry == Isometry.IDENTITY
                                : rule.degrees().contains(isometry.degrees()));
    }

    /** Returns its image, moved to the corner. That shift keeps the order of cells. */
    Orientation transformed(Isometry isometry) {
        List<Cell> cells = form.cells();
        return new Orientation(
                form.transformed(isometry),
                IntStream.range(0, cells.size())
                        .boxed()
                        .sorted(Comparator.comparing(i -> form.lattice().image(isometry, cells.get(i))))
                        .map(colours::get)
                        .toList());
    }
}
