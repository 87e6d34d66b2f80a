package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.io.json.RecordFields;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Streams the result of a check of packings as one line of JSON. Valid packings are written as in {@link AnswerWriter},
 * with their numbers:
 *
 * <pre>
 * {"puzzle": {...}, "packings": [...], "status": "invalid", "valid": 1, "invalid": 1,
 *  "faults": [{"packing": 2, "fault": "overlap", "message": "...", "cells": [[0, 3]]}]}
 * </pre>
 */
public final class VerificationWriter implements AutoCloseable {
    private static final int FAULTS_KEPT = 1000;

    private record Tail(
            String status, long valid, long invalid, long unreadable, long faultsUnlisted, List<FaultAnswer> faults) {}

    /** Holds a fault of a packing, or of a record that is not a packing. Packings are numbered from 1. */
    private record FaultAnswer(
            OptionalLong packing, String fault, String message, Optional<List<List<Integer>>> cells) {}

    private final Puzzle puzzle;
    private final JsonLine line;
    private final List<FaultAnswer> faults = new ArrayList<>();
    private final List<FaultAnswer> problems = new ArrayList<>();
    private long unlisted;
    private long unreadable;
    private long valid;
    private long invalid;
    private String statusWithoutPackings = "empty";

    /** Makes a writer and begins the line. It writes UTF-8 and never closes the stream. */
    public VerificationWriter(OutputStream out, Puzzle puzzle) throws IOException {
        this.puzzle = puzzle;
        this.line = new JsonLine(out);
        line.fields(new AnswerWriter.Head(puzzle, Origin.NONE));
        line.beginArray("packings");
    }

    /**
     * Writes a packing if it has no faults. Otherwise, its faults are stored, and {@link #close} writes them. At most
     * 1,000 faults of packings are stored, and all others are only counted.
     */
    public void packing(Packing packing, List<Fault> wrong) {
        if (wrong.isEmpty()) {
            valid++;
            try {
                line.value(new PackingAnswer.Listed(
                        OptionalLong.of(valid + invalid), OptionalLong.empty(), PackingAnswer.of(packing, puzzle)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        } else {
            invalid++;
            keep(
                    wrong,
                    faults,
                    fault -> new FaultAnswer(
                            OptionalLong.of(valid + invalid),
                            RecordFields.word(fault.type()),
                            fault.message(),
                            Optional.of(PieceAnswer.cells(puzzle, fault.cells()))));
        }
    }

    private <T> void keep(List<T> found, List<FaultAnswer> kept, Function<T, FaultAnswer> answer) {
        int room = FAULTS_KEPT - kept.size();
        unlisted += Math.max(0, found.size() - room);
        found.stream().limit(room).map(answer).forEach(kept::add);
    }

    /**
     * Counts a record that is not a packing at all. The reasons are stored, and {@link #close} writes them. At most
     * 1,000 reasons are stored, and all others are only counted.
     */
    public void unreadable(List<Problem> why) {
        unreadable++;
        keep(
                why,
                problems,
                problem -> new FaultAnswer(OptionalLong.empty(), "unreadable", problem.toString(), Optional.empty()));
    }

    /** Sets the status that is written instead of {@code empty} when there is no packing in the input. */
    public void statusWithoutPackings(String status) {
        this.statusWithoutPackings = status;
    }

    @Override
    public void close() throws IOException {
        List<FaultAnswer> all =
                Stream.concat(faults.stream(), problems.stream()).toList();
        line.endArray();
        line.fields(new Tail(status(), valid, invalid, unreadable, unlisted, all));
        line.close();
    }

    private String status() {
        if (unreadable > 0) {
            return "unusable";
        }
        return valid + invalid == 0 ? statusWithoutPackings : invalid == 0 ? "valid" : "invalid";
    }
}
