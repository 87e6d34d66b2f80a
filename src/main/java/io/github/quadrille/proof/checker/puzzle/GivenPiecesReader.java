package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.DerivedModel.DerivedKind;
import io.github.quadrille.proof.checker.puzzle.ModelDerivation.CellSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Reads the pieces that are already placed. The file has either a picture with symbols for the pieces, or a list of
 * pieces, each with its kind and its cells.
 */
final class GivenPiecesReader {
    private static final String NOTHING = ".?#";

    private final DerivedBoard board;
    private final List<DerivedKind> kinds;
    /** Each set of cells is mapped to the kinds that have a placement on exactly these cells. */
    private final Map<CellSet, List<Integer>> lookedAt;

    private final BitSet covered = new BitSet();
    private final List<Laid> laid = new ArrayList<>();

    /** A {@code Laid} is a given piece, with the number of its kind and its cells. */
    record Laid(int kind, CellSet cells) {}

    /**
     * Creates a reader for a puzzle.
     *
     * @param board the board
     * @param kinds the kinds, whose counts the reader lowers for each given piece
     * @param kindsByPlacement each set of cells, mapped to the kinds that have a placement on exactly these cells
     */
    GivenPiecesReader(DerivedBoard board, List<DerivedKind> kinds, Map<CellSet, List<Integer>> kindsByPlacement) {
        this.board = board;
        this.kinds = kinds;
        this.lookedAt = kindsByPlacement;
    }

    /** Reads the given pieces, and returns the numbers of the covered cells. */
    BitSet read(PuzzleNode node) throws UnreadablePuzzle {
        boolean isEmpty = node instanceof PuzzleNode.Items list && list.items().isEmpty();
        boolean isList =
                node instanceof PuzzleNode.Items list && list.items().stream().anyMatch(GivenPiecesReader::isPiece);
        if (isList) {
            for (PuzzleNode item : ((PuzzleNode.Items) node).items()) {
                listed(item);
            }
        } else if (!isEmpty) {
            picture(node);
        }
        return covered;
    }

    /** Returns the pieces that were read. */
    List<Laid> laid() {
        return laid;
    }

    private static boolean isPiece(PuzzleNode item) {
        return item instanceof PuzzleNode.Entries
                || (item instanceof PuzzleNode.Items row
                        && row.items().stream().anyMatch(each -> each instanceof PuzzleNode.Items));
    }

    private void listed(PuzzleNode item) throws UnreadablePuzzle {
        PuzzleNode kind = null;
        PuzzleNode cells = null;
        if (item instanceof PuzzleNode.Items row && row.items().size() == 2) {
            kind = row.items().get(0);
            cells = row.items().get(1);
        } else if (item instanceof PuzzleNode.Entries named) {
            kind = named.entries().get("kind");
            cells = named.entries().get("cells");
        }
        if (kind == null || !(cells instanceof PuzzleNode.Items list)) {
            throw new UnreadablePuzzle(item.line(), "A given piece should be a kind and its cells.");
        }
        List<PicturePosition> spots = new ArrayList<>();
        for (PuzzleNode each : list.items()) {
            spots.add(DerivedBoard.position(board.form(), each));
        }
        lay(new NamedKinds(board.form()).usualName(kind.word("A kind")), spots, true, item.line());
    }

    private void picture(PuzzleNode node) throws UnreadablePuzzle {
        Map<PicturePosition, Character> marks = DrawnMarks.of(board.form(), node, "The picture of given pieces");
        int rows = marks.keySet().stream().mapToInt(PicturePosition::row).max().orElse(0) + 1;
        UnreadablePuzzle.when(
                rows != board.rows(), node.line(), "The picture of given pieces does not have the rows of the board.");
        Map<Character, List<PicturePosition>> bySymbol = new TreeMap<>();
        board.besides(marks).forEach((picturePosition, mark) -> {
            if (NOTHING.indexOf(mark) < 0) {
                bySymbol.computeIfAbsent(mark, symbol -> new ArrayList<>()).add(picturePosition);
            }
        });
        for (Map.Entry<Character, List<PicturePosition>> each : bySymbol.entrySet()) {
            String symbol = String.valueOf(each.getKey());
            CellSet whole = cells(each.getValue(), node.line());
            if (lookedAt.containsKey(whole)) {
                lay(symbol, each.getValue(), false, node.line());
            } else {
                for (List<PicturePosition> part : parts(whole)) {
                    lay(symbol, part, false, node.line());
                }
            }
        }
    }

    private CellSet cells(List<PicturePosition> spots, int line) throws UnreadablePuzzle {
        int[] cells = spots.stream().mapToInt(board::at).sorted().toArray();
        UnreadablePuzzle.when(
                cells.length == 0 || cells[0] < 0,
                line,
                "A given piece covers a place that is not a cell of the board.");
        return new CellSet(cells);
    }

    /** Returns the connected parts of a set of cells. Cells are also neighbours across joined edges of the board. */
    private List<List<PicturePosition>> parts(CellSet whole) {
        TreeSet<Integer> left = new TreeSet<>();
        for (int cell : whole.cells()) {
            left.add(cell);
        }
        List<List<PicturePosition>> parts = new ArrayList<>();
        while (!left.isEmpty()) {
            Deque<Integer> open = new ArrayDeque<>(List.of(left.pollFirst()));
            List<PicturePosition> part = new ArrayList<>();
            while (!open.isEmpty()) {
                PicturePosition here = board.cells().get(open.pop());
                part.add(here);
                for (PicturePosition step : board.form().steps(here)) {
                    int next = board.at(here.plus(step));
                    if (left.remove(next)) {
                        open.push(next);
                    }
                }
            }
            parts.add(part);
        }
        return parts;
    }

    /**
     * Adds a given piece.
     *
     * @param name the name or symbol of the piece
     * @param spots the positions of the piece's cells
     * @param named whether the name must be the name of the kind; otherwise it only chooses among kinds of the same
     *     shape
     * @param line the line of the file
     */
    private void lay(String name, List<PicturePosition> spots, boolean named, int line) throws UnreadablePuzzle {
        CellSet cells = cells(spots, line);
        List<Integer> like = lookedAt.getOrDefault(cells, List.of());
        List<Integer> meant = like.size() == 1 && !named
                ? like
                : like.stream()
                        .filter(kind -> kinds.get(kind).name().equals(name))
                        .toList();
        UnreadablePuzzle.when(
                meant.size() != 1,
                line,
                "The given piece %s fits no kind, or several kinds. List it with its kind.",
                UnreadablePuzzle.quote(name));
        DerivedKind kind = kinds.get(meant.get(0));
        for (int cell : cells.cells()) {
            UnreadablePuzzle.when(
                    covered.get(cell) || kind.max() == 0,
                    line,
                    "A given piece overlaps another, or its kind is used too often.");
            covered.set(cell);
        }
        kinds.set(meant.get(0), kind.withoutOne());
        laid.add(new Laid(meant.get(0), cells));
    }
}
