package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PuzzleTooLarge.JavaMemory;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options that say how to count, and what that may take. */
final class CountFlags {
    private static final long LEAST_MEMORY = 1 << 20;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--method",
            paramLabel = "METHOD",
            defaultValue = "auto",
            description = "search: find every packing; frontier: dynamic programming, finds none and counts them all;"
                    + " auto: whichever is likely to be faster (default: ${DEFAULT-VALUE}).")
    private CountMethod method;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads may work (default: one per core).")
    private Integer threads;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = MemorySize.class,
            description = "How much memory tables may take: 500M, 2G (default: three quarters of what Java may use).")
    private Long memory;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Stop after this time: 30s (or 30), 500ms, 2m, 1h.")
    private Duration timeLimit;

    CountMethod method() {
        return method;
    }

    Limits limits() {
        if (threads != null && threads < 1) {
            throw new InvalidOptions(spec, "%d threads cannot work. Maybe use 1 or more.".formatted(threads));
        }
        if (memory != null && memory < LEAST_MEMORY) {
            throw new InvalidOptions(spec, "%,d bytes hold no table. Maybe use --memory 1M or more.".formatted(memory));
        }
        if (memory != null && memory > Runtime.getRuntime().maxMemory()) {
            throw new InvalidOptions(
                    spec,
                    "Java may use %,d MiB, which is less than --memory says. %s"
                            .formatted(JavaMemory.mebibytes(), JavaMemory.advice(memory)));
        }
        return new Limits(
                Optional.ofNullable(timeLimit),
                Long.MAX_VALUE,
                Optional.ofNullable(memory).orElse(Limits.NONE.memory()),
                Optional.ofNullable(threads).orElse(Limits.NONE.threads()));
    }

    /** Reads sizes of memory such as {@code 500M} or {@code 2G}, in powers of 1024; a bare number means bytes. */
    private static final class MemorySize implements ITypeConverter<Long> {
        private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,9})([kKmMgG]?)(?:i?[bB])?");
        private static final Map<String, Integer> SHIFTS = Map.of("", 0, "k", 10, "m", 20, "g", 30);

        @Override
        public Long convert(String text) {
            Matcher size = SIZE.matcher(text);
            if (!size.matches()) {
                throw new TypeConversionException("'%s' is no size of memory. Maybe write 500M or 2G.".formatted(text));
            }
            return Long.parseLong(size.group(1)) << SHIFTS.get(size.group(2).toLowerCase(Locale.ROOT));
        }
    }
}
