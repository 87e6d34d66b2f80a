package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PackingJson;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Streams what a check of packings has found as one line of JSON, the valid packings as in {@link AnswerWriter}:
 *
 * <pre>
 * {"puzzle": {...}, "packings": [...], "status": "invalid", "valid": 1, "invalid": 1,
 *  "faults": [{"packing": 2, "fault": "overlap", "message": "...", "cells": [[0, 3]]}]}
 * </pre>
 */
public final class VerificationWriter implements AutoCloseable {
    private static final int FAULTS_KEPT = 1000;

    /** A fault of one of the packings, which are numbered from 1. */
    private record Found(long packing, Fault fault) {}

    private final Puzzle puzzle;
    private final JsonGenerator json;
    private final OutputStream out;
    private final List<Found> faults = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private long faultCount;
    private long problemCount;
    private long unreadable;
    private long valid;
    private long invalid;
    private String statusWithoutPackings = "empty";

    /** Writes UTF-8 and never closes the stream. */
    public VerificationWriter(OutputStream out, Puzzle puzzle) throws IOException {
        this.puzzle = puzzle;
        this.out = out;
        this.json = JsonLine.answer(out, puzzle);
    }

    /** Passes on a packing without faults, keeps the faults of any other. */
    public void packing(Packing packing, List<Fault> wrong) {
        if (wrong.isEmpty()) {
            valid++;
            try {
                json.writeStartObject();
                json.writeNumberField("packing", valid + invalid);
                PackingJson.write(packing, puzzle, json);
                json.writeEndObject();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        } else {
            invalid++;
            faultCount += wrong.size();
            for (Fault fault : wrong) {
                if (faults.size() < FAULTS_KEPT) {
                    faults.add(new Found(valid + invalid, fault));
                }
            }
        }
    }

    /** Counts a record that is not even a packing. */
    public void unreadable(List<Problem> why) {
        unreadable++;
        problemCount += why.size();
        why.stream().limit(FAULTS_KEPT - problems.size()).forEach(problems::add);
    }

    /** What to say in place of {@code empty} when there was no packing. */
    public void statusWithoutPackings(String status) {
        this.statusWithoutPackings = status;
    }

    @Override
    public void close() throws IOException {
        json.writeEndArray();
        json.writeStringField("status", status());
        json.writeNumberField("valid", valid);
        json.writeNumberField("invalid", invalid);
        json.writeNumberField("unreadable", unreadable);
        json.writeNumberField("faults_unlisted", faultCount - faults.size() + problemCount - problems.size());
        json.writeArrayFieldStart("faults");
        for (Found found : faults) {
            json.writeStartObject();
            json.writeNumberField("packing", found.packing());
            json.writeStringField("fault", word(found.fault().type()));
            json.writeStringField("message", found.fault().message());
            json.writeFieldName("cells");
            PackingJson.writeCells(found.fault().cells(), puzzle.region().lattice(), json);
            json.writeEndObject();
        }
        for (Problem problem : problems) {
            json.writeStartObject();
            json.writeStringField("fault", "unreadable");
            json.writeStringField("message", problem.toString());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    private String status() {
        if (unreadable > 0) {
            return "unusable";
        }
        return valid + invalid == 0 ? statusWithoutPackings : invalid == 0 ? "valid" : "invalid";
    }

    private static String word(Fault.Type type) {
        return type.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
