package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.text.CountedNoun;

/** Describes the progress of work in words, for a line of a terminal. */
public final class ProgressWords {
    private ProgressWords() {}

    /** Returns words that say what was done so far. */
    public static String done(Progress now) {
        if (now instanceof Progress.Search search) {
            String found = search.packings() == 0
                    ? "best %,d of %,d cells".formatted(search.covered(), search.coverable())
                    : CountedNoun.of(search.packings(), "packing");
            return rate(search.nodes(), "node", now) + ", " + found;
        }
        if (now instanceof Progress.Cover cover) {
            String atMost = cover.bound().isPresent()
                    ? ", at most %,d".formatted(cover.bound().getAsLong())
                    : "";
            return "best %,d%s %s; %s, %s"
                    .formatted(
                            cover.worth().orElse(0),
                            atMost,
                            cover.unit(),
                            cover.doing(),
                            rate(cover.nodes(), "node", now));
        }
        if (now instanceof Progress.Game game) {
            return game.moves() == 0
                    ? CountedNoun.of(game.nodes(), "conflict") + " of the proof"
                    : "%s, trying %s"
                            .formatted(CountedNoun.of(game.nodes(), "node"), CountedNoun.of(game.moves(), "move"));
        }
        if (now instanceof Progress.Local local) {
            return "best %,d of %,d cells, cost %,.1f, %s, %s"
                    .formatted(
                            local.covered(),
                            local.coverable(),
                            local.cost(),
                            rate(local.iterations(), "iteration", now),
                            CountedNoun.of(local.restarts(), "restart"));
        }
        if (now instanceof Progress.Target target) {
            return "%,d missing, at least %,d".formatted(target.wrong(), target.leastWrong());
        }
        if (now instanceof Progress.Runs runs) {
            String of = runs.isOpen() ? "" : " of %,d".formatted(runs.all());
            String stage = runs.stage().isEmpty() ? "" : runs.stage() + ", ";
            return "%s%,d%s %s".formatted(stage, runs.ended(), of, runs.unit());
        }
        return now instanceof Progress.Count count ? count.done() : "";
    }

    /** Returns words that say how much time the work has taken, and how much time is left, if this is known. */
    static String time(Progress now) {
        if (now instanceof Progress.Runs runs) {
            double seconds = seconds(now);
            String left = runs.ended() == 0 || runs.isOpen()
                    ? ""
                    : ", about %.0f s left".formatted(seconds / runs.ended() * (runs.all() - runs.ended()));
            return "%.0f s%s".formatted(seconds, left);
        }
        return now.elapsed().toSeconds() + " s"
                + now.left()
                        .map(time -> ", %d s left".formatted(Math.max(0, time.toSeconds())))
                        .orElse("");
    }

    private static String rate(long number, String unit, Progress now) {
        return "%s (%,.0f/s)".formatted(CountedNoun.of(number, unit), number / Math.max(0.001, seconds(now)));
    }

    private static double seconds(Progress now) {
        return now.elapsed().toMillis() / 1e3;
    }
}
