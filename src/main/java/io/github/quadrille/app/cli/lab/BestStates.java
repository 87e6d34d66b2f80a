package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.TextReport;
import io.github.quadrille.app.render.SearchAnimation;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the states of a local search that were the best so far, in order, for an animation. The animation stays small
 * because the number of states is limited. Each time there are too many, every second state is removed. The first and
 * the last state always stay.
 */
final class BestStates {
    private static final int MOST = 60;
    private static final int PIECES = 12_000;

    private final int most;
    private final List<SearchAnimation.Moment> kept = new ArrayList<>();
    private SearchAnimation.Moment last;
    private long seen;
    private long stride = 1;

    BestStates(Puzzle puzzle) {
        int smallest = puzzle.bag().supplies().stream()
                .map(Supply::kind)
                .mapToInt(kind -> kind.size())
                .min()
                .orElse(1);
        int pieces = Math.max(1, puzzle.region().size() / smallest);
        this.most = Math.max(2, Math.min(MOST, PIECES / pieces));
    }

    void add(TracePoint point, Packing state) {
        String since =
                point.restart() == 0 ? "" : ", %,d after restart %,d".formatted(point.sinceRestart(), point.restart());
        last = new SearchAnimation.Moment(
                state,
                point.restart(),
                "cost " + TextReport.number(point.cost()),
                "iteration %,d%s".formatted(point.iteration(), since));
        if (seen % stride == 0 && kept.size() == most) {
            thin();
        }
        if (seen % stride == 0) {
            kept.add(last);
        }
        seen++;
    }

    private void thin() {
        // Each removal moves the later states forward by one index, so this loop removes every second state.
        for (int i = 1; i < kept.size(); i++) {
            kept.remove(i);
        }
        stride *= 2;
    }

    /**
     * Returns the states of the animation.
     *
     * @param packed whether the last state is a packing
     */
    List<SearchAnimation.Moment> moments(boolean packed) {
        List<SearchAnimation.Moment> all = new ArrayList<>(kept);
        boolean lastIsKept = (seen - 1) % stride == 0;
        if (lastIsKept) {
            all.remove(all.size() - 1);
        }
        all.add(packed ? new SearchAnimation.Moment(last.pieces(), last.restart(), "packed", last.second()) : last);
        return all;
    }

    /**
     * Returns a note that says how many of the states are shown. If the search has restarted, the note also says that
     * bars in the animation mark the restarts.
     */
    String note() {
        int shown = moments(false).size();
        String states = shown == seen
                ? "%,d best states so far".formatted(shown)
                : "%,d of %,d best states so far".formatted(shown, seen);
        return last.restart() == 0 ? states : states + "; bars mark the restarts";
    }
}
