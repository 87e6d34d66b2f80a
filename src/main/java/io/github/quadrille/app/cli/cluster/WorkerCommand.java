package io.github.quadrille.app.cli.cluster;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Terminal;
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
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** Works for others. */
public final class WorkerCommand extends Command {
    private static final int MOST_THREADS = 1024;

    private final Function<String, Method> methods;

    private final Flag<HostAndPort> place = option(
                    "--join",
                    "HOST[:PORT]",
                    HostAndPort.class,
                    HostAndPort::of,
                    "The machine where the command with --cluster runs (port 5701).")
            .required();

    private final TokenFlags token = with(new TokenFlags());

    private final Flag<Integer> threads = number(
                    "--threads", "N", "How many parts to work on at once (default: one per core).")
            .under(Heading.LIMITS);

    private final Flag<Boolean> once = flag(
            "--once",
            "Leave when the first count, or search, that it has joined is over; otherwise it waits for the next.");

    private final Flag<Duration> timeLimit =
            timeLimitOption("Leave after this time, and give back what is not finished: 30s (or 30), 2m, 1h.");

    /** @param methods the local searches by what they are called in a message */
    public WorkerCommand(Terminal terminal, Function<String, Method> methods) {
        super(terminal, "worker", """
                Works for a command with --cluster on another machine, until it is interrupted: count, solve, table, order, compare, tune or generate. It may start late and stop at any time. It needs quadrille-cluster.jar.

                On every machine, then on the one called head-node:
                  quadrille worker --join head-node --token-file token
                  quadrille count big.yaml --cluster head-node --bind head-node \\
                    --token-file token --journal big.journal""");
        this.methods = methods;
        range(threads, 1, MOST_THREADS, "%,d threads cannot work. Maybe use as many as there are cores.");
    }

    @Override
    protected ExitStatus answer() throws UnusableInput {
        Clock clock = Clock.running();
        AtomicLong answered = new AtomicLong();
        Cluster cluster = TokenFlags.cluster();
        try {
            cluster.work(
                    token.meeting(place.value(), Optional.empty()),
                    once.isSaid(),
                    threads.optional().orElse(Limits.NONE.threads()),
                    Limits.NONE.memory(),
                    new TaskWorker(methods),
                    () -> terminal.isInterrupted() || isOver(clock),
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
        terminal.say("status: left%nanswered: %s", answered);
        return ExitStatus.YES;
    }

    private boolean isOver(Clock clock) {
        return timeLimit.isSaid() && clock.elapsed().compareTo(timeLimit.value()) > 0;
    }

    private synchronized void tell(String words) {
        terminal.tell("worker: %s", words);
        terminal.err().flush();
    }
}
