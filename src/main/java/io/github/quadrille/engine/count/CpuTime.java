package io.github.quadrille.engine.count;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The time that this thread has had a core, whatever else the machine does; by the clock where Java cannot tell. */
final class CpuTime {
    private CpuTime() {}

    static double seconds() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long nanos = threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : -1;
        return (nanos < 0 ? System.nanoTime() : nanos) / 1e9;
    }
}
