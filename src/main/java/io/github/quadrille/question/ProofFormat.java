package io.github.quadrille.question;

/** The versions of the VeriPB format in which proofs are written. */
public enum ProofFormat {
    /** What older checkers read; it has no conclusion for a complete enumeration. */
    VERIPB_2,
    VERIPB_3
}
