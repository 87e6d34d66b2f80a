package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleText;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.Supply;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Turns puzzles into fields of JSON with the words of puzzle files, so that {@link
 * io.github.quadrille.io.puzzlefile.PuzzleReader} reads back what was written.
 */
public final class PuzzleFields {
    private static final String COLOURS = "colours";

    private PuzzleFields() {}

    /**
     * Returns the fields of a puzzle: texts, numbers, rows of pictures, maps, and given pieces. Laid pieces that only
     * the rules still hold are among the given ones.
     */
    public static Map<String, Object> of(Puzzle puzzle) {
        return ofWhole(puzzle.whole());
    }

    private static Map<String, Object> ofWhole(Puzzle puzzle) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Region region = puzzle.region();
        fields.put("name", puzzle.name());
        fields.putAll(said(puzzle.text()));
        if (region.lattice() != Lattices.SQUARE) {
            fields.put("lattice", region.lattice().word());
        }
        fields.put("board", lines(region, region.picture()));
        fields.put("wrap", region.wrap().word());
        fields.put("symmetry", puzzle.symmetry().word());
        Map<String, Object> pieces = new LinkedHashMap<>();
        for (Supply supply : puzzle.bag().supplies()) {
            pieces.put(supply.kind().name(), RuleFields.count(supply.count()));
        }
        fields.put("pieces", pieces);
        Map<String, Object> shapes = new LinkedHashMap<>();
        drawn(puzzle).forEach(kind -> shapes.put(kind.name(), kind.shape().picture()));
        puzzle.rules().colours().ifPresent(colours -> putColours(colours, puzzle, shapes));
        putSome("shapes", shapes, fields);
        if (puzzle.goal() instanceof Goal.Cover goal) {
            putGoal(goal, puzzle, fields);
        }
        if (!puzzle.given().isEmpty()) {
            fields.put(
                    "given",
                    puzzle.given().stream()
                            .map(piece -> List.of(piece.kind(), PieceAnswer.cells(puzzle, piece.cells())))
                            .toList());
        }
        if (puzzle.rules().list().stream().anyMatch(rule -> !(rule instanceof Rule.Colours))) {
            fields.put("rules", RuleFields.all(puzzle));
        }
        puzzle.rules().colours().ifPresent(colours -> fields.put(COLOURS, RuleFields.colours(colours.board(), region)));
        return fields;
    }

    /**
     * Returns the author, the description and the instructions of a puzzle, by their keys in a puzzle file. Empty texts
     * are left out.
     */
    public static Map<String, String> said(PuzzleText text) {
        Map<String, String> said = new LinkedHashMap<>();
        said.put("author", text.author());
        said.put("description", text.description());
        said.put("instructions", text.instructions());
        said.values().removeIf(String::isEmpty);
        return said;
    }

    /**
     * Adds colours to the entries of shapes. The entry of a shape that is drawn gets cells and colours; that of a
     * built-in kind gets colours only.
     */
    private static void putColours(Rule.Colours colours, Puzzle puzzle, Map<String, Object> shapes) {
        for (Kind kind : puzzle.bag().kinds()) {
            if (colours.shapes().containsKey(kind.name())) {
                Map<String, Object> parts = new LinkedHashMap<>();
                putIfDrawn(shapes.get(kind.name()), parts);
                parts.put(COLOURS, RuleFields.colours(colours.shapes().get(kind.name()), kind.shape()));
                shapes.put(kind.name(), parts);
            }
        }
    }

    private static void putIfDrawn(Object drawing, Map<String, Object> parts) {
        if (drawing != null) {
            parts.put("cells", drawing);
        }
    }

    /**
     * Adds the goal of a covering to the fields. Weights are written only where they differ from the default: 1 for
     * each kind, 1 for each mandatory cell, 0 for each optional one.
     */
    private static void putGoal(Goal.Cover goal, Puzzle puzzle, Map<String, Object> fields) {
        Region region = puzzle.region();
        fields.put("goal", "cover");
        fields.put("maximise", goal instanceof Goal.Pieces ? "pieces" : "cells");
        if (goal instanceof Goal.Pieces pieces) {
            Map<String, Object> weights = new LinkedHashMap<>();
            for (int kind = 0; kind < puzzle.bag().size(); kind++) {
                if (pieces.worth().get(kind) != 1) {
                    weights.put(puzzle.bag().kind(kind).name(), pieces.worth().get(kind));
                }
            }
            putSome("weights", weights, fields);
        } else if (goal instanceof Goal.Cells cells
                && IntStream.range(0, region.size())
                        .anyMatch(cell -> cells.worth().get(cell) != (region.isMandatory(cell) ? 1 : 0))) {
            fields.put(
                    "cell-weights",
                    lines(
                            region,
                            region.picture(
                                    cell -> Character.forDigit(cells.worth().get(cell), 10))));
        }
    }

    private static void putSome(String name, Map<String, ?> values, Map<String, Object> fields) {
        if (!values.isEmpty()) {
            fields.put(name, values);
        }
    }

    private static List<String> lines(Region region, List<String> picture) {
        return LatticeNotation.lines(region.lattice(), region.layers(), picture, Region.HOLE);
    }

    /**
     * Returns the kinds that a reader cannot know without a drawing. A kind that shares only its name with a built-in
     * kind is among them. Readers refuse such a drawing, which is better than taking the kind for the built-in one.
     */
    private static List<Kind> drawn(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .map(Supply::kind)
                .filter(kind -> BuiltInKinds.of(puzzle.region().lattice())
                        .find(kind.name())
                        .filter(known ->
                                known.shape().orientations(puzzle.symmetry()).contains(kind.shape()))
                        .isEmpty())
                .toList();
    }
}
