package io.github.quadrille.lab.local.genetic;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Partially matched crossover (Goldberg and Lingle, 1985): a child has a stretch of one parent where it was, and the
 * other pieces where the other parent has them; where that parent has a piece of the stretch, the matching of the two
 * stretches says which piece comes instead.
 */
public record PartiallyMatched() implements Crossover {
    @Override
    public List<Chromosome> children(Chromosome one, Chromosome other, RandomGenerator random) {
        Stretch stretch = Stretch.random(one.length(), 1, random);
        return List.of(child(one, other, stretch), child(other, one, stretch));
    }

    /** The child with the stretch of the donor. */
    static Chromosome child(Chromosome base, Chromosome donor, Stretch stretch) {
        int[] order = base.order();
        byte[] turns = base.turns();
        int[] placeInStretch = new int[order.length];
        Arrays.fill(placeInStretch, -1);
        for (int place = stretch.from(); place < stretch.to(); place++) {
            int piece = donor.piece(place);
            order[place] = piece;
            turns[piece] = (byte) donor.turn(piece);
            placeInStretch[piece] = place;
        }
        for (int place = 0; place < order.length; place++) {
            if (place < stretch.from() || place >= stretch.to()) {
                int piece = order[place];
                while (placeInStretch[piece] >= 0) {
                    piece = base.piece(placeInStretch[piece]);
                }
                order[place] = piece;
            }
        }
        return new Chromosome(order, turns);
    }
}
