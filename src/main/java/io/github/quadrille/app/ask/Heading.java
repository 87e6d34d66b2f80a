package io.github.quadrille.app.ask;

/**
 * A {@code Heading} stands above a group of parameters in the long help, which shows all parameters. Common parameters
 * stand under no heading.
 */
public enum Heading {
    /** The options below this heading describe the board and the pieces. */
    BOARD("Board and pieces"),
    /** The options below this heading describe what is printed or cut. */
    MAKING("Making and printing"),
    /** The options below this heading change what is asked, or about which puzzles. */
    QUESTIONS("Questions"),
    /** The options below this heading limit the work, for example the time, the nodes, the memory or the threads. */
    LIMITS("Limits"),
    /** The options below this heading choose how to search, or show how the search went. */
    SEARCH("Search"),
    /** The options below this heading write files, or change how answers look. */
    OUTPUT("Output"),
    /** The options below this heading choose how a proof is written. */
    PROOFS("Proofs");

    private final String words;

    Heading(String words) {
        this.words = words;
    }

    /** Returns the heading as the help prints it. */
    public String words() {
        return words;
    }
}
