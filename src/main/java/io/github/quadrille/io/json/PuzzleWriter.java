package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes puzzles in the vocabulary of puzzle files, so that {@link io.github.quadrille.io.puzzlefile.PuzzleReader} reads back what was written. */
public final class PuzzleWriter {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z]([A-Za-z0-9 _-]*[A-Za-z0-9])?");
    /** Words that some readers of YAML take for something else than text. */
    private static final Set<String> RESERVED = Set.of("true", "false", "yes", "no", "on", "off", "y", "n", "null");

    private PuzzleWriter() {}

    /** What a puzzle is in JSON. */
    public static Map<String, Object> fields(Puzzle puzzle) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Region region = puzzle.region();
        fields.put("name", puzzle.name());
        if (region.lattice() != Lattices.SQUARE) {
            fields.put("lattice", region.lattice().word());
        }
        fields.put("board", lines(region));
        fields.put("wrap", region.wrap().word());
        fields.put("symmetry", puzzle.symmetry().word());
        Map<String, Object> pieces = new LinkedHashMap<>();
        for (Supply supply : puzzle.bag().supplies()) {
            CountRange count = supply.count();
            pieces.put(supply.kind().name(), count.min() == count.max() ? count.min() : count.toString());
        }
        fields.put("pieces", pieces);
        Map<String, Object> shapes = new LinkedHashMap<>();
        for (Kind kind : drawn(puzzle)) {
            shapes.put(kind.name(), kind.shape().picture());
        }
        putSome("shapes", shapes, fields);
        GoalWords goal = new GoalWords(puzzle);
        if (goal.isCover()) {
            fields.put("goal", "cover");
            fields.put("maximise", goal.isPieces() ? "pieces" : "cells");
            putSome("weights", goal.kindWeights(), fields);
            if (!goal.cellWeights().isEmpty()) {
                fields.put("cell-weights", goal.cellWeights());
            }
        }
        if (!puzzle.given().isEmpty()) {
            fields.put(
                    "given",
                    puzzle.given().stream()
                            .map(piece -> List.of(piece.kind(), PieceAnswer.cells(puzzle, piece.cells())))
                            .toList());
        }
        return fields;
    }

    private static void putSome(String name, Map<String, ?> values, Map<String, Object> fields) {
        if (!values.isEmpty()) {
            fields.put(name, values);
        }
    }

    private static List<String> lines(Region region) {
        return LatticeNotation.lines(region.lattice(), region.layers(), region.picture(), Region.HOLE);
    }

    /**
     * The text of a puzzle file that begins with comments.
     *
     * @param comments one line each, printable
     */
    public static String toYaml(List<String> comments, Puzzle puzzle) {
        StringBuilder text = new StringBuilder();
        comments.forEach(comment -> text.append("# ").append(comment).append('\n'));
        return text.append(toYaml(puzzle)).toString();
    }

    /** The text of a puzzle file. */
    public static String toYaml(Puzzle puzzle) {
        Region region = puzzle.region();
        boolean square = region.lattice() == Lattices.SQUARE;
        boolean rectangle = square && region.mandatorySize() == region.rows() * region.columns();
        StringBuilder yaml = new StringBuilder();
        yaml.append("name: ").append(scalar(puzzle.name())).append('\n');
        if (!square) {
            yaml.append("lattice: ").append(region.lattice().word()).append('\n');
        }
        yaml.append("board: ");
        if (rectangle) {
            yaml.append(region.rows()).append('x').append(region.columns()).append('\n');
        } else {
            appendPicture(lines(region), "  ", yaml);
        }
        yaml.append("wrap: ").append(region.wrap().word()).append('\n');
        yaml.append("symmetry: ").append(puzzle.symmetry().word()).append('\n');
        yaml.append("pieces:\n");
        for (Supply supply : puzzle.bag().supplies()) {
            String name = scalar(supply.kind().name());
            yaml.append("  ").append(name).append(": ").append(supply.count()).append('\n');
        }
        List<Kind> drawn = drawn(puzzle);
        yaml.append(drawn.isEmpty() ? "" : "shapes:\n");
        for (Kind kind : drawn) {
            yaml.append("  ").append(scalar(kind.name())).append(": ");
            appendPicture(kind.shape().picture(), "    ", yaml);
        }
        appendGoal(new GoalWords(puzzle), yaml);
        yaml.append(puzzle.given().isEmpty() ? "" : "given:\n");
        for (Placement piece : puzzle.given()) {
            String cells = piece.cells().stream()
                    .map(cell -> "[" + coordinates(cell, region) + "]")
                    .collect(Collectors.joining(", "));
            yaml.append("  - [")
                    .append(scalar(piece.kind()))
                    .append(", [")
                    .append(cells)
                    .append("]]\n");
        }
        return yaml.toString();
    }

    private static void appendGoal(GoalWords goal, StringBuilder yaml) {
        if (!goal.isCover()) {
            return;
        }
        yaml.append("goal: cover\nmaximise: ")
                .append(goal.isPieces() ? "pieces" : "cells")
                .append('\n');
        yaml.append(goal.kindWeights().isEmpty() ? "" : "weights:\n");
        goal.kindWeights()
                .forEach((kind, weight) -> yaml.append("  ")
                        .append(scalar(kind))
                        .append(": ")
                        .append(weight)
                        .append('\n'));
        if (!goal.cellWeights().isEmpty()) {
            yaml.append("cell-weights: ");
            appendPicture(goal.cellWeights(), "  ", yaml);
        }
    }

    /**
     * The kinds that a reader cannot know. One that shares no more than its name with a built-in kind is among them:
     * readers refuse such a drawing, which is better than taking it for the other piece.
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

    private static void appendPicture(List<String> rows, String indentation, StringBuilder yaml) {
        // A first row that begins with a blank would hide how far the others are indented.
        yaml.append(rows.get(0).startsWith(" ") ? "|2\n" : "|\n");
        rows.forEach(
                row -> yaml.append(row.isEmpty() ? "" : indentation).append(row).append('\n'));
    }

    private static String coordinates(Cell cell, Region region) {
        return (region.lattice().isSolid() ? cell.layer() + ", " : "") + cell.row() + ", " + cell.column();
    }

    private static String scalar(String text) {
        if (PLAIN.matcher(text).matches() && !RESERVED.contains(text.toLowerCase(Locale.ROOT))) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if ((c >= ' ' && c <= '~') || Character.isLetter(c)) {
                quoted.append(c);
            } else {
                quoted.append("\\u%04x".formatted((int) c));
            }
        }
        return quoted.append('"').toString();
    }

    /** What a goal looks like in a puzzle file; only what is not understood is said. */
    private static final class GoalWords {
        private final Puzzle puzzle;

        GoalWords(Puzzle puzzle) {
            this.puzzle = puzzle;
        }

        boolean isCover() {
            return puzzle.goal() instanceof Goal.Cover;
        }

        boolean isPieces() {
            return puzzle.goal() instanceof Goal.Pieces;
        }

        /** The weights of kinds that do not count 1, by name. */
        Map<String, Integer> kindWeights() {
            Map<String, Integer> weights = new LinkedHashMap<>();
            if (puzzle.goal() instanceof Goal.Pieces pieces) {
                for (int kind = 0; kind < puzzle.bag().size(); kind++) {
                    if (pieces.worth().get(kind) != 1) {
                        weights.put(
                                puzzle.bag().kind(kind).name(), pieces.worth().get(kind));
                    }
                }
            }
            return weights;
        }

        /** The picture of the cells' weights; empty when mandatory cells count 1 and optional ones nothing. */
        List<String> cellWeights() {
            Region region = puzzle.region();
            return puzzle.goal() instanceof Goal.Cells cells && !isUsual(cells, region)
                    ? LatticeNotation.lines(
                            region.lattice(),
                            region.layers(),
                            region.picture(
                                    cell -> Character.forDigit(cells.worth().get(cell), 10)),
                            Region.HOLE)
                    : List.of();
        }

        private static boolean isUsual(Goal.Cells cells, Region region) {
            for (int cell = 0; cell < region.size(); cell++) {
                if (cells.worth().get(cell) != (region.isMandatory(cell) ? 1 : 0)) {
                    return false;
                }
            }
            return true;
        }
    }
}
