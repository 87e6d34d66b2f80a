package io.github.quadrille.format.file;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.target.Target;
import java.util.BitSet;
import java.util.regex.Pattern;

/**
 * Reads a matrix of 0 and 1, a row a line, with or without blanks, commas or semicolons between; or a picture of a board
 * over {@code . ? #}, whose {@code .} are the target. Lines that begin with {@code #} and are no picture are comments;
 * empty lines do no harm.
 */
final class MatrixReader {
    private static final Pattern PICTURE = Pattern.compile("[.?#]+\\s*");
    private static final String BETWEEN = " \t,;";

    private final Problems problems;
    private final BitSet cells = new BitSet();
    private int rows;
    private int columns;
    private int firstLine;
    private boolean picture;

    private MatrixReader(Problems problems) {
        this.problems = problems;
    }

    static Target read(String source, String text) throws UnusableInput {
        MatrixReader reader = new MatrixReader(new Problems(source));
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            boolean drawn = PICTURE.matcher(line).matches();
            if (!line.isBlank() && (drawn || !line.startsWith("#"))) {
                reader.row(line.stripTrailing(), number, drawn);
            }
        }
        return reader.target(source);
    }

    private Target target(String source) throws UnusableInput {
        problems.throwIfAny();
        if (rows == 0) {
            throw new UnusableInput(source, "There is no row of 0 and 1. Maybe the wrong file?");
        }
        return new Target(rows, columns, cells);
    }

    private void row(String line, int number, boolean drawn) throws UnusableInput {
        picture = rows == 0 ? drawn : picture;
        int size = 0;
        for (int i = 0; i < line.length(); i++) {
            char mark = line.charAt(i);
            if (!picture && BETWEEN.indexOf(mark) >= 0) {
                continue;
            }
            if (picture ? drawn : mark == '0' || mark == '1') {
                put(rows, size++, mark == '1' || mark == Region.MANDATORY, number);
            } else {
                refuse(line, i, number);
                // What follows such a character is rarely better.
                size = columns;
                break;
            }
        }
        if (rows == 0) {
            columns = size;
            firstLine = number;
        } else if (size != columns) {
            problems.add(
                    new TextPosition(number, line.length() + 1),
                    "This row has %,d %s, but line %d has %,d. Maybe %s."
                            .formatted(
                                    size,
                                    size == 1 ? "cell" : "cells",
                                    firstLine,
                                    columns,
                                    size < columns
                                            ? "add 0 where nothing is to be covered"
                                            : "a line break is missing"));
        }
        rows++;
    }

    private void refuse(String line, int index, int number) {
        problems.add(
                new TextPosition(number, line.codePointCount(0, index) + 1),
                "%s is %s. Maybe 1 for a cell to cover, 0 for none."
                        .formatted(
                                Quote.of(line.codePointAt(index)),
                                picture ? "no part of a row of '.', '?' and '#'" : "neither 0 nor 1"));
    }

    private void put(int row, int column, boolean inTarget, int number) throws UnusableInput {
        long width = row == 0 ? column + 1L : Math.max(columns, column + 1L);
        String complaint = TargetReader.complaint(row + 1L, width);
        if (!complaint.isEmpty()) {
            problems.add(new TextPosition(number, 1), complaint);
            throw problems.unusableInput();
        }
        if (row == 0 || column < columns) {
            // The first row says how long rows are.
            cells.set(row == 0 ? column : row * columns + column, inTarget);
        }
    }
}
