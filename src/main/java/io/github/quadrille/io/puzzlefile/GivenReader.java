package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.text.DrawnRows;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the given pieces of a puzzle file, which lie on the board from the beginning. The file has either a picture of
 * the board with a symbol for each piece, or a list. Each row of the list has a kind and its cells, as in {@code [T,
 * [[0, 0], [0, 1], [0, 2], [1, 1]]]}.
 */
public final class GivenReader {
    private static final String WHAT = "The picture of the given pieces";
    private static final String ROW = "Write a kind and its cells, as in [T, [[0, 0], [0, 1], [0, 2], [1, 1]]].";

    private final Puzzle puzzle;
    private final Problems problems;
    private final GivenShapes shapes;
    private final List<Placement> pieces = new ArrayList<>();
    private final List<TextPosition> positions = new ArrayList<>();

    public GivenReader(Puzzle puzzle, Problems problems) {
        this.puzzle = puzzle;
        this.problems = problems;
        this.shapes = new GivenShapes(puzzle);
    }

    /** Returns the given pieces. If problems were reported, the result must not be used. */
    public List<Placement> read(YamlNode node) {
        boolean isList =
                node instanceof YamlNode.Sequence list && list.items().stream().anyMatch(GivenReader::isPiece);
        if (isList) {
            ((YamlNode.Sequence) node).items().forEach(this::piece);
        } else if (!(node instanceof YamlNode.Sequence none && none.items().isEmpty())) {
            DrawnRows.read(node, puzzle.region().lattice(), WHAT, problems).ifPresent(this::picture);
        }
        if (problems.isEmpty()) {
            shapes.faults(pieces).forEach(fault -> problems.add(positionOf(fault, node), fault.message()));
        }
        return List.copyOf(pieces);
    }

    /**
     * Returns whether an item is a piece with a kind and cells, rather than a row of a picture that is written as a
     * list of characters.
     */
    private static boolean isPiece(YamlNode item) {
        return item instanceof YamlNode.Mapping
                || (item instanceof YamlNode.Sequence row
                        && row.items().stream().anyMatch(each -> each instanceof YamlNode.Sequence));
    }

    private TextPosition positionOf(Fault fault, YamlNode node) {
        for (int i = pieces.size() - 1; i >= 0; i--) {
            if (!fault.cells().isEmpty() && pieces.get(i).cells().containsAll(fault.cells())) {
                return positions.get(i);
            }
        }
        return node.position();
    }

    private void picture(DrawnRows drawing) {
        List<LatticeNotation.Mark> marks = drawing.checkedMarks();
        int rows = puzzle.region().rows();
        int drawn = marks.stream().mapToInt(mark -> mark.cell().row() + 1).max().orElse(0);
        if (drawn != rows) {
            problems.add(
                    drawing.start(),
                    "%s has %d rows, but the board has %d. Write '.' for each empty cell."
                            .formatted(WHAT, drawn, rows));
            return;
        }
        int left = leftOf(marks);
        Map<Character, List<Cell>> cells = new LinkedHashMap<>();
        Map<Character, TextPosition> first = new LinkedHashMap<>();
        for (LatticeNotation.Mark mark : marks) {
            if (BoardSigns.MARKS.indexOf(mark.character()) < 0) {
                cells.computeIfAbsent(mark.character(), symbol -> new ArrayList<>())
                        .add(mark.cell().shifted(0, left));
                first.putIfAbsent(
                        mark.character(), drawing.rows().get(mark.line()).at(mark.index()));
            }
        }
        cells.forEach((symbol, lies) -> {
            GivenShapes.Reading reading = shapes.read(String.valueOf(symbol), lies);
            reading.pieces().forEach(piece -> add(piece, first.get(symbol)));
            reading.problems().forEach(problem -> problems.add(first.get(symbol), problem));
        });
    }

    /**
     * Returns by how many columns the cells of a picture of hexagons must be moved to the right. Columns of a picture
     * are counted from its leftmost mark, but the leftmost cell of the board can be further right.
     */
    private int leftOf(List<LatticeNotation.Mark> marks) {
        Region region = puzzle.region();
        boolean fits =
                marks.stream().allMatch(mark -> mark.character() == Region.HOLE || region.cellAt(mark.cell()) >= 0);
        if (fits || !LatticeNotation.leans(region.lattice())) {
            return 0;
        }
        return region.cells().stream().mapToInt(Cell::column).min().orElseThrow();
    }

    private void add(Placement piece, TextPosition position) {
        pieces.add(shapes.named(piece));
        positions.add(position);
    }

    private void piece(YamlNode item) {
        Optional<YamlNode> kind = Optional.empty();
        Optional<YamlNode> cells = Optional.empty();
        if (item instanceof YamlNode.Mapping mapping) {
            kind = mapping.get("kind");
            cells = mapping.get("cells");
        } else if (item instanceof YamlNode.Sequence row && row.items().size() == 2) {
            kind = Optional.of(row.items().get(0));
            cells = Optional.of(row.items().get(1));
        }
        if (kind.orElse(item) instanceof YamlNode.Scalar name
                && cells.orElse(item) instanceof YamlNode.Sequence list
                && !list.items().isEmpty()) {
            List<Cell> lies = new ArrayList<>();
            CellReader reader = new CellReader(puzzle.region().lattice(), "A cell of a given piece", problems);
            list.items().forEach(each -> reader.read(each).ifPresent(lies::add));
            add(new Placement(name.value(), lies), item.position());
        } else {
            problems.add(item, "A given piece is %s. " + ROW);
        }
    }
}
