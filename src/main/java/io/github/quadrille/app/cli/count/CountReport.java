package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ListFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TextReport;
import io.github.quadrille.app.cli.shared.VerdictLines;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.text.TextTable;
import io.github.quadrille.io.answer.CountAnswer;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.RecordFields;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prints the number of packings, for people or for programs. */
record CountReport(Terminal terminal, ListFormat list, boolean stats, boolean quiet) {
    private static final int MOST_LISTED = 48;
    /** These fields say how the packings were counted and what the number means. {@code --quiet} leaves them out. */
    private static final List<String> ASIDE = List.of("meaning", "method", "why", "seconds");

    /** Prints the number of packings of one puzzle. */
    void print(String name, PackingCount count) throws IOException {
        print(name, count, Optional.empty(), count.work(), Optional.empty());
    }

    /**
     * Prints the number of packings of one puzzle, with its classes and its proof.
     *
     * @param classes the number of classes, if it was counted
     * @param work the work for packings and classes together
     * @param proof the proof, if it was asked for and written
     */
    void print(String name, PackingCount count, Optional<Classes> classes, Work work, Optional<WrittenProof> proof)
            throws IOException {
        if (list == ListFormat.CSV) {
            row(name, count, classes);
            return;
        }
        if (list != ListFormat.TEXT) {
            JsonLine.write(CountAnswer.of(name, count, classes, work, proof), terminal.out());
            return;
        }
        Map<String, Object> fields = RecordFields.of(CountAnswer.of(name, count, classes, work));
        // The user has just named the puzzle. The evidence is only a name, and the reason says more. The nodes and the
        // stages are printed with --stats.
        fields.keySet().removeAll(List.of("puzzle", "evidence", "nodes", "stages"));
        printFields(fields);
        if (count.none().filter(Evidence::needsPicture).isPresent()) {
            terminal.field("weights", VerdictLines.WEIGHTS_ELSEWHERE);
        }
        proof.ifPresent(written -> written.print(terminal));
        if (stats) {
            terminal.field("nodes", "%,d".formatted(work.nodes()));
            work.stages().forEach(stage -> terminal.field("stage", TextReport.words(stage)));
        }
    }

    private void printFields(Map<String, Object> fields) {
        if (quiet) {
            fields.keySet().removeAll(ASIDE);
            fields.values().removeIf(Map.class::isInstance);
        }
        fields.forEach((what, value) -> {
            if (value instanceof Map<?, ?> fixed) {
                printFixed(fixed);
            } else {
                terminal.field(what, text(value));
            }
        });
    }

    /** Prints the names of the columns, if the output is CSV. */
    void begin() {
        if (list == ListFormat.CSV) {
            terminal.say("puzzle,status,packings,classes");
        }
    }

    private void row(String name, PackingCount count, Optional<Classes> classes) {
        terminal.say(
                "%s,%s,%d,%s",
                TextTable.quoted(name),
                count.isComplete() ? "counted" : "undecided",
                count.total(),
                classes.map(all -> all.classes().toString()).orElse(""));
        terminal.out().flush();
    }

    /**
     * Prints the sum of all parts, except in CSV.
     *
     * @param classes the sum of the classes of all parts, if they were counted
     */
    void printTotal(PackingCount total, Optional<BigInteger> classes, int parts) throws IOException {
        Total answer = new Total(
                total.isComplete() ? "counted" : "undecided",
                total.total(),
                classes,
                (total.isComplete() ? "the sum of " : "at least, from ") + parts + (parts == 1 ? " part" : " parts"),
                total.stoppedBy().map(Limit::words),
                JsonLine.seconds(total.work().seconds()));
        if (list != ListFormat.CSV) {
            list.ofOne().say(terminal, () -> answer, () -> printFields(RecordFields.of(answer)));
        }
    }

    private record Total(
            String status,
            BigInteger packings,
            Optional<BigInteger> classes,
            String meaning,
            Optional<String> reason,
            BigDecimal seconds) {}

    /**
     * Prints how many packings each symmetry leaves unchanged. Symmetries that leave no packing unchanged are left out.
     * For example, a cube has 47 symmetries in addition to the identity, and most of them leave no packing unchanged.
     * If there are more than {@link #MOST_LISTED} symmetries, only one symmetry is named for each number of packings.
     */
    private void printFixed(Map<?, ?> fixed) {
        if (!fixed.isEmpty() && fixed.values().stream().allMatch(BigInteger.ZERO::equals)) {
            terminal.say("  no packing is symmetric");
        }
        Map<Object, Integer> times = new HashMap<>();
        fixed.values().forEach(number -> times.merge(number, 1, Integer::sum));
        fixed.forEach((symmetry, number) -> {
            int others = fixed.size() > MOST_LISTED ? times.put(number, 0) - 1 : 0;
            if (!BigInteger.ZERO.equals(number) && others >= 0) {
                terminal.say(
                        "  %s %s the same after: %s%s",
                        text(number),
                        BigInteger.ONE.equals(number) ? "packing looks" : "packings look",
                        symmetry,
                        others == 0 ? "" : ", and as many after other symmetries (%,d)".formatted(others));
            }
        });
    }

    private static String text(Object value) {
        return value instanceof BigInteger number ? "%,d".formatted(number) : value.toString();
    }

    /** Prints the number of packings of one puzzle among several, on a line of its own. */
    void printPart(String name, PackingCount count, Optional<Classes> classes) throws IOException {
        if (list != ListFormat.TEXT) {
            print(name, count, classes, count.work(), Optional.empty());
        } else {
            terminal.say(
                    "%s: %s%,d%s",
                    name,
                    count.isComplete() ? "" : "at least ",
                    count.total(),
                    classes.map(all -> ", %,d up to symmetry".formatted(all.classes()))
                            .orElse(""));
        }
        terminal.out().flush();
    }
}
