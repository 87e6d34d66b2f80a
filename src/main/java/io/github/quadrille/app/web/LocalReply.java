package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Passes on the events of a local search to the client. The search works without the given pieces, so this class adds
 * them to each state. The pieces of a state may overlap, and may be beyond the edges of the board.
 */
final class LocalReply implements LocalListener {
    /**
     * A new state is sent only if this many nanoseconds have passed since the last one. States are large, a search may
     * reach thousands in a second, and a person could not see more of them. A state that is held back is sent with the
     * next report of progress, or at the end of the search.
     */
    private static final long NANOS_BETWEEN_STATES = 80_000_000;

    private final Reply reply;
    private final Puzzle puzzle;
    private final int given;
    private Optional<Part> unsaid = Optional.empty();
    private long last = System.nanoTime() - NANOS_BETWEEN_STATES;

    /**
     * Prepares the listener.
     *
     * @param rest the puzzle that the search works on; it remains when the given pieces of {@code puzzle} are laid
     */
    LocalReply(Reply reply, Puzzle puzzle, Puzzle rest) {
        this.reply = reply;
        this.puzzle = puzzle;
        this.given = puzzle.region().mandatorySize() - rest.region().mandatorySize();
    }

    @Override
    public void progress(Progress now) {
        ReplyListener.tell(reply, now instanceof Progress.Local local ? local.besideGiven(given) : now);
        say();
    }

    @Override
    public void improved(TracePoint point, Supplier<Packing> state) {
        if (!reply.isStream()) {
            return;
        }
        reply.each(
                "trace",
                new Trace(point.seconds(), point.iteration(), point.restart(), point.cost(), given + point.covered()));
        List<Placement> pieces = Stream.concat(puzzle.given().stream(), state.get().pieces().stream())
                .toList();
        unsaid = Optional.of(new Part(PieceAnswer.of(puzzle, pieces), given + point.covered()));
        if (System.nanoTime() - last >= NANOS_BETWEEN_STATES) {
            say();
        }
    }

    private record Trace(double seconds, long iteration, long restart, double cost, int covered) {}

    private record Part(List<PieceAnswer> pieces, int covered) {}

    /**
     * Sends the state that was reached last, if it is not sent yet. This method is also called when the local search
     * has ended.
     */
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
