package io.github.quadrille.io.packing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.LetterGrid;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.BoundedText;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.JsonValues;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.RecordText;
import io.github.quadrille.io.text.Rewording;
import io.github.quadrille.io.text.TextPosition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Streams packings from JSON: answers as {@link io.github.quadrille.io.answer.AnswerWriter} writes them, one or many; or a packing alone, {@code
 * {"pieces": [{"kind": "T", "cells": [[0, 0], ...]}, ...]}}; or an array of either. Fields that nobody knows are
 * skipped.
 */
public final class PackingReader {
    /** Ours have six levels. The length is for all packings of a large board. */
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
    private final Consumer<FoundPacking> receiver;
    private final Optional<Consumer<FoundPacking>> parts;
    /** To whom bad records are told; without it the first one ends the reading. */
    private final Optional<PackingReceiver> records;

    private long count;

    private PackingReader(
            Problems problems,
            JsonParser parser,
            int linesBefore,
            Consumer<FoundPacking> receiver,
            Optional<Consumer<FoundPacking>> parts,
            Optional<PackingReceiver> records) {
        this.problems = problems;
        this.parser = parser;
        this.records = records;
        this.values = new JsonValues(parser, linesBefore, problems);
        this.pieces = new PieceReader(parser, values, problems);
        this.receiver = receiver;
        this.parts = parts;
    }

    /**
     * Reads a file, or standard input.
     *
     * @param argument a path, or {@code -}
     * @return how many packings there were, possibly none
     * @throws UnusableInput after the receiver got the packings before the first problem
     */
    public static long read(String argument, Consumer<FoundPacking> receiver) throws UnusableInput {
        return open(argument, receiver, Optional.empty());
    }

    /**
     * The same, and hands on the best parts of packings that undecided answers hold, too.
     *
     * @return how many packings there were, without the parts
     */
    public static long read(String argument, Consumer<FoundPacking> receiver, Consumer<FoundPacking> parts)
            throws UnusableInput {
        return open(argument, receiver, Optional.of(parts));
    }

    /** Reads the records of a JSON text that is nothing else, up to the first one that is no JSON. */
    static void readRecords(RecordText text, Problems problems, PackingReceiver receiver) throws IOException {
        try (JsonParser parser = FACTORY.createParser(text).disable(JsonParser.Feature.AUTO_CLOSE_SOURCE)) {
            int linesBefore = text.linesRead();
            new PackingReader(problems, parser, linesBefore, receiver::packing, Optional.empty(), Optional.of(receiver))
                    .readSafely();
        }
    }

