package io.github.quadrille.app.cluster;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.engine.parts.TaskQuestion;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;

/**
 * A count by many workers that do not exist: the coordinator is the real one, parts take times drawn from measured ones,
 * and a cut shares a part's time among its pieces in proportion to other such times.
 */
final class Scale {
    private static final TaskQuestion SEARCH = new TaskQuestion.HowMany(CountMethod.SEARCH);
    private static final long LATENCY = TimeUnit.MILLISECONDS.toNanos(1);
    private static final long TICK = TimeUnit.MILLISECONDS.toNanos(50);

    private final PartTable ledger;
    private final PartTimes times;
    private final Map<String, Double> seconds = new HashMap<>();
    private final Map<String, Part> known = new HashMap<>();
    private final Random random = new Random(1);
    private final double total;

    Scale(List<Part> parts, PartTimes times) {
        this.ledger = new PartTable(parts, SEARCH, Optional.empty(), PartListener.SILENT);
        this.times = times;
        for (Part part : parts) {
            known.put(part.id(), part);
            seconds.put(part.id(), times.draw(random));
        }
        this.total = seconds.values().stream().mapToDouble(each -> each).sum();
    }

    /**
     * What came of it.
     *
     * @param seconds until everything was answered
     * @param total seconds of all parts
     * @param busy seconds that the coordinator worked, in truth
     */
    record Outcome(double seconds, double total, double busy, int parts) {}

    Outcome run(int workers) {
        SimulatedWorkers cluster =
                new SimulatedWorkers(ledger, LATENCY, (part, puzzle) -> (long) (time(part) * 1e9), this::answer);
        cluster.onDrop(this::share);
        for (int worker = 0; worker < workers; worker++) {
            cluster.join("w" + worker, 1, 0);
        }
        double end = cluster.run(TICK, Long.MAX_VALUE) / 1e9;
        return new Outcome(end, total, cluster.busy() / 1e9, ledger.parts());
    }

    private double time(String part) {
        return seconds.get(part);
    }

    private PartAnswer answer(String part, Puzzle puzzle) {
        return new PartAnswer(
                new PackingCount(
                        BigInteger.ZERO,
                        Optional.empty(),
                        CountMethod.SEARCH,
                        "simulated",
                        new Work(0, 0, 0, 0, 0, time(part))),
                Optional.empty());
    }

    private void share(String id) {
        // Answered and cut at the same moment, or dropped for another reason, it may be told twice.
        List<Part> pieces = known.containsKey(id) ? known.remove(id).cut() : List.of();
        double[] weights =
                pieces.stream().mapToDouble(piece -> times.draw(random)).toArray();
        double sum = DoubleStream.of(weights).sum();
        for (int i = 0; i < weights.length; i++) {
            Part piece = pieces.get(i);
            known.put(piece.id(), piece);
            seconds.putIfAbsent(piece.id(), time(id) * weights[i] / sum);
        }
    }
}
