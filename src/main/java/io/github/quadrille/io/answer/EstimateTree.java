package io.github.quadrille.io.answer;

import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a count would take, as a tree of maps and lists for JSON. */
public final class EstimateTree {
    private static final MathContext DIGITS = new MathContext(6);
    /** Between these, numbers are written whole. */
    private static final double SMALL = 1e3;

    private static final double LONG = 1e15;

    private EstimateTree() {}

    /** That too little was seen. */
    public static Map<String, Object> none(String why, double seconds) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", "undecided");
        fields.put("reason", why);
        fields.put("seconds", CountTree.seconds(seconds));
        return fields;
    }

    /**
     * The tree.
     *
     * @param puzzle its name
     * @param cores among which the count would be shared
     * @param instead why the search is not what the count would do
     */
    public static Map<String, Object> of(
            String puzzle, TreeEstimate estimate, int cores, Optional<String> instead, double seconds) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", "estimated");
        fields.put("puzzle", puzzle);
        fields.put("meaning", estimate.isExact() ? "exact" : "mean, and where nine of ten repetitions lie");
        fields.put("nodes", fields(estimate.nodes()));
        fields.put("packings", fields(estimate.packings()));
        fields.put("core_seconds", fields(estimate.seconds()));
        fields.put("cores", cores);
        fields.put("seconds_on_cores", fields(estimate.secondsOn(cores)));
        instead.ifPresent(words -> fields.put("note", note(words)));
        fields.put("probes", estimate.probes());
        fields.put("seconds", CountTree.seconds(seconds));
        return fields;
    }

    private static Map<String, Object> fields(MeanEstimate meanEstimate) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("mean", digits(meanEstimate.mean()));
        fields.put("low", digits(meanEstimate.low()));
        fields.put("high", digits(meanEstimate.high()));
        return fields;
    }

    private static BigDecimal digits(double number) {
        return number >= SMALL && number < LONG
                ? BigDecimal.valueOf(Math.round(number))
                : new BigDecimal(number).round(DIGITS).stripTrailingZeros();
    }

    /** What is said where a count would go along the frontier. */
    public static String note(String frontier) {
        return frontier + "; this is what finding every packing takes";
    }
}
