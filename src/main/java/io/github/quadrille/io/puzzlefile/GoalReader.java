package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.io.text.DrawnRows;
import io.github.quadrille.io.text.DrawnRows.PictureRow;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.WholeNumber;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads the goal of a puzzle: {@code goal}, {@code maximise}, {@code weights} and {@code cell-weights}. */
final class GoalReader {
    static final List<String> KEYS = List.of("goal", "maximise", "weights", "cell-weights");
    private static final int MOST = 1_000_000;
    private static final String DIGITS = "0123456789";
    private static final String NO_CELL = ".?#";

    private final YamlNode.Mapping file;
    private final Lattice lattice;
    private final Problems problems;
    /** The goal is {@code pack} or {@code cover}. It is empty when the file has another word. */
    private final String goal;

    private final String maximised;
    private final Map<YamlNode.Entry, Integer> kindWeights = new LinkedHashMap<>();
    private final Optional<DrawnRows> cellWeights;

    /**
     * Reads the keys of the goal, and reports all problems that depend on neither the board nor the bag.
     *
     * @param beside the goal that is given as a parameter in addition to the file, if any
     */
    GoalReader(YamlNode.Mapping file, Optional<String> beside, Lattice lattice, Problems problems) {
        this.file = file;
        this.lattice = lattice;
        this.problems = problems;
        this.goal = word("goal", beside.orElse("pack"), List.of("pack", "cover"));
        this.maximised = word("maximise", "cells", List.of("cells", "pieces"));
        refuseNeedless();
        readKindWeights();
        this.cellWeights = readCellWeights();
    }

    /** Returns whether the board is to be filled. */
    boolean isPack() {
        return goal.equals("pack");
    }

    /**
     * Returns the goal, and reports weights that do not fit this board and this bag. If problems were reported, the
     * result must not be used.
     */
    Goal goal(Region region, Bag bag) {
        Map<Cell, Character> marks = new HashMap<>();
        cellWeights.ifPresent(picture -> {
            picture.marks().forEach(mark -> marks.put(mark.cell(), mark.character()));
            checkSize(picture, marks.keySet(), region);
        });
        kindWeights.keySet().stream()
                .filter(entry -> bag.indexOfKind(entry.key()) < 0)
                .forEach(entry -> problems.add(
                        entry.position(),
                        "No piece is called %s. Add it under 'pieces'.".formatted(Quote.of(entry.key()))));
        if (!problems.isEmpty() || !goal.equals("cover")) {
            return Goal.PACK;
        }
        return maximised.equals("pieces")
                ? new Goal.Pieces(worthOfKinds(bag))
                : new Goal.Cells(worthOfCells(region, marks));
    }

    /**
     * Returns the word that is the value of a key. If the key is missing, {@code usual} is returned. A word that is not
     * allowed is reported, and the result is then empty.
     */
    private String word(String key, String usual, List<String> words) {
        YamlNode node = file.get(key).orElse(null);
        if (node == null) {
            return usual;
        }
        if (words.contains(node.text())) {
            return node.text();
        }
        problems.add(node, "'" + key + "' is %s. Use " + String.join(" or ", words) + ".");
        return "";
    }

    /**
     * Reports keys that need another goal, or another value of {@code maximise}. If the file has a wrong word as its
     * goal, the goal is not known, and nothing is reported.
     */
    private void refuseNeedless() {
        if (goal.equals("pack")) {
            refuse(KEYS.subList(1, KEYS.size()), "is for coverings only. Add 'goal: cover'.");
        } else if (goal.equals("cover") && maximised.equals("pieces")) {
            refuse(
                    List.of("cell-weights"),
                    "gives weights to cells, but pieces are maximised. Leave out 'maximise: pieces'.");
        } else if (goal.equals("cover") && maximised.equals("cells")) {
            refuse(List.of("weights"), "gives weights to pieces, but cells are maximised. Add 'maximise: pieces'.");
        }
    }

    private void refuse(List<String> keys, String why) {
        file.entries().stream()
                .filter(entry -> keys.contains(entry.key()))
                .forEach(entry -> problems.add(entry.position(), "'%s' %s".formatted(entry.key(), why)));
    }

    private void readKindWeights() {
        Optional<YamlNode> node = file.get("weights");
        if (node.isPresent() && node.get() instanceof YamlNode.Mapping mapping) {
            mapping.entries().forEach(entry -> kindWeights.put(entry, weight(entry.value())));
        } else {
            node.ifPresent(other -> problems.add(other, "The weights are %s. Write 'T: 3' below 'weights:'."));
        }
    }

    private List<Integer> worthOfKinds(Bag bag) {
        List<Integer> worth = new ArrayList<>(Collections.nCopies(bag.size(), 1));
        kindWeights.forEach((entry, weight) -> worth.set(bag.indexOfKind(entry.key()), weight));
        return worth;
    }

    private int weight(YamlNode node) {
        OptionalInt weight = WholeNumber.of(node.text(), MOST);
        if (weight.isEmpty()) {
            problems.add(
                    node.position(),
                    "A weight is %s. Use a whole number from 0 to %,d.".formatted(node.description(), MOST));
        }
        return weight.orElse(0);
    }

    private Optional<DrawnRows> readCellWeights() {
        Optional<DrawnRows> picture = file.get("cell-weights")
                .flatMap(node -> DrawnRows.read(node, lattice, "The picture of the weights", problems));
        picture.ifPresent(rows -> {
            rows.reportUnknown(
                    DIGITS + NO_CELL + (lattice == Lattices.SQUARE ? "" : " "),
                    "Use a digit for each cell, and '#' for no cell.");
            rows.checkedMarks();
        });
        return picture;
    }

    private static List<Integer> worthOfCells(Region region, Map<Cell, Character> marks) {
        return IntStream.range(0, region.size())
                .mapToObj(cell -> marks.isEmpty()
                        ? (region.isMandatory(cell) ? 1 : 0)
                        : Math.max(0, DIGITS.indexOf(marks.get(region.cell(cell)))))
                .toList();
    }

    private void checkSize(DrawnRows picture, Set<Cell> marked, Region region) {
        List<PictureRow> rows = picture.rows();
        if (lattice != Lattices.SQUARE) {
            if (!marked.containsAll(region.cells()) || !marked.stream().allMatch(region::contains)) {
                problems.add(
                        picture.start(),
                        "The picture of the weights does not have the shape of the board. Draw the board with a digit"
                                + " for each cell.");
            }
            return;
        }
        if (rows.size() != region.rows()
                || rows.stream().anyMatch(row -> row.text().length() != region.columns())) {
            problems.add(
                    picture.start(),
                    "The weights do not have the %d rows and %d columns of the board. Use a digit for each square, and '#' for no cell."
                            .formatted(region.rows(), region.columns()));
        }
    }
}
