package io.github.quadrille.proof.checker;

/**
 * Counts the memory that a sweep holds. So the check of a certificate that is too large ends with a message, and not
 * with an error of the Java runtime.
 */
final class SweepMemory {
    private static final long JAVA = Runtime.getRuntime().maxMemory();

    private final String holder;
    private final long most;
    private long taken;

    /**
     * Creates an account with nothing taken.
     *
     * @param holder the owner of the memory, with which an error message begins
     * @param most the limit in bytes
     */
    SweepMemory(String holder, long most) {
        this.holder = holder;
        this.most = most;
    }

    static SweepMemory ofLayers() {
        return ofLayers(JAVA / 2);
    }

    static SweepMemory ofLayers(long most) {
        return new SweepMemory("Two neighbouring layers", most);
    }

    static SweepMemory ofCombinations() {
        return new SweepMemory("The combinations of counts", JAVA / 4);
    }

    void take(long bytes) throws Refusal {
        taken += bytes;
        if (taken > most) {
            throw Refusal.ofLimit("%s take more than %,d MiB. Give Java more memory.".formatted(holder, most >> 20));
        }
    }

    /** Returns how many bytes are taken. */
    long taken() {
        return taken;
    }

    /** Gives bytes back, so that they no longer count as taken. */
    void giveBack(long bytes) {
        taken -= bytes;
    }
}
