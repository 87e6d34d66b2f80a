package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GenePiecesTest {
    @Test
    void all_that_the_bag_allows_are_in_the_sequence() {
        assertThat(kinds(new CountRange(1, 2), CountRange.exactly(3))).containsExactly(0, 0, 1, 1, 1);
    }

    @Test
    void of_an_open_range_as_many_as_there_is_room_for() {
        assertThat(kinds(CountRange.ANY, new CountRange(1, 1000))).containsExactly(0, 0, 0, 1, 1, 1);
    }

    @Test
    void a_kind_that_is_not_to_be_used_is_not_there() {
        assertThat(kinds(CountRange.exactly(0), CountRange.exactly(1))).containsExactly(1);
    }

    @Test
    void orientations_that_look_the_same_count_once() {
        GenePieces pieces =
                new GenePieces(puzzle(CountRange.exactly(1), CountRange.exactly(1)), GeneticRules.Rotations.DIFFERENT);
        assertThat(pieces.turns(0)).isEqualTo(2);
        assertThat(pieces.turns(1)).isEqualTo(8);
    }

    @Test
    void as_published_they_count_as_often_as_the_puzzle_allows_turns() {
        GenePieces pieces = new GenePieces(
                new Puzzle(
                        "turns",
                        Region.rectangle(4, 4),
                        PieceSymmetry.ONE_SIDED,
                        new Bag(Stream.of("O", "I", "Z", "T")
                                .map(name -> new Supply(BuiltInKinds.find(name).orElseThrow(), CountRange.exactly(1)))
                                .toList())),
                GeneticRules.Rotations.ALL);
        assertThat(looks(pieces, 0)).containsExactly(0, 0, 0, 0);
        assertThat(looks(pieces, 1)).containsExactly(0, 1, 0, 1);
        assertThat(looks(pieces, 2)).containsExactly(0, 1, 0, 1);
        assertThat(looks(pieces, 3)).containsExactly(0, 1, 2, 3);
    }

    private static List<Integer> looks(GenePieces pieces, int piece) {
        return IntStream.range(0, pieces.turns(piece))
                .mapToObj(turn -> pieces.orientation(piece, turn))
                .toList();
    }

    private static List<Integer> kinds(CountRange first, CountRange second) {
        GenePieces pieces = new GenePieces(puzzle(first, second), GeneticRules.Rotations.DIFFERENT);
        return IntStream.range(0, pieces.size()).mapToObj(pieces::kind).toList();
    }

    private static Puzzle puzzle(CountRange first, CountRange second) {
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("I").orElseThrow(), first),
                new Supply(BuiltInKinds.find("L").orElseThrow(), second)));
        return new Puzzle("counts", Region.rectangle(3, 5), PieceSymmetry.FREE, bag);
    }
}
