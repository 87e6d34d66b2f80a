package io.github.quadrille.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.parts.HowMany;
import io.github.quadrille.app.parts.WhetherAny;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.parts.LineJournal.UnusableJournal;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class JournalTest {
    private static final List<Part> PARTS = PuzzleCut.into(8, Puzzle.standard(4, 10), true, () -> {});

    private static final PartQuestion COUNT = new HowMany(CountMethod.AUTO);

    @TempDir
    private Path folder;

    @Test
    void it_remembers_what_was_recorded() throws Exception {
        write(3);
        try (Journal journal = open()) {
            assertThat(journal.count(PARTS.get(2).id())).contains(BigInteger.valueOf(2));
            assertThat(journal.count(PARTS.get(3).id())).isEmpty();
        }
    }

    /** Cuts the journal off at every byte, as if the process had been killed at this moment. */
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
                    assertThat(journal.count(PARTS.get(part).id()).isPresent()).isEqualTo(part < lines - 1);
                }
                for (int part = 0; part < 3; part++) {
                    journal.record(Map.of(PARTS.get(part).id(), BigInteger.valueOf(part)));
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
                assertThatThrownBy(this::open).isInstanceOf(UnusableJournal.class);
            }
        }
    }

    @Test
    void the_journal_of_another_puzzle_is_refused() throws Exception {
        write(1);
        List<Part> others = PuzzleCut.into(8, Puzzle.standard(5, 8), true, () -> {});
        assertThatThrownBy(() -> Journal.open(file(), others, 8, COUNT))
                .isInstanceOf(UnusableJournal.class)
                .hasMessageContaining("another count");
    }

    /** Joins the journals of several machines, each of which has counted some of the parts. */
    @Test
    void journals_of_some_parts_each_stand_one_after_the_other() throws Exception {
        StringBuilder all = new StringBuilder();
        for (int part = 0; part < 3; part++) {
            Path own = folder.resolve("own" + part);
            try (Journal journal = Journal.open(own, PARTS.subList(part, part + 1), 0, COUNT)) {
                journal.record(Map.of(PARTS.get(part).id(), BigInteger.valueOf(part)));
            }
            all.append(Files.readString(own));
        }
        Files.writeString(file(), all);
        for (int time = 0; time < 2; time++) {
            try (Journal journal = open()) {
                assertThat(journal.count(PARTS.get(2).id())).contains(BigInteger.TWO);
                assertThat(journal.count(PARTS.get(3).id())).isEmpty();
            }
        }
        assertThat(Files.readAllLines(file())).hasSize(7);
    }

    /**
     * A process that is killed while it writes leaves half a line. The next journal begins right behind this half line.
     */
    @Test
    void journals_stand_one_after_the_other_wherever_the_first_was_cut_off() throws Exception {
        write(2);
        String whole = Files.readString(file());
        Path own = folder.resolve("own");
        try (Journal journal = Journal.open(own, PARTS.subList(2, 3), 0, COUNT)) {
            journal.record(Map.of(PARTS.get(2).id(), BigInteger.TWO));
        }
        String next = Files.readString(own);
        for (int length = 0; length < whole.length(); length++) {
            Files.writeString(file(), whole.substring(0, length) + next);
            try (Journal journal = open()) {
                assertThat(journal.count(PARTS.get(2).id())).contains(BigInteger.TWO);
            }
        }
    }

    @Test
    void a_journal_of_some_of_the_parts_alone_is_welcome() throws Exception {
        try (Journal journal = Journal.open(file(), PARTS.subList(2, 4), 0, COUNT)) {
            journal.record(Map.of(PARTS.get(2).id(), BigInteger.TWO));
        }
        try (Journal journal = open()) {
            assertThat(journal.count(PARTS.get(2).id())).contains(BigInteger.TWO);
            assertThat(journal.isNew()).isFalse();
        }
    }

    @Test
    void a_journal_of_another_question_among_them_is_refused() throws Exception {
        write(1);
        Path other = folder.resolve("other");
        Journal.open(other, PARTS, 8, new WhetherAny()).close();
        Files.writeString(file(), Files.readString(file()) + Files.readString(other));
        assertThatThrownBy(this::open).isInstanceOf(UnusableJournal.class).hasMessageContaining("Line 3");
    }

    @Test
    void another_file_is_refused_and_left_alone() throws Exception {
        Files.writeString(file(), "Dear diary");
        assertThatThrownBy(this::open).isInstanceOf(UnusableJournal.class).hasMessageContaining("not a journal");
        assertThat(file()).hasContent("Dear diary");
    }

    @Test
    void a_journal_in_use_is_refused() throws Exception {
        try (Journal journal = open()) {
            assertThatThrownBy(this::open).isInstanceOf(UnusableJournal.class).hasMessageContaining("in use");
            assertThat(journal.count(PARTS.get(0).id())).isEmpty();
        }
    }

    @Test
    void it_tells_how_many_parts_were_asked_for() throws Exception {
        assertThat(Journal.partsAskedFor(file())).isEmpty();
        write(1);
        assertThat(Journal.partsAskedFor(file())).hasValue(8);
        Files.writeString(file(), "Dear diary");
        assertThat(Journal.partsAskedFor(file())).isEmpty();
    }

    @Test
    void a_journal_of_another_question_is_refused() throws Exception {
        write(1);
        assertThatThrownBy(() -> Journal.open(file(), PARTS, 8, new WhetherAny()))
                .isInstanceOf(UnusableJournal.class)
                .hasMessageContaining("another question");
    }

    @Test
    void parts_that_were_cut_again_are_remembered() throws Exception {
        try (Journal journal = open()) {
            journal.recordCut(PARTS.get(1).id());
        }
        try (Journal journal = open()) {
            assertThat(journal.isCut(PARTS.get(1).id())).isTrue();
            assertThat(journal.isCut(PARTS.get(2).id())).isFalse();
        }
    }

    private void write(int parts) throws IOException, UnusableJournal {
        try (Journal journal = open()) {
            for (int part = 0; part < parts; part++) {
                journal.record(Map.of(PARTS.get(part).id(), BigInteger.valueOf(part)));
            }
        }
    }

    private Journal open() throws IOException, UnusableJournal {
        return Journal.open(file(), PARTS, 8, COUNT);
    }

    private Path file() {
        return folder.resolve("journal");
    }
}
