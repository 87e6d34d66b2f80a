package io.github.quadrille.app.web;

import io.github.quadrille.app.play.PieceTree;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountListener.CountProgress;
import io.github.quadrille.core.question.SearchListener.CoverProgress;
import io.github.quadrille.core.question.SearchListener.Progress;
import io.github.quadrille.engine.solve.SolveListener;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Passes on what a search says, and to it that the client has left. */
class ReplyListener implements SolveListener {
    private static final String PROGRESS = "progress";

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
            tree.put("pieces", PieceTree.of(puzzle, packing.pieces()));
            reply.each("packing", tree);
        }
    }

    @Override
    public void progress(Progress now) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("nodes", now.nodes());
        tree.put("packings", now.packings());
        tree.put("covered", now.covered());
        tree.put("coverable", now.coverable());
        tell(reply, tree, now.elapsed(), now.left());
    }

    @Override
    public void progress(CoverProgress now) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("doing", now.doing());
        tree.put("nodes", now.nodes());
        now.worth().ifPresent(worth -> tree.put("worth", worth));
        now.bound().ifPresent(bound -> tree.put("bound", bound));
        tree.put("unit", now.unit());
        tell(reply, tree, now.elapsed(), now.left());
    }

    @Override
    public boolean wantsParts() {
        return reply.isStream();
    }

    @Override
    public void part(Packing part) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("pieces", PieceTree.of(puzzle, part.pieces()));
        tree.put("covered", part.coveredCells());
        reply.newest("part", tree);
    }

    @Override
    public void counting(CountProgress now) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("done", now.done());
        tell(reply, tree, now.elapsed(), now.left());
    }

    static void tell(Reply reply, Map<String, Object> tree, Duration elapsed, Optional<Duration> left) {
        tree.put("seconds", elapsed.toMillis() / 1000.0);
        left.ifPresent(time -> tree.put("left", time.toMillis() / 1000.0));
        reply.newest(PROGRESS, tree);
    }

    @Override
    public boolean isInterrupted() {
        return reply.isStopped();
    }
}
