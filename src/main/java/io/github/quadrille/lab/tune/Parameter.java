package io.github.quadrille.lab.tune;

/**
 * A parameter of a method.
 *
 * @param name as in {@code genetic:adoption=0.5}
 * @param domain its values
 * @param usual the value that it has when nobody says anything; empty when that depends on the puzzle
 */
public record Parameter(String name, Domain domain, String usual) {
    /** How a value is given: {@code adoption=0.5}, or the name alone where that says all. */
    String given(String value) {
        return domain instanceof Domain.Flag ? name : name + "=" + value;
    }
}
