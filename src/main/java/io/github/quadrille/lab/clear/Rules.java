package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Holds the rules of the line-clearing game: which pieces can be laid, and how a move changes the board. After every
 * move, all full lines are emptied at the same time.
 */
final class Rules {
    private final Grid grid;
    private final MoveTable table;
    private final long[][] lines;
    private final int[] targets;

    Rules(Board board) {
        this.grid = board.grid();
        this.table = new MoveTable(grid);
        this.lines = IntStream.range(0, grid.lines())
                .mapToObj(line -> grid.set(grid.line(line)))
                .toArray(long[][]::new);
        this.targets = board.targets().stream().mapToInt(grid::index).sorted().toArray();
    }

    private Rules(Rules rules, int target) {
        this.grid = rules.grid;
        this.table = rules.table;
        this.lines = rules.lines;
        this.targets = new int[] {target};
    }

    /** Returns a copy of these rules in which the given square is the only target. */
    Rules aimedAt(int target) {
        return new Rules(this, target);
    }

    Grid grid() {
        return grid;
    }

    MoveTable table() {
        return table;
    }

    /** Returns whether exactly one token is a target. */
    boolean hasOneTarget() {
        return targets.length == 1;
    }

    /** Returns the only target. An exception is thrown when there are several targets. */
    int target() {
        if (!hasOneTarget()) {
            throw new IllegalStateException("The board has %d targets, not one.".formatted(targets.length));
        }
        return targets[0];
    }

    /** Returns the row and the column of the only target. One of these two lines has to be emptied. */
    int[] targetLines() {
        return new int[] {grid.rowLine(target()), grid.columnLine(target())};
    }

    /** Returns the targets whose tokens are still there, in ascending order. */
    int[] targetsLeft(Position position) {
        return Arrays.stream(targets).filter(position::isBlue).toArray();
    }

    long[] line(int line) {
        return lines[line];
    }

    Position start(Board board) {
        long[] words = Arrays.copyOf(set(board.red()), 2 * grid.words());
        System.arraycopy(set(board.blue()), 0, words, grid.words(), grid.words());
        return new Position(words);
    }

    private long[] set(Set<Cell> cells) {
        return grid.set(cells.stream().mapToInt(grid::index).toArray());
    }

    boolean isWon(Position position) {
        for (int target : targets) {
            if (position.isBlue(target)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether the squares of a move are empty and one of them is next to a red token. */
    boolean isLegal(Position position, int move) {
        long[] covers = table.covers(move);
        long[] touches = table.touches(move);
        long blocked = 0;
        long touched = 0;
        for (int word = 0; word < covers.length; word++) {
            blocked |= covers[word] & position.taken(word);
            touched |= touches[word] & position.red(word);
        }
        return blocked == 0 && touched != 0;
    }

    /** Returns the position after a legal move. */
    Position after(Position position, int move) {
        long[] words = position.copyOfWords();
        Grid.add(words, table.covers(move));
        empty(words);
        return new Position(words);
    }

    private void empty(long[] words) {
        int half = words.length / 2;
        long[] full = new long[half];
        for (long[] line : lines) {
            if (isFull(words, line)) {
                Grid.add(full, line);
            }
        }
        for (int word = 0; word < half; word++) {
            words[word] &= ~full[word];
            words[half + word] &= ~full[word];
        }
    }

    private static boolean isFull(long[] words, long[] line) {
        for (int word = 0; word < line.length; word++) {
            if ((line[word] & ~(words[word] | words[line.length + word])) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether any line is full after a legal move, before full lines are emptied. */
    boolean fillsLine(Position position, int move) {
        long[] words = position.copyOfWords();
        Grid.add(words, table.covers(move));
        for (long[] line : lines) {
            if (isFull(words, line)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns a number of moves for which a bound excludes a win only if it excludes a win for every number of moves.
     * With 4 squares for each move, these moves cover more than twice the squares of the board and of two of its lines.
     * No bound counts more squares than this.
     */
    int moreThanEnough() {
        return grid.size() + 2;
    }

    /** Returns how many squares of a line are empty. */
    int emptySquares(Position position, int line) {
        int count = 0;
        for (int word = 0; word < lines[line].length; word++) {
            count += Long.bitCount(lines[line][word] & ~position.taken(word));
        }
        return count;
    }

    /** Returns the moves of a plan with the cells of their pieces. */
    List<Move> moves(Collection<Integer> plan) {
        return plan.stream().map(table::move).toList();
    }

    /** Returns every legal move. */
    int[] legalMoves(Position position) {
        int[] legal = new int[table.size()];
        int count = 0;
        for (int move = 0; move < legal.length; move++) {
            if (isLegal(position, move)) {
                legal[count++] = move;
            }
        }
        return Arrays.copyOf(legal, count);
    }
}
