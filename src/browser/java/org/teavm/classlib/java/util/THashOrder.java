package org.teavm.classlib.java.util;

import java.util.Objects;
import org.teavm.classlib.java.util.THashMap.HashEntry;

/** Places the entries of a hash map as the JDK does, so that iteration meets them in the same order. */
public final class THashOrder {
    private THashOrder() {}

    /**
     * Returns the hash that replaces {@code hashCode} in hash maps. The lower bits of this hash choose the place of an
     * entry.
     */
    public static int spread(Object key) {
        int hash = Objects.hashCode(key);
        return hash ^ (hash >>> 16);
    }

    /** Adds an entry at the end of the list of entries that have this place. */
    static <K, V> HashEntry<K, V> createHashedEntry(THashMap<K, V> map, K key, int place, int hash) {
        HashEntry<K, V> entry = new HashEntry<>(key, hash);
        append(map.elementData, entry, place);
        return entry;
    }

    static <K, V> void rehash(THashMap<K, V> map) {
        HashEntry<K, V>[] wider = map.newElementArray(2 * map.elementData.length);
        for (HashEntry<K, V> first : map.elementData) {
            for (HashEntry<K, V> entry = first; entry != null; ) {
                HashEntry<K, V> next = entry.next;
                append(wider, entry, entry.origKeyHash & (wider.length - 1));
                entry = next;
            }
        }
        map.elementData = wider;
        map.threshold = (int) (wider.length * map.loadFactor);
    }

    private static <K, V> void append(HashEntry<K, V>[] places, HashEntry<K, V> entry, int place) {
        entry.next = null;
        if (places[place] == null) {
            places[place] = entry;
        } else {
            HashEntry<K, V> last = places[place];
            while (last.next != null) {
                last = last.next;
            }
            last.next = entry;
        }
    }
}
