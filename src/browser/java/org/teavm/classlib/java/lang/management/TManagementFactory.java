package org.teavm.classlib.java.lang.management;

/** Nobody manages a browser's worker. */
public final class TManagementFactory {
    private TManagementFactory() {}

    public static TThreadMXBean getThreadMXBean() {
        return new TThreadMXBean() {};
    }
}
