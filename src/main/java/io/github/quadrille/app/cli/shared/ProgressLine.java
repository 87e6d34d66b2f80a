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
 * Shows the progress of work that takes longer than a second. The progress is one line on standard error of a terminal.
 * It is overwritten again and again, with blanks rather than escape codes. This class also passes Ctrl-C to the work.
 * Other output must first {@linkplain #clear clear} the line. Several threads can report progress, so all methods that
 * write the line hold the lock of this object.
 */
public class ProgressLine implements SolveListener {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    /**
     * The line changes at most once in this time. Some work reports every step, and a line that changes more often
     * cannot be read.
     */
    private static final long PAUSE_NANOS = 200_000_000;

    private final Terminal terminal;
    private final String what;
    private final Function<Progress, String> words;
    private int shown;
    private long nextShow = System.nanoTime();
    private volatile long packings;

    /** Shows the progress of any work, in the words of {@link ProgressWords}. */
    public ProgressLine(Terminal terminal, String what) {
        this(terminal, what, ProgressWords::done);
    }

    /**
     * Shows the progress of any work, in words that the caller chooses.
     *
     * @param words the function that returns the words for the progress; nothing is shown if the words are empty
     */
    public ProgressLine(Terminal terminal, String what, Function<Progress, String> words) {
        this.terminal = terminal;
        this.what = what;
        this.words = words;
    }

    /**
     * Returns a line that shows only the progress of counting. If the answer also takes other work, such as a search,
     * the progress of that work is not shown.
     */
    public static ProgressLine ofCount(Terminal terminal, String what) {
        return new ProgressLine(terminal, what, now -> now instanceof Progress.Count count ? count.done() : "");
    }

    /**
     * Returns a line that shows only how many nodes a search has opened. It does not show how many packings the search
     * has found, or how many cells are covered.
     */
    public static ProgressLine ofNodes(Terminal terminal, String what) {
        return new ProgressLine(terminal, what, ProgressLine::nodes);
    }

    private static String nodes(Progress now) {
        if (now instanceof Progress.Search search) {
            return CountedNoun.of(search.nodes(), "node");
        }
        return now instanceof Progress.Cover cover ? CountedNoun.of(cover.nodes(), "node") : "";
    }

    /**
     * Returns a condition that tells whether to stop, for work that reports no progress itself. Each call of the
     * condition also shows that the work goes on.
     */
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

    /** Returns how many packings a count has found so far. */
    public final long packings() {
        return packings;
    }

    @Override
    public boolean isInterrupted() {
        return terminal.isInterrupted();
    }

    /** Replaces the line by a text. If the terminal is too narrow for the text, the end of the text is left out. */
    final synchronized void show(String text) {
        nextShow = System.nanoTime() + PAUSE_NANOS;
        if (terminal.errIsTerminal()) {
            String line = text.substring(0, Math.min(text.length(), terminal.width() - 1));
            terminal.err().print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
            terminal.err().flush();
            shown = line.length();
        }
    }

    /** Clears the line to make room for the answer. */
    public final synchronized void clear() {
        if (shown > 0) {
            terminal.err().print("\r" + " ".repeat(shown) + "\r");
            terminal.err().flush();
            shown = 0;
        }
    }
}
