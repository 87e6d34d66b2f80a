package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;

/**
 * The most memory that a process has had in RAM so far, as Linux tells it ({@code VmHWM}); what it takes in its last
 * milliseconds is missed.
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
            // It has ended, or this is no Linux: what is known stays.
            return;
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    /** Empty when the machine does not tell. */
    OptionalDouble mebibytes() {
        return kibibytes > 0 ? OptionalDouble.of(kibibytes / 1024.0) : OptionalDouble.empty();
    }
}
