package io.github.quadrille.lab.compare;

import java.nio.charset.StandardCharsets;

/**
 * Computes the seeds of runs. A seed is the FNV-1a hash (64 bits; Fowler, Noll, Vo, 1991) of the UTF-8 text {@code
 * seed/puzzle/method/run}. The bits of the hash are then mixed as in SplitMix64 (Steele, Lea, Flood, 2014), so that
 * similar texts give very different seeds. A seed does not depend on the other puzzles and methods of the comparison,
 * so a single run can be repeated without the others.
 */
public final class RunSeed {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private RunSeed() {}

    /**
     * Returns the seed of one run.
     *
     * @param seed the seed of the whole comparison
     * @param puzzle the name of the puzzle
     * @param method the name of the method
     * @param run the number of the run, from 1
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
