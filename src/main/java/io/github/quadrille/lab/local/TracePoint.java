package io.github.quadrille.lab.local;

/**
 * A moment at which a run had something better than ever before, or its end.
 *
 * @param seconds since the run began
 * @param iteration steps done
 * @param sinceRestart those of them that were done since the last restart
 * @param restart restarts done
 * @param cost the lowest so far
 * @param covered the most mandatory cells covered so far
 */
public record TracePoint(double seconds, long iteration, long sinceRestart, long restart, double cost, int covered) {}
