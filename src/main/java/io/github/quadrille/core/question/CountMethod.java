package io.github.quadrille.core.question;

/** How to count. */
public enum CountMethod {
    /** Whichever is likely to be faster. */
    AUTO,
    /** Find every packing, by the exact search. */
    SEARCH,
    /** Dynamic programming along a frontier, without finding any. */
    FRONTIER
}
