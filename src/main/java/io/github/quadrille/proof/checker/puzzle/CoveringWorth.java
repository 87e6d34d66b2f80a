package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.DerivedModel.DerivedKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Computes the worth of a placement in a covering. The worth is the sum of the weights of the covered cells or, if the
 * puzzle counts pieces, the weight of the kind. Without a picture of weights, a mandatory cell has the weight 1 and an
 * optional cell the weight 0. A kind without a weight has the weight 1.
 */
final class CoveringWorth {
    private static final String DIGITS = "0123456789";
    private static final int MOST = 1_000_000;

    private final Map<String, PuzzleNode> file;
    private final DerivedBoard board;
    private final Optional<Map<PicturePosition, Character>> digits;
    private final Map<String, Integer> weights = new HashMap<>();
    private final boolean countsPieces;

    private CoveringWorth(Map<String, PuzzleNode> file, DerivedBoard board) throws UnreadablePuzzle {
        this.file = file;
        this.board = board;
        this.countsPieces = isSecond("maximise", "cells", "pieces");
        PuzzleNode picture = file.get("cell-weights");
        this.digits = picture == null
                ? Optional.empty()
                : Optional.of(DrawnMarks.of(board.form(), picture, "The picture of weights"));
        if (picture != null && !digits.orElseThrow().keySet().containsAll(board.cells())) {
            throw new UnreadablePuzzle(
                    picture.line(), "The picture of the weights does not have the shape of the board.");
        }
        if (file.containsKey("weights")) {
            for (Map.Entry<String, PuzzleNode> each :
                    file.get("weights").entries("The weights").entrySet()) {
                weights.put(new NamedKinds(board.form()).usualName(each.getKey()), weight(each.getValue()));
            }
        }
        UnreadablePuzzle.when(
                countsPieces ? picture != null : file.containsKey("weights"),
                0,
                "The key '%s' is given, but 'maximise' is %s.",
                countsPieces ? "cell-weights" : "weights",
                countsPieces ? "pieces" : "cells");
    }

    /** Reads the weights of a puzzle file; returns empty if the goal is to pack the whole board. */
    static Optional<CoveringWorth> read(Map<String, PuzzleNode> file, DerivedBoard board, List<DerivedKind> kinds)
            throws UnreadablePuzzle {
        CoveringWorth worth = new CoveringWorth(file, board);
        for (String name : worth.weights.keySet()) {
            UnreadablePuzzle.when(
                    kinds.stream().noneMatch(kind -> kind.name().equals(name)),
                    0,
                    "No kind is called %s, which has a weight.",
                    UnreadablePuzzle.quote(name));
        }
        if (worth.isSecond("goal", "pack", "cover")) {
            return Optional.of(worth);
        }
        UnreadablePuzzle.when(
                List.of("maximise", "weights", "cell-weights").stream().anyMatch(file::containsKey),
                0,
                "There are weights, but the goal is not to cover.");
        return Optional.empty();
    }

    private boolean isSecond(String key, String usual, String other) throws UnreadablePuzzle {
        String word = file.containsKey(key) ? file.get(key).word("The " + key) : usual;
        if (!word.equals(usual) && !word.equals(other)) {
            throw new UnreadablePuzzle(
                    file.get(key).line(),
                    "The %s is %s. Use %s or %s.".formatted(key, UnreadablePuzzle.quote(word), usual, other));
        }
        return word.equals(other);
    }

    private static int weight(PuzzleNode node) throws UnreadablePuzzle {
        String text = node.word("A weight");
        UnreadablePuzzle.when(
                !text.matches("\\d{1,7}") || Integer.parseInt(text) > MOST,
                node.line(),
                "%s is not a weight.",
                UnreadablePuzzle.quote(text));
        return Integer.parseInt(text);
    }

    /**
     * Returns the worth of a placement.
     *
     * @param kind the kind of the piece
     * @param cells the numbers of the covered cells on the whole board
     */
    long of(DerivedKind kind, int... cells) {
        if (countsPieces) {
            return weights.getOrDefault(kind.name(), 1);
        }
        long worth = 0;
        for (int cell : cells) {
            worth += digits.isPresent()
                    ? Math.max(
                            0,
                            DIGITS.indexOf(
                                    digits.orElseThrow().get(board.cells().get(cell))))
                    : board.isMandatory(cell) ? 1 : 0;
        }
        return worth;
    }
}
