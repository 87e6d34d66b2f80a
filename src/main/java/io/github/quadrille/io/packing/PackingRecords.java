package io.github.quadrille.io.packing;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.picture.PictureSymbols;
import io.github.quadrille.io.picture.SymbolLists;
import io.github.quadrille.io.target.CoveringReader;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.RecordText;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Reads all readable packings from a file, and reports the records that cannot be read. The file may be JSON as for
 * {@link PackingReader}, or text with rows of letters or outlines, see {@link PackingPictures}. It may also hold lists
 * of numbers, see {@link SymbolLists}, or a covering, see {@link CoveringReader}.
 */
public final class PackingRecords {
    private static final String EMPTY = "The input is empty. Check whether the command that writes it failed.";
    /** This message is for a file of answers none of which has a packing. */
    public static final String NO_PACKING =
            "This file has no packing. Perhaps the puzzle has none, or the search reached a limit.";

    private static final Pattern PUZZLE = Pattern.compile("^board *:", Pattern.MULTILINE);
    private static final String NO_PICTURE = "The input has no packing. Give JSON with pieces, rows with a"
            + " letter or a number for each cell, or an answer of 'solve'.";
    /**
     * This many characters are read to recognize JSON. There may be as many blanks before the first record of an array.
     */
    private static final int MOST_BLANKS = 1 << 10;
    /** A text of pictures alone has at most this many bytes, which is half a million cells. */
    private static final int MOST_ALONE = 1 << 19;

    private static final Pattern JSON = Pattern.compile("\\s*(?:\\{|\\[\\s*(?:[{\\]]|$))");
    private static final Pattern ANSWER = Pattern.compile("\\s*status: ");

    private PackingRecords() {}

    /** Reads a text that has been opened. */
    interface Reading<T> {
        T of(BufferedReader text) throws IOException, UnusableInput;
    }

    /**
     * Reads a file, or standard input, with all its records, bad ones among them.
     *
     * @param argument a path, or {@code -}
     * @param puzzle the puzzle that the packings should be of; its letters tell rows of a picture from words
     * @return a problem to report when there was no record
     * @throws UnusableInput when the input cannot be opened or is not even text
     */
    public static Optional<Problem> read(String argument, Puzzle puzzle, Consumer<PackingRecord> receiver)
            throws UnusableInput {
        String source = InputFile.label(argument);
        return reading(
                source,
                InputFile.open(argument),
                text -> isJson(text)
                        ? readJson(source, text, puzzle, receiver)
                        : readText(source, text, Optional.of(puzzle), false, receiver));
    }

    /** Reads all records from rows of letters. Their problems have positions in this text. */
    public static void readRows(String source, String rows, Puzzle puzzle, Consumer<PackingRecord> receiver) {
        new PackingPictures(source, 0, rows, Optional.of(puzzle), receiver).read();
    }

    /**
     * Reads a file, or standard input, up to the first problem.
     *
     * @param puzzle the puzzle that the packings are of, if that is known
     * @param letters a function that makes a packing of the letters of a picture
     * @param parts a receiver of the best partial packings in undecided answers in JSON
     * @return the number of packings, without the partial packings
     * @throws UnusableInput when something is wrong; the receiver then has the packings before the first problem
     */
    public static long read(
            String argument,
            Optional<Puzzle> puzzle,
            Function<PictureSymbols, Packing> letters,
            Consumer<FoundPacking> receiver,
            Consumer<FoundPacking> parts)
            throws UnusableInput {
        String source = InputFile.label(argument);
        return readGood(source, InputFile.open(argument), puzzle, letters, record -> {
            if (record instanceof FoundPacking found) {
                receiver.accept(found);
            } else if (record instanceof PackingRecord.BestPart best) {
                parts.accept(best.part());
            }
        });
    }

