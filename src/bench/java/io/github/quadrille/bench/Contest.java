package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs all engines on one instance, by turns. Their answers must agree. An engine that fails or exceeds the time limit
 * is not run again.
 */
final class Contest {
    private final Instance instance;
    private final Duration limit;
    private final Path folder;
    private final Map<Engine, List<String>> commands = new LinkedHashMap<>();
    private final Map<Engine, List<Double>> seconds = new LinkedHashMap<>();
    private final Map<Engine, String> none = new LinkedHashMap<>();
    private Optional<Answer> agreed = Optional.empty();

    /**
     * Prepares the command of each engine.
     *
     * @param limit the time after which a run is killed
     * @param folder the folder for outputs
     */
    Contest(Instance instance, List<Engine> engines, Duration limit, Path folder) throws IOException {
        this.instance = instance;
        this.limit = limit;
        this.folder = folder;
        for (Engine engine : engines) {
            if (engine.handles(instance.task())) {
                seconds.put(engine, new ArrayList<>());
                Optional<String> refusal = engine.refusal(instance);
                refusal.ifPresent(why -> none.put(engine, why));
                if (refusal.isEmpty()) {
                    commands.put(engine, engine.command(instance));
                }
            }
        }
    }

    /**
     * Runs each engine up to this many times, and compares the answers.
     *
     * @throws IllegalStateException when one of our engines fails, or when answers differ
     */
    ContestResult run(int times) throws IOException, InterruptedException {
        for (int time = 0; time < times; time++) {
            for (Engine engine : commands.keySet()) {
                if (!none.containsKey(engine)) {
                    run(engine);
                }
            }
        }
        List<Measurement> measurements = seconds.entrySet().stream()
                .map(entry -> measurement(entry.getKey(), entry.getValue()))
                .toList();
        return new ContestResult(instance, agreed, measurements);
    }

    private void run(Engine engine) throws IOException, InterruptedException {
        TimedRun run = TimedRun.of(commands.get(engine), limit, folder);
        if (run.output().isEmpty()) {
            if (engine.isOurs() && run.seconds() < limit.toSeconds()) {
                throw new IllegalStateException("%s: %s fails.".formatted(instance.file(), engine.name()));
            }
            System.err.printf("        %s: %s%n", engine.name(), run.none());
            none.put(engine, run.none());
            return;
        }
        Optional<Answer> read = answer(engine, run.output().get());
        if (read.isEmpty()) {
            none.put(engine, "no answer");
            return;
        }
        Answer answer = read.get();
        if (agreed.isPresent() && !agreed.get().equals(answer)) {
            throw new IllegalStateException(
                    "%s: %s says '%s', others '%s'.".formatted(instance.file(), engine.name(), answer, agreed.get()));
        }
        agreed = Optional.of(answer);
        seconds.get(engine).add(run.seconds());
    }

    /**
     * Reads an engine's answer. Returns empty when a solver of other authors gives up and prints a text without an
     * answer.
     */
    private Optional<Answer> answer(Engine engine, String output) {
        try {
            return Optional.of(engine.answer(instance.task(), output));
        } catch (IllegalStateException e) {
            if (engine.isOurs()) {
                throw e;
            }
            System.err.printf("%s, %s: %s%n", instance.file(), engine.name(), e.getMessage());
            return Optional.empty();
        }
    }

    private Measurement measurement(Engine engine, List<Double> measured) {
        return none.containsKey(engine) ? Measurement.none(engine, none.get(engine)) : Measurement.of(engine, measured);
    }
}
