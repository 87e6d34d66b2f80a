package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.PictureSymbols;
import io.github.quadrille.io.puzzlefile.GivenReader;
import io.github.quadrille.io.puzzlefile.GivenShapes;
import io.github.quadrille.io.puzzlefile.SlantedPictures;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Reads given pieces from a separate file. The file can have a packing in any form, a list of given pieces as in a
 * puzzle file, or a puzzle file with given pieces.
 */
public final class GivenFile {
    private static final Pattern LIST = Pattern.compile(
            "\\s*(?:-\\s*[\\[{]|\\[\\s*\\[\\s*[\"']?\\w[^\\[\\],]*,\\s*\\[|\\[\\s*\\{\\s*\"(?:kind|cells)\")");
    private static final Pattern FILE =
            Pattern.compile("(?m)^(?:board|given)\\s*:|\\A\\s*\\{\\s*\"?(?:name|board|given)\"?\\s*:");
    private static final Pattern ANSWER = Pattern.compile("\\s*status: ");

    private GivenFile() {}

    /**
     * Returns the puzzle with its own given pieces and the given pieces of a file. A piece that is in the puzzle and in
     * the file is added only once.
     *
     * @param argument the name of a file, or {@code -} for standard input
     * @param dividing a function that divides the cells of one letter into pieces, if several pieces of a kind touch
     * @throws UnusableInput with everything that is wrong with the pieces
     */
    public static Puzzle added(String argument, Puzzle puzzle, UnaryOperator<Packing> dividing) throws UnusableInput {
        Problems problems = new Problems(InputFile.label(argument));
        byte[] bytes = InputFile.bytes(argument, "file of given pieces");
        String text = PlainText.decoded(problems, bytes);
        List<Placement> pieces =
                isList(text) ? ofList(problems, text, puzzle) : ofPacking(problems, bytes, puzzle, dividing);
        GivenShapes shapes = new GivenShapes(puzzle);
        List<Placement> given = new ArrayList<>(puzzle.given());
        pieces.stream()
                .map(shapes::named)
                .filter(piece -> given.stream().noneMatch(piece::isSameAs))
                .forEach(given::add);
        shapes.faults(given).forEach(fault -> problems.add(fault.message()));
        problems.throwIfAny();
        return puzzle.withGiven(given);
    }

    private static List<Placement> ofPacking(
            Problems problems, byte[] bytes, Puzzle puzzle, UnaryOperator<Packing> dividing) throws UnusableInput {
        GivenShapes shapes = new GivenShapes(puzzle);
        List<Packing> packings = new ArrayList<>();
        List<Packing> parts = new ArrayList<>();
        Function<PictureSymbols, Packing> letters = picture -> {
            List<Placement> pieces = new ArrayList<>();
            for (Placement symbol : picture.letters().pieces()) {
                GivenShapes.Reading reading = shapes.read(symbol.kind(), symbol.cells());
                List<Placement> divided = reading.problems().isEmpty()
                        ? List.of()
                        : dividing.apply(new Packing(List.of(symbol))).pieces();
                boolean isDivided = divided.size() > 1 && shapes.faults(divided).isEmpty();
                pieces.addAll(isDivided ? divided : reading.pieces());
                (isDivided ? List.<String>of() : reading.problems()).forEach(problems::add);
            }
            return new Packing(pieces);
        };
        InputStream in = new ByteArrayInputStream(bytes);
        PackingRecords.readGood(problems.source(), in, Optional.of(puzzle), letters, record -> {
            if (record instanceof PackingRecord.FoundPacking found) {
                packings.add(found.packing());
            } else if (record instanceof PackingRecord.BestPart best) {
                parts.add(best.part().packing());
            } else if (record instanceof PackingRecord.Remark remark) {
                problems.add(remark.sentence());
            }
        });
        problems.throwIfAny();
        List<Packing> found = packings.isEmpty() ? parts : packings;
        if (found.size() != 1) {
            throw problems.refusal(
                    found.isEmpty()
                            ? "This file has no pieces. Leave %s out.".formatted(ParameterName.of("given"))
                            : "This file has %,d packings, but %s takes one. Keep one of them."
                                    .formatted(found.size(), ParameterName.of("given")));
        }
        return found.get(0).pieces();
    }

    /** Returns whether a text is a list of given pieces or a puzzle file. Otherwise it is a packing. */
    private static boolean isList(String text) {
        return LIST.matcher(text).lookingAt()
                || (FILE.matcher(text).find() && !ANSWER.matcher(text).lookingAt());
    }

    private static List<Placement> ofList(Problems problems, String text, Puzzle puzzle) throws UnusableInput {
        YamlNode root = YamlTree.parse(problems.source(), SlantedPictures.marked(text));
        Optional<YamlNode> given = root instanceof YamlNode.Mapping file ? file.get("given") : Optional.of(root);
        if (given.isEmpty()) {
            throw problems.refusal(
                    root.position(),
                    "This puzzle file has no 'given'. Add a line 'given:', or leave %s out."
                            .formatted(ParameterName.of("given")));
        }
        List<Placement> pieces = new GivenReader(puzzle, problems).read(given.get());
        problems.throwIfAny();
        return pieces;
    }
}
