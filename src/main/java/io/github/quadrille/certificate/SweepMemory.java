package io.github.quadrille.certificate;

/** What layers take, so that a certificate ends in a message rather than with the memory. */
final class SweepMemory {
    private static final long MOST = Runtime.getRuntime().maxMemory() / 5 * 3;

    private final long most;
    private long taken;

    SweepMemory() {
        this(MOST);
    }

    SweepMemory(long most) {
        this.most = most;
    }

    void take(long bytes) throws Refusal {
        taken += bytes;
        if (taken > most) {
            throw new Refusal("Two neighbouring layers take more than %,d MiB. Maybe give Java more memory."
                    .formatted(most >> 20));
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
