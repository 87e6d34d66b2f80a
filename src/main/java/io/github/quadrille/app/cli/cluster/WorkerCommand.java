package io.github.quadrille.app.cli.cluster;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.app.cli.shared.TokenFlags;
import io.github.quadrille.app.cli.shared.TokenFlags.HostAndPort;
import io.github.quadrille.app.worker.TaskWorker;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.local.Method;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Works for others. */
@Command(
        name = "worker",
        mixinStandardHelpOptions = true,
        description =
                "Answers parts, runs and attempts for whoever counts, solves, compares, tunes or generates with"
                        + " --cluster on another machine, until it is interrupted. It may come late, and be killed at any time. Only in quadrille-cluster.jar.",
        footer = {
            "",
            "On every machine, then on the one called head-node:",
            "  quadrille worker --join head-node --token-file token",
            "  quadrille count big.yaml --cluster head-node --bind head-node \\",
            "    --token-file token --journal big.journal"
        })
public final class WorkerCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1024;

    private final Terminal terminal;
    private final Interruption interruption;
    private final Function<String, Method> methods;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--join",
            paramLabel = "HOST[:PORT]",
            required = true,
            converter = HostAndPort.Reader.class,
            description = "The machine of the one who counts (port 5701).")
    private HostAndPort place;

    @Mixin
    private TokenFlags token;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many parts to work on at once (default: one per core).")
    private Integer threads;

    @Option(
            names = "--once",
            description =
                    "Leave when the first count, or search, that it has joined is over; otherwise it waits for the next.")
    private boolean once;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Leave after this time, and give back what is not finished: 30s (or 30), 2m, 1h.")
    private Duration timeLimit;

    /** @param methods the local searches by what they are called in a message */
    public WorkerCommand(Terminal terminal, Interruption interruption, Function<String, Method> methods) {
        this.methods = methods;
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws UnusableInput {
        if (threads != null && (threads < 1 || threads > MOST_THREADS)) {
            throw new InvalidOptions(
                    spec, "%,d threads cannot work. Maybe use as many as there are cores.".formatted(threads));
        }
        Clock clock = Clock.running();
        AtomicLong answered = new AtomicLong();
        Cluster cluster = TokenFlags.cluster();
        try {
            cluster.work(
                    token.meeting(place, Optional.empty()),
                    once,
                    Optional.ofNullable(threads).orElse(Limits.NONE.threads()),
                    Limits.NONE.memory(),
                    new TaskWorker(methods),
                    () -> interruption.isRequested() || isOver(clock),
                    new Cluster.WorkerListener() {
                        @Override
                        public void event(String words) {
                            tell(words);
                        }

                        @Override
                        public void answered(String part, TaskAnswer taskAnswer) {
                            answered.incrementAndGet();
                        }
                    });
        } catch (ClusterUnreachable e) {
            throw new UnusableInput("worker", e.getMessage());
        }
        terminal.out().println("status: left");
        terminal.out().println("answered: " + answered);
        return ExitStatus.YES.code();
    }

    private boolean isOver(Clock clock) {
        return timeLimit != null && clock.elapsed().compareTo(timeLimit) > 0;
    }

    private synchronized void tell(String words) {
        terminal.err().println("worker: " + words);
        terminal.err().flush();
    }
}
