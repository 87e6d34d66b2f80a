package io.github.quadrille.clear;

import org.junit.jupiter.api.Test;

class ExactSearchIT {
    @Test
    void thousands_of_small_boards_get_the_answer_of_blind_search() {
        ExactSearchTest.agreesWithBlindSearch(Boards.random(11, 3_000, 3, 5), 20_000);
    }

    @Test
    void boards_of_six_by_six_and_seven_by_seven_get_the_answer_of_blind_search() {
        ExactSearchTest.agreesWithBlindSearch(Boards.random(12, 400, 6, 7), 60_000);
    }
}
