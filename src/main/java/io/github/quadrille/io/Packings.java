package io.github.quadrille.io;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.packing.PackingReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads and writes packings as JSON, for programs.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("two", "{board: 2x4, pieces: {O: 2}}");
 * Packing packing = Solver.of(puzzle).solve().bestSeen().orElseThrow();
 * String json = Packings.toJson(packing, puzzle);
 * System.out.println(Packings.parse("answer", json).get(0).equals(packing)); // true
 * }</pre>
 *
 * <p>A text can be a packing: {@code {"pieces": [{"kind": "T", "cells": [[0, 0], ...]}, ...]}}. Each cell is written as
 * its row and column, from 0. On a board with layers, the layer comes before them. A text can also be an answer of the
 * command line that contains packings.
 */
public final class Packings {
    private Packings() {}

    /**
     * Returns all packings in a text. The text is only parsed. {@link PackingChecker} tests whether the packings suit a
     * puzzle.
     *
     * @param source the name of the text in messages
     * @throws UnusableInput with a message that says what is wrong with the text
     */
    public static List<Packing> parse(String source, String json) throws UnusableInput {
        List<Packing> packings = new ArrayList<>();
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        PackingReader.read(source, new ByteArrayInputStream(bytes), found -> packings.add(found.packing()));
        return packings;
    }

    /**
     * Returns one line of JSON with the pieces and a picture of a packing.
     *
     * @throws IllegalArgumentException when a piece leaves the board or has a kind that the puzzle does not have
     */
    public static String toJson(Packing packing, Puzzle puzzle) {
        return JsonLine.text(PackingAnswer.of(packing, puzzle));
    }
}
