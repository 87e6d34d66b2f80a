package io.github.quadrille.lab.local.genetic;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Cycle crossover (Oliver, Smith and Holland, 1987): every piece of a child stands where one of its parents has it. The
 * places fall into cycles, within which both parents have the same pieces; the cycles are given in turn to one child and
 * to the other. Nothing is left to chance.
 */
public record Cycle() implements Crossover {
    @Override
    public List<Chromosome> children(Chromosome one, Chromosome other, RandomGenerator random) {
        int[] first = one.order();
        int[] second = other.order();
        byte[] firstTurns = one.turns();
        byte[] secondTurns = other.turns();
        int[] placeInOne = new int[first.length];
        for (int place = 0; place < first.length; place++) {
            placeInOne[first[place]] = place;
        }
        boolean[] seen = new boolean[first.length];
        boolean exchange = false;
        for (int start = 0; start < first.length; start++) {
            if (seen[start]) {
                continue;
            }
            for (int place = start; !seen[place]; place = placeInOne[other.piece(place)]) {
                seen[place] = true;
                if (exchange) {
                    int piece = one.piece(place);
                    first[place] = other.piece(place);
                    second[place] = piece;
                    firstTurns[piece] = (byte) other.turn(piece);
                    secondTurns[piece] = (byte) one.turn(piece);
                }
            }
            exchange = !exchange;
        }
        return List.of(new Chromosome(first, firstTurns), new Chromosome(second, secondTurns));
    }
}
