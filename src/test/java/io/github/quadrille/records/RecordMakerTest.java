package io.github.quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that records are only replaced by better ones. */
final class RecordMakerTest {
    private static final String ANSWER = """
            {"puzzle": {"board": ["...", "...", "..."], "symmetry": "free", "pieces": {"T": "any"}, "goal": "cover"},
            "packings": [{"pieces": [{"kind": "T", "cells": [[0, 0], [0, 1], [0, 2], [%s]]}]}],
            "status": "optimal", "worth": 4, "evidence": "bound", "nodes": 7, "seconds": 0.31}
            """;

    private final Series skew = Series.named("S");

    @Test
    void more_pieces_are_better() {
        assertThat(open(75, 78).with(open(76, 78))).isEqualTo(open(76, 78));
        assertThat(open(76, 78).with(open(75, 78))).isEqualTo(open(76, 78));
    }

    @Test
    void a_lower_bound_is_better() {
        assertThat(open(75, 78).with(open(74, 77))).isEqualTo(open(75, 77));
    }

    @Test
    void a_proof_is_better_and_the_first_one_stays() {
        assertThat(open(76, 78).with(proven(77, "sweep"))).isEqualTo(proven(77, "sweep"));
        assertThat(proven(77, "sweep").with(proven(77, "search"))).isEqualTo(proven(77, "sweep"));
        assertThat(proven(77, "sweep").with(open(76, 78))).isEqualTo(proven(77, "sweep"));
    }

    @Test
    void a_covering_and_a_bound_of_two_answers_meet() {
        assertThat(open(77, 78).with(open(76, 77))).isEqualTo(proven(77, "two answers"));
    }

    @Test
    void a_contradiction_is_refused() {
        assertThatThrownBy(() -> proven(77, "sweep").with(open(78, 79)))
                .hasMessage(
                        "S: 78 pieces lie in 18x18, where 77 are said to be the most. One of two answers is wrong.");
    }

    @Test
    void an_answer_says_what_it_is_about(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), ANSWER.formatted("1, 1"));
        assertThat(AnswerFile.read(file).standing())
                .isEqualTo(new Standing(Series.named("T"), 3, 1, 1, "bound", 7, 0.3));
    }

    @Test
    void a_covering_with_a_fault_is_refused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), ANSWER.formatted("1, 0"));
        assertThatThrownBy(() -> AnswerFile.read(file)).hasMessageContaining("not a legal orientation of T");
    }

    @Test
    void a_line_is_read_as_it_was_written() {
        assertThat(Standing.parse(open(75, 78).line())).isEqualTo(open(75, 78));
        assertThat(Standing.parse("I O,one-sided,4x4,4,4,area,0,0.2").series().name())
                .isEqualTo("one-sided-I-O");
    }

    private Standing open(int found, int bound) {
        return new Standing(skew, 18, found, bound, Standing.OPEN, 1000, 20);
    }

    private Standing proven(int most, String proof) {
        return new Standing(skew, 18, most, most, proof, 1000, 20);
    }
}
