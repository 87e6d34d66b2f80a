package io.github.quadrille.app.ask;

/** Stands above parameters that a help shows where one asks for all; common ones stand under none. */
public enum Heading {
    /** It says what is to be filled, and with what. */
    BOARD("Board and pieces"),
    /** It says how things and sheets are made. */
    MAKING("Making and printing"),
    /** It says what else is asked. */
    QUESTIONS("Questions"),
    /** It says what an answer may take. */
    LIMITS("Limits"),
    /** It says how to search. */
    SEARCH("Search"),
    /** It says what is written, and how it looks. */
    OUTPUT("Output"),
    /** It says how a proof is written. */
    PROOFS("Proofs"),
    /** It says who else works. */
    CLUSTER("Cluster");

    private final String words;

    Heading(String words) {
        this.words = words;
    }

    /** Returns what a help writes. */
    public String words() {
        return words;
    }
}
