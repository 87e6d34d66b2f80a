package io.github.quadrille.app.ask;

/** Stands above parameters that a help shows where one asks for all; common ones stand under none. */
public enum Heading {
    /** Options below it describe the board and the pieces. */
    BOARD("Board and pieces"),
    /** Options below it describe what is printed or cut. */
    MAKING("Making and printing"),
    /** Options below it ask for more than one packing. */
    QUESTIONS("Questions"),
    /** Options below it limit time, nodes, memory and threads. */
    LIMITS("Limits"),
    /** Options below it choose how to search. */
    SEARCH("Search"),
    /** Options below it write files, or change how answers look. */
    OUTPUT("Output"),
    /** Options below it choose how a proof is written. */
    PROOFS("Proofs");

    private final String words;

    Heading(String words) {
        this.words = words;
    }

    /** Returns what a help writes. */
    public String words() {
        return words;
    }
}
