package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.count.PackingCounter;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.FreePort;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Three workers in processes of their own, and heads that come and go. */
@Order(2)
@Exhaustive
class ClusterIT {
    private static final String RESOURCES = "src/test/resources/io/github/quadrille/app/cluster/";

    @TempDir
    private static Path folder;

    private static ClusterAddress meeting;
    private static String place;
    private static final List<Jvm> WORKERS = new ArrayList<>();

    @BeforeAll
    static void workers_wait() throws IOException {
        meeting = new ClusterAddress("127.0.0.1", FreePort.find(), Optional.empty(), "quadrille", "");
        place = meeting.toString();
        for (int worker = 0; worker < 3; worker++) {
            WORKERS.add(Jvm.start(folder, "worker", "--join", place, "--threads", "1"));
        }
    }

    @AfterAll
    static void they_leave_when_told_to() throws IOException, InterruptedException {
        for (Jvm worker : WORKERS) {
            worker.interrupt();
        }
        for (Jvm worker : WORKERS) {
            assertThat(worker.exit()).isZero();
            assertThat(worker.out()).startsWith("status: left\nanswered: ");
        }
    }

    /** How parts are shared out is tested in {@link CoordinatorTest}. */
    static Stream<String> boards() {
        return Stream.of(
                "4x10",
                "5x8",
                "4x5",
                "4x20",
                "instances/pentominoes/pentominoes-3x20.yaml",
                "instances/pentominoes/pentominoes-4x15.yaml",
                "instances/pentominoes/pentominoes-5x12.yaml",
                "instances/pentominoes/pentominoes-6x10.yaml",
                "instances/pentominoes/pentominoes-8x8-without-middle.yaml",
                "instances/lattices/soma-3x3x3.yaml",
                "instances/lattices/tetrahexes-4x7.yaml",
                "instances/lattices/hexiamonds-6x6.yaml",
                RESOURCES + "none.yaml");
    }

    @ParameterizedTest
    @MethodSource("boards")
    void three_workers_count_as_one_process_does(String puzzle) throws Exception {
        Puzzle board = PuzzleReader.read(puzzle);
        PartTable partTable = new PartTable(
                PuzzleCut.into(100, board, true, () -> {}),
                new TaskQuestion.HowMany(CountMethod.AUTO),
                Optional.empty(),
                PartListener.SILENT);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        try (Cluster.Head head = Cluster.installed().orElseThrow().open(meeting, log::add)) {
            head.answer(partTable, Limits.NONE, Listener.SILENT);
        }
        BigInteger expected = PackingCounter.count(board, CountMethod.AUTO, Limits.NONE, Listener.SILENT)
                .total();
        assertThat(partTable.isDecided()).isTrue();
        assertThat(partTable.packings()).isEqualTo(expected);
    }

    @Test
    void a_head_in_a_process_of_its_own_counts_too() throws Exception {
        try (Jvm head = Jvm.start(folder, "count", "instances/pentominoes/pentominoes-5x12.yaml", "--cluster", place)) {
            assertThat(head.exit()).isZero();
            assertThat(head.out()).startsWith("status: counted\npackings: 4,040\n");
            assertThat(head.err()).contains("has joined with 1 thread");
        }
    }

    @Test
    void a_packing_that_one_worker_finds_ends_the_search() throws Exception {
        try (Jvm head = Jvm.start(folder, "solve", RESOURCES + "rare.yaml", "--cluster", place)) {
            assertThat(head.exit()).isZero();
            assertThat(head.out()).startsWith("status: packed\n");
            assertThat(head.err()).contains("has joined");
        }
    }

    @Test
    void a_search_by_workers_can_be_interrupted() throws Exception {
        try (Jvm head = Jvm.start(folder, "solve", "15x17", "--pieces", "Y5:any", "--cluster", place)) {
            head.awaitErr("has joined").interrupt();
            assertThat(head.exit()).isEqualTo(3);
            assertThat(head.out()).startsWith("status: undecided\n").contains("reason: interrupted");
        }
    }

    @Test
    void workers_decide_the_rectangles_of_a_table_that_a_moment_does_not() throws Exception {
        String pieces = "V5: 1, X5: 2, W5: 1, N5: 1, L5: 1, U5: 3, Z5: 3, T5: 8";
        try (Jvm head =
                Jvm.start(folder, "table", "10x10", "--pieces", pieces, "--cell-time", "10m", "--cluster", place)) {
            assertThat(head.exit()).isZero();
            assertThat(head.out()).startsWith("status: decided\n").contains("   10  x");
            assertThat(head.err()).contains("has joined");
        }
    }

    @Test
    void when_no_part_has_a_packing_there_is_none() throws Exception {
        Path journal = folder.resolve("none.journal");
        try (Jvm head = Jvm.start(
                folder,
                "solve",
                RESOURCES + "none.yaml",
                "--cluster",
                place,
                "--journal",
                journal.toString(),
                "--format",
                "json")) {
            assertThat(head.exit()).isEqualTo(20);
            assertThat(head.out()).contains("\"status\":\"infeasible\"");
        }
        assertThat(journal).content().startsWith("quadrille-journal-2 whether-any ");
    }

    @Test
    void parts_that_were_split_before_are_counted_by_workers_too() throws Exception {
        try (Jvm head = Jvm.start(folder, "count", "4x10", "5x8", "--cluster", place)) {
            assertThat(head.exit()).isZero();
            assertThat(head.out()).contains("4x10: 1,796\n").contains("5x8: ");
        }
    }
}
