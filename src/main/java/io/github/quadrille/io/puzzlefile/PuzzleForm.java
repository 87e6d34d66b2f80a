package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.foreign.ForeignFormat;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.SymbolRows;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.LatticeSize;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
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

/**
 * A {@code PuzzleForm} is the form in which a puzzle is written, such as a size or a picture. Each form is converted
 * into the keys of a puzzle file.
 */
sealed interface PuzzleForm {
    /** This pattern matches the beginning of an answer of this program, both in JSON and as text. */
    Pattern ANSWER = Pattern.compile(
            "\\s*(?:\\{\\s*\"(?:puzzle|packings)\"|\\{\\s*\"pieces\"\\s*:\\s*\\[\\s*\\{|status: [a-z]+\\R)");

    /** Returns the receiver of the problems of the text. */
    Problems problems();

    /**
     * Returns the keys of the puzzle: those that the text has, or those that a shorter form such as a size stands for.
     */
    YamlNode.Mapping keys(GivenKeys given) throws UnusableInput;

    /** Holds a puzzle file. */
    record Keys(Problems problems, String text) implements PuzzleForm {
        @Override
        public YamlNode.Mapping keys(GivenKeys given) throws UnusableInput {
            YamlNode root = YamlTree.parse(problems.source(), SlantedPictures.marked(text));
            if (root instanceof YamlNode.Mapping mapping) {
                return mapping;
            }
            String message = "This is %s, not a puzzle. Add 'board:' and 'pieces:'.".formatted(root.description());
            throw problems.refusal(root.position(), message);
        }
    }

    /**
     * Holds the size of a board. For a board of squares, the standard bag is used if no pieces are given. It has the
     * same number of each free tetromino. If another lattice is given as a parameter, pieces must be given, too.
     */
    record Size(Problems problems) implements PuzzleForm {
        /**
         * Returns whether a text is the size of a board of squares. If another lattice is given, the size of a board on
         * any lattice is accepted, too.
         */
        static boolean isMeant(String text, GivenKeys given) {
            return BoardSize.isSize(text) || (given.isOfOtherLattice() && LatticeSize.isSize(text));
        }

        @Override
        public YamlNode.Mapping keys(GivenKeys given) throws UnusableInput {
            Map<String, YamlNode> keys =
                    new LinkedHashMap<>(Map.of("board", YamlNode.word(TextPosition.NONE, problems.source())));
            if (!given.isOfOtherLattice()) {
                BoardSize size = BoardSize.parse(problems.source());
                if (given.pieces().isEmpty()) {
                    refuseUnlikeStandard(given);
                    keys.put("pieces", pieces("tetrominoes: " + size.rows() * size.columns() / 20, given));
                }
            } else if (given.pieces().isEmpty()) {
                Lattice cells = given.lattice().orElseThrow();
                String set = cells == Lattices.CUBIC
                        ? "solid-pentominoes"
                        : cells.dimensions() > 3
                                ? "\"tetracubes: any\""
                                : cells == Lattices.FCC
                                        ? "planar-tetrominoes"
                                        : cells == Lattices.HEXAGONAL ? "tetrahexes" : "hexiamonds";
                throw problems.refusal("A size of the %s lattice does not say which pieces to use. Add %s."
                        .formatted(cells.word(), given.option().shown(set)));
            }
            return mapping(keys);
        }

        private void refuseUnlikeStandard(GivenKeys given) throws UnusableInput {
            PieceSymmetry symmetry = given.symmetry().orElse(PieceSymmetry.FREE);
            if (symmetry != PieceSymmetry.FREE) {
                throw new UnusableInput(
                        ParameterName.of("symmetry", symmetry.word()),
                        "The standard bag of %s has pieces that may be turned and flipped. Add %s."
                                .formatted(
                                        problems.source(),
                                        ParameterName.of("pieces", symmetry.word() + "-tetrominoes")));
            }
            Wrap wrap = given.wrap().orElse(Wrap.NONE);
            if (wrap.frontMeetsBack()) {
                throw new UnusableInput(
                        ParameterName.of("wrap", wrap.word()),
                        "A board of squares has only one layer, so layers cannot meet. Use %s."
                                .formatted(ParameterName.of("wrap", "rows,columns")));
            }
        }
    }

    /**
     * Holds a matrix or a bitmap. The board consists of the cells with 1. If no pieces are given, any number of
     * tetrominoes can be used.
     */
    record Matrix(Problems problems, Target target) implements PuzzleForm {
        @Override
        public YamlNode.Mapping keys(GivenKeys given) {
            List<String> rows = IntStream.range(0, target.rows())
                    .mapToObj(row -> IntStream.range(0, target.columns())
                            .mapToObj(column -> target.contains(row, column) ? "." : "#")
                            .collect(Collectors.joining()))
                    .toList();
            Map<String, YamlNode> keys = new LinkedHashMap<>(Map.of("board", drawing(0, rows)));
            if (given.pieces().isEmpty()) {
                PieceSymmetry may = given.symmetry().orElse(PieceSymmetry.FREE);
                String set = may == PieceSymmetry.FREE ? "tetrominoes" : may.word() + "-tetrominoes";
                keys.put("pieces", pieces(set + ": " + CountRange.ANY, given));
                if (given.goal().isEmpty()) {
                    keys.put("goal", YamlNode.word(TextPosition.NONE, given.matrixGoal()));
                }
            }
            return mapping(keys);
        }
    }

