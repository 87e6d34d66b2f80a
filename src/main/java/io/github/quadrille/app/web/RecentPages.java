package io.github.quadrille.app.web;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.PackingPages;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The lists of packings that were looked at last: the next page is near the one before. */
final class RecentPages {
    /** Each has a search that stands where it was left, and takes memory. */
    private static final int MOST = 4;

    private final Map<Key, PackingPages> pages = new LinkedHashMap<>();

    private record Key(Puzzle puzzle, boolean upToSymmetry) {}

    synchronized PackingPages of(Puzzle puzzle, boolean upToSymmetry, Supplier<PackingPages> begin) {
        Key key = new Key(puzzle, upToSymmetry);
        PackingPages known = pages.remove(key);
        PackingPages found = known == null ? begin.get() : known;
        pages.put(key, found);
        if (pages.size() > MOST) {
            Iterator<Key> oldest = pages.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
        return found;
    }
}
