package io.github.quadrille.core.question;

import java.math.BigInteger;
import java.util.Map;

/**
 * How many packings there are when those are one that a symmetry of the puzzle maps to each other.
 *
 * @param classes their number
 * @param fixed for each symmetry but the identity how many packings it maps to themselves, by its name
 */
public record Classes(BigInteger classes, int symmetries, Map<String, BigInteger> fixed) {}
