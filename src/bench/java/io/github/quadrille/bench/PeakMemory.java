package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;

/**
 * Reads the most memory that a process has had in RAM so far, from {@code VmHWM} of Linux. It reads every few
 * milliseconds, so memory that the process takes just before its end is not counted.
 */
final class PeakMemory extends Thread {
    private static final String LABEL = "VmHWM:";
    private static final int MILLISECONDS = 5;

    private final Process process;
    private volatile long kibibytes;

    PeakMemory(Process process) {
        this.process = process;
        setDaemon(true);
    }

    @Override
    public void run() {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        try {
            while (process.isAlive()) {
                Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith(LABEL))
                        .forEach(line -> kibibytes = Long.parseLong(line.replaceAll("\\D", "")));
                sleep(MILLISECONDS);
            }
        } catch (IOException e) {
            // The process has ended, or the system is not Linux. The value read last stays.
            return;
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    /** Returns the most memory in MiB, or empty if the machine does not report it. */
    OptionalDouble mebibytes() {
        return kibibytes > 0 ? OptionalDouble.of(kibibytes / 1024.0) : OptionalDouble.empty();
    }
}