    private static long open(String argument, Consumer<FoundPacking> receiver, Optional<Consumer<FoundPacking>> parts)
            throws UnusableInput {
        String source = InputFile.label(argument);
        try (InputStream in = InputFile.open(argument)) {
            return read(source, in, receiver, parts);
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    /**
     * Reads a stream.
     *
     * @param source what messages call it
     * @return how many packings there were, possibly none
     * @throws UnusableInput after the receiver got the packings before the first problem
     */
    public static long read(String source, InputStream in, Consumer<FoundPacking> receiver) throws UnusableInput {
        return read(source, in, receiver, Optional.empty());
    }

    private static long read(
            String source, InputStream in, Consumer<FoundPacking> receiver, Optional<Consumer<FoundPacking>> parts)
            throws UnusableInput {
        BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        return read(source, text, receiver, parts);
    }

    static long read(
            String source, BufferedReader text, Consumer<FoundPacking> receiver, Optional<Consumer<FoundPacking>> parts)
            throws UnusableInput {
        Problems problems = new Problems(source);
        try (JsonParser parser =
                FACTORY.createParser(withoutByteOrderMark(text)).disable(JsonParser.Feature.AUTO_CLOSE_SOURCE)) {
            PackingReader reader = new PackingReader(problems, parser, 0, receiver, parts, Optional.empty());
            reader.readSafely();
            problems.throwIfAny();
            return reader.count;
        } catch (CharacterCodingException e) {
            throw new UnusableInput(source, "There are bytes that are no UTF-8 text. Maybe this is a binary file.");
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    private void readSafely() throws IOException {
        try {
            document();
        } catch (JsonProcessingException e) {
            String why = e instanceof StreamConstraintsException ? "too much" : "not JSON";
            String what = Rewording.JSON.of(e.getOriginalMessage());
            String message = "This is %s: %s. Maybe the file is damaged or of another kind.".formatted(why, what);
            problems.add(values.position(parser.currentLocation()), message);
            settle();
        } catch (CharacterCodingException e) {
            TextPosition position = values.position(parser.currentLocation());
            problems.add(position, "After this come bytes that are no UTF-8 text. Maybe this is a binary file.");
        }
    }

    /** Tells what was wrong with a record if somebody wants to know now; true if there was something. */
    private boolean settle() {
        if (records.isEmpty() || problems.isEmpty()) {
            return false;
        }
        records.get().unreadable(problems.take());
        return true;
    }

    private static BufferedReader withoutByteOrderMark(BufferedReader text) throws IOException {
        skipByteOrderMark(text);
        return text;
    }

    static void skipByteOrderMark(BufferedReader text) throws IOException {
        text.mark(1);
        if (text.read() != '\uFEFF') {
            text.reset();
        }
    }

    private void document() throws IOException {
        if (parser.nextToken() == null) {
            problems.add(TextPosition.NONE, "The text is empty. Maybe the command that should write it failed.");
        }
        for (JsonToken token = parser.currentToken(); token != null; token = parser.nextToken()) {
            if (token == JsonToken.START_ARRAY) {
                values.array("", this::answer);
            } else {
                answer();
            }
        }
    }

    /** An answer, or a packing alone, which is like an answer with pieces instead of packings. */
    private void answer() throws IOException {
        TextPosition start = values.position();
        Set<String> fields = new HashSet<>();
        List<String> picture = new ArrayList<>();
        Claim claim = new Claim();
        PendingPackings waiting = new PendingPackings(problems, receiver);
        Optional<PendingPackings> best = parts.map(wanted -> new PendingPackings(problems, wanted));
        boolean object = values.object("an answer or a packing", field -> {
            fields.add(field);
            switch (field) {
                case "puzzle" -> {
                    if (records.isPresent()) {
                        // Theirs says nothing about the puzzle that is asked about.
                        parser.skipChildren();
                        return;
                    }
                    Optional<Puzzle> puzzle = puzzle();
                    waiting.puzzle(puzzle);
                    best.ifPresent(part -> part.puzzle(puzzle));
                }
                case "best" -> {
                    if (best.isPresent()) {
                        packing(best.get());
                    } else {
                        parser.skipChildren();
                    }
                }
                case "packings" -> values.array("an array of packings", () -> packing(waiting));
                case "pieces" -> waiting.packing(pieces.packing(), start);
                case "picture" -> picture.addAll(picture());
                default -> claim.read(field, parser);
            }
        });
        if (settle()) {
            return;
        }
        claim.optimum().ifPresent(worth -> records.ifPresent(each -> each.optimum(worth)));
        if (records.isPresent() && !picture.isEmpty() && !fields.contains("packings") && !fields.contains("pieces")) {
            records.get().picture(LetterGrid.read(picture));
            return;
        }
        if (object && !fields.contains("packings") && !fields.contains("pieces")) {
            problems.add(start, "There are neither \"packings\" nor \"pieces\" here. Maybe another file is meant.");
        }
        settle();
        waiting.handOn();
        best.ifPresent(PendingPackings::handOn);
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
        if (records.isPresent() && found.isEmpty() && !picture.isEmpty()) {
            records.get().picture(LetterGrid.read(picture));
            return;
        }
        if (object && found.isEmpty()) {
            problems.add(start, "This packing has no \"pieces\". Maybe it has only a picture.");
        }
        settle();
        found.forEach(packing -> waiting.packing(packing, start));
        settle();
    }

    /** The rows of a picture where one may do without pieces; elsewhere it says nothing new. */
    private List<String> picture() throws IOException {
        List<String> rows = new ArrayList<>();
        if (records.isEmpty()) {
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
            // Their places are in the copy, so they all get the place of the puzzle.
            e.problems().forEach(problem -> problems.add(start, "In this puzzle: " + problem.message()));
            return Optional.empty();
        }
    }
}
