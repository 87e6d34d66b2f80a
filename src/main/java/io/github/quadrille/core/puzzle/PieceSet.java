package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.PieceSymmetry;

import java.util.List;

/** A set of kinds with a name of its own, such as the twelve pentominoes, complete under one piece symmetry. */
public record PieceSet(String name, PieceSymmetry symmetry, List<Kind> kinds) {}
