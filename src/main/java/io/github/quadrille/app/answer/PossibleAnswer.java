package io.github.quadrille.app.answer;

import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.PieceAnswer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reports in how many packings each kind covers each cell.
 *
 * @param of the number of packings that were looked at
 * @param packings the number of all packings, or null if it is not known
 * @param reason the reason why there is no packing, or why the number of packings is not known
 * @param evidence the name of a short argument that there is no packing, if such an argument was found
 */
public record PossibleAnswer(
        String status,
        Puzzle puzzle,
        Possibilities.Source source,
        String of,
        String packings,
        Optional<String> reason,
        Optional<String> evidence,
        List<Entry> cells) {
    /** Returns one word for what was found out: infeasible, counted, sampled or undecided. */
    public static String status(Possibilities possible) {
        return switch (possible.source()) {
            case ALL, COUNT -> possible.seen().signum() == 0 ? "infeasible" : "counted";
            case SAMPLE -> "sampled";
            case FIRST -> "undecided";
        };
    }

    /**
     * Returns an answer about some kinds of a puzzle.
     *
     * @param kinds the indices of these kinds
     */
    public static PossibleAnswer of(Possibilities possible, List<Integer> kinds) {
        Puzzle puzzle = possible.puzzle();
        boolean isNone = status(possible).equals("infeasible");
        List<Entry> cells = new ArrayList<>();
        for (int kind : kinds) {
            List<BigInteger> counts = possible.onCells(kind);
            for (int cell = 0; cell < counts.size(); cell++) {
                if (counts.get(cell).signum() > 0) {
                    cells.add(new Entry(
                            puzzle.bag().kind(kind).name(),
                            PieceAnswer.cell(puzzle, puzzle.region().cell(cell)),
                            counts.get(cell).toString(),
                            possible.share(counts.get(cell)),
                            possible.error(counts.get(cell))));
                }
            }
        }
        return new PossibleAnswer(
                status(possible),
                puzzle,
                possible.source(),
                possible.seen().toString(),
                possible.packings().map(Object::toString).orElse(null),
                isNone ? Optional.of(possible.reason()) : possible.limit(),
                isNone ? possible.none().map(Evidence::name) : Optional.empty(),
                cells);
    }

    private record Entry(String kind, List<Integer> cell, String count, double share, double error) {}
}
