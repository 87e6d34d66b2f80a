package io.github.quadrille.core.puzzle;

/**
 * Holds the words of a puzzle's maker to those who solve it. They are printed and shown, and no search reads them.
 *
 * <pre>{@code
 * PuzzleText text = new PuzzleText("Ada", "Two corners fill it.", "");
 * Puzzle puzzle = Puzzle.standard(4, 5).with(text);
 * System.out.println(Puzzles.parse("corners", Puzzles.toYaml(puzzle)).text().author()); // Ada
 * }</pre>
 *
 * @param author the maker of the puzzle, in one line
 * @param description what it shows, or where it comes from; it may have several lines
 * @param instructions the rules in the maker's own words; they may have several lines
 */
public record PuzzleText(String author, String description, String instructions) {
    /** This text is empty. */
    public static final PuzzleText NONE = new PuzzleText("", "", "");
}
