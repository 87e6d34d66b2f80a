package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.io.json.RecordFields;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Passes on to the client what a search reports, and tells the search when the client has left. */
class ReplyListener implements SolveListener {
    private final Reply reply;
    private final Puzzle puzzle;
    private boolean tellsPackings = true;
    private long packings;
    /**
     * An answer can take several searches, one after another. This is the number of nodes that all ended searches have
     * opened.
     */
    private long nodesBefore;

    private long nodes;
    /**
     * This is the largest number of cells that a part of a packing covers, among all parts that the searches for this
     * answer have found.
     */
    private int covered;

    ReplyListener(Reply reply, Puzzle puzzle) {
        this.reply = reply;
        this.puzzle = puzzle;
    }

    /** Makes this listener pass on no packings. It is for questions whose packings are only steps towards an answer. */
    final ReplyListener withoutPackings() {
        tellsPackings = false;
        return this;
    }

    @Override
    public void found(Packing packing) {
        if (reply.isStream() && tellsPackings) {
            reply.each("packing", new FoundEvent(++packings, PieceAnswer.of(puzzle, packing.pieces())));
        }
    }

    /**
     * Passes on progress. An answer can take several searches, one after another, and each search counts its nodes from
     * 0. So the client gets the sum of the nodes of all searches.
     */
    @Override
    public synchronized void progress(Progress now) {
        if (now instanceof Progress.Search search) {
            nodesBefore += search.nodes() < nodes ? nodes : 0;
            nodes = search.nodes();
            covered = Math.max(covered, search.covered());
            tell(
                    reply,
                    new Progress.Search(
                            nodesBefore + nodes,
                            search.packings(),
                            Math.min(covered, search.coverable()),
                            search.coverable(),
                            search.elapsed(),
                            search.left()));
        } else {
            tell(reply, now);
        }
    }

    @Override
    public boolean wantsParts() {
        return reply.isStream();
    }

    @Override
    public synchronized void part(Packing part) {
        if (part.coveredCells() < covered) {
            return;
        }
        covered = part.coveredCells();
        reply.newest("part", new PartEvent(PieceAnswer.of(puzzle, part.pieces()), part.coveredCells()));
    }

    /**
     * Tells the client how far the work on an answer has come. The client gets the numbers of this kind of progress,
     * the time that has passed, and the time that is left, if it is known.
     */
    static void tell(Reply reply, Progress now) {
        Map<String, Object> numbers =
                RecordFields.of(now instanceof Progress.Count count ? Map.of("done", count.done()) : now);
        numbers.keySet().removeAll(List.of("elapsed", "left"));
        reply.newest(
                "progress",
                new ProgressEvent(
                        new RecordFields.Named(numbers),
                        seconds(now.elapsed()),
                        now.left().map(ReplyListener::seconds)));
    }

    private static double seconds(Duration time) {
        return time.toMillis() / 1000.0;
    }

    private record FoundEvent(long number, List<PieceAnswer> pieces) {}

    private record PartEvent(List<PieceAnswer> pieces, int covered) {}

    private record ProgressEvent(RecordFields.Named numbers, double seconds, Optional<Double> left) {}

    @Override
    public boolean isInterrupted() {
        return reply.isStopped();
    }
}
