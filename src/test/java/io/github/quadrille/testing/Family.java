package io.github.quadrille.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Holds the processes of one test or one class, and the processes that these have started in turn. All have a mark in
 * their environment, which a process passes on to those that it starts. So a process whose parent has ended is found,
 * too. This needs {@code /proc}; elsewhere only the descendants of living children are found.
 */
final class Family implements AutoCloseable {
    private static final String MARK = "QUADRILLE_FAMILY";
    private static final Path PROCESSES = Path.of("/proc");
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final AtomicInteger FAMILIES = new AtomicInteger();

    /** The mark of each family of this Java machine begins with this text. */
    private static final String MACHINE = ";" + UUID.randomUUID() + ".";

    private final String mark = MACHINE + FAMILIES.incrementAndGet() + ";";
    private final List<Process> started = new ArrayList<>();

    Process start(ProcessBuilder builder) throws IOException {
        LastResort.isThere();
        // The mark goes after that of the family to which this Java machine belongs, if it is itself a child of a test.
        builder.environment().merge(MARK, mark, String::concat);
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /** Ends all processes by force. */
    @Override
    public void close() {
        if (!started.isEmpty()) {
            end(() -> Stream.concat(
                    started.stream().map(Process::toHandle).flatMap(Family::withDescendants), marked(mark)));
        }
    }

    private static Stream<ProcessHandle> withDescendants(ProcessHandle process) {
        return Stream.concat(process.descendants(), Stream.of(process));
    }

    private static Stream<ProcessHandle> marked(String mark) {
        return ProcessHandle.allProcesses().filter(process -> hasMark(process, mark));
    }

    private static boolean hasMark(ProcessHandle process, String mark) {
        try {
            byte[] environment = Files.readAllBytes(PROCESSES.resolve(process.pid() + "/environ"));
            return new String(environment, StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException e) {
            // The process is another user's, or has ended, or this system does not show the environment of processes.
            return false;
        }
    }

    /** Ends processes until none is left, because one that is killed may have started another just before. */
    private static void end(Supplier<Stream<ProcessHandle>> survivors) {
        long patience = System.nanoTime() + PATIENCE.toNanos();
        for (List<ProcessHandle> left = living(survivors); !left.isEmpty(); left = living(survivors)) {
            if (System.nanoTime() > patience) {
                throw new IllegalStateException("These processes do not end: " + left);
            }
            left.forEach(ProcessHandle::destroyForcibly);
            LockSupport.parkNanos(2_000_000);
        }
    }

    private static List<ProcessHandle> living(Supplier<Stream<ProcessHandle>> processes) {
        return processes.get().filter(ProcessHandle::isAlive).toList();
    }

    /**
     * Ends the remaining processes when the Java machine ends, by a shutdown hook. A machine that is killed runs no
     * hook, so there is also a guard. The guard is a shell that reads from a pipe whose other end only this machine
     * has, because Java closes it in every child. When the pipe breaks, the guard kills all processes with the mark.
     * The signal that Linux can send a child when its parent dies is no help. Linux sends it when the thread that
     * started the child ends, and not to the child's children.
     */
    private static final class LastResort {
        private static final String GUARD = """
                trap '' HUP INT TERM
                read -r nothing
                found=yes
                while [ $found ]; do
                    found=
                    for environment in /proc/[0-9]*/environ; do
                        case $(tr '\\0' '\\n' < "$environment") in
                        *"$1"*) pid=${environment#/proc/}; kill -KILL "${pid%/environ}" && found=yes ;;
                        esac
                    done
                done
                """;

        static {
            long guard = Files.exists(PROCESSES) ? guard().pid() : 0;
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(() -> end(() -> Stream.concat(
                            ProcessHandle.current().descendants().filter(process -> process.pid() != guard),
                            marked(MACHINE)))));
        }

        private LastResort() {}

        /** Installs the hook and the guard at the first call, when this class is loaded. */
        static void isThere() {}

        private static Process guard() {
            try {
                return new ProcessBuilder("sh", "-c", GUARD, "guard", MACHINE)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
