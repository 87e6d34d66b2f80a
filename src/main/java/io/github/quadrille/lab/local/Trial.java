package io.github.quadrille.lab.local;

import java.util.Locale;

/**
 * What came of a stretch of a run: from its beginning or a restart to the next restart, or the end.
 *
 * @param number from 1
 * @param seconds since the run began, when the trial ended
 * @param iteration steps done by then in the whole run
 * @param iterations steps done in the trial
 * @param cost the lowest in the trial
 * @param covered the most mandatory cells covered in the trial
 */
public record Trial(long number, End end, double seconds, long iteration, long iterations, double cost, int covered) {
    /** How a trial ends. */
    public enum End {
        /** No step was left, or the search lost its patience; it began anew, unless no restart was left. */
        FAILED,
        PACKED,
        /** By a limit of the run. */
        STOPPED;

        /** One word for people and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
