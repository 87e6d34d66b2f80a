package io.github.quadrille.app.render;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * From which moment to which each thing is there, so that an animation has it once, not once for each moment.
 *
 * @param <T> what comes and goes; equal things are the same
 */
final class Lifetimes<T> {
    private final Map<Span, List<T>> ended = new TreeMap<>();
    private Map<T, Integer> since = new LinkedHashMap<>();
    private int moments;

    /** What is there at the next moment. */
    void next(Collection<T> things) {
        Map<T, Integer> still = new LinkedHashMap<>();
        things.forEach(thing -> still.put(thing, since.getOrDefault(thing, moments)));
        since.forEach((thing, from) -> {
            if (!still.containsKey(thing)) {
                end(thing, from, moments);
            }
        });
        since = still;
        moments++;
    }

    /** What has the same span stands together; what came first, first. Nothing more can come then. */
    Map<Span, List<T>> all() {
        since.forEach((thing, from) -> end(thing, from, Span.FOR_EVER));
        since = Map.of();
        return ended;
    }

    private void end(T thing, int from, int until) {
        ended.computeIfAbsent(new Span(from, until), span -> new ArrayList<>()).add(thing);
    }

    /**
     * Some moments.
     *
     * @param from the first
     * @param until the one after the last, or {@link #FOR_EVER}
     */
    record Span(int from, int until) implements Comparable<Span> {
        static final int FOR_EVER = Integer.MAX_VALUE;

        @Override
        public int compareTo(Span other) {
            return Comparator.comparingInt(Span::from)
                    .thenComparingInt(Span::until)
                    .compare(this, other);
        }

        /** @param each seconds of a moment */
        String attribute(Timeline time, double each, double fade) {
            return time.shown(from * each, until == FOR_EVER ? Double.POSITIVE_INFINITY : until * each, fade);
        }
    }
}
