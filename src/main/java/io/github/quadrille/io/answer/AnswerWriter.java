package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.answer.VerdictAnswer.StageAnswer;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.json.RecordFields;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Streams the answer to one puzzle as one line of JSON:
 *
 * <pre>
 * {"puzzle": {...}, "packings": [{"pieces": [{"kind": "T", "cells": [[0, 0], ...]}, ...], "picture": ["TTTI", ...]}, ...],
 *  "status": "packed", "found": 1, "complete": false, "reason": "...", "limit": "packings", "nodes": 12, "seconds": 0.034}
 * </pre>
 *
 * {@code status} is packed, optimal, infeasible or undecided. If it is optimal, the best covering is listed as a
 * packing. The status comes after the packings, because each packing is written as soon as it is found. {@code
 * complete} is true when all packings were found. {@code limit} is the limit that ended the search. {@code evidence}
 * names the reason why there is no packing or no better covering. {@code best} is the fullest partial packing that was
 * seen, and {@code covered} is the number of cells that it covers. Cells are [row, column], counted from 0. On a board
 * with layers, the layer comes before the row.
 */
public final class AnswerWriter implements StreamedAnswer {
    private final Puzzle puzzle;
    private final OutputStream out;
    private final Origin origin;
    private final boolean lineEach;
    private Optional<JsonLine> line = Optional.empty();
    private long count;

    /** Makes a writer for an answer. It writes UTF-8 and never closes the stream. */
    public AnswerWriter(OutputStream out, Puzzle puzzle) {
        this(out, puzzle, Origin.NONE);
    }

    /** Makes a writer for the answer to one of several puzzles. It writes UTF-8 and never closes the stream. */
    public AnswerWriter(OutputStream out, Puzzle puzzle, Origin origin) {
        this(out, puzzle, origin, false);
    }

    private AnswerWriter(OutputStream out, Puzzle puzzle, Origin origin, boolean lineEach) {
        this.origin = origin;
        this.puzzle = puzzle;
        this.out = out;
        this.lineEach = lineEach;
    }

    /**
     * Makes a writer that writes a line for each packing as soon as it is found. The last line has no packings:
     *
     * <pre>
     * {"packing": 1, "pieces": [{"kind": "T", "cells": [[0, 0], ...]}, ...], "picture": ["TTTI", ...]}
     * {"packing": 2, ...}
     * {"puzzle": {...}, "packings": [], "status": "packed", "found": 2, "complete": true, "nodes": 12, "seconds": 0.034}
     * </pre>
     */
    public static AnswerWriter ofLines(OutputStream out, Puzzle puzzle, Origin origin) {
        return new AnswerWriter(out, puzzle, origin, true);
    }

    /** Holds the fields that come before the first packing. */
    record Head(Puzzle puzzle, Origin origin) {}

    private record Tail(
            VerdictAnswer verdict, RecordFields.Named effort, Optional<List<StageAnswer>> stages, BigDecimal seconds) {}

    /**
     * Returns the line of the answer. The line begins only when the first part of the answer is known. So a command
     * that fails earlier writes nothing.
     */
    private JsonLine line() throws IOException {
        if (line.isEmpty()) {
            line = Optional.of(new JsonLine(out));
            line.get().fields(new Head(puzzle, origin));
            line.get().beginArray("packings");
        }
        return line.get();
    }

    @Override
    public void packing(Packing packing, OptionalLong images) throws IOException {
        PackingAnswer answer = PackingAnswer.of(packing, puzzle);
        if (lineEach) {
            JsonLine.write(new PackingAnswer.Listed(OptionalLong.of(++count), images, answer), out);
        } else {
            line().value(images.isEmpty() ? answer : new PackingAnswer.Listed(OptionalLong.empty(), images, answer));
        }
    }

    @Override
    public void end(Verdict verdict, Map<String, ?> effort) throws IOException {
        if (verdict instanceof Verdict.Optimal optimal) {
            packing(optimal.best());
        }
        Map<String, Object> exact = new LinkedHashMap<>(effort);
        exact.replaceAll((name, value) -> value instanceof Double number ? new JsonLine.Exact(number) : value);
        List<StageAnswer> stages = StageAnswer.of(verdict.work());
        line().endArray();
        line().fields(new Tail(
                VerdictAnswer.of(verdict, puzzle),
                new RecordFields.Named(exact),
                stages.isEmpty() ? Optional.empty() : Optional.of(stages),
                JsonLine.seconds(verdict.work().seconds())));
    }

    /**
     * Ends the line. If the end of the answer was never written, the line is still valid JSON, but without a status. If
     * nothing was written yet, the line stays empty.
     */
    @Override
    public void close() throws IOException {
        if (line.isPresent()) {
            line.get().close();
        }
    }
}
