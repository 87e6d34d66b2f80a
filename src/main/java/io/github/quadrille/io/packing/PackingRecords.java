package io.github.quadrille.io.packing;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.CubeLists;
import io.github.quadrille.io.picture.NumberGrid;
import io.github.quadrille.io.target.CoveringReader;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.RecordText;
import io.github.quadrille.lab.target.Covering;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Reads all packings that can be read from a file, and says which records cannot: JSON as for {@link PackingReader}, or
 * text with rows of letters or outlines, see {@link PackingPictures}, or with numbers, see {@link NumberGrid}; or a
 * covering, see {@link CoveringReader}.
 */
public final class PackingRecords {
    private static final String EMPTY = "This is empty. Maybe the command that should write it failed.";
    /** What to say of a file of answers none of which has a packing. */
    public static final String NO_PACKING =
            "There is no packing in it. Maybe the puzzle has none, or the search reached a limit.";

    private static final String NO_PICTURE = "Nothing in it looks like a packing. Maybe JSON with pieces, rows with a"
            + " letter or a number for each cell, or what 'solve' prints.";
    /** As many as before the first record of an array. */
    private static final int MOST_BLANKS = 1 << 10;
    /** Half a million cells. */
    private static final int MOST_ALONE = 1 << 19;

    private static final Pattern JSON = Pattern.compile("\\s*(?:\\{|\\[\\s*(?:[{\\]]|$))");
    private static final Pattern ANSWER = Pattern.compile("\\s*status: ");

    /** Hands on, and remembers whether there was something. */
    private static final class Tally implements PackingReceiver {
        private final PackingReceiver receiver;
        private boolean any;

        private Tally(PackingReceiver receiver) {
            this.receiver = receiver;
        }

        private Optional<Problem> nothing(String source, String message) {
            return any ? Optional.empty() : Optional.of(new Problem(source, 0, 0, message));
        }

        @Override
        public void packing(FoundPacking found) {
            any = true;
            receiver.packing(found);
        }

        @Override
        public void picture(Packing letters) {
            any = true;
            receiver.picture(letters);
        }

        @Override
        public void remark(String sentence) {
            receiver.remark(sentence);
        }

        @Override
        public void unreadable(List<Problem> problems) {
            any = true;
            receiver.unreadable(problems);
        }

        @Override
        public void optimum(long worth) {
            receiver.optimum(worth);
        }
    }

    /** Hands on all packings alike, and keeps what is wrong. */
    private static final class Gathered implements PackingReceiver {
        private final UnaryOperator<Packing> letters;
        private final Consumer<FoundPacking> receiver;
        private final Consumer<String> remarks;
        private final List<Problem> problems = new ArrayList<>();
        private long count;

        private Gathered(UnaryOperator<Packing> letters, Consumer<FoundPacking> receiver, Consumer<String> remarks) {
            this.letters = letters;
            this.receiver = receiver;
            this.remarks = remarks;
        }

        @Override
        public void remark(String sentence) {
            remarks.accept(sentence);
        }

        @Override
        public void packing(FoundPacking found) {
            count++;
            receiver.accept(found);
        }

        @Override
        public void picture(Packing picture) {
            packing(new FoundPacking(Optional.empty(), letters.apply(picture)));
        }

        @Override
        public void unreadable(List<Problem> why) {
            problems.addAll(why);
        }

        @Override
        public void optimum(long worth) {
            // A picture says nothing of others.
        }
    }

    private PackingRecords() {}

