package io.github.quadrille.app.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.spark.SparkCluster.Submitted;
import io.github.quadrille.testing.Child;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs commands on a cluster of Spark, and kills some of its processes. */
class SparkIT {
    /**
     * The published number of packings up to symmetry is 1,010. Each of them has four images, so there are four times
     * as many packings.
     */
    private static final String ANSWER = "status: counted\npackings: 4,040\n";

    private static final String[] COUNT = {"count", "5x12", "--pieces", "pentominoes", "--journal"};
    private static final String[] COMPARE = {
        "compare", "4x10", "5x8", "--methods", "greedy", "beam:corner=both,label=ours", "--runs", "4", "--steps", "60"
    };
    private static final int SOME_PARTS = 40;

    @TempDir
    private static Path home;

    private static SparkCluster cluster;

    @TempDir
    private Path folder;

    @BeforeAll
    static void a_cluster_starts() throws Exception {
        cluster = SparkCluster.start(home);
    }

    @Test
    void a_count_is_right_although_slow_parts_are_cut_and_an_executor_is_killed() throws Exception {
        Path journal = folder.resolve("journal");
        Submitted count = count("executor", journal, "spark.quadrille.part=50ms");
        awaitParts(SOME_PARTS, journal, count);
        assertThat(cluster.executor().destroyForcibly()).isTrue();
        assertThat(count.exit()).as(count.err()).isZero();
        assertThat(count.out()).startsWith(ANSWER);
        assertThat(count.err()).contains("Lost executor");
        assertThat(journal).content().contains(" cut ");
        assertThatEveryPartIsThereOnce(journal);
    }

    @Test
    void a_command_that_is_killed_or_interrupted_goes_on_from_its_journal() throws Exception {
        Path journal = folder.resolve("journal");
        Submitted killed = count("killed", journal);
        awaitParts(SOME_PARTS, journal, killed);
        killed.process().destroyForcibly().onExit().join();
        int before = parts(journal);

        Submitted interrupted = count("interrupted", journal);
        awaitParts(before + SOME_PARTS, journal, interrupted);
        Child.interrupt(interrupted.process());
        assertThat(interrupted.exit()).isEqualTo(3);
        assertThat(interrupted.out()).startsWith("status: undecided\n").contains("reason: interrupted");

        Submitted last = count("last", journal);
        assertThat(last.exit()).as(last.err()).isZero();
        assertThat(last.out()).startsWith(ANSWER);
        assertThatEveryPartIsThereOnce(journal);
    }

    @Test
    void a_comparison_is_the_same_as_without_a_cluster_but_for_the_seconds() throws Exception {
        Submitted compare = cluster.submit("compare", List.of(), COMPARE);
        List<String> here = rows(CommandRun.of(COMPARE).out());
        assertThat(compare.exit()).as(compare.err()).isZero();
        assertThat(rows(compare.out())).isEqualTo(here).hasSize(4);
    }

    @Test
    void without_spark_the_jar_says_what_it_needs() throws Exception {
        Path printed = folder.resolve("printed");
        Child java = Child.java("-jar", System.getProperty("quadrille.spark.jar"), "count", "4x10");
        assertThat(java.printed(printed).run()).isEqualTo(2);
        assertThat(printed).content().contains("Start it with spark-submit.");
    }

    private static Submitted count(String name, Path journal, String... settings) throws IOException {
        return cluster.submit(
                name,
                List.of(settings),
                Stream.concat(Stream.of(COUNT), Stream.of(journal.toString())).toArray(String[]::new));
    }

    private static void awaitParts(int number, Path journal, Submitted count) throws Exception {
        SparkCluster.until(
                "%d parts are counted".formatted(number),
                () -> parts(journal) >= number || !count.process().isAlive());
        assertThat(count.process().isAlive()).as(count.err()).isTrue();
    }

    /** Returns the number of lines that a journal has after its title. */
    private static int parts(Path journal) throws IOException {
        return Files.exists(journal) ? Files.readAllLines(journal).size() - 1 : 0;
    }

    private static void assertThatEveryPartIsThereOnce(Path journal) throws IOException {
        assertThat(Files.readAllLines(journal).stream().skip(1).map(line -> line.split(" ", 2)[0]))
                .doesNotHaveDuplicates();
    }

    /** Returns the rows of the methods "greedy" and "ours" in the table, without the column of seconds. */
    private static List<String> rows(String table) {
        return table.lines()
                .filter(line -> line.startsWith("greedy") || line.startsWith("ours"))
                .map(line -> line.split(" +"))
                .map(words -> {
                    words[7] = "seconds";
                    return String.join(" ", words);
                })
                .toList();
    }
}
