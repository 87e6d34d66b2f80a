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
 * Reads all readable packings from a file, and reports the records that cannot be read. The file can be JSON (see
 * {@link PackingReader}), or text with rows of letters or outlines (see {@link PackingPictures}). It can also have
 * lists of numbers (see {@link SymbolLists}), or a covering (see {@link CoveringReader}).
 */
public final class PackingRecords {
    private static final String EMPTY = "The input is empty. Check whether the command that writes it failed.";
    /** This message is for a file of answers in which no answer has a packing. */
    public static final String NO_PACKING =
            "This file has no packing. Perhaps the puzzle has none, or the search reached a limit.";

    private static final Pattern PUZZLE = Pattern.compile("^board *:", Pattern.MULTILINE);
    private static final String NO_PICTURE = "The input has no packing. Give JSON with pieces, rows with a"
            + " letter or a number for each cell, or an answer of 'solve'.";
    /**
     * This many characters are read to recognize JSON. So fewer blanks than this can stand before the first bracket.
     */
    private static final int MOST_BLANKS = 1 << 10;
    /** A text that must have only pictures can have at most this many bytes, which suffice for half a million cells. */
    private static final int MOST_ALONE = 1 << 19;

    private static final Pattern JSON = Pattern.compile("\\s*(?:\\{|\\[\\s*(?:[{\\]]|$))");
    private static final Pattern ANSWER = Pattern.compile("\\s*status: ");

    private PackingRecords() {}

    /** A {@code Reading} reads a text that has been opened. */
    interface Reading<T> {
        T of(BufferedReader text) throws IOException, UnusableInput;
    }

    /**
     * Reads all records of a file or of standard input, including records with problems.
     *
     * @param argument the path of a file, or {@code -} for standard input
     * @param puzzle the puzzle of the packings; its letters help to tell rows of a picture from words
     * @return a problem to report when there was no record
     * @throws UnusableInput when the input cannot be opened or is not text
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

    /** Reads all records from rows of letters. The positions of problems are positions in these rows. */
    public static void readRows(String source, String rows, Puzzle puzzle, Consumer<PackingRecord> receiver) {
        new PackingPictures(source, 0, rows, Optional.of(puzzle), receiver).read();
    }

    /**
     * Reads a file or standard input. Problems are collected, and reported at the end.
     *
     * @param puzzle the puzzle of the packings, if it is known
     * @param letters a function that makes a packing from the letters of a picture
     * @param parts a receiver of the best partial packings in undecided answers in JSON
     * @return the number of packings, without partial packings
     * @throws UnusableInput with everything that is wrong; the receivers can have got some packings then
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
     * Reads a stream, and throws all problems at the end. The receiver gets packings, best partial packings, coverings
     * in JSON, and remarks about pictures.
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
     * Reads JSON, or a text in which every line belongs to a picture or is a title or legend, for example with a colon
     * or an equals sign.
     *
     * @param letters a function that makes a packing from the letters of a picture
     * @throws UnusableInput with everything that is wrong; the receiver can have got some packings then
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

    /** Passes pictures on as packings, and throws all problems at the end. */
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

    /**
     * Returns a receiver that passes all records on. It sets the only entry of {@code any} to true if a record is a
     * packing, a covering or a picture, or cannot be read.
     */
    private static Consumer<PackingRecord> noting(boolean[] any, Consumer<PackingRecord> receiver) {
        return record -> {
            any[0] |= !(record instanceof PackingRecord.Remark || record instanceof PackingRecord.Optimum);
            receiver.accept(record);
        };
    }

    /** Reads a covering, lists of rows or layers, or pictures between other lines. */
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

    /**
     * Says where the first character is that is not a blank: the number of lines above its line, and the blanks before
     * it in this line.
     */
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

    /** Returns the rest of a text that is not JSON. A text that is too large is refused. */
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

    /**
     * Returns whether records of JSON begin here. A list of lists is not such a record, because it has the rows of a
     * picture.
     */
    static boolean isJson(BufferedReader text) throws IOException {
        char[] begin = new char[MOST_BLANKS];
        text.mark(begin.length);
        int count = Math.max(0, text.read(begin, 0, begin.length));
        text.reset();
        return JSON.matcher(new String(begin, 0, count)).lookingAt();
    }
}
