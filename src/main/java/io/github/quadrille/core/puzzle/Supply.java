package io.github.quadrille.core.puzzle;

/** A kind of piece and how many of it are to be used. */
public record Supply(Kind kind, CountRange count) {}
