package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compares the variables of a model with the placements of the puzzle. A variable stands for the placement that is in
 * the same rows. Each variable must stand for a placement, and each placement must have a variable.
 */
final class ModelColumns {
    private static final int NEAR = 3;

    /** A {@code Column} is a variable of the model, with the rows that contain this variable. */
    private static final class Column {
        private final String name;
        private final long line;
        private int[] rows = new int[6];
        private int size;
        private long constraint = -1;
        private BigInteger factor = BigInteger.ZERO;
        private boolean isInObjective;
        private boolean isPreserved;
        /**
         * True means that the variable stands for no placement and must be 0. Only a model without placements has such
         * a variable.
         */
        private boolean isNone;

        Column(String name, long line) {
            this.name = name;
            this.line = line;
        }

        void begin(long at) throws Refusal {
            Refusal.when(constraint == at, "This row has %s twice.", Refusal.quote(name));
            constraint = at;
        }

        void add(int row) {
            rows = size == rows.length ? Arrays.copyOf(rows, 2 * size) : rows;
            rows[size++] = row;
        }

        boolean isIn(int row) {
            return size > 0 && rows[size - 1] == row;
        }
    }

    private final DerivedModel derived;
    private final long[] lines;
    private final Map<String, Column> byName = new HashMap<>();
    private final List<Column> columns = new ArrayList<>();
    private long line;
    private long constraint;
    private int row;
    private boolean isFirst;
    private int inRow;
    private int before;
    private long objectiveLine;
    private long preservedLine;

    ModelColumns(DerivedModel derived) {
        this.derived = derived;
        this.lines = new long[derived.rows().size()];
    }

    /** Sets the number that the next line has in the model. */
    void at(long number) {
        line = number;
    }

    /** Begins a constraint of the given row. The first constraint of a row determines which variables the row has. */
    void begin(int at, boolean first) {
        constraint++;
        row = at;
        isFirst = first;
        before = inRow;
        inRow = 0;
        lines[row] = first ? line : lines[row];
    }

    /** Reads a variable of the current constraint. */
    void in(Tokens tokens) throws Refusal {
        Column column = column(tokens);
        column.begin(constraint);
        inRow++;
        if (isFirst) {
            column.add(row);
        } else if (!column.isIn(row)) {
            throw new Refusal(Refusal.quote(column.name)
                    + " is not in the row before this one, but both rows are about the same kind.");
        }
    }

    /** Begins a row that belongs to no cell and no kind. Such rows do not help to tell placements apart. */
    void beginFurther() {
        constraint++;
    }

    /**
     * Reads a variable of a row that belongs to no cell and no kind, and returns the variable's name. Such rows do not
     * help to tell placements apart.
     */
    String further(Tokens tokens) throws Refusal {
        Column column = column(tokens);
        column.begin(constraint);
        return column.name;
    }

    /**
     * Reads a variable with the factor 0. The variable does not count in the constraint, but it belongs to the model.
     */
    void seen(Tokens tokens) throws Refusal {
        column(tokens);
    }

    /**
     * Ends the current constraint, and refuses it if it has fewer or more variables than the row's first constraint.
     */
    void end(String name) throws Refusal {
        Refusal.when(
                !isFirst && inRow != before,
                "The row %s has %,d variables here, but had %,d before.",
                name,
                inRow,
                before);
    }

    /**
     * Reads {@code -1 x1 >= 0}. A model without placements has this constraint on a single variable, which must then be
     * 0.
     */
    void none(Tokens tokens) throws Refusal {
        tokens.expect("-1");
        column(tokens).isNone = true;
        tokens.expect(">=");
        tokens.expect("0");
        tokens.expect(";");
        tokens.expectEnd();
    }

    private Column column(Tokens tokens) throws Refusal {
        Refusal.when(tokens.isNegatedName(), "This row has the negation %s, but rows have variables only.", tokens);
        String name = tokens.name();
        tokens.next();
        Column column = byName.get(name);
        if (column == null) {
            column = new Column(name, line);
            byName.put(name, column);
            columns.add(column);
        }
        return column;
    }

    /** Reads the objective, which is to be minimised. */
    void objective(Tokens tokens) throws Refusal {
        Refusal.when(
                objectiveLine > 0 || !derived.isCovering(),
                "The model has an objective that the puzzle does not have.");
        objectiveLine = line;
        tokens.expect(":");
        while (tokens.isInteger()) {
            BigInteger factor = tokens.integer();
            Column column = column(tokens);
            Refusal.when(column.isInObjective, "The objective has %s twice.", Refusal.quote(column.name));
            column.isInObjective = true;
            column.factor = factor;
        }
        tokens.expect(";");
        tokens.expectEnd();
    }

    /** Reads the variables that tell solutions apart. */
    void preserved(Tokens tokens) throws Refusal {
        preservedLine = line;
        tokens.expect(":");
        while (!tokens.atEnd() && !tokens.is(";")) {
            column(tokens).isPreserved = true;
        }
        tokens.expect(";");
        tokens.expectEnd();
    }

