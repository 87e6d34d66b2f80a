package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.PictureSymbols;
import io.github.quadrille.io.puzzlefile.GivenReader;
import io.github.quadrille.io.puzzlefile.GivenShapes;
import io.github.quadrille.io.puzzlefile.SlantedPictures;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Reads pieces that lie already from a file of their own: whatever holds a packing may hold a part of one, and so may what a
 * puzzle file says of them.
 */
public final class GivenFile {
    private GivenFile() {}

    /**
     * The puzzle with the pieces of its own and those of a file; a piece that is in both is given once.
     *
     * @param argument a file, or {@code -}
     * @param dividing divides cells with the letter of a kind into pieces, where several touch
     * @throws UnusableInput with everything that is wrong with them
     */
    public static Puzzle added(String argument, Puzzle puzzle, UnaryOperator<Packing> dividing) throws UnusableInput {
        String source = InputFile.label(argument);
        byte[] bytes = InputFile.bytes(argument, "file of given pieces");
        String text = PlainText.decoded(new Problems(source), bytes);
        List<Placement> pieces = GivenList.isList(text)
                ? GivenList.read(source, text, puzzle)
                : ofPacking(source, bytes, puzzle, dividing);
        GivenShapes shapes = new GivenShapes(puzzle);
        List<Placement> given = new ArrayList<>(puzzle.given());
        pieces.stream()
                .map(shapes::named)
                .filter(piece -> given.stream().noneMatch(piece::isSameAs))
                .forEach(given::add);
        List<Problem> problems = shapes.faults(given).stream()
                .map(fault -> new Problem(source, 0, 0, fault.message()))
                .toList();
        if (!problems.isEmpty()) {
            throw new UnusableInput(problems);
        }
        return puzzle.withGiven(given);
    }

    private static List<Placement> ofPacking(
            String source, byte[] bytes, Puzzle puzzle, UnaryOperator<Packing> dividing) throws UnusableInput {
        GivenShapes shapes = new GivenShapes(puzzle);
        List<Problem> problems = new ArrayList<>();
        List<Packing> packings = new ArrayList<>();
        List<Packing> parts = new ArrayList<>();
        Function<PictureSymbols, Packing> letters = picture -> {
            List<Placement> pieces = new ArrayList<>();
            for (Placement symbol : picture.letters().pieces()) {
                GivenShapes.Reading reading = shapes.read(symbol.kind(), symbol.cells());
                if (!reading.problems().isEmpty()) {
                    List<Placement> divided =
                            dividing.apply(new Packing(List.of(symbol))).pieces();
                    if (divided.size() > 1 && shapes.faults(divided).isEmpty()) {
                        pieces.addAll(divided);
                        continue;
                    }
                }
                pieces.addAll(reading.pieces());
                reading.problems().forEach(problem -> problems.add(new Problem(source, 0, 0, problem)));
            }
            return new Packing(pieces);
        };
        PackingRecords.readGood(source, new ByteArrayInputStream(bytes), Optional.of(puzzle), letters, record -> {
            if (record instanceof PackingRecord.FoundPacking found) {
                packings.add(found.packing());
            } else if (record instanceof PackingRecord.BestPart best) {
                parts.add(best.part().packing());
            } else if (record instanceof PackingRecord.Remark remark) {
                problems.add(new Problem(source, 0, 0, remark.sentence()));
            }
        });
        if (packings.isEmpty()) {
            packings.addAll(parts);
        }
        if (packings.size() != 1 && problems.isEmpty()) {
            throw new UnusableInput(
                    source,
                    packings.isEmpty()
                            ? "The file has no piece. Maybe leave %s out.".formatted(ParameterName.of("given"))
                            : "There are %,d packings in it, but %s takes one. Maybe keep one of them."
                                    .formatted(packings.size(), ParameterName.of("given")));
        }
        if (!problems.isEmpty()) {
            throw new UnusableInput(problems);
        }
        return packings.get(0).pieces();
    }

    /** Given pieces as a puzzle file has them, in a file of their own: the list of them, or a puzzle file with {@code given}. */
    private static final class GivenList {
        private static final Pattern LIST = Pattern.compile(
                "\\s*(?:-\\s*[\\[{]|\\[\\s*\\[\\s*[\"']?\\w[^\\[\\],]*,\\s*\\[|\\[\\s*\\{\\s*\"(?:kind|cells)\")");
        private static final Pattern FILE =
                Pattern.compile("(?m)^(?:board|given)\\s*:|\\A\\s*\\{\\s*\"?(?:name|board|given)\"?\\s*:");
        private static final Pattern ANSWER = Pattern.compile("\\s*status: ");

        private GivenList() {}

        /** Whether a text is such a list, or a puzzle file, and no packing. */
        static boolean isList(String text) {
            return LIST.matcher(text).lookingAt()
                    || (FILE.matcher(text).find() && !ANSWER.matcher(text).lookingAt());
        }

        /**
         * The pieces in a text.
         *
         * @throws UnusableInput with everything that is wrong with them
         */
        static List<Placement> read(String source, String text, Puzzle puzzle) throws UnusableInput {
            YamlNode root = YamlTree.parse(source, SlantedPictures.marked(text));
            Optional<YamlNode> given = root instanceof YamlNode.Mapping file ? file.get("given") : Optional.of(root);
            if (given.isEmpty()) {
                TextPosition position = root.position();
                throw new UnusableInput(List.of(new Problem(
                        source,
                        position.line(),
                        position.column(),
                        "This puzzle file has no 'given'. Maybe add a line 'given:', or leave %s out."
                                .formatted(ParameterName.of("given")))));
            }
            Problems problems = new Problems(source);
            List<Placement> pieces = new GivenReader(puzzle, problems).read(given.get());
            problems.throwIfAny();
            return pieces;
        }
    }
}
