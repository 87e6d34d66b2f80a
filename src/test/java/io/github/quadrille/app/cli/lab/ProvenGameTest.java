package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvenGameTest {
    @TempDir
    private Path folder;

    private Path board;
    private Path proofs;

    @BeforeEach
    void write() throws IOException {
        board = Files.write(folder.resolve("house.csv"), List.of(",r,,", ",,,", "b,,B,", ",,,"));
        proofs = folder.resolve("proofs");
    }

    @Test
    void the_proof_follows_the_answer_and_is_accepted() {
        CommandRun run = clear();
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: solved");
        assertThat(run.out())
                .endsWith(
                        "proof: %s (model %s)\nproves: 1 move is enough, and fewer are not; by a search that learns clauses\n"
                                .formatted(proofs.resolve("house.pbp"), proofs.resolve("house.opb")));
        CommandRun check = CommandRun.of("check", proof("house.opb"), proof("house.pbp"));
        assertThat(check.out()).startsWith("status: accepted\nproven: the objective is at least 1, and 1 is reached\n");
    }

    @Test
    void json_names_the_files() {
        assertThat(clear("--format", "json").out())
                .contains("\"proof\":{\"model\":\"%s\",\"steps\":\"%s\",\"proves\":\"1 move is enough"
                        .formatted(proof("house.opb"), proof("house.pbp")));
    }

    @Test
    void older_checkers_have_the_older_format() throws IOException {
        clear("--proof-format", "2");
        assertThat(Files.readString(proofs.resolve("house.pbp"))).startsWith("pseudo-Boolean proof version 2.0\n");
        CommandRun check = CommandRun.of("check", proof("house.opb"), proof("house.pbp"));
        assertThat(check.status()).isEqualTo(ExitStatus.YES);
    }

    @Test
    void compressed_files_are_named_so() {
        assertThat(clear("--gzip").out()).contains("house.pbp.gz (model ");
        assertThat(proofs.resolve("house.opb.gz")).isNotEmptyFile();
        assertThat(proofs.resolve("house.opb")).doesNotExist();
    }

    @Test
    void no_way_is_proven() throws IOException {
        Files.write(board, List.of("r,b,,", "b,b,,", ",,,B", ",,,"));
        CommandRun run = clear("--wrap", "none");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).contains("proves: there is no way; by a kind of positions that no move leaves\n");
    }

    @Test
    void a_limit_before_the_end_takes_no_answer_back_and_leaves_no_files() {
        CommandRun run = CommandRun.of(
                "clear",
                "instances/line-clear/board-26.csv",
                "--quiet",
                "--node-limit",
                "11",
                "--proof",
                proofs.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out())
                .startsWith("status: solved\n")
                .contains("moves: 3 (proven minimal)")
                .doesNotContain("proof");
        assertThat(run.err()).contains("board-26.csv' is written: ", "The answer is valid without it.");
        assertThat(proofs).doesNotExist();
    }

    @Test
    void a_plan_that_may_be_too_long_has_no_proof() {
        CommandRun run = clear("--method", "astar");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).startsWith("status: solved\n");
        assertThat(run.err()).contains("It is not known whether fewer moves are enough. Use --method exact.");
    }

    @Test
    void what_is_undecided_has_none() {
        CommandRun run = clear("--node-limit", "0");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.err()).contains("is written, because the puzzle is undecided.");
        assertThat(proofs).doesNotExist();
    }

    @Test
    void a_file_in_the_place_of_the_folder_is_told_before_the_search() {
        CommandRun run = CommandRun.of("clear", board.toString(), "--size", "4x4", "--proof", board.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("This is a file, and not a folder. Choose another place.");
    }

    @Test
    void options_of_proofs_need_one() {
        assertThat(CommandRun.of("clear", board.toString(), "--size", "4x4", "--gzip")
                        .err())
                .contains("--gzip is about the files of --proof, which is missing. Add --proof DIR.");
        assertThat(CommandRun.of("clear", board.toString(), "--size", "4x4", "--proof-format", "1")
                        .err())
                .contains("There is no proof format '1'. Use 3, or 2 for older checkers.");
        assertThat(CommandRun.of("clear", board.toString(), "--compare", "--proof", proofs.toString())
                        .err())
                .contains("and --proof out.");
    }

    private CommandRun clear(String... more) {
        String[] all = new String[more.length + 7];
        List<String> first =
                List.of("clear", board.toString(), "--size", "4x4", "--quiet", "--proof", proofs.toString());
        System.arraycopy(first.toArray(String[]::new), 0, all, 0, first.size());
        System.arraycopy(more, 0, all, first.size(), more.length);
        return CommandRun.of(all);
    }

    private String proof(String name) {
        return proofs.resolve(name).toString();
    }
}
