package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.json.PackingAnswer;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/**
 * Streams the answer to one puzzle as lines of JSON, one for each packing, and a last one which is that of {@link
 * AnswerWriter} with no packings left for it:
 *
 * <pre>
 * {"packing": 1, "pieces": [{"kind": "T", "cells": [[0, 0], ...]}, ...], "picture": ["TTTI", ...]}
 * {"packing": 2, ...}
 * {"puzzle": {...}, "packings": [], "status": "packed", "found": 2, "complete": true, "nodes": 12, "seconds": 0.034}
 * </pre>
 *
 * Every line is handed on when it is complete.
 */
public final class PackingLinesWriter implements StreamedAnswer {
    private final OutputStream out;
    private final Puzzle puzzle;
    private final AnswerWriter last;
    private long count;

    /** Writes UTF-8 and never closes the stream. */
    public PackingLinesWriter(OutputStream out, Puzzle puzzle, Origin origin) {
        this.out = out;
        this.puzzle = puzzle;
        this.last = new AnswerWriter(out, puzzle, origin);
    }

    @Override
    public void packing(Packing packing) throws IOException {
        JsonLine.write(new PackingAnswer.Numbered(++count, PackingAnswer.of(packing, puzzle)), out);
    }

    @Override
    public void end(Verdict verdict, Map<String, ?> effort) throws IOException {
        if (verdict instanceof Verdict.Optimal optimal) {
            packing(optimal.best());
        }
        last.rest(verdict, effort);
    }

    @Override
    public void close() throws IOException {
        last.close();
    }
}
