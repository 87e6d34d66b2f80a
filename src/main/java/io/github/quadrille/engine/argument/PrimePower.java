package io.github.quadrille.engine.argument;

import java.util.List;

/**
 * Computes with residues modulo a small power of a prime. The residues are the numbers from 0 to the modulus minus 1.
 */
record PrimePower(int prime, int power) {
    /**
     * This list holds the prime powers that the search for weights tries. The smallest come first, because people can
     * follow small ones.
     */
    static final List<PrimePower> SMALLEST_FIRST = List.of(
            new PrimePower(2, 1),
            new PrimePower(3, 1),
            new PrimePower(2, 2),
            new PrimePower(5, 1),
            new PrimePower(7, 1),
            new PrimePower(2, 3),
            new PrimePower(3, 2));

    int modulus() {
        return power(power);
    }

    int power(int exponent) {
        int value = 1;
        for (int i = 0; i < exponent; i++) {
            value *= prime;
        }
        return value;
    }

    int residue(long number) {
        return (int) Math.floorMod(number, (long) modulus());
    }

    /** Returns how often the prime divides a residue. For the residue 0, it returns {@code power}. */
    int valuation(int residue) {
        if (residue == 0) {
            return power;
        }
        int exponent = 0;
        for (int rest = residue; rest % prime == 0; rest /= prime) {
            exponent++;
        }
        return exponent;
    }

    /**
     * Returns the smallest unit by which a nonzero residue must be multiplied to become a power of the prime. A unit is
     * a residue that the prime does not divide.
     */
    int normaliser(int residue) {
        int wanted = power(valuation(residue));
        for (int unit = 1; unit < modulus(); unit++) {
            if (unit % prime != 0 && unit * residue % modulus() == wanted) {
                return unit;
            }
        }
        throw new IllegalArgumentException("0 has no normaliser.");
    }
}
