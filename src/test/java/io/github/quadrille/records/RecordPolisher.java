package io.github.quadrille.records;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.coverings.WindowImprovement;
import io.github.quadrille.engine.solve.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/** Improves a covering by {@link WindowImprovement} alone. The same seed and number of rounds give the same result. */
final class RecordPolisher {
    private static final long NODES = 40_000;

    private final WindowImprovement rounds;
    private Packing covering;

    RecordPolisher(Puzzle puzzle, Packing covering, long seed) {
        this.rounds =
                WindowImprovement.of(puzzle, (Goal.Cover) puzzle.goal(), seed).orElseThrow();
        this.covering = covering;
    }

    /**
     * Tries to improve a covering, and writes each covering with more pieces than before to the covering's file. The
     * arguments are {@code SERIES SIDE SEED ROUNDS}. To add the last covering to the records, run {@link RecordMaker}
     * afterwards.
     */
    public static void main(String[] arguments) throws IOException {
        Series series = Series.named(arguments[0]);
        int side = Integer.parseInt(arguments[1]);
        int bound = RecordTable.read(RecordTable.FILE)
                .at(series, side)
                .orElseThrow()
                .bound();
        Packing known = CoveringFile.packing(series, side);
        RecordPolisher polisher = new RecordPolisher(series.puzzle(side), known, Long.parseLong(arguments[2]));
        int most = known.pieces().size();
        for (int round = 0; round < Integer.parseInt(arguments[3]) && most < bound; round++) {
            List<Placement> pieces = polisher.next().pieces();
            if (pieces.size() > most) {
                most = pieces.size();
                System.out.printf("%s in %d: %d pieces after %d rounds%n", series, side, most, round);
                String text = CoveringFile.text(
                        series, side, pieces.stream().map(Placement::cells).toList());
                Files.writeString(CoveringFile.path(series, side), text);
            }
        }
    }

    /** Returns the covering after one more window was searched. It never has fewer pieces than the covering before. */
    Packing next() {
        covering = rounds.next(
                covering,
                window -> Solver.of(window).within(Limits.nodes(NODES)).solve());
        return covering;
    }
}
