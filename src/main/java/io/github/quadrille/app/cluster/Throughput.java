package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.TaskSource;

import java.time.Duration;

/** How fast it goes, in words. */
record Throughput(TaskSource handout, Coordinator coordinator, long begin) {
    Throughput(TaskSource taskSource, Coordinator coordinator) {
        this(taskSource, coordinator, System.nanoTime());
    }

    String words() {
        int workers = coordinator.roster().all().size();
        int threads = coordinator.roster().threads();
        if (workers == 0) {
            return handout.words() + "; no worker yet";
        }
        double seconds = Math.max(1e-9, (System.nanoTime() - begin) / 1e9);
        int answered = coordinator.roster().all().stream()
                .mapToInt(WorkerRegistry.Member::answered)
                .sum();
        String rate = "; %d %s, %.1f %ss/s each"
                .formatted(workers, workers == 1 ? "worker" : "workers", answered / seconds / workers, handout.noun());
        if (answered == 0) {
            return handout.words() + rate;
        }
        double left = handout.missing() * coordinator.quota().seconds() / threads;
        return handout.words() + rate + ", %s to go".formatted(inWords(Duration.ofSeconds((long) Math.ceil(left))));
    }

    private static String inWords(Duration time) {
        if (time.toHours() > 0) {
            return "%d h %d min".formatted(time.toHours(), time.toMinutesPart());
        }
        return time.toMinutes() > 0 ? "%d min".formatted(time.toMinutes() + 1) : "%d s".formatted(time.toSeconds());
    }
}
