package io.github.quadrille.app.render;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Records when each thing appears and when it disappears, so that an animation draws it once, and not once for each
 * moment.
 *
 * @param <T> the type of the things that come and go; equal things are the same
 */
final class Lifetimes<T> {
    private final Map<Span, List<T>> ended = new TreeMap<>();
    private Map<T, Integer> since = new LinkedHashMap<>();
    private int moments;

    /** Records the things that are there at the next moment. */
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

    /**
     * Returns the things, grouped by the span in which they are there, earlier spans first. Callers use it once, after
     * the last moment.
     */
    Map<Span, List<T>> all() {
        since.forEach((thing, from) -> end(thing, from, Span.FOR_EVER));
        since = Map.of();
        return ended;
    }

    private void end(T thing, int from, int until) {
        ended.computeIfAbsent(new Span(from, until), span -> new ArrayList<>()).add(thing);
    }

    /**
     * Holds a span of moments.
     *
     * @param from the first moment
     * @param until the moment after the last, or {@link #FOR_EVER}
     */
    record Span(int from, int until) implements Comparable<Span> {
        static final int FOR_EVER = Integer.MAX_VALUE;

        @Override
        public int compareTo(Span other) {
            return Comparator.comparingInt(Span::from)
                    .thenComparingInt(Span::until)
                    .compare(this, other);
        }

        /**
         * Returns the SVG attribute that shows a thing during this span.
         *
         * @param each the length of a moment, in seconds
         * @param fade the time that it takes to appear or to disappear, in seconds
         */
        String attribute(Timeline time, double each, double fade) {
            return time.shown(from * each, until == FOR_EVER ? Double.POSITIVE_INFINITY : until * each, fade);
        }
    }
}
