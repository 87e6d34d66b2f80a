package io.github.quadrille.app.web;

import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalProgress;
import io.github.quadrille.lab.local.TracePoint;
import io.github.quadrille.app.play.PieceTree;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Passes on what a local search says; its states are shown with the given pieces, which it does not know. Pieces of a state
 * may lie on each other, and beyond the edges.
 */
final class LocalReply implements LocalListener {
    /** States are large, and there may be thousands in a second; nobody sees more than these. */
    private static final long NANOS_BETWEEN_STATES = 80_000_000;

    private final Reply reply;
    private final Puzzle puzzle;
    private final int given;
    private Optional<Map<String, Object>> unsaid = Optional.empty();
    private long last = System.nanoTime() - NANOS_BETWEEN_STATES;

    /** @param rest what is left of the puzzle, on which the search works */
    LocalReply(Reply reply, Puzzle puzzle, Puzzle rest) {
        this.reply = reply;
        this.puzzle = puzzle;
        this.given = puzzle.region().mandatorySize() - rest.region().mandatorySize();
    }

    @Override
    public void progress(LocalProgress now) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("iterations", now.iterations());
        tree.put("restarts", now.restarts());
        tree.put("cost", now.best().cost());
        tree.put("covered", given + now.best().covered());
        tree.put("coverable", given + now.coverable());
        ReplyListener.tell(reply, tree, now.elapsed(), now.left());
        say();
    }

    @Override
    public void improved(TracePoint point, Supplier<Packing> state) {
        if (!reply.isStream()) {
            return;
        }
        Map<String, Object> trace = new LinkedHashMap<>();
        trace.put("seconds", point.seconds());
        trace.put("iteration", point.iteration());
        trace.put("restart", point.restart());
        trace.put("cost", point.cost());
        trace.put("covered", given + point.covered());
        reply.each("trace", trace);
        unsaid = Optional.of(part(point, state.get()));
        if (System.nanoTime() - last >= NANOS_BETWEEN_STATES) {
            say();
        }
    }

    private Map<String, Object> part(TracePoint point, Packing state) {
        List<Placement> pieces =
                Stream.concat(puzzle.given().stream(), state.pieces().stream()).toList();
        Map<String, Object> part = new LinkedHashMap<>();
        part.put("pieces", PieceTree.of(puzzle, pieces));
        part.put("covered", given + point.covered());
        return part;
    }

    /** The state that was reached last, also when the run has ended. */
    void say() {
        unsaid.ifPresent(part -> reply.newest("part", part));
        unsaid = Optional.empty();
        last = System.nanoTime();
    }

    @Override
    public boolean isInterrupted() {
        return reply.isStopped();
    }
}
