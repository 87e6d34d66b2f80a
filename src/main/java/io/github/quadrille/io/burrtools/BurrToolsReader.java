package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/**
 * Reads puzzles from files of BurrTools. These are XML, which is usually compressed. Time and memory are linear in the
 * length of the XML.
 */
public final class BurrToolsReader {
    private static final int MOST_NAMED = 20;

    private BurrToolsReader() {}

    /**
     * Returns whether the bytes can be a file of BurrTools, because they are compressed or XML. Puzzle files are
     * neither.
     */
    public static boolean isMeant(byte... bytes) {
        return PlainText.isCompressed(bytes) || PlainText.isXml(bytes);
    }

    /**
     * Reads one of the problems in a file.
     *
     * @param source the name of the file in messages; a problem without a name is named after the file
     * @param number the number of the problem, from 1; if it is empty, the file must have only one problem
     * @throws UnusableInput with everything that is wrong, or that puzzles cannot express
     */
    public static ImportedPuzzle read(String source, byte[] bytes, OptionalInt number) throws UnusableInput {
        Problems problems = new Problems(source);
        BurrFile file = BurrXml.read(problems, PlainText.isCompressed(bytes) ? unpacked(problems, bytes) : bytes);
        BurrConversion.checkGrid(problems, file);
        int count = file.problems().size();
        if (count == 0) {
            throw problems.refusal(
                    "This file has shapes, but no problem to solve. Add one in BurrTools, with a result and its"
                            + " pieces.");
        }
        if (number.isEmpty() && count > 1) {
            throw problems.refusal("This file has %d problems: %s. Add %s."
                    .formatted(count, names(file), ParameterName.of("problem", "1")));
        }
        int chosen = number.orElse(1);
        if (chosen < 1 || chosen > count) {
            throw problems.refusal(
                    "There is no problem %d. The file has %s. Use one of these.".formatted(chosen, names(file)));
        }
        return new BurrConversion(problems, file, chosen - 1).puzzle();
    }

    private static String names(BurrFile file) {
        int problems = file.problems().size();
        return IntStream.range(0, Math.min(MOST_NAMED, problems))
                        .mapToObj(i -> (i + 1) + " "
                                + (file.problems().get(i).name().isBlank()
                                        ? "without a name"
                                        : Quote.of(file.problems().get(i).name())))
                        .collect(Collectors.joining(", "))
                + (problems > MOST_NAMED ? " and so on" : "");
    }

    private static byte[] unpacked(Problems problems, byte[] bytes) throws UnusableInput {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            byte[] text = in.readNBytes(InputFile.MAX_BYTES + 1);
            if (text.length > InputFile.MAX_BYTES) {
                throw problems.refusal(
                        "The file unpacks to more than %d MiB. Save it in BurrTools without its solutions."
                                .formatted(InputFile.MAX_BYTES >> 20));
            }
            return text;
        } catch (IOException e) {
            throw problems.refusal(
                    "This cannot be unpacked: %s. Check whether the file was cut off.".formatted(e.getMessage()));
        }
    }

    /**
     * Holds a puzzle from another program's file.
     *
     * @param leftOut a phrase for each part of the file that a puzzle cannot express and that does not matter for
     *     packing
     */
    public record ImportedPuzzle(Puzzle puzzle, List<String> leftOut) {
        /** Copies the list. */
        public ImportedPuzzle {
            leftOut = List.copyOf(leftOut);
        }
    }
}
