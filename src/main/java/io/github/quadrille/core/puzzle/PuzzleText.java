package io.github.quadrille.core.puzzle;

/**
 * Holds what the maker of a puzzle writes for those who solve it. It is printed and shown, and no search reads it.
 *
 * <pre>{@code
 * PuzzleText text = new PuzzleText("Ada", "Two corners fill it.", "");
 * Puzzle puzzle = Puzzle.standard(4, 5).with(text);
 * System.out.println(Puzzles.parse("corners", Puzzles.toYaml(puzzle)).text().author()); // Ada
 * }</pre>
 *
 * @param author the maker of the puzzle, in one line
 * @param description what the puzzle shows, or where it comes from; it may have several lines
 * @param instructions the rules in the maker's own words; they may have several lines
 */
public record PuzzleText(String author, String description, String instructions) {
    /** This text is empty. */
    public static final PuzzleText NONE = new PuzzleText("", "", "");
}
