package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.DrawnRows;
import io.github.quadrille.io.text.DrawnRows.PictureRow;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the board: a size, a picture over {@code . ? #}, or one of 0 and 1, whose 1 must be covered. */
final class BoardReader {
    private static final String MARKS = "" + Region.MANDATORY + Region.OPTIONAL + Region.HOLE;
    /** Lets the rest of the file be read; a puzzle with problems is never made. */
    private static final List<String> STAND_IN = List.of(".");

    private static final Pattern DIGITS = Pattern.compile("[01]+");

    private final Problems problems;

    BoardReader(Problems problems) {
        this.problems = problems;
    }

    /** The picture of the board. */
    List<String> read(YamlNode node) {
        if (node instanceof YamlNode.Scalar text && isMeantAsSize(text)) {
            return BoardSize.read(text.value(), text.position(), problems)
                    .map(BoardSize::picture)
                    .orElse(STAND_IN);
        }
        Optional<String> size = sizeInList(node);
        if (size.isPresent()) {
            problems.add(node.position(), "The board is %s. Maybe %s.".formatted(node.description(), size.get()));
            return STAND_IN;
        }
        return DrawnRows.read(node, "The board", problems).map(this::checked).orElse(STAND_IN);
    }

    /** The size that somebody meant by {@code [4, 5]}; {@code [011, 110]} are rows. */
    private static Optional<String> sizeInList(YamlNode node) {
        return node instanceof YamlNode.Sequence list
                        && list.items().size() == 2
                        && list.items().get(0) instanceof YamlNode.Scalar rows
                        && list.items().get(1) instanceof YamlNode.Scalar columns
                ? Optional.of(rows.value() + "x" + columns.value())
                        .filter(size -> BoardSize.isSize(size) && !size.startsWith("0") && !size.contains("x0"))
                : Optional.empty();
    }

    /** A single line with none of the marks of a picture. */
    static boolean isMeantAsSize(YamlNode.Scalar text) {
        return (text.style() == YamlNode.Style.PLAIN || text.style() == YamlNode.Style.QUOTED)
                && !text.value().isBlank()
                && text.rows().size() == 1
                && text.value().chars().noneMatch(c -> MARKS.indexOf(c) >= 0);
    }

    /** A picture of 0 and 1, of which 1 must be covered, with the marks of others. */
    private static DrawnRows marked(DrawnRows picture) {
        return picture.rows().stream()
                        .allMatch(row -> DIGITS.matcher(row.text()).matches())
                ? new DrawnRows(picture.rows().stream()
                        .map(row -> new PictureRow(
                                row.text().replace('1', Region.MANDATORY).replace('0', Region.HOLE),
                                row.start(),
                                row.exact()))
                        .toList())
                : picture;
    }

    private List<String> checked(DrawnRows written) {
        DrawnRows picture = marked(written);
        List<String> rows = picture.rows().stream().map(PictureRow::text).toList();
        TextPosition start = picture.rows().get(0).start();
        BoardSize size = new BoardSize(rows.size(), picture.width());
        Optional<String> complaint = size.complaint(size.rows() + "x" + size.columns());
        if (complaint.isPresent()) {
            problems.add(start, complaint.get());
            return STAND_IN;
        }
        picture.reportUnknown(
                MARKS,
                "The board",
                "Maybe '.' for a cell to cover, '?' for one that may be covered, '#' for none.",
                problems);
        picture.reportRagged(problems);
        if (rows.stream().allMatch(row -> row.chars().allMatch(mark -> mark == Region.HOLE))) {
            problems.add(start, "The board is all '#', which is no cell. Maybe some are '.'.");
            return STAND_IN;
        }
        return rows;
    }
}
