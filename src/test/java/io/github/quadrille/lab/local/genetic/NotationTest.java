package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NotationTest {
    @Test
    void a_sequence_is_written_as_kinds_with_their_quarter_turns() {
        Puzzle puzzle = puzzle(1);
        GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.ALL);
        Chromosome chromosome = new Chromosome(new int[] {2, 0, 1}, new int[] {0, 2, 3});
        assertThat(GeneticSearch.notation(chromosome, pieces, puzzle.bag())).contains("Z3 I0 S2");
    }

    @Test
    void what_nobody_would_read_is_not_written() {
        Puzzle puzzle = puzzle(334);
        GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.ALL);
        assertThat(GeneticSearch.notation(Chromosome.random(pieces, new SplittableRandom(1)), pieces, puzzle.bag()))
                .isEmpty();
    }

    private static Puzzle puzzle(int ofEach) {
        Bag bag = new Bag(Stream.of("I", "S", "Z")
                .map(name -> new Supply(BuiltInKinds.find(name).orElseThrow(), CountRange.exactly(ofEach)))
                .toList());
        return new Puzzle("three", Region.rectangle(100, 100), PieceSymmetry.ONE_SIDED, bag);
    }
}
