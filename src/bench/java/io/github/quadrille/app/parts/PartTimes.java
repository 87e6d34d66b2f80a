package io.github.quadrille.app.parts;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.parts.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Holds the times that a sample of the parts of a count took.
 *
 * @param seconds the times, ascending
 */
record PartTimes(List<Double> seconds) {
    static PartTimes measure(List<Part> parts, int sample, long seed) {
        Random random = new Random(seed);
        List<Double> seconds = new ArrayList<>();
        for (int i = 0; i < sample; i++) {
            Part part = parts.get(random.nextInt(parts.size()));
            long begin = System.nanoTime();
            HowMany.count(part.puzzle(), CountMethod.SEARCH, Limits.NONE.withThreads(1), () -> false);
            seconds.add((System.nanoTime() - begin) / 1e9);
        }
        seconds.sort(null);
        return new PartTimes(seconds);
    }

    double mean() {
        return seconds.stream().mapToDouble(each -> each).average().orElseThrow();
    }

    double quantile(double share) {
        return seconds.get((int) Math.min(seconds.size() - 1, share * seconds.size()));
    }

    double draw(Random random) {
        return seconds.get(random.nextInt(seconds.size()));
    }
}
