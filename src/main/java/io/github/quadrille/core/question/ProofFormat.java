package io.github.quadrille.core.question;

/** The versions of the VeriPB format in which proofs are written. */
public enum ProofFormat {
    /** What older checkers read; it has no conclusion for a complete enumeration. */
    VERIPB_2,
    /** What says it all: solutions that are found, objectives, complete enumerations. */
    VERIPB_3
}
