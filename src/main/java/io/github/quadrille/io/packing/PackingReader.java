package io.github.quadrille.io.packing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.picture.SymbolGrid;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.target.CoveringReader;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.BoundedText;
import io.github.quadrille.io.text.JsonValues;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.RecordText;
import io.github.quadrille.io.text.Rewording;
import io.github.quadrille.io.text.TextPosition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reads packings from a stream of JSON. The text can have one or many answers as {@link
 * io.github.quadrille.io.answer.AnswerWriter} writes them. It can also have a packing alone, {@code {"pieces":
 * [{"kind": "T", "cells": [[0, 0], ...]}, ...]}}, or an array of answers or packings. Unknown fields are skipped.
 */
public final class PackingReader {
    /**
     * These limits are far above what answers of this program need. The answers are nested fewer than ten levels deep.
     * The length is about a billion characters.
     */
    private static final StreamReadConstraints CONSTRAINTS = StreamReadConstraints.builder()
            .maxNestingDepth(100)
            .maxDocumentLength(1L << 30)
            .build();

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(CONSTRAINTS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final Problems problems;
    private final JsonParser parser;
    private final JsonValues values;
    private final PieceReader pieces;
    private final Wanted wanted;
    private final Optional<Lattice> board;
    private final Consumer<PackingRecord> receiver;
    private long count;

    /** Says what is read from a file. */
    enum Wanted {
        /**
         * Packings and their puzzles are read. All problems are reported at the end. After the first problem, no
         * packing is passed on.
         */
        PACKINGS,
        /**
         * Packings and their puzzles are read, and also the best partial packings and the coverings in answers. All
         * problems are reported at the end.
         */
        PACKINGS_AND_PARTS,
        /**
         * Packings, coverings, pictures and claims that a packing is optimal are read. The puzzle that a record names
         * is ignored, because the caller knows the puzzle. For a record with problems, the receiver gets these problems
         * instead, so that the order of the records is kept.
         */
        RECORDS
    }

    private PackingReader(
            Problems problems,
            JsonParser parser,
            int linesBefore,
            Wanted wanted,
            Optional<Lattice> board,
            Consumer<PackingRecord> receiver) {
        this.problems = problems;
        this.parser = parser;
        this.values = new JsonValues(parser, linesBefore, problems);
        this.pieces = new PieceReader(parser, values, problems);
        this.wanted = wanted;
        this.board = board;
        this.receiver = receiver;
    }

    /** Reads the records in a text of JSON. Reading ends at the first record that is not valid JSON. */
    static void readRecords(RecordText text, Lattice board, Problems problems, Consumer<PackingRecord> receiver)
            throws IOException {
        try (JsonParser parser = FACTORY.createParser(text).disable(JsonParser.Feature.AUTO_CLOSE_SOURCE)) {
            new PackingReader(problems, parser, text.linesRead(), Wanted.RECORDS, Optional.of(board), receiver)
                    .readSafely();
        }
    }

    /**
     * Reads packings from a stream.
     *
     * @param source the name of the stream in messages
     * @return the number of packings, possibly 0
     * @throws UnusableInput with everything that is wrong; the receiver can have got packings from before the first
     *     problem
     */
    public static long read(String source, InputStream in, Consumer<FoundPacking> receiver) throws UnusableInput {
        return PackingRecords.reading(
                source,
                in,
                text -> read(source, text, Wanted.PACKINGS, Optional.empty(), PackingRecord.packings(receiver)));
    }

    /**
     * Reads packings from a text that begins without a byte order mark.
     *
     * @param board the lattice that the cells should belong to, if it is known
     */
    static long read(
            String source,
            BufferedReader text,
            Wanted wanted,
            Optional<Lattice> board,
            Consumer<PackingRecord> receiver)
            throws IOException, UnusableInput {
        Problems problems = new Problems(source);
        try (JsonParser parser = FACTORY.createParser(text).disable(JsonParser.Feature.AUTO_CLOSE_SOURCE)) {
            PackingReader reader = new PackingReader(problems, parser, 0, wanted, board, receiver);
            reader.readSafely();
            problems.throwIfAny();
            return reader.count;
        }
    }

    private void readSafely() throws IOException {
        try {
            document();
        } catch (JsonProcessingException e) {
            String why = e instanceof StreamConstraintsException ? "too much" : "not JSON";
            String what = Rewording.JSON.of(e.getOriginalMessage());
            String message =
                    "This is %s: %s. Check whether the file is damaged or of another kind.".formatted(why, what);
            problems.add(values.position(parser.currentLocation()), message);
            settle();
        } catch (CharacterCodingException e) {
            TextPosition position = values.position(parser.currentLocation());
            problems.add(position, "The bytes after this place are not UTF-8 text. Check that this is a text file.");
        }
    }

    /**
     * Passes the problems of a record to the receiver, if the receiver wants records with problems, too. Returns
     * whether problems were passed on.
     */
    private boolean settle() {
        if (wanted != Wanted.RECORDS || problems.isEmpty()) {
            return false;
        }
        receiver.accept(new PackingRecord.Unreadable(problems.take()));
        return true;
    }

    private void document() throws IOException {
        if (parser.nextToken() == null) {
            problems.add("The text is empty. Check whether the command that writes it failed.");
        }
        for (JsonToken token = parser.currentToken(); token != null; token = parser.nextToken()) {
            if (token == JsonToken.START_ARRAY) {
                values.array("", this::answer);
            } else {
                answer();
            }
        }
    }

    /** Reads an answer, or a packing alone. A packing alone is like an answer that has pieces instead of packings. */
    private void answer() throws IOException {
        TextPosition start = values.position();
        pieces.begin(board);
        Set<String> fields = new HashSet<>();
        List<String> picture = new ArrayList<>();
        List<Covering> covering = new ArrayList<>();
        Claim claim = new Claim();
        PendingPackings waiting = new PendingPackings(problems, receiver);
        PendingPackings best = new PendingPackings(problems, part -> receiver.accept(new PackingRecord.BestPart(part)));
        boolean object = values.object("an answer or a packing", field -> {
            fields.add(field);
            switch (field) {
                case "puzzle" -> {
                    if (wanted == Wanted.RECORDS) {
                        // The caller knows the puzzle already, so the puzzle in the record is not read.
                        parser.skipChildren();
                        return;
                    }
                    Optional<Puzzle> puzzle = puzzle();
                    if (board.isEmpty()) {
                        puzzle.ifPresent(of -> pieces.of(of.region().lattice()));
                    }
                    waiting.puzzle(puzzle);
                    best.puzzle(puzzle);
                }
                case "best" -> {
                    if (wanted == Wanted.PACKINGS_AND_PARTS) {
                        packing(best);
                    } else {
                        parser.skipChildren();
                    }
                }
                case "covering" -> {
                    if (wanted == Wanted.PACKINGS) {
                        parser.skipChildren();
                    } else {
                        CoveringReader.read(values).ifPresent(covering::add);
                    }
                }
                case "packings" -> values.array("an array of packings", () -> packing(waiting));
                case "pieces" -> waiting.packing(pieces.packing(), start);
                case "picture" -> picture.addAll(picture());
                default -> claim.read(field);
            }
        });
        if (settle()) {
            return;
        }
        boolean hasPackings = fields.contains("packings") || fields.contains("pieces");
        if (wanted == Wanted.RECORDS) {
            claim.optimum().ifPresent(worth -> receiver.accept(new PackingRecord.Optimum(worth)));
        }
        if (!picture.isEmpty() && !hasPackings) {
            receiver.accept(new PackingRecord.PackingPicture(
                    SymbolGrid.ofLetters(picture).symbols()));
            return;
        }
        if (object && !hasPackings) {
            problems.add(
                    start, "This object has neither \"packings\" nor \"pieces\". Check that this is the right file.");
        }
        if (pieces.dimensions() > 3 && !fields.contains("puzzle")) {
            problems.add(
                    start,
                    "Cells have %d coordinates here, but no puzzle says what the board is. Add \"puzzle\"."
                            .formatted(pieces.dimensions()));
        }
        settle();
        waiting.handOn();
        best.handOn();
        if (wanted != Wanted.RECORDS || waiting.count() == 0) {
            covering.forEach(each -> receiver.accept(new PackingRecord.WrittenCovering(each)));
        }
        count += waiting.count();
    }

    private void packing(PendingPackings waiting) throws IOException {
        TextPosition start = values.position();
        List<Packing> found = new ArrayList<>();
        List<String> picture = new ArrayList<>();
        boolean object = values.object("a packing with pieces", field -> {
            switch (field) {
                case "pieces" -> found.add(pieces.packing());
                case "picture" -> picture.addAll(picture());
                default -> parser.skipChildren();
            }
        });
        if (settle()) {
            return;
        }
        if (found.isEmpty() && !picture.isEmpty()) {
            receiver.accept(new PackingRecord.PackingPicture(
                    SymbolGrid.ofLetters(picture).symbols()));
            return;
        }
        if (object && found.isEmpty()) {
            problems.add(start, "This packing has no \"pieces\". Check whether the file has only a picture of it.");
        }
        settle();
        found.forEach(packing -> waiting.packing(packing, start));
        settle();
    }

    /**
     * Returns the rows of a picture. A picture can stand without pieces only when records are read. Otherwise a picture
     * only repeats what the pieces say, and is skipped.
     */
    private List<String> picture() throws IOException {
        List<String> rows = new ArrayList<>();
        if (wanted != Wanted.RECORDS) {
            parser.skipChildren();
            return rows;
        }
        values.array("an array of rows", () -> {
            boolean row = values.is(JsonToken.VALUE_STRING, "a row of letters");
            if (row && rows.size() <= BoardSize.MAX_SIDE && parser.getTextLength() <= BoardSize.MAX_SIDE) {
                rows.add(parser.getText());
            }
        });
        return rows;
    }

    private Optional<Puzzle> puzzle() throws IOException {
        TextPosition start = values.position();
        if (!values.is(JsonToken.START_OBJECT, "a puzzle as an object")) {
            return Optional.empty();
        }
        BoundedText text = new BoundedText();
        try (JsonGenerator copy = FACTORY.createGenerator(text)) {
            copy.copyCurrentStructure(parser);
        }
        try {
            return Optional.of(PuzzleReader.parse(problems.source(), text.toString()));
        } catch (UnusableInput e) {
            // The places of these problems are places in a copy, so they are replaced by the place of the puzzle.
            e.problems()
                    .forEach(problem -> problems.add(
                            problem.after("In this puzzle: ").at(problems.source(), start.line(), start.column())));
            return Optional.empty();
        }
    }

    /** Holds the claim of an answer about its packing: {@code "status": "optimal", "worth": 10}. */
    private final class Claim {
        private boolean optimal;
        private OptionalLong worth = OptionalLong.empty();

        /** Reads a field of an answer, and stores its value if the field belongs to the claim. */
        void read(String field) throws IOException {
            if (field.equals("status") && parser.currentToken() == JsonToken.VALUE_STRING) {
                optimal = parser.getText().equals("optimal");
            } else if (field.equals("worth")
                    && parser.currentToken() == JsonToken.VALUE_NUMBER_INT
                    && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
                worth = OptionalLong.of(parser.getLongValue());
            } else {
                parser.skipChildren();
            }
        }

        /** Returns the worth of the packing, if the answer claims that no packing is worth more. */
        OptionalLong optimum() {
            return optimal ? worth : OptionalLong.empty();
        }
    }
}
