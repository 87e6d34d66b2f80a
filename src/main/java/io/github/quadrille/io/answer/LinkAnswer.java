package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import java.net.URI;
import java.util.Optional;

/**
 * Holds a puzzle and its link code.
 *
 * @param url the address of a page that opens with the puzzle, if such a page is known
 */
public record LinkAnswer(String status, Puzzle puzzle, String code, Optional<String> url) {
    /**
     * Returns the answer about a puzzle.
     *
     * @param site the address of the page that opens puzzles, if there is one
     * @throws UnusableInput when the puzzle is too large for a code
     */
    public static LinkAnswer of(Puzzle puzzle, Optional<URI> site) throws UnusableInput {
        String code = PuzzleCode.of(puzzle);
        return new LinkAnswer("linked", puzzle, code, site.map(page -> page + "#" + code));
    }
}
