package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.Said;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PuzzleTooLarge.JavaMemory;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** The options that say how to count, and what that may take. */
final class CountFlags extends Flags {
    private static final long LEAST_MEMORY = 1 << 20;
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,9})([kKmMgG]?)(?:i?[bB])?");

    private final Flag<CountMethod> method = option(
                    "--method",
                    "METHOD",
                    CountMethod.class,
                    "search: find every packing; frontier: dynamic programming, finds none and counts them all;"
                            + " auto: the one that is likely to be faster (default: ${DEFAULT-VALUE}).")
            .usually("auto");

    private final Flag<Integer> threads = threadsOption("How many threads may work (default: one per core).");

    private final Flag<Long> memory = option(
                    "--memory",
                    "SIZE",
                    Long.class,
                    CountFlags::memory,
                    "How much memory tables may take: 500M, 2G (default: three quarters of what Java may use).")
            .under(Heading.LIMITS);

    private final Flag<Duration> timeLimit = timeLimitOption("Stop after this time: 30s (or 30), 500ms, 2m, 1h.");

    CountFlags() {
        atLeast(memory, LEAST_MEMORY, "%,d bytes hold no table. Maybe use --memory 1M or more.");
    }

    /** That nothing is to be searched. */
    Said frontier() {
        return method.is(CountMethod.FRONTIER);
    }

    CountMethod method() {
        return method.value();
    }

    Limits limits() {
        if (memory.isSaid() && memory.value() > Runtime.getRuntime().maxMemory()) {
            throw invalid("Java can use %,d MiB, which is less than --memory. %s"
                    .formatted(JavaMemory.mebibytes(), JavaMemory.advice(memory.value())));
        }
        return new Limits(
                timeLimit.optional(),
                Long.MAX_VALUE,
                memory.optional().orElse(Limits.NONE.memory()),
                threads.optional().orElse(Limits.NONE.threads()));
    }

    /** Reads sizes of memory such as {@code 500M} or {@code 2G}, in powers of 1024; a bare number means bytes. */
    private static long memory(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw new TypeConversionException("'%s' is no size of memory. Maybe write 500M or 2G.".formatted(text));
        }
        int unit = " kmg".indexOf((size.group(2) + " ").toLowerCase(Locale.ROOT).charAt(0));
        return Long.parseLong(size.group(1)) << (10 * unit);
    }
}
