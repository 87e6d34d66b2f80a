package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Replays plans move by move and lists everything that is wrong with them. The referee uses the same shapes of pieces
 * and the same boards as the searches, but no code of the searches. It works on sets of cells and reads a board square
 * by square. A move with a mistake is still made as far as possible, so that later mistakes are listed, too.
 */
public record Referee(Grid grid) {
    /** Replays moves on a board, in time linear in the size of the board for every move. */
    public Replay replay(Board board, List<Move> moves) {
        List<Replay.Frame> frames = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        Board now = board;
        for (Move move : moves) {
            if (now.isWon()) {
                faults.add("Move %d: %s removed before this move."
                        .formatted(
                                frames.size() + 1, board.hasOneTarget() ? "The target was" : "All blue tokens were"));
            }
            for (String fault : faults(now, move)) {
                faults.add("Move %d: %s".formatted(frames.size() + 1, fault));
            }
            Replay.Frame frame = lay(now, move);
            frames.add(frame);
            now = frame.after();
        }
        if (!now.isWon()) {
            faults.add("%s still there after %s."
                    .formatted(left(now), moves.size() == 1 ? "the only move" : moves.size() + " moves"));
        }
        return new Replay(frames, faults);
    }

    /**
     * Replays a plan that a search has found. If the referee refuses the plan, the search has a defect, and the plan is
     * not shown.
     *
     * @throws IllegalStateException when the referee refuses the plan
     */
    public static Replay confirm(Board board, List<Move> plan) {
        Replay replay = new Referee(board.grid()).replay(board, plan);
        if (!replay.isValid()) {
            throw new IllegalStateException("The check of moves refuses a plan: " + replay.faults());
        }
        return replay;
    }

    private static String left(Board board) {
        if (board.hasOneTarget()) {
            return "The target at %s is".formatted(board.target());
        }
        List<Cell> left =
                board.targets().stream().filter(board.blue()::contains).sorted().toList();
        return left.size() == 1
                ? "The blue token at %s is".formatted(left.get(0))
                : "%d blue tokens, the first at %s, are".formatted(left.size(), left.get(0));
    }

    /** Returns whether the board has a full line before the first move. */
    public static boolean hasFullLine(Board board) {
        Replay.Frame frame = new Referee(board.grid()).lay(board, new Move(List.of()));
        return !frame.rows().isEmpty() || !frame.columns().isEmpty();
    }

    /**
     * Returns why a move is not legal, one sentence for each reason. The cells of the move can be outside the board.
     */
    List<String> faults(Board board, Move move) {
        List<String> faults = new ArrayList<>();
        List<Cell> outside =
                move.cells().stream().filter(cell -> !isOnBoard(cell)).toList();
        outside.forEach(
                cell -> faults.add("%s is not on the board of %dx%d.".formatted(cell, grid.rows(), grid.columns())));
        Set<Cell> cells = new LinkedHashSet<>(move.cells());
        if (cells.size() != 4 || move.cells().size() != 4) {
            faults.add("A piece has four cells, but here are %d different ones.".formatted(cells.size()));
        } else if (outside.isEmpty() && !isTetromino(cells)) {
            faults.add("The four cells are not a tetromino: they are not connected by sides.");
        }
        for (Cell cell : cells) {
            if (board.isTaken(cell)) {
                faults.add(
                        "%s has a %s token already.".formatted(cell, board.red().contains(cell) ? "red" : "blue"));
            }
        }
        if (cells.stream().flatMap(this::around).noneMatch(board.red()::contains)) {
            faults.add("No cell of the piece is next to a red token.");
        }
        return faults;
    }

    private boolean isOnBoard(Cell cell) {
        return cell.row() >= 0 && cell.row() < grid.rows() && cell.column() >= 0 && cell.column() < grid.columns();
    }

    /**
     * Returns whether the cells have one of the 19 shapes. If opposite edges of the board are joined, the shape can
     * continue across them.
     */
    private boolean isTetromino(Set<Cell> cells) {
        return cells.stream()
                .anyMatch(corner -> MoveTable.SHAPES.stream().anyMatch(shape -> {
                    Cell first = shape.get(0);
                    Set<Cell> laid = new HashSet<>();
                    shape.forEach(cell ->
                            laid.add(wrap(cell.shifted(corner.row() - first.row(), corner.column() - first.column()))));
                    return laid.equals(cells);
                }));
    }

    private Cell wrap(Cell cell) {
        return new Cell(
                grid.wrap().topMeetsBottom() ? Math.floorMod(cell.row(), grid.rows()) : cell.row(),
                grid.wrap().leftMeetsRight() ? Math.floorMod(cell.column(), grid.columns()) : cell.column());
    }

    private Stream<Cell> around(Cell cell) {
        return Stream.of(cell.shifted(-1, 0), cell.shifted(0, 1), cell.shifted(1, 0), cell.shifted(0, -1))
                .map(this::wrap);
    }

    /**
     * Lays the cells of a move that are on the board and not taken, even if the move is not legal. Then it empties the
     * full lines.
     */
    Replay.Frame lay(Board board, Move move) {
        Set<Cell> red = new HashSet<>(board.red());
        move.cells().stream()
                .filter(this::isOnBoard)
                .filter(cell -> !board.isTaken(cell))
                .forEach(red::add);
        Board laid = new Board(grid, red, board.blue(), board.targets());
        List<Integer> rows = IntStream.range(0, grid.rows())
                .filter(row -> IntStream.range(0, grid.columns()).allMatch(c -> laid.isTaken(new Cell(row, c))))
                .boxed()
                .toList();
        List<Integer> columns = IntStream.range(0, grid.columns())
                .filter(column -> IntStream.range(0, grid.rows()).allMatch(r -> laid.isTaken(new Cell(r, column))))
                .boxed()
                .toList();
        Predicate<Cell> stays = cell -> !rows.contains(cell.row()) && !columns.contains(cell.column());
        Board after = new Board(grid, only(red, stays), only(board.blue(), stays), board.targets());
        return new Replay.Frame(move, laid, rows, columns, after);
    }

    private static Set<Cell> only(Set<Cell> cells, Predicate<Cell> stays) {
        Set<Cell> left = new HashSet<>(cells);
        left.removeIf(stays.negate());
        return left;
    }

    /**
     * A {@code Replay} shows how moves changed a board.
     *
     * @param frames one frame for each move
     * @param faults one sentence for each mistake; empty when the plan is valid
     */
    public record Replay(List<Frame> frames, List<String> faults) {
        public Replay {
            frames = List.copyOf(frames);
            faults = List.copyOf(faults);
        }

        /**
         * Returns the last board of the replay.
         *
         * @param start the board before the first move, which is returned if there are no moves
         */
        public Board last(Board start) {
            return frames.isEmpty() ? start : frames.get(frames.size() - 1).after();
        }

        public boolean isValid() {
            return faults.isEmpty();
        }

        /**
         * A {@code Frame} is one move.
         *
         * @param laid the board with the piece on it
         * @param rows the full rows, which were emptied
         * @param columns the full columns, which were emptied
         * @param after the board after these lines were emptied
         */
        public record Frame(Move move, Board laid, List<Integer> rows, List<Integer> columns, Board after) {
            public Frame {
                rows = List.copyOf(rows);
                columns = List.copyOf(columns);
            }
        }
    }
}
