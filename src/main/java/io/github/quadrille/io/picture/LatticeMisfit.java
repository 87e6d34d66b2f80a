package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.text.DrawnRows;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Says why a picture of hexagons or triangles does not match its board. Without this message, a picture that is shifted
 * by half a cell or by a column would be reported with many false faults.
 *
 * @param row the number of the row in the picture, from 0
 */
public record LatticeMisfit(int row, String message) {

    /** Returns the first misfit of a picture, if there is one. */
    public static Optional<LatticeMisfit> of(List<LatticeNotation.Mark> marks, Region region) {
        if (!LatticeNotation.leans(region.lattice())) {
            return columnOff(marks, region);
        }
        return LatticeNotation.offBeat(marks)
                .map(mark -> new LatticeMisfit(mark.line(), DrawnRows.offBeat("The picture", mark.line())))
                .or(() -> columnOff(marks, region));
    }

    /**
     * Finds the first row that lies on the board only after a shift by some columns to the right or left. The result is
     * empty if all rows lie on the board, or if some row does not lie on it after any shift.
     */
    private static Optional<LatticeMisfit> columnOff(List<LatticeNotation.Mark> marks, Region region) {
        TreeMap<Integer, Integer> off = new TreeMap<>();
        for (int row :
                new TreeSet<>(marks.stream().map(LatticeNotation.Mark::line).toList())) {
            if (fits(marks, row, 0, region)) {
                continue;
            }
            Optional<Integer> shift = IntStream.rangeClosed(1, region.columns())
                    .boxed()
                    .flatMap(columns -> Stream.of(columns, -columns))
                    .filter(columns -> fits(marks, row, columns, region))
                    .findFirst();
            if (shift.isEmpty()) {
                return Optional.empty();
            }
            off.put(row, shift.get());
        }
        return Optional.ofNullable(off.firstEntry())
                .map(first -> new LatticeMisfit(
                        first.getKey(), columnOff(first.getKey(), first.getValue(), off.size(), region)));
    }

    private static String columnOff(int row, int shift, int rows, Region region) {
        String what = rows == region.rows() ? "The picture" : "Row %d of the picture".formatted(row + 1);
        int columns = Math.abs(shift);
        int blanks = LatticeNotation.leans(region.lattice()) ? 2 * columns : columns;
        String front = blanks == columns ? columns == 1 ? "'#'" : columns + " '#'" : blanks + " blanks";
        return "%s is shifted by %s against the board. %s."
                .formatted(
                        what,
                        columns == 1 ? "a column" : columns + " columns",
                        shift > 0
                                ? "Put " + front + " in front"
                                : "Take away " + (columns == 1 ? "a column" : columns + " columns") + " in front");
    }

    private static boolean fits(List<LatticeNotation.Mark> marks, int row, int columns, Region region) {
        return marks.stream()
                .filter(mark -> mark.line() == row)
                .filter(mark -> mark.character() != Region.HOLE)
                .allMatch(mark -> region.cellAt(mark.cell().shifted(0, columns)) >= 0);
    }
}
