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
 * Turns puzzles into fields of JSON. The names and values are those of puzzle files, so that {@link
 * io.github.quadrille.io.puzzlefile.PuzzleReader} can read them.
 */
public final class PuzzleFields {
    private static final String COLOURS = "colours";

    private PuzzleFields() {}

    /**
     * Returns the fields of a puzzle. The values are texts, numbers, rows of pictures, maps, and given pieces. If this
     * puzzle is the rest of a larger one, and its rules keep a list of the pieces laid so far, the larger puzzle is
     * described: these pieces are listed as given pieces, and their cells belong to the board again.
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
     * Returns the author, the description and the instructions of a puzzle, with the keys of puzzle files. Empty texts
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
     * Adds colours to the entries of shapes. The entry of a drawn shape then has cells and colours. The entry of a
     * built-in kind then has only colours.
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
     * Adds the goal of a covering to the fields. Weights are written only if they differ from the default. The default
     * is 1 for each kind, 1 for each mandatory cell and 0 for each optional cell.
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
     * Returns the kinds that must be drawn, because a program that reads the file does not know them. These include
     * kinds that have the name of a built-in kind, but another shape. Such a drawing is refused when the file is read.
     * This is better than reading the built-in kind instead.
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
