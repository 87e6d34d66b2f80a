package io.github.quadrille.app.ask;

/**
 * A {@code Heading} stands above a group of parameters in the long help, which shows all of them. Common parameters
 * stand under no heading.
 */
public enum Heading {
    /** The options below this heading describe the board and the pieces. */
    BOARD("Board and pieces"),
    /** The options below this heading describe what is printed or cut. */
    MAKING("Making and printing"),
    /** The options below this heading ask for more than one packing. */
    QUESTIONS("Questions"),
    /** The options below this heading limit time, nodes, memory and threads. */
    LIMITS("Limits"),
    /** The options below this heading choose how to search. */
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
