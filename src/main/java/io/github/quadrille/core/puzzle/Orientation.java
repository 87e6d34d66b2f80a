package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Polyform;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An {@code Orientation} is one way to place a piece: its cells and their colours. The cells are shifted so that the
 * smallest layer, row and column are 0. For triangles the smallest column can be 1.
 *
 * <p>Example: {@link Rule}
 *
 * @param form the cells
 * @param colours one colour for each cell of the form, in the order of the cells
 */
public record Orientation(Polyform form, List<Character> colours) {
    /** Lists the orientations of a kind of a puzzle, each once, in the order of the lattice's turns and flips. */
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
        Orientation drawn = drawn(shape, colours);
        List<Isometry> isometries = shape.lattice().isometries(puzzle.symmetry()).stream()
                .filter(allowed(rules, name, shape.lattice().isSolid()))
                .toList();
        Stream<Orientation> others = isometries.size() == 1 ? Stream.empty() : drawn.turnedAlone().stream();
        return Stream.concat(Stream.of(drawn), others)
                .flatMap(one -> isometries.stream().map(one::transformed))
                .distinct()
                .toList();
    }

    private Optional<Orientation> turnedAlone() {
        return form.lattice().turnedAlone(form.cells()).map(this::moved);
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
        boolean mayFlip = !rules.forbidFlips(kind);
        return isometry -> (mayFlip || !isometry.flips())
                && turns.stream()
                        .allMatch(rule -> solid
                                ? isometry == Isometry.IDENTITY
                                : rule.degrees().contains(isometry.degrees()));
    }

    /** Returns the image under a turn or flip. The colours are in the order of the cells of the image. */
    Orientation transformed(Isometry isometry) {
        return moved(form.cells().stream()
                .map(cell -> form.lattice().image(isometry, cell))
                .toList());
    }

    private Orientation moved(List<Cell> images) {
        return new Orientation(
                new Polyform(form.lattice(), images),
                IntStream.range(0, images.size())
                        .boxed()
                        .sorted(Comparator.comparing(images::get))
                        .map(colours::get)
                        .toList());
    }
}
