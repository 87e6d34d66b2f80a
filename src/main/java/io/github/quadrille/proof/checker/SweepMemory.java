package io.github.quadrille.proof.checker;

/** What a sweep holds, so that a certificate ends in a message rather than with the memory. */
final class SweepMemory {
    private static final long JAVA = Runtime.getRuntime().maxMemory();

    private final String holder;
    private final long most;
    private long taken;

    /**
     * @param holder of what this is the memory, as a message begins
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
            throw Refusal.ofLimit(
                    "%s take more than %,d MiB. Maybe give Java more memory.".formatted(holder, most >> 20));
        }
    }

    /** What has been taken so far. */
    long taken() {
        return taken;
    }

    /** Gives back what was taken before. */
    void giveBack(long bytes) {
        taken -= bytes;
    }
}
