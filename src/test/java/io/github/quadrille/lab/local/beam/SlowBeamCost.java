package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.OverlapOf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Computes the cost of a state from its definition by building the whole board, as the published program does for every
 * successor. Tests compare fast code with this class, which takes only the settings and the weights from that code.
 */
public final class SlowBeamCost {
    private final Region region;
    private final char[][] marks;
    private final CostWeights weights;
    private final List<List<Polyform>> orientations = new ArrayList<>();
    private final int box;
    private final Corner corner;

    public SlowBeamCost(Puzzle puzzle, CostWeights weights, Corner corner) {
        this.corner = corner;
        this.region = puzzle.region();
        this.marks = region.picture().stream().map(String::toCharArray).toArray(char[][]::new);
        this.weights = weights;
        int largest = 1;
        for (Supply supply : puzzle.bag().supplies()) {
            List<Polyform> ways = supply.kind().shape().orientations(puzzle.symmetry());
            for (int i = 0; i < supply.count().min(); i++) {
                orientations.add(ways);
                largest = Math.max(
                        largest, Math.max(ways.get(0).height(), ways.get(0).width()));
            }
        }
        this.box = largest;
    }

    /**
     * Returns the cost of a state.
     *
     * @param shapes the shapes of the pieces
     * @param row the first row of the box of each piece
     * @param column the first column of the box of each piece
     * @param age the iterations since the restart
     */
    public double cost(List<Polyform> shapes, int[] row, int[] column, long age) {
        int[][] counts = new int[region.rows() + box - 1][region.columns() + box - 1];
        for (int piece = 0; piece < shapes.size(); piece++) {
            for (Cell cell : shapes.get(piece).cells()) {
                int r = row[piece] + cell.row();
                int c = column[piece] + cell.column();
                counts[region.wrap().topMeetsBottom() ? r % region.rows() : r][
                        region.wrap().leftMeetsRight() ? c % region.columns() : c]++;
            }
        }
        for (int r = 0; r < region.rows(); r++) {
            for (int c = 0; c < region.columns(); c++) {
                counts[r][c] += marks[r][c] == Region.HOLE ? 1 : 0;
                counts[r][c] = marks[r][c] == Region.OPTIONAL ? Math.max(1, counts[r][c]) : counts[r][c];
            }
        }
        return costOf(counts, age);
    }

    /** Returns the cost of the board that is covered exactly once everywhere. */
    double goal() {
        int[][] ones = new int[region.rows() + box - 1][region.columns() + box - 1];
        for (int r = 0; r < region.rows(); r++) {
            Arrays.fill(ones[r], 0, region.columns(), 1);
        }
        return costOf(ones, 1000);
    }

    private double costOf(int[][] counts, long age) {
        double cost = 0;
        int highest = 0;
        int tops = 0;
        for (int c = 0; c < region.columns(); c++) {
            int top = 0;
            for (int r = 0; r < region.rows(); r++) {
                top = Math.max(top, counts[r][c]);
                cost += counts[r][c] == 0 ? weights.gap() : 0;
            }
            highest = Math.max(highest, top);
            tops += top;
        }
        cost += weights.overlap() * (weights.overlapOf() == OverlapOf.BOARD ? highest : tops);
        int bottom = 0;
        int right = 0;
        for (int r = 0; r < counts.length; r++) {
            for (int c = 0; c < counts[r].length; c++) {
                boolean below = r >= region.rows() && (corner == Corner.BOTH || c < region.columns());
                bottom = below ? Math.max(bottom, counts[r][c]) : bottom;
                right = c >= region.columns() ? Math.max(right, counts[r][c]) : right;
            }
        }
        cost += weights.gutter() * age * (bottom + right) * (bottom + right);
        for (int r = 0; r < region.rows(); r++) {
            boolean done = true;
            for (int c = 0; c < region.columns(); c++) {
                done &= counts[r][c] == 1;
            }
            cost -= done ? weights.rowReward() * (r + 1) * (r + 1) : 0;
        }
        return cost;
    }

    /**
     * Computes the costs of random moves of a random state, with the board built anew for each move. A search does at
     * least this work for its moves.
     *
     * @return the lowest cost seen
     */
    public double lowestOfRandomMoves(int moves, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int pieces = orientations.size();
        List<Polyform> shapes =
                new ArrayList<>(orientations.stream().map(ways -> ways.get(0)).toList());
        int[] row = new int[pieces];
        int[] column = new int[pieces];
        double lowest = Double.POSITIVE_INFINITY;
        for (int move = 0; move < moves; move++) {
            int piece = random.nextInt(pieces);
            shapes.set(
                    piece,
                    orientations
                            .get(piece)
                            .get(random.nextInt(orientations.get(piece).size())));
            row[piece] = random.nextInt(region.rows());
            column[piece] = random.nextInt(region.columns());
            lowest = Math.min(lowest, cost(shapes, row, column, 10));
        }
        return lowest;
    }
}
