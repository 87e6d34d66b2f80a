package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.TokenFlags.HostAndPort;
import io.github.quadrille.app.worker.PartTask;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import io.github.quadrille.engine.parts.LocalThreads;
import io.github.quadrille.engine.parts.PartExecutor.UnanswerablePart;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Function;

/** The options that say who helps. */
public final class ClusterFlags extends Flags {
    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 40;
    private static final int CORES = 32;
    private static final int LARGE = 4096;

    private final Flag<HostAndPort> place = option(
                    "--cluster",
                    "HOST[:PORT]",
                    HostAndPort.class,
                    HostAndPort::of,
                    "Let workers answer the parts; they join this machine by the name HOST (port 5701).")
            .under(Heading.CLUSTER);

    private final Flag<String> bind = text(
                    "--bind",
                    "ADDRESS",
                    "Listen at this address for workers; needs --token-file (default: this machine only).")
            .under(Heading.CLUSTER);

    private final TokenFlags token = with(new TokenFlags());

    public ClusterFlags() {
        String message =
                "--bind, --token-file and --cluster-name are for a cluster. Maybe add --cluster HOST, or leave them out.";
        needs(bind, message, place);
        needs(token.file(), message, place);
        needs(token.name(), message, place);
    }

    /** That there are workers. */
    public Said wanted() {
        return place;
    }

    public boolean isCluster() {
        return place.isSaid();
    }

    /**
     * Into how many parts to cut: by a short look at the search, for as many cores as may come; many, when it says nothing.
     *
     * @param clock that of the whole
     */
    public static int partsOf(Puzzle puzzle, Clock clock) {
        Duration look = clock.left().filter(left -> left.compareTo(LOOK) < 0).orElse(LOOK);
        return Solver.of(puzzle)
                .within(Limits.time(look))
                .listening(SolveListener.until(clock::isInterrupted))
                .estimate(CountMethod.SEARCH, PROBES)
                .search()
                .map(estimate -> estimate.parts(CORES))
                .orElse(LARGE);
    }

    /** Whether there can be a cluster, before anything is searched. */
    public void check() throws UnusableInput {
        if (place.isSaid()) {
            try {
                TokenFlags.cluster().check(meeting());
            } catch (ClusterUnreachable e) {
                throw new UnusableInput("cluster", e.getMessage());
            }
        }
    }

    private ClusterAddress meeting() throws UnusableInput {
        return token.meeting(place.value(), bind.optional());
    }

    /**
     * Answers the parts: by workers, or else by threads of this process.
     *
     * @param limits what is left of them
     */
    public void answer(PartTable partTable, Limits limits, ProgressLine line, Terminal terminal) throws UnusableInput {
        if (!place.isSaid()) {
            new LocalThreads(PartTask::answer).answer(partTable, limits, line);
            return;
        }
        try (Cluster.Head head = open(words -> tell(words, line, terminal))) {
            head.answer(partTable, limits, line);
        } catch (UnanswerablePart e) {
            throw unusable(e);
        }
    }

    /** Has workers help: each does errands, called by the noun. */
    public <T> T byWorkers(String noun, Function<ClusterTasks, T> work, ProgressLine line, Terminal terminal)
            throws UnusableInput {
        Cluster.Head head = open(words -> tell(words, line, terminal));
        try (ClusterTasks workers = new ClusterTasks(head, noun, line::isInterrupted)) {
            T made = work.apply(workers);
            workers.check();
            return made;
        } catch (UnanswerablePart e) {
            throw unusable(e);
        }
    }

    private Cluster.Head open(Consumer<String> log) throws UnusableInput {
        try {
            return TokenFlags.cluster().open(meeting(), log);
        } catch (ClusterUnreachable e) {
            throw new UnusableInput("cluster", e.getMessage());
        }
    }

    private static UnusableInput unusable(UnanswerablePart part) {
        return new UnusableInput("cluster", part.getMessage() + ". Maybe start the workers with a larger -Xmx.");
    }

    private static void tell(String words, ProgressLine line, Terminal terminal) {
        synchronized (line) {
            line.clear();
            terminal.tell("cluster: %s", words);
            terminal.err().flush();
        }
    }
}
