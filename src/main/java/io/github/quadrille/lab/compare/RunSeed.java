package io.github.quadrille.lab.compare;

import java.nio.charset.StandardCharsets;

/**
 * Seeds of runs: the FNV-1a hash (64 bits; Fowler, Noll, Vo, 1991) of the UTF-8 text {@code seed/puzzle/method/run},
 * its bits then mixed as in SplitMix64 (Steele, Lea, Flood, 2014) so that neighbours have nothing in common. Which other
 * puzzles and methods are compared makes no difference, so any run can be repeated alone.
 */
public final class RunSeed {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private RunSeed() {}

    /**
     * The seed of one run.
     *
     * @param seed of the whole comparison
     * @param run counted from 1
     */
    public static long of(long seed, String puzzle, String method, int run) {
        String text = seed + "/" + puzzle + "/" + method + "/" + run;
        long hash = OFFSET;
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ (b & 0xff)) * PRIME;
        }
        hash = (hash ^ (hash >>> 30)) * 0xbf58476d1ce4e5b9L;
        hash = (hash ^ (hash >>> 27)) * 0x94d049bb133111ebL;
        return hash ^ (hash >>> 31);
    }
}
