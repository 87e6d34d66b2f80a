package io.github.quadrille.lab.compare;

import io.github.quadrille.core.text.TextTable;
import io.github.quadrille.lab.compare.NumberClaim.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Compares the answers of exact programs with the known answers.
 *
 * @param timeLimit the limit in seconds; a right answer that took longer is not in time
 * @param programs a row for each program
 * @param instances the known answer to each instance, with the answers of the programs
 */
public record Scoreboard(double timeLimit, List<Row> programs, List<Instance> instances) {
    /**
     * This is the name of the scoreboard's first row. This row has the known answers that Quadrille has proven by
     * certificates, with the seconds that it took to make the certificates.
     */
    private static final String PROOFS = "quadrille proofs";

    /**
     * A {@code Known} is the known answer to an instance. If there is a proof, the answer also has the seconds that the
     * proof took.
     */
    public record Known(String file, String question, NumberClaim answer) {
        private Reply reply(String program, Optional<NumberClaim> said) {
            return new Reply(
                    program,
                    said.map(NumberClaim::text).orElse(""),
                    said.map(claim -> claim.against(answer, question)).orElse(Verdict.OPEN),
                    said.flatMap(NumberClaim::seconds));
        }
    }

    /** A {@code Reply} is the answer of a program to an instance. The answer can be empty. */
    public record Reply(String program, String answer, Verdict verdict, Optional<Double> seconds) {
        private boolean isInTime(double limit) {
            return verdict == Verdict.RIGHT
                    && seconds.filter(took -> took <= limit).isPresent();
        }
    }

    /** An {@code Instance} is a question about one file, with the known answer and the answers of all programs. */
    public record Instance(String file, String question, String answer, List<Reply> replies) {}

    /**
     * A {@code Row} holds the results of a program.
     *
     * @param program the name of the program
     * @param right the number of right answers
     * @param wrong the number of wrong answers
     * @param open the number of instances with no answer or no known number, or with only a lower bound although the
     *     exact number is known
     * @param inTime the number of right answers within the time limit
     * @param par2 the mean of the seconds over all instances; an instance without a right answer in time counts as
     *     twice the limit
     */
    public record Row(String program, long right, long wrong, long open, long inTime, double par2) {
        private static Row of(List<Reply> all, double limit) {
            return new Row(
                    all.get(0).program(),
                    count(all, reply -> reply.verdict() == Verdict.RIGHT),
                    count(all, reply -> reply.verdict() == Verdict.WRONG),
                    count(all, reply -> reply.verdict() == Verdict.OPEN),
                    count(all, reply -> reply.isInTime(limit)),
                    all.stream()
                            .mapToDouble(reply ->
                                    reply.isInTime(limit) ? reply.seconds().get() : 2 * limit)
                            .average()
                            .orElseThrow());
        }

        private static long count(List<Reply> all, Predicate<Reply> which) {
            return all.stream().filter(which).count();
        }
    }

    /**
     * Returns the scoreboard of all instances that at least one program answers. If there is no program, all instances
     * are included. The certificates of Quadrille itself are listed like a program.
     *
     * @param index the known answers
     * @param said the answers of each program, by the files of the instances
     * @param timeLimit the limit in seconds
     */
    public static Scoreboard of(List<Known> index, Map<String, Map<String, NumberClaim>> said, double timeLimit) {
        Predicate<Known> isTold =
                known -> said.isEmpty() || said.values().stream().anyMatch(claims -> claims.containsKey(known.file()));
        List<Instance> instances = index.stream()
                .filter(isTold)
                .map(known -> instance(known, said))
                .toList();
        List<Row> rows = IntStream.range(0, instances.isEmpty() ? 0 : said.size() + 1)
                .mapToObj(place -> instances.stream()
                        .map(each -> each.replies().get(place))
                        .toList())
                .map(replies -> Row.of(replies, timeLimit))
                .toList();
        return new Scoreboard(timeLimit, rows, instances);
    }

    private static Instance instance(Known known, Map<String, Map<String, NumberClaim>> said) {
        Optional<NumberClaim> ours =
                Optional.of(known.answer()).filter(claim -> claim.seconds().isPresent());
        Stream<Reply> theirs = said.entrySet().stream()
                .map(each -> known.reply(
                        each.getKey(), Optional.ofNullable(each.getValue().get(known.file()))));
        return new Instance(
                known.file(),
                known.question(),
                known.answer().text(),
                Stream.concat(Stream.of(known.reply(PROOFS, ours)), theirs).toList());
    }

    /** Returns a sentence for each wrong answer. */
    public List<String> wrong() {
        return lines((each, reply) -> Stream.of("%s says %s for %s, but the index has %s (%s)."
                        .formatted(reply.program(), reply.answer(), each.file(), each.answer(), each.question()))
                .filter(words -> reply.verdict() == Verdict.WRONG));
    }

    /** Returns an HTML page with the results of each program and its answer to each instance. */
    public String html() {
        String rows = programs.stream()
                .map(row -> HtmlText.row(
                        HtmlText.escape(row.program()),
                        Stream.of(
                                        row.right(),
                                        row.wrong(),
                                        row.open(),
                                        row.inTime(),
                                        HtmlText.format("%.1f", row.par2()))
                                .map(String::valueOf)
                                .toList()))
                .collect(Collectors.joining());
        String replies = instances.stream()
                .map(each -> HtmlText.row(
                        HtmlText.escape(each.file()),
                        Stream.concat(
                                        Stream.of(each.question(), each.answer())
                                                .map(HtmlText::escape),
                                        each.replies().stream().map(Scoreboard::cell))
                                .toList()))
                .collect(Collectors.joining());
        List<String> heads = new ArrayList<>(List.of("instance", "question", "known answer"));
        programs.forEach(row -> heads.add(row.program()));
        return HtmlReport.page(
                "Answers of exact programs",
                HtmlText.note(
                        "A right answer within %s s is in time. PAR2 is the mean of the seconds, where an instance without an answer in time counts as twice the limit."
                                .formatted(TextTable.plain(timeLimit))),
                HtmlReport.table("Programs", List.of("program", "right", "wrong", "open", "in time", "PAR2, s"), rows)
                        + HtmlReport.table("Instances", heads, replies),
                "");
    }

    private static String cell(Reply reply) {
        String words = HtmlText.escape(reply.answer())
                + reply.seconds().map(took -> ", " + HtmlText.time(took)).orElse("");
        return reply.verdict() == Verdict.WRONG ? "<b class=\"wrong\">✗ " + words + "</b>" : words;
    }

    /** Returns a CSV table with a line for each instance and program. */
    public String csv() {
        return new TextTable(
                        List.of("instance", "question", "known", "program", "answer", "verdict", "seconds"),
                        lines((each, reply) -> Stream.of(List.of(
                                each.file(),
                                each.question(),
                                each.answer(),
                                reply.program(),
                                reply.answer(),
                                reply.verdict().name().toLowerCase(Locale.ROOT),
                                reply.seconds().map(TextTable::plain).orElse("")))))
                .csv();
    }

    private <T> List<T> lines(BiFunction<Instance, Reply, Stream<T>> line) {
        return instances.stream()
                .flatMap(each -> each.replies().stream().flatMap(reply -> line.apply(each, reply)))
                .toList();
    }
}
