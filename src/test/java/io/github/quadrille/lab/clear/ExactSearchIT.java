package io.github.quadrille.lab.clear;

import io.github.quadrille.testing.Rounds;
import org.junit.jupiter.api.Test;

class ExactSearchIT {
    @Test
    void many_small_boards_get_the_answer_of_blind_search() {
        ExactSearchTest.agreesWithBlindSearch(Boards.random(11, Rounds.of(300, 800), 3, 5), 20_000);
    }

    @Test
    void boards_of_six_by_six_and_seven_by_seven_get_the_answer_of_blind_search() {
        ExactSearchTest.agreesWithBlindSearch(Boards.random(12, Rounds.of(60, 200), 6, 7), 60_000);
    }
}
