package io.github.quadrille.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.puzzle.Puzzle;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final List<Part> PARTS = PuzzleCut.into(8, Puzzle.standard(4, 10), true);

    @TempDir
    private Path folder;

    @Test
    void it_remembers_what_was_recorded() throws Exception {
        write(3);
        try (Journal journal = open()) {
            assertThat(journal.count(PARTS.get(2))).contains(BigInteger.valueOf(2));
            assertThat(journal.count(PARTS.get(3))).isEmpty();
        }
    }

    /** As if the process had been killed at any moment. */
    @Test
    void wherever_it_is_cut_off_the_whole_lines_count_and_the_count_can_go_on() throws Exception {
        write(3);
        byte[] whole = Files.readAllBytes(file());
        for (int length = 0; length < whole.length; length++) {
            Files.write(file(), Arrays.copyOf(whole, length));
            String text = new String(whole, 0, length, StandardCharsets.US_ASCII);
            long lines = text.chars().filter(c -> c == '\n').count();
            try (Journal journal = open()) {
                for (int part = 0; part < PARTS.size(); part++) {
                    assertThat(journal.count(PARTS.get(part)).isPresent()).isEqualTo(part < lines - 1);
                }
                for (int part = 0; part < 3; part++) {
                    journal.record(PARTS.get(part), BigInteger.valueOf(part));
                }
            }
            assertThat(Files.readAllBytes(file())).isEqualTo(whole);
        }
    }

    @Test
    void a_part_is_written_once() throws Exception {
        write(2);
        long size = Files.size(file());
        write(2);
        assertThat(Files.size(file())).isEqualTo(size);
    }

    @Test
    void a_changed_line_is_refused_wherever_the_change_is() throws Exception {
        write(2);
        byte[] whole = Files.readAllBytes(file());
        for (int i = 0; i < whole.length; i++) {
            byte[] changed = whole.clone();
            changed[i] = (byte) (changed[i] == '7' ? '8' : '7');
            Files.write(file(), changed);
            if (i < whole.length - 1) {
                assertThatThrownBy(this::open).isInstanceOf(IncompleteCount.class);
            }
        }
    }

    @Test
    void the_journal_of_another_puzzle_is_refused() throws Exception {
        write(1);
        List<Part> others = PuzzleCut.into(8, Puzzle.standard(5, 8), true);
        assertThatThrownBy(() -> Journal.open(file(), others))
                .isInstanceOf(IncompleteCount.class)
                .hasMessageContaining("another count");
    }

    @Test
    void another_file_is_refused_and_left_alone() throws Exception {
        Files.writeString(file(), "Dear diary");
        assertThatThrownBy(this::open).isInstanceOf(IncompleteCount.class).hasMessageContaining("no journal");
        assertThat(file()).hasContent("Dear diary");
    }

    @Test
    void a_journal_in_use_is_refused() throws Exception {
        try (Journal journal = open()) {
            assertThatThrownBy(this::open).isInstanceOf(IncompleteCount.class).hasMessageContaining("in use");
            assertThat(journal.count(PARTS.get(0))).isEmpty();
        }
    }

    @Test
    void a_count_that_is_interrupted_again_and_again_comes_to_the_right_end() throws Exception {
        for (int rounds = 0; rounds < 3; rounds++) {
            BigInteger[] sum = {BigInteger.ZERO};
            int[] counted = {0};
            int allowed = rounds < 2 ? 3 + 3 * rounds : Integer.MAX_VALUE;
            try (Journal journal = open()) {
                PartsCount.count(
                        PARTS,
                        CountMethod.AUTO,
                        CountLimits.NONE.withThreads(1),
                        Optional.of(journal),
                        PartExecutor.installed(),
                        new PartListener() {
                            @Override
                            public void counted(Part part, PackingCount count) {
                                counted[0]++;
                                sum[0] = sum[0].add(count.packings().multiply(BigInteger.valueOf(part.multiplicity())));
                            }

                            @Override
                            public boolean isInterrupted() {
                                return counted[0] >= allowed;
                            }
                        });
            }
            assertThat(counted[0]).isEqualTo(rounds < 2 ? allowed : PARTS.size());
            if (rounds == 2) {
                assertThat(sum[0]).isEqualTo(1796);
            }
        }
    }

    private void write(int parts) throws IOException, IncompleteCount {
        try (Journal journal = open()) {
            for (int part = 0; part < parts; part++) {
                journal.record(PARTS.get(part), BigInteger.valueOf(part));
            }
        }
    }

    private Journal open() throws IOException, IncompleteCount {
        return Journal.open(file(), PARTS);
    }

    private Path file() {
        return folder.resolve("journal");
    }
}
