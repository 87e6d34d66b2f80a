package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.io.foreign.ForeignFormat;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.SymbolRows;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.LatticeSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.SourceLines;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells in which form a puzzle is written; whichever it is, it comes to the keys of a puzzle file. */
sealed interface PuzzleForm {
    /** How answers begin, in JSON and as text. */
    Pattern ANSWER = Pattern.compile(
            "\\s*(?:\\{\\s*\"(?:puzzle|packings)\"|\\{\\s*\"pieces\"\\s*:\\s*\\[\\s*\\{|status: [a-z]+\\R)");

    /** The keys that are written, or stand for what is written. */
    YamlNode.Mapping keys();

    /** A puzzle file. */
    record Keys(YamlNode.Mapping keys) implements PuzzleForm {
        private static Keys of(String source, String text) throws UnusableInput {
            YamlNode root = YamlTree.parse(source, SlantedPictures.marked(text));
            if (root instanceof YamlNode.Mapping mapping) {
                return new Keys(mapping);
            }
            String message =
                    "This is %s, no puzzle. Maybe it lacks 'board:' and 'pieces:'.".formatted(root.description());
            TextPosition position = root.position();
            throw new UnusableInput(List.of(new Problem(source, position.line(), position.column(), message)));
        }
    }

    /** The size of a board, of squares or of the lattice that is given beside it. */
    record Size(YamlNode.Mapping keys) implements PuzzleForm {
        /** Whether a text is a size of squares, or a size where a lattice is given of which cells are no squares. */
        static boolean isMeant(String text, GivenKeys given) {
            return BoardSize.isSize(text) || (given.isOfOtherLattice() && LatticeSize.isSize(text));
        }

        static Size of(String words) {
            return new Size(mapping(Map.of("board", scalar(words))));
        }
    }

    /** A matrix or a bitmap, whose 1 are the board: as many tetrominoes as one likes, if nothing else is said. */
    record Matrix(YamlNode.Mapping keys) implements PuzzleForm {
        private static Matrix of(Target target, GivenKeys given) {
            List<String> rows = IntStream.range(0, target.rows())
                    .mapToObj(row -> IntStream.range(0, target.columns())
                            .mapToObj(column -> target.contains(row, column) ? "." : "#")
                            .collect(Collectors.joining()))
                    .toList();
            Map<String, YamlNode> keys = new LinkedHashMap<>(Map.of("board", drawing(0, rows)));
            if (given.pieces().isEmpty()) {
                PieceSymmetry may = given.symmetry().orElse(PieceSymmetry.FREE);
                String set = may == PieceSymmetry.FREE ? "tetrominoes" : may.word() + "-tetrominoes";
                keys.put("pieces", PiecesText.entries(set + ": " + CountRange.ANY, given.option(), new Problems(set)));
                if (given.goal().isEmpty()) {
                    keys.put("goal", scalar(given.matrixGoal()));
                }
            }
            return new Matrix(mapping(keys));
        }
    }

    /** Just the picture of a board, which may be in other signs than that of a file. */
    record Picture(YamlNode.Mapping keys) implements PuzzleForm {
        private static final String MARKS = "" + Region.MANDATORY + Region.OPTIONAL + Region.HOLE;

        static Picture of(String source, String text, GivenKeys given) throws UnusableInput {
            if (given.pieces().isEmpty() && given.option().isNeeded()) {
                throw new UnusableInput(
                        source,
                        "This is just the picture of a board. Maybe add %s."
                                .formatted(given.option().example()));
            }
            List<String> lines =
                    text.stripTrailing().lines().map(String::stripTrailing).toList();
            int above = (int) lines.stream().takeWhile(String::isEmpty).count();
            if (above == lines.size()) {
                throw new UnusableInput(source, "The picture is empty. Maybe XX/X., with X for a cell.");
            }
            return new Picture(mapping(Map.of("board", drawing(above, lines.subList(above, lines.size())))));
        }

        /**
         * Whether a text is just a picture: nothing else consists of its marks alone, except that lines of {@code #} are
         * comments. Where pieces are given a text without any key must be one, so that other characters are mistakes in it.
         */
        private static boolean isMeant(String text, GivenKeys given) {
            return given.pieces().isPresent()
                    ? text.indexOf(':') < 0 && !text.isBlank()
                    : text.chars().allMatch(c -> Character.isWhitespace(c) || MARKS.indexOf(c) >= 0)
                            && text.chars().anyMatch(c -> c == Region.MANDATORY || c == Region.OPTIONAL);
        }
    }

    private static YamlNode.Mapping mapping(Map<String, YamlNode> keys) {
        return new YamlNode.Mapping(
                TextPosition.NONE,
                keys.entrySet().stream()
                        .map(key -> new YamlNode.Entry(key.getKey(), TextPosition.NONE, key.getValue()))
                        .toList());
    }

    private static YamlNode scalar(String word) {
        return new YamlNode.Scalar(TextPosition.NONE, word, YamlNode.Style.PLAIN, new SourceLines(word));
    }

    /** Rows that stand as they are below the first lines of a text. */
    private static YamlNode drawing(int above, List<String> rows) {
        String drawn = String.join("\n", rows);
        return new YamlNode.Scalar(
                new TextPosition(above, 1), drawn, YamlNode.Style.LITERAL, new SourceLines("\n".repeat(above) + drawn));
    }

    /** Whether bytes are not those of a format that is no text. */
    static boolean isText(byte[] bytes) {
        return !InputFile.isXml(bytes) && !InputFile.isCompressed(bytes) && !BitmapReader.isBitmap(bytes);
    }

    /** Finds out the form of a file. */
    static PuzzleForm of(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        if (isText(bytes)) {
            return of(source, InputFile.decode(source, bytes), given);
        }
        if (BitmapReader.isBitmap(bytes)) {
            return Matrix.of(TargetReader.parse(source, bytes), given);
        }
        throw new UnusableInput(
                source,
                "This is no puzzle file, but XML or compressed. Maybe 'quadrille import' first, if BurrTools wrote it.");
    }

    /**
     * Finds out the form of a text.
     *
     * @param source what messages call the text
     * @throws UnusableInput where it has none of these, with the command that reads it where there is one
     */
    static PuzzleForm of(String source, String written, GivenKeys given) throws UnusableInput {
        String text = written.startsWith("\uFEFF") ? written.substring(1) : written;
        if (PuzzleCode.isCode(text)) {
            return of(source, PuzzleCode.text(source, text), given);
        }
        if (ANSWER.matcher(text).lookingAt()) {
            throw new UnusableInput(
                    source, "This is an answer, not a puzzle. Maybe another file is meant: the puzzle comes first.");
        }
        Optional<ForeignFormat> foreign = given.isOfOtherLattice() ? Optional.empty() : ForeignFormat.of(text);
        if (foreign.isPresent() && !(given.pieces().isPresent() && foreign.get().isDrawing())) {
            throw foreign.get().refusal(source);
        }
        if (MatrixReader.isMatrix(text)) {
            return Matrix.of(TargetReader.ofText(source, text), given);
        }
        boolean isBoard = !given.isOfOtherLattice() && BoardSigns.isPicture(text);
        if (!isBoard && SymbolRows.isPicture(text)) {
            throw new UnusableInput(
                    source,
                    "This is a packing with a letter for each cell, no puzzle. Maybe 'quadrille import' first, which makes one of it.");
        }
        return isBoard || Picture.isMeant(text, given) ? Picture.of(source, text, given) : Keys.of(source, text);
    }
}
