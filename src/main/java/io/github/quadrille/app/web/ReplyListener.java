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

    @Override
    public void progress(Progress now) {
        tell(reply, now);
    }

    @Override
    public boolean wantsParts() {
        return reply.isStream();
    }

    @Override
    public void part(Packing part) {
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
