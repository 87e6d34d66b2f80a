package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.CountListener.CountProgress;

/** The clock of a count, which reports what is done in words. */
public final class CountClock extends Clock {
    private final CountListener listener;

    /** Runs from now on. */
    public CountClock(Limits limits, CountListener listener) {
        super(limits.time(), listener::isInterrupted);
        this.listener = listener;
    }

    /** Says how far it has come; several threads may, and are heard one at a time. */
    public void report(String done) {
        report(done, 0);
    }

    /** The same, where so many packings are known. */
    public synchronized void report(String done, long packings) {
        reported();
        listener.counting(new CountProgress(done, packings, elapsed(), left()));
    }
}