    /**
     * Reads a stream up to the first problem. The receiver gets packings, best partial packings, and remarks about
     * pictures.
     */
    static long readGood(
            String source,
            InputStream in,
            Optional<Puzzle> puzzle,
            Function<PictureSymbols, Packing> letters,
            Consumer<PackingRecord> receiver)
            throws UnusableInput {
        return reading(
                source,
                in,
                text -> isJson(text)
                        ? PackingReader.read(
                                source,
                                text,
                                PackingReader.Wanted.PACKINGS_AND_PARTS,
                                puzzle.map(known -> known.region().lattice()),
                                receiver)
                        : readPictures(source, text, puzzle, false, letters, receiver));
    }

    /**
     * Reads JSON, or a text in which every line belongs to a picture or has a colon or an equals sign.
     *
     * @param letters a function that makes a packing of the letters of a picture
     * @throws UnusableInput with everything that is wrong; the receiver may have some packings then
     */
    public static void readAlone(
            String source, byte[] bytes, Function<PictureSymbols, Packing> letters, Consumer<FoundPacking> receiver)
            throws UnusableInput {
        Consumer<PackingRecord> packings = PackingRecord.packings(receiver);
        PlainText.decoded(new Problems(source), bytes);
        reading(source, new ByteArrayInputStream(bytes), text -> {
            if (isJson(text)) {
                return PackingReader.read(source, text, PackingReader.Wanted.PACKINGS, Optional.empty(), packings);
            }
            if (bytes.length > MOST_ALONE) {
                throw new UnusableInput(
                        source,
                        "This file is larger than %d KiB, which is too large for a picture of a board. Check that it is a picture."
                                .formatted(MOST_ALONE >> 10));
            }
            return readPictures(source, text, Optional.empty(), true, letters, packings);
        });
    }

