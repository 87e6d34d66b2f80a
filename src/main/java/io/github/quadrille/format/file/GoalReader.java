package io.github.quadrille.format.file;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.BuiltInKinds;
import io.github.quadrille.puzzle.Goal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Reads what is asked: {@code goal}, {@code maximise}, {@code weights} and {@code cell-weights}. */
final class GoalReader {
    static final List<String> KEYS = List.of("goal", "maximise", "weights", "cell-weights");
    private static final int MOST = 1_000_000;
    private static final String DIGITS = "0123456789";
    private static final String NO_CELL = ".?#";

    private final YamlNode.Mapping file;
    private final Problems problems;
    private final boolean cover;
    private final boolean pieces;

    GoalReader(YamlNode.Mapping file, Problems problems) {
        this.file = file;
        this.problems = problems;
        this.cover = word("goal", List.of("pack", "cover")).equals("cover");
        this.pieces = word("maximise", List.of("cells", "pieces")).equals("pieces");
        if (!cover) {
            refuse(KEYS.subList(1, KEYS.size()), "is for coverings only. Maybe add 'goal: cover'.");
        } else if (pieces) {
            refuse(
                    List.of("cell-weights"),
                    "is for cells, but pieces are maximised. Maybe leave out 'maximise: pieces'.");
        } else {
            refuse(List.of("weights"), "is for pieces, but cells are maximised. Maybe add 'maximise: pieces'.");
        }
    }

    Goal goal(Region region, Bag bag) {
        if (!cover) {
            return Goal.PACK;
        }
        return pieces ? new Goal.Pieces(kindWeights(bag)) : new Goal.Cells(cellWeights(region));
    }

    private String word(String key, List<String> words) {
        Optional<YamlNode> node = file.get(key);
        if (node.isEmpty()) {
            return words.get(0);
        }
        if (node.get() instanceof YamlNode.Scalar text && words.contains(text.value())) {
            return text.value();
        }
        problems.add(
                node.get().position(),
                "'%s' is %s. Maybe %s.".formatted(key, node.get().description(), String.join(" or ", words)));
        return words.get(0);
    }

    private void refuse(List<String> keys, String why) {
        file.entries().stream()
                .filter(entry -> keys.contains(entry.key()))
                .forEach(entry -> problems.add(entry.position(), "'%s' %s".formatted(entry.key(), why)));
    }

    private List<Integer> kindWeights(Bag bag) {
        List<Integer> weights = new ArrayList<>(Collections.nCopies(bag.size(), 1));
        Optional<YamlNode> node = file.get("weights");
        if (node.isPresent() && node.get() instanceof YamlNode.Mapping mapping) {
            for (YamlNode.Entry entry : mapping.entries()) {
                int kind = bag.indexOf(BuiltInKinds.canonicalName(entry.key()));
                if (kind < 0) {
                    problems.add(
                            entry.position(),
                            "No piece is called %s. Maybe it is missing under pieces."
                                    .formatted(Quote.of(entry.key())));
                } else {
                    weights.set(kind, weight(entry.value()));
                }
            }
        } else {
            node.ifPresent(other -> problems.add(
                    other.position(),
                    "The weights are %s. Maybe 'T: 3' below 'weights:'.".formatted(other.description())));
        }
        return weights;
    }

    private int weight(YamlNode node) {
        if (node instanceof YamlNode.Scalar text
                && text.value().matches("[0-9]{1,7}")
                && Integer.parseInt(text.value()) <= MOST) {
            return Integer.parseInt(text.value());
        }
        problems.add(
                node.position(),
                "A weight is %s. Maybe a whole number from 0 to %,d.".formatted(node.description(), MOST));
        return 0;
    }

    private List<Integer> cellWeights(Region region) {
        List<Integer> weights = new ArrayList<>();
        for (int cell = 0; cell < region.size(); cell++) {
            weights.add(region.isMandatory(cell) ? 1 : 0);
        }
        Optional<YamlNode> node = file.get("cell-weights");
        node.flatMap(picture -> DrawnRows.read(picture, "The picture of the weights", problems))
                .ifPresent(picture -> {
                    picture.reportUnknown(
                            DIGITS + NO_CELL,
                            "The picture of the weights",
                            "Maybe a digit for each cell, and '#' for none.",
                            problems);
                    checkSize(picture, region);
                    if (problems.isEmpty()) {
                        for (int cell = 0; cell < region.size(); cell++) {
                            char mark =
                                    picture.rows().get(region.row(cell)).text().charAt(region.column(cell));
                            weights.set(cell, Math.max(0, DIGITS.indexOf(mark)));
                        }
                    }
                });
        return weights;
    }

    private void checkSize(DrawnRows picture, Region region) {
        List<PictureRow> rows = picture.rows();
        if (rows.size() != region.rows()
                || rows.stream().anyMatch(row -> row.text().length() != region.columns())) {
            problems.add(
                    rows.get(0).start(),
                    "The weights do not have the %d rows and %d columns of the board. Maybe a digit for each square, and '#' for none."
                            .formatted(region.rows(), region.columns()));
        }
    }
}
