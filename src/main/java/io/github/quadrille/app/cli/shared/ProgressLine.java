package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.text.CountedNoun;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * How far work has come that takes longer than a second, on one line of a terminal's standard error that is written over and
 * over, with blanks rather than escape codes; and Ctrl-C for the work. Others write beside it while they hold its lock, and
 * clear it first.
 */
public class ProgressLine implements SolveListener {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    /** Some work tells of every step, and a line that changes more often is not read. */
    private static final long PAUSE_NANOS = 200_000_000;

    private final Terminal terminal;
    private final String what;
    private final Function<Progress, String> words;
    private int shown;
    private long nextShow = System.nanoTime();
    private volatile long packings;

    /** Tells what was done of any work. */
    public ProgressLine(Terminal terminal, String what) {
        this(terminal, what, ProgressWords::done);
    }

    /**
     * Tells it in other words.
     *
     * @param words what was done; nothing is shown where they are empty
     */
    public ProgressLine(Terminal terminal, String what, Function<Progress, String> words) {
        this.terminal = terminal;
        this.what = what;
        this.words = words;
    }

    /** Of a count, and of nothing else that is done for it. */
    public static ProgressLine ofCount(Terminal terminal, String what) {
        return new ProgressLine(terminal, what, now -> now instanceof Progress.Count count ? count.done() : "");
    }

    /** Of a search whose packings are not for the user: how many nodes it has opened. */
    public static ProgressLine ofNodes(Terminal terminal, String what) {
        return new ProgressLine(terminal, what, ProgressLine::nodes);
    }

    private static String nodes(Progress now) {
        if (now instanceof Progress.Search search) {
            return CountedNoun.of(search.nodes(), "node");
        }
        return now instanceof Progress.Cover cover ? CountedNoun.of(cover.nodes(), "node") : "";
    }

    /** Of work that tells nothing itself: that it goes on, whenever it asks whether to stop. */
    public final BooleanSupplier whileTrying() {
        Clock clock = new Clock(Limits.NONE, this);
        return () -> {
            if (clock.isTimeToReport()) {
                clock.report("trying");
            }
            return isInterrupted();
        };
    }

    @Override
    public synchronized void progress(Progress now) {
        if (now instanceof Progress.Count count) {
            packings = Math.max(packings, count.packings());
        }
        if (now.elapsed().compareTo(SILENCE) >= 0 && System.nanoTime() - nextShow >= 0) {
            String done = words.apply(now);
            if (!done.isEmpty()) {
                show("%s: %s, %s".formatted(what, done, ProgressWords.time(now)));
            }
        }
    }

    /** How many packings a count knows by now, at least. */
    public final long packings() {
        return packings;
    }

    @Override
    public boolean isInterrupted() {
        return terminal.isInterrupted();
    }

    /** Replaces the line by the beginning of a text, as far as there is room. */
    final synchronized void show(String text) {
        nextShow = System.nanoTime() + PAUSE_NANOS;
        if (terminal.errIsTerminal()) {
            String line = text.substring(0, Math.min(text.length(), terminal.width() - 1));
            terminal.err().print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
            terminal.err().flush();
            shown = line.length();
        }
    }

    /** Makes room for the answer. */
    public final synchronized void clear() {
        if (shown > 0) {
            terminal.err().print("\r" + " ".repeat(shown) + "\r");
            terminal.err().flush();
            shown = 0;
        }
    }
}