    /**
     * Holds a text that is only the picture of a board. In this picture, {@code #} can also stand for cells, and blanks
     * for no cells.
     */
    record Picture(Problems problems, String text) implements PuzzleForm {
        /**
         * Returns whether a text is only a picture. If no pieces are given, it must consist of the marks of a board,
         * and at least one mark must be a cell, because lines of {@code #} alone are comments. If pieces are given,
         * every text without a colon is taken for a picture, so that its wrong characters are reported.
         */
        private static boolean isMeant(String text, GivenKeys given) {
            return given.pieces().isPresent()
                    ? text.indexOf(':') < 0 && !text.isBlank()
                    : text.chars().allMatch(c -> Character.isWhitespace(c) || BoardSigns.MARKS.indexOf(c) >= 0)
                            && text.chars().anyMatch(c -> c == Region.MANDATORY || c == Region.OPTIONAL);
        }

        @Override
        public YamlNode.Mapping keys(GivenKeys given) throws UnusableInput {
            if (given.pieces().isEmpty() && given.option().isNeeded()) {
                throw problems.refusal("This is only the picture of a board. Add %s."
                        .formatted(given.option().example()));
            }
            List<String> lines =
                    text.stripTrailing().lines().map(String::stripTrailing).toList();
            int above = (int) lines.stream().takeWhile(String::isEmpty).count();
            if (above == lines.size()) {
                throw problems.refusal("The picture is empty. Write XX/X., with X for a cell.");
            }
            return mapping(Map.of("board", drawing(above, lines.subList(above, lines.size()))));
        }
    }

    private static YamlNode.Mapping mapping(Map<String, YamlNode> keys) {
        return new YamlNode.Mapping(
                TextPosition.NONE,
                keys.entrySet().stream()
                        .map(key -> new YamlNode.Entry(key.getKey(), TextPosition.NONE, key.getValue()))
                        .toList());
    }

    /**
     * Returns the rows of a picture as the value of a key.
     *
     * @param above the number of lines of the file above the rows
     */
    private static YamlNode drawing(int above, List<String> rows) {
        String drawn = String.join("\n", rows);
        return new YamlNode.Scalar(
                new TextPosition(above, 1), drawn, YamlNode.Style.LITERAL, new SourceLines("\n".repeat(above) + drawn));
    }

    private static YamlNode pieces(String listed, GivenKeys given) {
        return PiecesText.entries(listed, given.option(), new Problems(listed));
    }

    /**
     * Returns whether bytes are to be read as the text of a puzzle: they are not XML, not compressed and not a bitmap.
     */
    static boolean isText(byte[] bytes) {
        return !PlainText.isXml(bytes) && !PlainText.isCompressed(bytes) && !BitmapReader.isBitmap(bytes);
    }

    /** Finds the form of the bytes of a file. */
    static PuzzleForm ofBytes(Problems problems, byte[] bytes, GivenKeys given) throws UnusableInput {
        if (isText(bytes)) {
            String text = PlainText.decoded(problems, bytes);
            return ofText(problems, text, given);
        }
        if (BitmapReader.isBitmap(bytes)) {
            return new Matrix(problems, TargetReader.ofBitmap(problems, bytes));
        }
        throw problems.refusal(
                "This is not a puzzle file, but XML or compressed. Use 'quadrille import' first, if BurrTools wrote it.");
    }

    /**
     * Finds the form of a text that can also be a size. A size or a code can be in quotes, because programs that write
     * JSON add quotes.
     */
    static PuzzleForm ofWords(Problems problems, String text, GivenKeys given) throws UnusableInput {
        String stripped = text.strip();
        boolean quoted = stripped.length() > 1 && stripped.startsWith("\"") && stripped.endsWith("\"");
        String word = quoted ? stripped.substring(1, stripped.length() - 1) : stripped;
        if (Size.isMeant(word, given)) {
            return new Size(new Problems(word));
        }
        Optional<String> meant = LatticeSize.meant(word);
        if (meant.isPresent()) {
            throw problems.refusal("%s is not a size. %s".formatted(Quote.of(word), meant.get()));
        }
        return ofText(problems, PuzzleCode.isCode(word) ? word : text, given);
    }

    /**
     * Finds the form of a text.
     *
     * @throws UnusableInput when the text has none of the forms of a puzzle; if another command reads the text, the
     *     message names that command
     */
    static PuzzleForm ofText(Problems problems, String written, GivenKeys given) throws UnusableInput {
        String text = written.startsWith("\uFEFF") ? written.substring(1) : written;
        if (PuzzleCode.isCode(text)) {
            return ofText(problems, PuzzleCode.text(problems, text), given);
        }
        if (ANSWER.matcher(text).lookingAt()) {
            throw problems.refusal("This is an answer, not a puzzle. Name the puzzle first.");
        }
        Optional<ForeignFormat> foreign = given.isOfOtherLattice() ? Optional.empty() : ForeignFormat.of(text);
        if (foreign.isPresent() && !(given.pieces().isPresent() && foreign.get().isDrawing())) {
            throw foreign.get().refusal(problems);
        }
        if (MatrixReader.isMatrix(text)) {
            return new Matrix(problems, TargetReader.ofText(problems, text));
        }
        boolean isBoard = !given.isOfOtherLattice() && BoardSigns.isPicture(text);
        if (!isBoard && SymbolRows.isPicture(text)) {
            throw problems.refusal(
                    "This is a packing with a letter for each cell, not a puzzle. Use 'quadrille import' first, which"
                            + " turns it into a puzzle.");
        }
        return isBoard || Picture.isMeant(text, given) ? new Picture(problems, text) : new Keys(problems, text);
    }
}