    /** Opens a text, reads it, and closes it. */
    static <T> T reading(String source, InputStream in, Reading<T> reading) throws UnusableInput {
        try (BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()))) {
            text.mark(1);
            if (text.read() != '\uFEFF') {
                text.reset();
            }
            return reading.of(text);
        } catch (CharacterCodingException e) {
            throw new UnusableInput(
                    source, "This file has bytes that are not UTF-8 text. Check that this is a text file.");
        } catch (IOException e) {
            throw InputFile.unreadable(new Problems(source), e);
        }
    }

    /** Passes on pictures as packings, and throws all problems at the end. */
    private static long readPictures(
            String source,
            BufferedReader text,
            Optional<Puzzle> puzzle,
            boolean alone,
            Function<PictureSymbols, Packing> letters,
            Consumer<PackingRecord> receiver)
            throws IOException, UnusableInput {
        Problems problems = new Problems(source);
        long[] count = {0};
        Optional<Problem> nothing = readText(source, text, puzzle, alone, record -> {
            if (record instanceof PackingRecord.Unreadable bad) {
                bad.problems().forEach(problems::add);
            } else if (record instanceof PackingRecord.PackingPicture picture) {
                count[0]++;
                receiver.accept(new FoundPacking(Optional.empty(), letters.apply(picture.symbols())));
            } else {
                count[0] += record instanceof FoundPacking ? 1 : 0;
                receiver.accept(record);
            }
        });
        problems.throwIfAny();
        if (nothing.isPresent()) {
            throw new UnusableInput(List.of(nothing.get()));
        }
        return count[0];
    }

    private static Optional<Problem> readJson(
            String source, BufferedReader text, Puzzle puzzle, Consumer<PackingRecord> receiver) throws IOException {
        boolean[] any = {false};
        Consumer<PackingRecord> packings = record -> receiver.accept(
                record instanceof PackingRecord.WrittenCovering written
                        ? new FoundPacking(Optional.empty(), CoveringPieces.of(written.covering(), Optional.of(puzzle)))
                        : record);
        RecordText records = new RecordText(text, skipBlanks(text).linesBefore());
        Problems problems = new Problems(source);
        do {
            PackingReader.readRecords(records, puzzle.region().lattice(), problems, noting(any, packings));
        } while (records.nextRecord());
        return any[0] ? Optional.empty() : Optional.of(new Problem(source, 0, 0, NO_PACKING));
    }

    /** Returns a receiver that passes on records, and notes whether there was a packing, good or bad. */
    private static Consumer<PackingRecord> noting(boolean[] any, Consumer<PackingRecord> receiver) {
        return record -> {
            any[0] |= !(record instanceof PackingRecord.Remark || record instanceof PackingRecord.Optimum);
            receiver.accept(record);
        };
    }

    /** Reads a covering, rows of numbers in lists, or pictures among other lines. */
    private static Optional<Problem> readText(
            String source,
            BufferedReader text,
            Optional<Puzzle> puzzle,
            boolean alone,
            Consumer<PackingRecord> receiver)
            throws IOException, UnusableInput {
        Blanks blanks = skipBlanks(text);
        String rest = blanks.indentation() + bounded(source, text);
        String whole = "\n".repeat(blanks.linesBefore()) + rest;
        if (rest.isBlank()) {
            return Optional.of(new Problem(source, 0, 0, EMPTY));
        }
        boolean[] any = {false};
        Consumer<PackingRecord> records = noting(any, receiver);
        Problems problems = new Problems(source);
        Optional<Region> cubes =
                puzzle.map(Puzzle::region).filter(board -> board.lattice().isSolid());
        if (rest.startsWith("[") && cubes.isPresent()) {
            records.accept(new PackingRecord.PackingPicture(SymbolLists.cubes(problems, whole, cubes.get())));
        } else if (CoveringReader.isCovering(rest)) {
            Covering covering = CoveringReader.parse(source, whole);
            records.accept(new FoundPacking(Optional.empty(), CoveringPieces.of(covering, puzzle)));
        } else if (rest.startsWith("[")) {
            records.accept(new PackingRecord.PackingPicture(SymbolLists.squares(problems, whole)));
        } else if (PUZZLE.matcher(rest).find()) {
            return Optional.of(new Problem(
                    source, 0, 0, "This is a puzzle, not a packing. Use 'solve', and name its answer here."));
        } else {
            PackingPictures pictures = new PackingPictures(source, blanks.linesBefore(), rest, puzzle, records);
            (alone ? pictures.alone() : pictures).read();
        }
        String why = ANSWER.matcher(rest).lookingAt()
                ? NO_PACKING
                : puzzle.flatMap(board -> PackingPictures.shortRows(rest, board))
                        .orElse(NO_PICTURE);
        return any[0] ? Optional.empty() : Optional.of(new Problem(source, 0, 0, why));
    }

    /** Holds the blanks before the first mark: the number of lines, and the indentation of the mark in its line. */
    private record Blanks(int linesBefore, String indentation) {}

    private static Blanks skipBlanks(BufferedReader text) throws IOException {
        int linesBefore = 0;
        StringBuilder indentation = new StringBuilder();
        for (int first = RecordText.peek(text);
                first >= 0 && Character.isWhitespace(first);
                first = RecordText.peek(text)) {
            indentation.append((char) text.read());
            if (first == '\n') {
                linesBefore++;
                indentation.setLength(0);
            }
        }
        return new Blanks(linesBefore, indentation.toString());
    }

    /** Returns the rest of a text that is not JSON, and refuses one that is too large. */
    private static String bounded(String source, BufferedReader text) throws IOException, UnusableInput {
        StringBuilder rest = new StringBuilder();
        char[] chars = new char[1 << 16];
        for (int count = text.read(chars); count >= 0; count = text.read(chars)) {
            if (rest.length() + count > InputFile.MAX_BYTES) {
                throw new UnusableInput(
                        source,
                        "This file is larger than %d MiB. Use JSON for this many packings."
                                .formatted(InputFile.MAX_BYTES >> 20));
            }
            rest.append(chars, 0, count);
        }
        return rest.toString();
    }

    /** Returns whether records of JSON begin here. Lists in a list are rows of a picture. */
    static boolean isJson(BufferedReader text) throws IOException {
        char[] begin = new char[MOST_BLANKS];
        text.mark(begin.length);
        int count = Math.max(0, text.read(begin, 0, begin.length));
        text.reset();
        return JSON.matcher(new String(begin, 0, count)).lookingAt();
    }
}