    /**
     * Reads a file, or standard input.
     *
     * @param argument a path, or {@code -}
     * @param puzzle what the packings should be of; it tells rows of letters from words
     * @return what to say when nothing was handed on
     * @throws UnusableInput when it cannot be opened or is not even text
     */
    public static Optional<Problem> read(String argument, Puzzle puzzle, PackingReceiver receiver)
            throws UnusableInput {
        String source = InputFile.label(argument);
        try (InputStream in = InputFile.open(argument)) {
            return read(source, in, Optional.of(puzzle), receiver);
        } catch (CharacterCodingException e) {
            throw binary(source);
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    /** The same for rows of letters, of which the problems know the text only. */
    public static void readRows(String source, String rows, Puzzle puzzle, PackingReceiver receiver) {
        new PackingPictures(source, 0, rows, Optional.of(puzzle), receiver).read();
    }

    /**
     * Reads a file, or standard input, up to the first problem.
     *
     * @param puzzle what the packings are of, if that is known
     * @param letters makes a packing of a picture's letters
     * @param parts gets the best parts of packings that undecided answers in JSON hold
     * @return how many packings there were, without the parts
     * @throws UnusableInput after the receiver got the packings before the first problem
     */
    public static long read(
            String argument,
            Optional<Puzzle> puzzle,
            UnaryOperator<Packing> letters,
            Consumer<FoundPacking> receiver,
            Consumer<FoundPacking> parts)
            throws UnusableInput {
        String source = InputFile.label(argument);
        try (InputStream in = InputFile.open(argument)) {
            return read(source, in, puzzle, letters, receiver, parts, remark -> {});
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    /**
     * The same.
     *
     * @param remarks gets what is odd about a picture, such as that it is not as large as the board
     */
    static long read(
            String source,
            InputStream in,
            Optional<Puzzle> puzzle,
            UnaryOperator<Packing> letters,
            Consumer<FoundPacking> receiver,
            Consumer<FoundPacking> parts,
            Consumer<String> remarks)
            throws UnusableInput {
        try (BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()))) {
            PackingReader.skipByteOrderMark(text);
            if (isJson(text)) {
                return PackingReader.read(source, text, receiver, Optional.of(parts));
            }
            Gathered gathered = new Gathered(letters, receiver, remarks);
            Optional<Problem> nothing = readText(source, text, puzzle, false, gathered);
            if (!gathered.problems.isEmpty()) {
                throw new UnusableInput(gathered.problems);
            }
            if (nothing.isPresent()) {
                throw new UnusableInput(List.of(nothing.get()));
            }
            return gathered.count;
        } catch (CharacterCodingException e) {
            throw binary(source);
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    /**
     * Reads a text in which every line is of a picture, or has a colon or an equals sign; or JSON.
     *
     * @param letters makes a packing of a picture's letters
     * @throws UnusableInput with everything that is wrong, perhaps after the receiver got some packings
     */
    public static void readAlone(
            String source, byte[] bytes, UnaryOperator<Packing> letters, Consumer<FoundPacking> receiver)
            throws UnusableInput {
        String text = InputFile.decode(source, bytes);
        try (BufferedReader reader = new BufferedReader(new StringReader(text))) {
            PackingReader.skipByteOrderMark(reader);
            if (isJson(reader)) {
                PackingReader.read(source, reader, receiver, Optional.empty());
                return;
            }
            if (bytes.length > MOST_ALONE) {
                throw new UnusableInput(
                        source,
                        "This is larger than %d KiB, as no picture of a board is. Maybe it is no picture."
                                .formatted(MOST_ALONE >> 10));
            }
            Gathered gathered = new Gathered(letters, receiver, remark -> {});
            Optional<Problem> nothing = readText(source, reader, Optional.empty(), true, gathered);
            if (!gathered.problems.isEmpty()) {
                throw new UnusableInput(gathered.problems);
            }
            if (nothing.isPresent()) {
                throw new UnusableInput(List.of(nothing.get()));
            }
        } catch (IOException e) {
            throw InputFile.unreadable(source, e);
        }
    }

    private static UnusableInput binary(String source) {
        return new UnusableInput(source, "There are bytes that are no UTF-8 text. Maybe this is a binary file.");
    }

    private static Optional<Problem> read(
            String source, InputStream in, Optional<Puzzle> puzzle, PackingReceiver receiver)
            throws IOException, UnusableInput {
        BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        PackingReader.skipByteOrderMark(text);
        return isJson(text) ? readJson(source, text, receiver) : readText(source, text, puzzle, false, receiver);
    }

    private static Optional<Problem> readJson(String source, BufferedReader text, PackingReceiver receiver)
            throws IOException {
        Tally tally = new Tally(receiver);
        RecordText records = new RecordText(text, skipBlanks(text).linesBefore());
        Problems problems = new Problems(source);
        do {
            PackingReader.readRecords(records, problems, tally);
        } while (records.nextRecord());
        return tally.nothing(source, NO_PACKING);
    }

    /** A covering, rows of numbers in lists, or pictures among other lines. */
    private static Optional<Problem> readText(
            String source, BufferedReader text, Optional<Puzzle> puzzle, boolean alone, PackingReceiver receiver)
            throws IOException, UnusableInput {
        Blanks blanks = skipBlanks(text);
        String rest = blanks.indentation() + bounded(source, text);
        String whole = "\n".repeat(blanks.linesBefore()) + rest;
        if (rest.isBlank()) {
            return Optional.of(new Problem(source, 0, 0, EMPTY));
        }
        Tally tally = new Tally(receiver);
        Problems problems = new Problems(source);
        Optional<Region> cubes =
                puzzle.map(Puzzle::region).filter(board -> board.lattice().isSolid());
        if (rest.startsWith("[") && cubes.isPresent()) {
            tally.picture(CubeLists.read(problems, whole, cubes.get()));
        } else if (CoveringReader.isCovering(rest)) {
            Covering covering = CoveringReader.parse(source, whole);
            tally.packing(new FoundPacking(Optional.empty(), CoveringPieces.of(covering, puzzle)));
        } else if (rest.startsWith("[")) {
            tally.picture(NumberGrid.read(problems, whole));
        } else {
            PackingPictures pictures = new PackingPictures(source, blanks.linesBefore(), rest, puzzle, tally);
            (alone ? pictures.alone() : pictures).read();
        }
        return tally.nothing(source, ANSWER.matcher(rest).lookingAt() ? NO_PACKING : NO_PICTURE);
    }

    /** What is before the first mark: lines, and blanks in its line. */
    private record Blanks(int linesBefore, String indentation) {}

    private static Blanks skipBlanks(BufferedReader text) throws IOException {
        int linesBefore = 0;
        StringBuilder indentation = new StringBuilder();
        for (int first = peek(text); first >= 0 && Character.isWhitespace(first); first = peek(text)) {
            indentation.append((char) text.read());
            if (first == '\n') {
                linesBefore++;
                indentation.setLength(0);
            }
        }
        return new Blanks(linesBefore, indentation.toString());
    }

    /** The rest of a text that is no JSON. */
    private static String bounded(String source, BufferedReader text) throws IOException, UnusableInput {
        StringBuilder rest = new StringBuilder();
        char[] chars = new char[1 << 16];
        for (int count = text.read(chars); count >= 0; count = text.read(chars)) {
            if (rest.length() + count > InputFile.MAX_BYTES) {
                throw new UnusableInput(
                        source,
                        "This is larger than %d MiB. Maybe JSON for so many packings."
                                .formatted(InputFile.MAX_BYTES >> 20));
            }
            rest.append(chars, 0, count);
        }
        return rest.toString();
    }

    /** Whether records of JSON begin here; lists in a list are rows. */
    static boolean isJson(BufferedReader text) throws IOException {
        char[] begin = new char[MOST_BLANKS];
        text.mark(begin.length);
        int count = Math.max(0, text.read(begin, 0, begin.length));
        text.reset();
        return JSON.matcher(new String(begin, 0, count)).lookingAt();
    }

    private static int peek(BufferedReader text) throws IOException {
        text.mark(1);
        int c = text.read();
        if (c >= 0) {
            text.reset();
        }
        return c;
    }
}
