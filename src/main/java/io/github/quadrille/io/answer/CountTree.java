package io.github.quadrille.io.answer;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.PackingCount;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What was counted as a tree of maps and lists for JSON. */
public final class CountTree {
    /** Where the work is told in full. */
    public static final List<String> EFFORT = List.of("nodes", "stages");

    private CountTree() {}

    /**
     * The tree.
     *
     * @param puzzle its name
     * @param work of all that was done, for the classes, too
     */
    public static Map<String, Object> of(String puzzle, PackingCount count, Optional<Classes> classes, Work work) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", count.isComplete() ? "counted" : "undecided");
        fields.put("puzzle", puzzle);
        fields.put("packings", count.total());
        fields.put(
                "meaning",
                (count.isComplete() ? "all" : "at least")
                        + ", symmetric ones counted apart, equal pieces interchangeable");
        classes.ifPresent(found -> {
            fields.put("classes", found.classes());
            fields.put("symmetries", found.symmetries());
            fields.put("fixed", found.fixed());
        });
        count.stoppedBy().map(Limit::words).ifPresent(words -> fields.put("reason", words));
        count.none().ifPresent(none -> {
            fields.put("reason", none.sentence());
            fields.put("evidence", none.name());
        });
        fields.put("method", count.method().name().toLowerCase(Locale.ROOT));
        fields.put("why", count.why());
        fields.put("seconds", seconds(work.seconds()));
        fields.put("nodes", work.nodes());
        fields.put("stages", work.stages().stream().map(CountTree::of).toList());
        return fields;
    }

    private static Map<String, Object> of(Stage stage) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("stage", stage.name());
        fields.put("nodes", stage.nodes());
        fields.put("seconds", seconds(stage.seconds()));
        return fields;
    }

    /** Seconds as all answers have them, to a thousandth. */
    public static BigDecimal seconds(double seconds) {
        return BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP);
    }
}