    /**
     * Returns normally if the variables are exactly the placements of the puzzle, and if the objective and the list of
     * preserved variables fit. Refuses the model otherwise.
     */
    void compare() throws Refusal {
        Map<DerivedModel.Placed, Column> open = new HashMap<>();
        Map<DerivedModel.Placed, Long> worth = new HashMap<>();
        for (DerivedModel.Placed placed : derived.columns()) {
            open.put(placed, null);
            worth.put(placed, placed.worth());
        }
        List<Column> strange = new ArrayList<>();
        for (Column column : columns) {
            DerivedModel.Placed key = key(column);
            if (!open.containsKey(key)) {
                if (!column.isNone || column.size > 0) {
                    strange.add(column);
                }
                continue;
            }
            Column same = open.put(key, column);
            if (same != null) {
                throw refusal(
                        lines[key.on()[0]],
                        "%s and %s stand for the same placement, %s."
                                .formatted(Refusal.quote(same.name), Refusal.quote(column.name), derived.name(key)));
            }
            compare(column, worth.get(key), key);
        }
        open.values().removeIf(column -> column != null);
        if (!strange.isEmpty()) {
            throw explained(strange.get(0), List.copyOf(open.keySet()));
        }
        for (DerivedModel.Placed placed : derived.columns()) {
            if (open.containsKey(placed)) {
                throw refusal(
                        lines[placed.on()[0]],
                        "No variable stands for the placement %s of the puzzle.".formatted(derived.name(placed)));
            }
        }
        Refusal.when(
                derived.isCovering() && objectiveLine == 0,
                "There is no objective ('min:'), but the puzzle asks to cover as much as possible.");
    }

    /** Returns the number of the placement that belongs to each variable. All variables must have been compared. */
    Map<String, Integer> numbers() {
        Map<DerivedModel.Placed, Integer> placements = new HashMap<>();
        derived.columns().forEach(placed -> placements.put(placed, placements.size()));
        Map<String, Integer> numbers = new HashMap<>();
        for (Column column : columns) {
            if (!column.isNone) {
                numbers.put(column.name, placements.get(key(column)));
            }
        }
        return numbers;
    }

    private void compare(Column column, long worth, DerivedModel.Placed placed) throws Refusal {
        if (!column.factor.equals(BigInteger.valueOf(-worth)) && objectiveLine > 0) {
            throw refusal(
                    objectiveLine,
                    "The factor of %s is %s, but %s counts %,d, so the factor should be %d."
                            .formatted(
                                    Refusal.quote(column.name),
                                    Refusal.quote(column.factor.toString()),
                                    derived.name(placed),
                                    worth,
                                    -worth));
        }
        if (preservedLine > 0 && !column.isPreserved) {
            throw refusal(
                    preservedLine,
                    "%s is missing here, so packings that differ only in %s would count as one."
                            .formatted(Refusal.quote(column.name), derived.name(placed)));
        }
    }

    private DerivedModel.Placed key(Column column) {
        boolean isPlaced = column.size > 0 && column.rows[column.size - 1] >= derived.cells();
        int cells = isPlaced ? column.size - 1 : column.size;
        return new DerivedModel.Placed(isPlaced ? column.rows[cells] : -1, Arrays.copyOf(column.rows, cells), 0);
    }

    private static Refusal refusal(long line, String message) {
        return new Refusal(message).at(line, "");
    }

    /**
     * Returns a refusal of a variable that is not a placement. If a placement is similar, the message names a row where
     * the variable differs from the most similar placement.
     */
    private Refusal explained(Column column, List<DerivedModel.Placed> open) {
        String name = Refusal.quote(column.name);
        int[] best = null;
        DerivedModel.Placed like = null;
        for (DerivedModel.Placed placed : open) {
            int[] differences = differences(column, placed);
            if (best == null || differences.length < best.length) {
                best = differences;
                like = placed;
            }
        }
        if (best != null && best.length <= NEAR) {
            boolean isIn = Arrays.binarySearch(column.rows, 0, column.size, best[0]) >= 0;
            return refusal(
                    lines[best[0]],
                    "%s is %s this row, the row of %s, so it does not stand for a placement. Of the placements that have no variable, it is most like %s."
                            .formatted(
                                    name,
                                    isIn ? "in" : "not in",
                                    derived.rows().get(best[0]).name(),
                                    derived.name(like)));
        }
        long line = column.size > 0 ? lines[column.rows[0]] : column.line;
        return refusal(line, "No placement of the puzzle is in the same rows as %s.".formatted(name));
    }

    /** Returns the rows, in ascending order, that contain either the variable or the placement but not both. */
    private static int[] differences(Column column, DerivedModel.Placed placed) {
        Set<Integer> differences = new TreeSet<>(Set.of(placed.kind()));
        for (int row : placed.on()) {
            differences.add(row);
        }
        for (int row : Arrays.copyOf(column.rows, column.size)) {
            if (!differences.remove(row)) {
                differences.add(row);
            }
        }
        return differences.stream().mapToInt(Integer::intValue).toArray();
    }
}
