package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.json.PieceAnswer;
import java.util.LinkedHashMap;
import java.util.Map;

/** Passes on what a search says, and to it that the client has left. */
class ReplyListener implements SolveListener {
    private final Reply reply;
    private final Puzzle puzzle;
    private boolean tellsPackings = true;
    private long packings;
    /** Of stages that have ended, and of the one that goes on. */
    private long nodesBefore;

    private long nodes;
    /** Of the fullest part, whichever stage has seen it. */
    private int covered;

    ReplyListener(Reply reply, Puzzle puzzle) {
        this.reply = reply;
        this.puzzle = puzzle;
    }

    /** For questions whose packings are only steps on the way to an answer. */
    final ReplyListener withoutPackings() {
        tellsPackings = false;
        return this;
    }

    @Override
    public void found(Packing packing) {
        if (reply.isStream() && tellsPackings) {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("number", ++packings);
            tree.put("pieces", PieceAnswer.of(puzzle, packing.pieces()));
            reply.each("packing", tree);
        }
    }

    /** An answer has stages that count from nothing; who waits for it hears one account of them all. */
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
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("pieces", PieceAnswer.of(puzzle, part.pieces()));
        tree.put("covered", part.coveredCells());
        reply.newest("part", tree);
    }

    /** Tells the client how far an answer is: the numbers of its kind, and the time. */
    static void tell(Reply reply, Progress now) {
        Map<String, Object> tree = new LinkedHashMap<>();
        if (now instanceof Progress.Search search) {
            tree.put("nodes", search.nodes());
            tree.put("packings", search.packings());
            tree.put("covered", search.covered());
            tree.put("coverable", search.coverable());
        } else if (now instanceof Progress.Cover cover) {
            tree.put("doing", cover.doing());
            tree.put("nodes", cover.nodes());
            cover.worth().ifPresent(worth -> tree.put("worth", worth));
            cover.bound().ifPresent(bound -> tree.put("bound", bound));
            tree.put("unit", cover.unit());
        } else if (now instanceof Progress.Game game) {
            tree.put("nodes", game.nodes());
            tree.put("moves", game.moves());
        } else if (now instanceof Progress.Local local) {
            tree.put("iterations", local.iterations());
            tree.put("restarts", local.restarts());
            tree.put("cost", local.cost());
            tree.put("covered", local.covered());
            tree.put("coverable", local.coverable());
        } else {
            tree.put("done", now.done());
        }
        tree.put("seconds", now.elapsed().toMillis() / 1000.0);
        now.left().ifPresent(time -> tree.put("left", time.toMillis() / 1000.0));
        reply.newest("progress", tree);
    }

    @Override
    public boolean isInterrupted() {
        return reply.isStopped();
    }
}
